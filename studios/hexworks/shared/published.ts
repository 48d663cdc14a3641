/** The figures of a game as they are printed in its game.json, all from computation. */
import { type ExactReturn, type Published, volatilityOf } from '@jackfruit/studio-kit/rules'

export const percent = (share: number, digits: number): string => (share * 100).toFixed(digits)

/** `parts` are shares of the stake: of lines, scatters, a feature. */
export const publishedOf = (
  { rtp, hitRate, deviation, most }: ExactReturn,
  parts: Readonly<Record<string, number>>,
): Published => ({
  rtp: percent(rtp, 4),
  hitRate: percent(hitRate, 2),
  deviation: deviation.toFixed(3),
  volatility: volatilityOf(deviation),
  most: String(most),
  method: 'exact',
  parts: Object.fromEntries(Object.entries(parts).map(([name, share]) => [name, percent(share, 3)])),
})
