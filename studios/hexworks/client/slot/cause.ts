/** Why a feature begins: what won it is seen before its name stands over the reels. */
import type { Cell, Spin } from '../../shared/shown.ts'
import type { Stand } from './stand.ts'

/** Cells of what won the feature: coins, or scatters that no win has lit already. On the reels as they stand at last. */
export function causeOf(
  { grid, wins, coins, tumbles = [] }: Spin,
  scatter: string | undefined,
): readonly Cell[] {
  if (coins) return coins.map(({ cell }) => cell)
  if (wins.some(({ kind }) => kind === 'scatter')) return []
  return (tumbles.at(-1)?.grid ?? grid).flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row): Cell[] => (symbol === scatter ? [[reel, row]] : [])),
  )
}

export async function showCause({ board, look, parts, patience }: Stand, base: Spin): Promise<void> {
  const cells = causeOf(base, look.scatter)
  if (cells.length === 0) return
  parts.sounds.play('reveal', 2)
  board.light([{ cells, path: null }], 'win')
  await patience.pause(700)
}
