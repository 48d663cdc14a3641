/** The special symbol fills its reels, one after the other. */
import type { Look } from '@jackfruit/game-page/view'
import type { Cell, Grid, Spin } from '../../shared/shown.ts'
import type { Stand } from './stand.ts'

const reelMs = { normal: 300, turbo: 90 }

/** The reels that show the symbol, from the left, and the grid with the first of them filled, the second too … */
export function expansionOf(
  grid: Grid,
  symbol: string,
): readonly { readonly reel: number; readonly grid: Grid }[] {
  const reels = grid.flatMap((symbols, reel) => (symbols.includes(symbol) ? [reel] : []))
  return reels.map((reel, index) => {
    const filled = new Set(reels.slice(0, index + 1))
    return {
      reel,
      grid: grid.map((symbols, at) => (filled.has(at) ? symbols.map(() => symbol) : symbols)),
    }
  })
}

export const cellsOfSymbol = (grid: Grid, symbol: string): readonly Cell[] =>
  grid.flatMap((symbols, reel) =>
    symbols.flatMap((each, row): Cell[] => (each === symbol ? [[reel, row]] : [])),
  )

/** Draws it, and answers the grid at its end. */
export async function showExpansion(stand: Stand, { grid }: Spin, symbol: string, look: Look): Promise<Grid> {
  const { board, parts, patience } = stand
  const steps = expansionOf(grid, symbol)
  board.show(grid)
  await patience.during(board.pop(cellsOfSymbol(grid, symbol)), board.slam)
  for (const [index, { reel, grid: filled }] of steps.entries()) {
    board.show(filled)
    parts.sounds.play('reveal', index)
    void board.pop(cellsOfSymbol(filled, symbol).filter(([at]) => at === reel))
    if (!look.still) await patience.pause(reelMs[look.turbo ? 'turbo' : 'normal'])
  }
  return steps.at(-1)?.grid ?? grid
}
