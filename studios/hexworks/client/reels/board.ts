import type { Cell, Grid } from '../../shared/shown.ts'
import type { Piece } from './column-paint.ts'
import { type Drawing, keyOf, makeDrawing, type Tags } from './drawing.ts'
import { fallOf } from './fall.ts'
import type { Board } from './layout.ts'
import { type Lighting, makeLighting } from './lighting.ts'
import type { Box, ReelLook } from './look.ts'
import { makeMotion } from './motion.ts'
import type { Sprites } from './sprites.ts'
import { makeTurning, type Turning, type Wish } from './turning.ts'
import type { Heard } from './waits.ts'

export interface SpinOptions {
  readonly turbo: boolean
  readonly still: boolean
}

export interface ReelBoard extends Lighting {
  readonly node: HTMLElement
  readonly board: () => Board
  readonly resize: (stage: { width: number; height: number }, room: { above: number; below: number }) => void
  /** `held` cells stay as they are while the reels turn. */
  readonly begin: (options: SpinOptions, held?: readonly Cell[], passing?: readonly string[]) => void
  readonly deliver: Turning['deliver']
  /** Every reel stops as soon as its result is known, and what falls lies. */
  readonly slam: () => void
  readonly show: (grid: Grid) => void
  readonly tag: (tags: Tags) => void
  /** Cells that stand out from under their symbols until the next spin: what is held, what multiplies. */
  readonly keep: (cells: readonly Cell[]) => void
  /** These swell once, and nothing is dimmed for it. */
  readonly pop: (cells: readonly Cell[]) => Promise<void>
  /** What vanishes, and the grid when all has fallen. */
  readonly tumble: (removed: readonly Cell[], grid: Grid) => Promise<void>
  /** The cells that are lit as a win, where they are in the table. */
  readonly lit: () => readonly Box[]
}

const vanishMs = 260
const fallMs = 340
const popMs = 360

const touchedBy = (cells: readonly Cell[], { columns }: Drawing) =>
  [...columns.entries()].filter(([reel]) => cells.some((cell) => cell[0] === reel))

/** Draws the reels of these cells anew, with something else about the cells themselves. */
function changing(cells: readonly Cell[], drawing: Drawing, change: (share: number) => Partial<Piece>) {
  const keys = new Set(cells.map(keyOf))
  const touched = touchedBy(cells, drawing)
  return (share: number) => {
    const changed = change(share)
    for (const [reel, column] of touched)
      column.draw(
        drawing
          .standing(reel)
          .map((piece) => (keys.has(keyOf([reel, piece.row])) ? { ...piece, ...changed } : piece)),
      )
  }
}

/** Draws how what is left of these reels falls, and what is new above it. */
function falling(removed: readonly Cell[], drawing: Drawing, grid: Grid) {
  const falls = touchedBy(removed, drawing).map(([reel, column]) => {
    const rows = new Set(removed.filter((cell) => cell[0] === reel).map(([, row]) => row))
    return [column, fallOf(column.shown(), rows, grid[reel] ?? [])] as const
  })
  return (share: number) => {
    for (const [column, pieces] of falls)
      column.draw(pieces.map(({ symbol, from, to }) => ({ symbol, row: from + (to - from) * share ** 2 })))
  }
}

export function makeBoard(look: ReelLook, sprites: Sprites, heard: Heard): ReelBoard {
  const motion = makeMotion()
  const wish: Wish = { turbo: false, still: false, isSlammed: false }
  const drawing = makeDrawing(look, sprites)
  const { node, columns, shown, board, drawUnder, drawReels, showAll } = drawing
  const turning = makeTurning(look, drawing, { wish, motion, heard })
  const { light, unlight } = makeLighting(drawing, motion, wish)

  /** One animation that the player may cut short; its end is always drawn. */
  const animate = async (ms: number, draw: (share: number) => void): Promise<void> => {
    if (wish.still || wish.isSlammed) return draw(1)
    const time = wish.turbo ? ms / 2 : ms
    await motion.run((at) => {
      const share = wish.isSlammed ? 1 : Math.min(1, at / time)
      draw(share)
      return share < 1
    }).done
  }

  return {
    ...{ node, board, deliver: turning.deliver, light, unlight },
    resize: (stage, room) => {
      drawing.place(stage, room)
      if (!turning.isOn()) drawReels()
    },
    begin: ({ turbo, still }, held = [], passing) => {
      Object.assign(wish, { turbo, still, isSlammed: false })
      unlight()
      turning.begin(held, passing)
    },
    slam: () => {
      wish.isSlammed = true
      for (const column of columns) column.hurry()
    },
    show: (grid) => {
      turning.stop()
      unlight()
      showAll(grid)
    },
    tag: (tags) => {
      shown.tags = tags
      drawReels()
    },
    keep: (cells) => {
      shown.wells = { ...shown.wells, cells }
      drawUnder(1)
    },
    pop: async (cells) => {
      if (wish.still) return
      await animate(
        popMs,
        changing(cells, drawing, (share) => ({ scale: 1 + 0.16 * Math.sin(Math.PI * share) })),
      )
    },
    tumble: async (removed, grid) => {
      unlight()
      await animate(
        vanishMs,
        changing(removed, drawing, (share) => ({ scale: 1 + share * 0.25, alpha: 1 - share })),
      )
      shown.tags = new Map()
      await animate(fallMs, falling(removed, drawing, grid))
      heard.landed(0, 0)
      showAll(grid)
    },
    lit: () => {
      const cells = shown.lights?.tone === 'win' ? shown.lights.lit.flatMap((one) => one.cells) : []
      const { x, y, cellWidth, height } = board()
      return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()].map(([reel, row]) => {
        const high = height / Math.max(1, columns[reel]?.shown().length ?? 1)
        return { x: x + reel * cellWidth, y: y + row * high, width: cellWidth, height: high }
      })
    },
  }
}
