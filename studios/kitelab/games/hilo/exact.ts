/** The exact return of Hi-Lo: all cards of a plan counted, and the worst that rounding makes of any plan. */
import type { ExactReturn, Json, Plan } from '@jackfruit/studio-kit/rules'
import { mostStakes } from '../../shared/limits.ts'
import { exactOf, type Outcome } from '../../shared/moments.ts'
import { correctRanks, hundredths, nothing, times, type Worth } from './price.ts'
import { ranks } from './rules.ts'
import { type Call, readShown } from './shown.ts'

const callable = (rank: number): boolean => rank > 1 && rank < ranks

const all = Array.from({ length: ranks }, (_, i) => i + 1)
const middle = all.filter(callable)

const likelier = (rank: number): Call => (rank * 2 <= ranks + 1 ? 'higher' : 'lower')

const lowestOf = (rank: number) => (likelier(rank) === 'higher' ? rank : 1)

interface At {
  readonly rank: number
  readonly chance: number
  readonly worth: Worth
}

/** An ace or a king is passed over until another card comes. */
const passOver = (at: At): readonly At[] =>
  callable(at.rank) ? [at] : middle.map((rank) => ({ ...at, rank, chance: at.chance / middle.length }))

/** All cards that a correct call can lead to. */
const called = (at: At): readonly At[] => {
  const correct = correctRanks(at.rank, likelier(at.rank))
  const worth = times(at.worth, correct)
  const first = lowestOf(at.rank)
  return Array.from({ length: correct }, (_, i) => ({ rank: first + i, chance: at.chance / ranks, worth }))
}

/** Aces and kings are passed over, the likelier side is called, and after so many calls it is cashed out. */
export function exact(calls: number): ExactReturn {
  let ways: readonly At[] = all.map((rank) => ({ rank, chance: 1 / ranks, worth: nothing }))
  for (let call = 0; call < calls; call++) ways = ways.flatMap(passOver).flatMap(called)
  const won: readonly Outcome[] = ways.map(({ chance, worth }) => ({ chance, back: hundredths(worth) / 100 }))
  const chance = won.reduce((sum, outcome) => sum + outcome.chance, 0)
  return exactOf([...won, { chance: 1 - chance, back: 0 }])
}

const returnOf = (worth: Worth): number =>
  (hundredths(worth) * Number(worth.under)) / (100 * Number(worth.over))

/**
 * The lowest return of any calls in any order. Rounding takes less than 0.01, so once a round is worth
 * more than that loss can matter, nothing below the lowest found can follow.
 */
export function worst(): number {
  let found = 1
  const follow = (worth: Worth, most: number) => {
    for (let correct = most; correct > 0; correct--) {
      const next = times(worth, correct)
      const value = Number(next.over) / Number(next.under)
      if (0.97 - 0.01 / value >= found) return
      found = Math.min(found, returnOf(next))
      follow(next, correct)
    }
  }
  follow(nothing, ranks - 1)
  return found
}

/** No round returns more stakes than this. */
export const most = (): number => mostStakes

const playing =
  (calls: number) =>
  (shown: Json): Json => {
    const { cards, moves } = readShown(shown)
    const rank = cards.at(-1)?.rank ?? 1
    if (moves.filter((move) => move !== 'skip').length === calls) return { cashOut: true }
    return callable(rank) ? { call: likelier(rank) } : { skip: true }
  }

export const plans = (): readonly Plan[] =>
  [1, 2, 3].map((calls) => ({
    name: `${calls} of the likelier`,
    choice: {},
    act: playing(calls),
    exact: exact(calls),
  }))
