import type { Cell } from '../../shared/shown.ts'
import type { Board } from './layout.ts'
import type { Heights } from './lights.ts'
import type { ReelColours } from './look.ts'

/** What lies under the symbols from one spin to the next. */
export interface Wells {
  /** Cells that stand out: what they show is held, or multiplies. */
  readonly cells: readonly Cell[]
  /** Every cell turns by itself, and has a well of its own. */
  readonly each: boolean
}

export const noWells: Wells = { cells: [], each: false }

/** Draws the wells of single cells, and rims around those that stand out. */
export function drawWells(
  pen: CanvasRenderingContext2D,
  board: Board,
  colours: ReelColours,
  rows: Heights,
  {
    cells,
    each,
    isQuiet,
  }: Wells & { /** Wins are lit, and have rims of their own. */ readonly isQuiet: boolean },
): void {
  if (each)
    for (let reel = 0; reel < board.reels; reel += 1)
      for (let row = 0; row < rows(reel); row += 1) {
        outline(pen, board, rows, [reel, row])
        fill(pen, '#000', 0.3)
        rim(pen, colours.groundLine, 0.8, 2)
      }
  for (const cell of cells) {
    outline(pen, board, rows, cell)
    fill(pen, colours.glow, 0.16)
    rim(pen, colours.gold, isQuiet ? 0.3 : 0.85, Math.max(2, board.cellWidth * 0.016))
  }
  pen.globalAlpha = 1
}

function outline(pen: CanvasRenderingContext2D, board: Board, rows: Heights, [reel, row]: Cell): void {
  const high = board.height / rows(reel)
  const inset = Math.max(2, Math.round(Math.min(board.cellWidth, high) * 0.035))
  const [wide, tall] = [board.cellWidth - inset * 2, high - inset * 2]
  pen.beginPath()
  pen.roundRect(
    reel * board.cellWidth + inset,
    row * high + inset,
    wide,
    tall,
    Math.max(5, Math.min(wide, tall) * 0.1),
  )
}

function fill(pen: CanvasRenderingContext2D, colour: string, alpha: number): void {
  pen.globalAlpha = alpha
  pen.fillStyle = colour
  pen.fill()
}

function rim(pen: CanvasRenderingContext2D, colour: string, alpha: number, width: number): void {
  pen.globalAlpha = alpha
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke()
}
