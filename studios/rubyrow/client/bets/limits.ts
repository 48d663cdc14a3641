/** What this table takes, in minor units. */
import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'
import { type Level, limitsFor } from '@jackfruit/table-rules/limits'
import type { TablePlace } from '@jackfruit/table-rules/table'

export interface TableLimits {
  /** Lowest first. */
  readonly chips: readonly Minor[]
  readonly least: Minor
  readonly mostOn: (place: string) => Minor
  /** On all places in one round. */
  readonly mostInRound: Minor
  /** The largest win of a round. */
  readonly maxWin: Minor
  readonly main: Minor
  readonly side: Minor
}

/** Null for a currency that is not played in. `most`: what the member's session allows at once. */
export function tableLimits(
  level: Level,
  currency: Currency,
  { places, most }: { readonly places: readonly TablePlace[]; readonly most: Minor },
): TableLimits | null {
  const found = limitsFor(level, currency.code)
  if (!found) return null
  const money = (text: string) => parseMinor(text, currency.scale) ?? 0n
  const [main, side] = [money(found.main), money(found.side)]
  const kinds = new Map(places.map(({ id, limit }) => [id, limit]))
  const chips = found.chips.map(money)
  return {
    ...{ chips, main, side, least: chips[0] ?? 0n, mostInRound: most, maxWin: money(found.maxWin) },
    mostOn: (place) => (kinds.get(place) === 'main' ? main : side),
  }
}
