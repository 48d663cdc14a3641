import type { Cell } from '../../shared/shown.ts'
import type { Board } from './layout.ts'
import type { ReelColours } from './look.ts'

/** One thing to light: its cells, and the path of the line if it is one. */
export interface Lit {
  readonly cells: readonly Cell[]
  readonly path: readonly Cell[] | null
}

interface Point {
  readonly x: number
  readonly y: number
}

export type Tone = 'win' | 'returned'

/** How many rows each reel has now. */
export type Heights = (reel: number) => number

const middleOf = (board: Board, rows: Heights, [reel, row]: Cell): Point => ({
  x: (reel + 0.5) * board.cellWidth,
  y: ((row + 0.5) * board.height) / rows(reel),
})

/** Draws what is lit under the symbols: the cells that pay. */
export function drawLights(
  pen: CanvasRenderingContext2D,
  board: Board,
  colours: ReelColours,
  rows: Heights,
  { lit, tone }: { lit: readonly Lit[]; tone: Tone },
): void {
  const colour = tone === 'win' ? colours.gold : colours.quiet
  const cells = new Map(lit.flatMap((one) => one.cells).map((cell) => [cell.join('/'), cell]))
  for (const cell of cells.values()) {
    const high = board.height / rows(cell[0])
    const { x, y } = middleOf(board, rows, cell)
    const inset = Math.max(2, Math.round(Math.min(board.cellWidth, high) * 0.045))
    const [w, h] = [board.cellWidth - inset * 2, high - inset * 2]
    if (tone === 'win') {
      const glow = pen.createRadialGradient(x, y, 0, x, y, Math.max(w, h) * 0.6)
      glow.addColorStop(0, colours.glow)
      glow.addColorStop(1, 'transparent')
      pen.globalAlpha = 0.42
      pen.fillStyle = glow
      pen.fillRect(x - w / 2, y - h / 2, w, h)
    }
    pen.beginPath()
    pen.roundRect(x - w / 2, y - h / 2, w, h, Math.max(5, Math.min(w, h) * 0.08))
    pen.globalAlpha = tone === 'win' ? 0.11 : 0.05
    pen.fillStyle = '#fff'
    pen.fill()
    pen.globalAlpha = tone === 'win' ? 1 : 0.7
    pen.lineWidth = Math.max(2, board.cellWidth * (tone === 'win' ? 0.018 : 0.011))
    pen.strokeStyle = colour
    pen.stroke()
  }
  pen.globalAlpha = 1
}

/** The corners of a line from one edge of the reels to the other: it is never broken, whatever it pays for. */
export function stopsOf(board: Board, rows: Heights, path: readonly Cell[]): readonly Point[] {
  const stops = path.map((cell) => middleOf(board, rows, cell))
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return []
  return [{ x: 0, y: first.y }, ...stops, { x: board.width, y: last.y }]
}

/** Draws the lines over the symbols, `share` of them from the left: a glow, a dark edge, metal, and light along its middle. */
export function drawLines(
  pen: CanvasRenderingContext2D,
  board: Board,
  colours: ReelColours,
  rows: Heights,
  { lit, tone, share }: { lit: readonly Lit[]; tone: Tone; share: number },
): void {
  const paths = lit.flatMap(({ path }) => (path && path.length > 0 ? [stopsOf(board, rows, path)] : []))
  const wide = Math.max(3, Math.min(9, board.cellWidth * 0.034))
  const strokes =
    tone === 'win'
      ? ([
          [wide * 3.6, colours.glow, 0.2],
          [wide * 1.7, '#2a0d00', 0.85],
          [wide, colours.gold, 1],
          [wide * 0.34, '#ffffff', 0.95],
        ] as const)
      : ([[wide, colours.quiet, 0.7]] as const)
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, board.width * share, board.height)
  pen.clip()
  pen.lineJoin = 'round'
  for (const stops of paths)
    for (const [width, colour, alpha] of strokes) {
      pen.beginPath()
      for (const { x, y } of stops) pen.lineTo(x, y)
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.globalAlpha = alpha
      pen.stroke()
    }
  pen.restore()
  pen.globalAlpha = 1
}
