import { Container, Graphics, Sprite } from 'pixi.js'
import type { Cell } from '../model.ts'
import type { Column } from './column.ts'
import { type Board, cellCentre } from './layout.ts'
import { easeOut, type Motion } from './motion.ts'
import { softLight } from './textures.ts'
import type { SlotTheme } from './theme.ts'

/** One thing to light: its cells, and the path of the line if it is one. */
export interface Lit {
  readonly cells: readonly Cell[]
  readonly path: readonly Cell[] | null
}

export interface Wins {
  /** Under the symbols. */
  readonly under: Container
  /** Over them. */
  readonly over: Container
  readonly light: (board: Board, lit: readonly Lit[], tone: 'win' | 'returned', still: boolean) => void
  readonly clear: () => void
}

const dimmed = 0x6b5c70

/** Lights what pays and dims the rest. */
export function makeWins(theme: SlotTheme, columns: readonly Column[], motion: Motion): Wins {
  const under = new Container()
  const over = new Container()
  const [grounds, lines] = [new Graphics(), new Graphics()]
  const rings = new Graphics()
  // One soft light for every place that may pay.
  const light = softLight()
  const glows = columns.map(() =>
    Array.from(
      { length: theme.rows },
      () => new Sprite({ texture: light, anchor: 0.5, visible: false, tint: theme.colours.glow, alpha: 0.5 }),
    ),
  )
  under.addChild(grounds, ...glows.flat(), lines)
  over.addChild(rings)
  let running: { stop: () => void } | null = null

  const restore = () => {
    running?.stop()
    running = null
    grounds.clear()
    lines.clear()
    rings.clear()
    for (const glow of glows.flat()) glow.visible = false
    for (const column of columns) {
      for (let row = 0; row < theme.rows; row += 1) column.sprite(row).tint = 0xffffff
    }
  }

  return {
    under,
    over,
    clear: () => {
      restore()
      motion.refresh()
    },
    light: (board, lit, tone, still) => {
      restore()
      const colour = tone === 'win' ? theme.colours.gold : theme.colours.quiet
      const cells = new Map(lit.flatMap((one) => one.cells).map((cell) => [`${cell.reel}/${cell.row}`, cell]))
      columns.forEach((column, reel) => {
        for (let row = 0; row < theme.rows; row += 1)
          column.sprite(row).tint = cells.has(`${reel}/${row}`) ? 0xffffff : dimmed
      })
      const inset = Math.max(3, Math.round(board.cellWidth * 0.045))
      const radius = Math.max(8, board.cellWidth * 0.08)
      const box = (cell: Cell) =>
        [
          cell.reel * board.cellWidth + inset,
          cell.row * board.cellHeight + inset,
          board.cellWidth - inset * 2,
          board.cellHeight - inset * 2,
          radius,
        ] as const
      for (const cell of cells.values()) {
        grounds.roundRect(...box(cell)).fill({ color: 0xffffff, alpha: tone === 'win' ? 0.11 : 0.05 })
        const glow = glows[cell.reel]?.[cell.row]
        if (glow && tone === 'win') {
          const { x, y } = cellCentre(board, cell.reel, cell.row)
          glow.visible = true
          glow.position.set(x, y)
          glow.setSize(board.cellWidth * 1.05, board.cellWidth * 1.05)
        }
        rings.roundRect(...box(cell)).stroke({
          width: Math.max(2, board.cellWidth * (tone === 'win' ? 0.018 : 0.011)),
          color: colour,
          alpha: tone === 'win' ? 1 : 0.7,
        })
      }
      const paths = lit.map((one) => one.path).filter((path) => path !== null)
      const size = Math.min(board.cellWidth, board.cellHeight) * 0.9
      const step = (elapsedMs: number) => {
        const share = still ? 1 : easeOut(Math.min(1, elapsedMs / 320))
        drawPaths(lines, board, paths, share, colour)
        if (tone === 'win' && !still) {
          // One slow breath a second and a half: well under three changes a second.
          const swell =
            1 + 0.06 * Math.sin((Math.min(elapsedMs, 1500) / 1500) * Math.PI * 2 - Math.PI / 2) + 0.06
          for (const cell of cells.values())
            columns[cell.reel]
              ?.sprite(cell.row)
              .setSize(size * (elapsedMs >= 1500 ? 1 : swell), size * (elapsedMs >= 1500 ? 1 : swell))
        }
        return elapsedMs < 1520 && !still
      }
      if (still) {
        step(2000)
        motion.refresh()
      } else running = motion.run(step)
    },
  }
}

function drawPaths(
  into: Graphics,
  board: Board,
  paths: readonly (readonly Cell[])[],
  share: number,
  colour: number,
): void {
  into.clear()
  for (const path of paths) {
    const stops = path.map((cell) => cellCentre(board, cell.reel, cell.row))
    const first = stops[0]
    const last = stops.at(-1)
    if (!first || !last) continue
    const all = [{ x: 0, y: first.y }, ...stops, { x: board.width, y: last.y }]
    const end = board.width * share
    into.moveTo(0, first.y)
    for (let index = 1; index < all.length; index += 1) {
      const [a, b] = [all[index - 1] as { x: number; y: number }, all[index] as { x: number; y: number }]
      if (b.x <= end) {
        into.lineTo(b.x, b.y)
        continue
      }
      const k = (end - a.x) / Math.max(1, b.x - a.x)
      if (k > 0) into.lineTo(a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k)
      break
    }
    into.stroke({
      width: Math.max(3, board.cellWidth * 0.026),
      color: colour,
      alpha: 0.62,
      join: 'round',
      cap: 'round',
    })
  }
}
