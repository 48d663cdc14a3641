/** A game that many play at one table: bets are laid, one outcome is drawn for all, and each place returns by it. */
import type { Random } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { Weighted } from './exact.ts'
import { backOf, type Laid, laidAtRisk, mostBack } from './laid.ts'
import type { Place } from './place.ts'

/** What outcomes are, so that they can be stored as they are: their types are aliases, which know that they have no other fields. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** All in milliseconds. */
export interface Phases<Outcome> {
  readonly bettingMs: number
  readonly closedMs: number
  /** How long the outcome is being shown: a hand of three cards takes longer than one of two. */
  dealingMs(outcome: Outcome): number
  readonly resultMs: number
}

/** What screens are told of a place. */
export type TablePlace = Pick<Place<never>, 'id' | 'group' | 'limit' | 'pays' | 'exact' | 'rtp'>

/** Stakes of one member in one round, in minor units, by place. */
export type Stakes = ReadonlyMap<string, Minor>

export interface TableGame<Outcome extends Json = Json> {
  readonly code: string
  readonly phases: Phases<Outcome>
  readonly places: readonly TablePlace[]
  /** The outcome as JSON, from a stream of the round's own; always the same draws in the same order. */
  draw(random: Random): Outcome
  /** All that comes back, the stake contained; 0 is lost. Throws RangeError for a place that is not on this table. */
  payout(outcome: Outcome, placeId: string, stake: Minor): Minor
  /** What of these stakes can truly be lost: from 0 to their sum (decision 0031). */
  atRisk(stakes: Stakes): Minor
  /** The most that these stakes can return together, for the largest win of a round; never less than the true most. */
  mostBack(stakes: Stakes): Minor
  /** Of a game in which members decide after the deal. */
  readonly decisions?: Decisions<Outcome, string>
}

/** What a table of places is made of. `Outcome` is what places ask for, `Dealt` all that is drawn. */
export interface TableParts<Outcome, Dealt extends Outcome> {
  readonly code: string
  readonly phases: Phases<Dealt>
  readonly places: readonly Place<Outcome>[]
  readonly draw: (random: Random) => Dealt
  /** All outcomes with their weights, computed when they are first asked for. */
  readonly chances: () => Weighted<Outcome>
  /** Whether the chances tell the wins of every place, so that the largest return is that of the best outcome. */
  readonly isWhole?: boolean
}

export function tableOf<Outcome extends Json, Dealt extends Outcome = Outcome>(
  parts: TableParts<Outcome, Dealt>,
): TableGame<Dealt> {
  const { code, phases, places, draw } = parts
  const byId = new Map(places.map((place) => [place.id, place]))
  let [chances, outcomes]: [Weighted<Outcome>?, Outcome[]?] = []
  const placeAt = (id: string) => {
    const place = byId.get(id)
    if (!place) throw new RangeError(`no place ${id} at ${code}`)
    return place
  }
  const laidOf = (stakes: Stakes): Laid<Outcome> =>
    [...stakes].map(([id, amount]) => ({ place: placeAt(id), amount }))
  return {
    ...{ code, phases, draw },
    places: places.map(({ returns: _, ...told }) => told),
    payout: (outcome, placeId, stake) => backOf(stake, placeAt(placeId).returns(outcome)),
    atRisk(stakes) {
      chances ??= parts.chances()
      return laidAtRisk(laidOf(stakes), chances)
    },
    mostBack(stakes) {
      if (!parts.isWhole) return mostBack(laidOf(stakes))
      outcomes ??= parts.chances().map(([outcome]) => outcome)
      return mostBack(laidOf(stakes), outcomes)
    },
  }
}

/** Phases of a table whose outcome always takes as long to show. */
export const phasesOf = (betting: number, dealing: number): Phases<Json> => ({
  ...{ bettingMs: betting * 1000, closedMs: 1000, resultMs: 4000 },
  dealingMs: () => dealing * 1000,
})

/** How long cards take to be laid one after the other, and the look at the last of them. */
export const cardsMs = (cards: number): number => cards * 1200 + 1500

/**
 * A table where each member decides after the deal. Steps are everybody's: in each, all who still play decide within
 * `decideMs`, and then one thing is shown to all. `actions` are one member's, one for each step so far.
 */
export interface Decisions<Outcome extends Json, Action extends string> {
  readonly decideMs: number
  /** A step lasts no shorter, so that what it showed is seen; a step in which nobody can choose lasts so long. */
  readonly leastMs: number
  readonly mostSteps: number
  /** The place that is decided about; what lies elsewhere is only paid. */
  readonly place: string
  /** How long it takes to show what is dealt before the first step. */
  readonly dealMs: number
  /** How long it takes to show the rest, when nobody decides any more. */
  dealerMs(outcome: Outcome): number
  /** What may be known after so many steps; with `isOver` also what was hidden while members decided. */
  shown(outcome: Outcome, steps: number, isOver: boolean): Json
  /** What the member can do in the next step, nothing when done; null where these actions cannot have been taken. */
  can(outcome: Outcome, actions: readonly Action[]): readonly Action[] | null
  /** What is done for a member who did not decide; null when nothing is to be decided. */
  ifLate(outcome: Outcome, actions: readonly Action[]): Action | null
  /** Whether the last of these actions took what its step shows. */
  takesCard(outcome: Outcome, actions: readonly Action[]): boolean
  /** Stakes on the place so far, in multiples of the first: an action that raises it is asked for with money. */
  units(outcome: Outcome, actions: readonly Action[]): number
  /** All that comes back, `stake` being the first one. What was not decided is done as `ifLate` says. */
  payout(outcome: Outcome, stake: Minor, actions: readonly Action[]): Minor
  /** What comes back of one stake: the first (null), or the one that the action of this step put down. */
  stakeReturn(outcome: Outcome, actions: readonly Action[], stake: Minor, step: number | null): Minor
}

export interface DecisionGame<Outcome extends Json, Action extends string> extends TableGame<Outcome> {
  readonly decisions: Decisions<Outcome, Action>
}
