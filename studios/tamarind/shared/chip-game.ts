/** Games with chips on places whose rounds end at once: one deal, and each place returns by it. */
import type { Random } from '@jackfruit/fairness'
import { formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import { atRiskOf } from '@jackfruit/studio-kit/at-risk'
import type { Json, Rules, Table } from '@jackfruit/studio-kit/rules'
import type { Weighted } from './exact.ts'
import { chips, limits, limitsOf, maxWin, roundLimits } from './ladders.ts'
import { mostOf, type Place } from './place.ts'

export interface Chip<Outcome> {
  readonly place: Place<Outcome>
  readonly amount: Minor
}

export type Laid<Outcome> = readonly Chip<Outcome>[]

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

const backOf = (amount: Minor, times: number): Minor => (amount * BigInt(times)) / 10_000n

/** The most that these chips can return together; never less than the true most. */
function mostBack<Outcome>(game: Pick<ChipGame<Outcome>, 'outcomes'>, laid: Laid<Outcome>): Minor {
  const sum = (times: (place: Place<Outcome>) => number) =>
    laid.reduce((total, { place, amount }) => total + backOf(amount, times(place)), 0n)
  if (!game.outcomes) return sum(mostOf)
  return game.outcomes.reduce((most, outcome) => {
    const back = sum((place) => place.returns(outcome))
    return back > most ? back : most
  }, 0n)
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

/** What comes back of these chips in this outcome. */
const backIn = <Outcome>(laid: Laid<Outcome>, outcome: Outcome): Minor =>
  laid.reduce((sum, { place, amount }) => {
    const times = place.returns(outcome)
    return times === 0 ? sum : sum + backOf(amount, times)
  }, 0n)

const stakeOf = <Outcome>(laid: Laid<Outcome>): Minor => laid.reduce((sum, { amount }) => sum + amount, 0n)

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
      return laid && mostBack(game, laid) <= most ? laid : null
    },
    stakeOf,
    atRisk: (laid) => {
      chances ??= game.chances()
      const weights = new Map<Minor, number>()
      for (const [outcome, weight] of chances) {
        const back = backIn(laid, outcome)
        weights.set(back, (weights.get(back) ?? 0) + weight)
      }
      return atRiskOf(stakeOf(laid), [...weights])
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
