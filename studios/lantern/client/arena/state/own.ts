/** Own stakes as the table tells them, with money as bigint. Pure. */
import type { Stacks } from '@jackfruit/game-page/felt/stacks'
import { isIn } from '@jackfruit/game-page/line/standing'
import type { Opening } from '@jackfruit/game-page/model'
import { formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import type { Json } from '@jackfruit/studio-kit/rules'
import { type Limits, together } from './slip.ts'

export const stacksOf = (places: Readonly<Record<string, string>>, scale: number): Stacks =>
  new Map(Object.entries(places).map(([place, amount]) => [place, parseMinor(amount, scale) ?? 0n]))

export const textsOf = (stacks: Stacks, scale: number): Record<string, string> =>
  Object.fromEntries([...stacks].map(([place, amount]) => [place, formatMinor(amount, scale)]))

export const inPlay = (mine: readonly OwnBet[], scale: number): Stacks =>
  together(...mine.filter(isIn).map(({ places }) => stacksOf(places, scale)))

/** Stakes of a pool that was cancelled: on their way back, or back. */
export const goneBack = (mine: readonly OwnBet[], scale: number): Minor =>
  mine
    .filter(({ state }) => state === 'voiding' || state === 'voided')
    .reduce((sum, { stake }) => sum + (parseMinor(stake, scale) ?? 0n), 0n)

export interface Came {
  readonly stake: Minor
  readonly back: Minor
}

/** What came back of all that is in; null as long as it is not told of each, and where nothing is. */
export function cameBack(mine: readonly OwnBet[], scale: number): Came | null {
  const all = mine.filter(isIn)
  if (all.length === 0 || all.some(({ payout }) => payout === null)) return null
  const sum = (read: (bet: OwnBet) => string | null) =>
    all.reduce((total, bet) => total + (parseMinor(read(bet) ?? '', scale) ?? 0n), 0n)
  return { stake: sum(({ stake }) => stake), back: sum(({ payout }) => payout) }
}

const field = (from: Json | undefined, name: string): Json | undefined =>
  typeof from === 'object' && from !== null && !Array.isArray(from)
    ? (from as { readonly [key: string]: Json })[name]
    : undefined

/** As the table said when it was opened. */
export function limitsOf({ limits, facts, currency, maxWin }: Opening): Limits {
  const told = field(field(facts, 'limits'), currency.code)
  const read = (name: string) => {
    const text = field(told, name)
    return typeof text === 'string' ? (parseMinor(text, currency.scale) ?? limits.max) : limits.max
  }
  return { main: read('main'), side: read('side'), round: limits.max, maxWin }
}
