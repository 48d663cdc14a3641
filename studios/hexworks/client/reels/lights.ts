import type { Cell } from '../../shared/shown.ts'
import type { Board } from './layout.ts'
import type { ReelColours } from './look.ts'

/** One thing to light: its cells, and the path of the line if it is one. */
export interface Lit {
  readonly cells: readonly Cell[]
  readonly path: readonly Cell[] | null
}

export type Tone = 'win' | 'returned'

/** How many rows each reel has now. */
export type Heights = (reel: number) => number

const middleOf = (board: Board, rows: Heights, [reel, row]: Cell) => ({
  x: (reel + 0.5) * board.cellWidth,
  y: ((row + 0.5) * board.height) / rows(reel),
})

/** Draws the lights under the symbols. `share` of the lines is drawn, from the left. */
export function drawLights(
  pen: CanvasRenderingContext2D,
  board: Board,
  colours: ReelColours,
  rows: Heights,
  { lit, tone, share }: { lit: readonly Lit[]; tone: Tone; share: number },
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
  pen.globalAlpha = 0.62
  pen.strokeStyle = colour
  pen.lineWidth = Math.max(3, board.cellWidth * 0.026)
  pen.lineJoin = 'round'
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, board.width * share, board.height)
  pen.clip()
  for (const { path } of lit) if (path && path.length > 0) drawPath(pen, board, rows, path)
  pen.restore()
  pen.globalAlpha = 1
}

function drawPath(pen: CanvasRenderingContext2D, board: Board, rows: Heights, path: readonly Cell[]): void {
  const stops = path.map((cell) => middleOf(board, rows, cell))
  pen.beginPath()
  pen.moveTo(0, stops[0]?.y ?? 0)
  for (const { x, y } of stops) pen.lineTo(x, y)
  pen.lineTo(((path.at(-1)?.[0] ?? 0) + 1) * board.cellWidth, stops.at(-1)?.y ?? 0)
  pen.stroke()
}
