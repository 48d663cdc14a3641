/** Games with chips on places whose rounds end at once: one deal, and each place returns by it. */
import type { Random } from '@jackfruit/fairness'
import { formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Json, Rules, Table } from '@jackfruit/studio-kit/rules'
import type { Weighted } from '@jackfruit/table-rules/exact'
import { backOf, type Laid, laidAtRisk, mostBack, stakeOf } from '@jackfruit/table-rules/laid'
import type { Place } from '@jackfruit/table-rules/place'
import { chips, limits, limitsOf, maxWin, roundLimits } from './ladders.ts'

/** `Dealt` is what a deal is, where bets ask for less than that. */
export interface ChipGame<Outcome, Dealt extends Outcome = Outcome> {
  readonly code: string
  readonly version: string
  readonly places: readonly Place<Outcome>[]
  readonly deal: (random: Random) => Dealt
  /** What the player is shown of the deal; what was won is added to it as `wins`, by place. */
  readonly tell: (outcome: Dealt) => { readonly [key: string]: Json }
  /** All outcomes with their chances, for what of a bet is at risk. A place whose wins it does not tell counts as lost. */
  readonly chances: () => Weighted<Outcome>
  /** All outcomes, where they are few: the largest return is then that of the worst of them. */
  readonly outcomes?: readonly Outcome[]
}

/** Reads `{bets: {<place>: "<amount>"}}`; null for what cannot lie on this table. */
export function readChips<Spot extends Pick<Place<never>, 'limit'>>(
  places: ReadonlyMap<string, Spot>,
  raw: unknown,
  table: Table,
): { readonly place: Spot; readonly amount: Minor }[] | null {
  const limit = limitsOf(table)
  if (!limit || typeof raw !== 'object' || raw === null || !('bets' in raw)) return null
  const { bets } = raw
  if (Object.keys(raw).length !== 1 || typeof bets !== 'object' || bets === null) return null
  const entries = Object.entries(bets)
  if (entries.length === 0 || entries.length > places.size) return null
  const laid: { place: Spot; amount: Minor }[] = []
  for (const [id, text] of entries) {
    const place = places.get(id)
    const amount = parseMinor(text, table.scale)
    if (!place || !amount || amount % limit.lowest !== 0n || amount > limit[place.limit]) return null
    laid.push({ place, amount })
  }
  return laid
}

export function chipRules<Outcome, Dealt extends Outcome = Outcome>(
  game: ChipGame<Outcome, Dealt>,
): Rules<Laid<Outcome>> {
  let chances: Weighted<Outcome> | null = null
  const places = new Map(game.places.map((place) => [place.id, place]))
  return {
    code: game.code,
    version: game.version,
    stakes: chips,
    limits: roundLimits(game.places),
    maxWin,
    facts: {
      limits,
      places: game.places.map(({ id, limit, pays, rtp }) => ({ id, limit, pays, rtp })),
    },
    readChoice: (raw, table) => {
      const laid = readChips(places, raw, table)
      const most = limitsOf(table)?.maxWin ?? 0n
      return laid && mostBack(laid, game.outcomes) <= most ? laid : null
    },
    stakeOf,
    atRisk: (laid) => {
      chances ??= game.chances()
      return laidAtRisk(laid, chances)
    },
    play: ({ stake, choice }, actions, random, { scale }) => {
      if (actions.length > 0) return null
      const outcome = game.deal(random)
      const wins: Record<string, string> = {}
      let win = 0n
      for (const { place, amount } of choice) {
        const times = place.returns(outcome)
        if (times === 0) continue
        const back = backOf(amount, times)
        win += back
        wins[place.id] = formatMinor(back, scale)
      }
      return { stake, win, ended: true, shown: { ...game.tell(outcome), wins } }
    },
  }
}
