/** What the reels of Bagan Skyways may promise while they turn: a scatter more. A reel shows one of them at most. */
import type { Promises } from '../../client/reels/anticipation.ts'
import { awards, scatter, scatterShare, symbols } from './rules.ts'

const symbol = symbols[scatter]

export const promises: Promises = {
  counted: { symbol, steps: Object.keys(awards).map(Number), near: 1 },
  coming: () => [
    { symbols: [symbol], weight: scatterShare },
    { symbols: [], weight: 1_000 - scatterShare },
  ],
}
