import { formatMinor } from '../../packages/kernel/src/index.ts'

const rateScale = 3

/** What a level brings back of bets, by kind of game. */
export const ratesOf = (rebates: Readonly<Record<string, bigint>>): string =>
  Object.entries(rebates)
    .map(([kind, rate]) => `${kind} ${formatMinor(rate, rateScale)}%`)
    .join(', ') || 'none'
