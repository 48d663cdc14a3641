/** The figures of a game.json beside those that were computed, each to as many digits as are printed. */

import type { ExactReturn } from '@jackfruit/studio-kit/rules'
import { type Published, volatilityOf } from '@jackfruit/studio-kit/rules'

/** A computed share of the stake, or a plain number, with as many decimals as the printed text has. */
export const asPrinted = (printed: string, value: number): string =>
  value.toFixed(printed.split('.')[1]?.length ?? 0)

/** What the certificate should say, by the computation; `parts` are shares of the stake. */
export function certificateOf(
  printed: Pick<Published, 'rtp' | 'hitRate' | 'deviation' | 'most'> & Partial<Pick<Published, 'parts'>>,
  exact: ExactReturn,
  parts: Readonly<Record<string, number>>,
) {
  const percent = (text: string, share: number) => asPrinted(text, share * 100)
  return {
    rtp: percent(printed.rtp, exact.rtp),
    hitRate: percent(printed.hitRate, exact.hitRate),
    deviation: asPrinted(printed.deviation, exact.deviation),
    volatility: volatilityOf(exact.deviation),
    most: asPrinted(printed.most, exact.most),
    method: 'exact',
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, share]) => [name, percent(printed.parts?.[name] ?? '', share)]),
    ),
  }
}
