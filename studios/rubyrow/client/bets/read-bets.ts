/** Own stakes as the table tells them, with money as bigint. */
import type { Stacks } from '@jackfruit/game-page/felt/stacks'
import { isIn } from '@jackfruit/game-page/line/standing'
import { formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { together } from './slip.ts'

export const stacksOf = (places: Readonly<Record<string, string>>, scale: number): Stacks =>
  new Map(Object.entries(places).map(([place, amount]) => [place, parseMinor(amount, scale) ?? 0n]))

export const textsOf = (stacks: Stacks, scale: number): Record<string, string> =>
  Object.fromEntries([...stacks].map(([place, amount]) => [place, formatMinor(amount, scale)]))

/** All chips that are in. */
export const inPlay = (mine: readonly OwnBet[], scale: number): Stacks =>
  together(...mine.filter(isIn).map(({ places }) => stacksOf(places, scale)))

/** What came back altogether; null as long as it is not told of every stake that is in. */
export function returnOf(mine: readonly OwnBet[], scale: number): { stake: Minor; win: Minor } | null {
  let [stake, win] = [0n, 0n]
  for (const bet of mine.filter(isIn)) {
    if (bet.payout === null) return null
    stake += parseMinor(bet.stake, scale) ?? 0n
    win += parseMinor(bet.payout, scale) ?? 0n
  }
  return { stake, win }
}
