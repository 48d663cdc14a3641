/** Gifts by level: each entry holds from its level on, up to the next. Pure. */
import * as z from 'zod/mini'
import { count, money, type Sentence, say } from '../../say.ts'
import { amount, minor, whole } from '../../terms.ts'

const levelsMost = 50

export const byLevel = z.array(z.strictObject({ rank: whole(0, 100), amount })).check(
  z.minLength(1),
  z.maxLength(levelsMost),
  z.refine((levels) =>
    levels.every(({ rank }, place) => place === 0 || rank > (levels[place - 1]?.rank ?? 100)),
  ),
)
export type ByLevel = readonly { readonly rank: number; readonly amount: string }[]

/** Of whoever stands at this level; nothing below the first entry. */
export const amountFrom = (levels: ByLevel, rank: number): bigint => {
  const found = levels.findLast((each) => each.rank <= rank)
  return found ? minor(found.amount) : 0n
}

/** For reaching just this level. */
export const amountAt = (levels: ByLevel, rank: number): bigint => {
  const found = levels.find((each) => each.rank === rank)
  return found ? minor(found.amount) : 0n
}

export const mostOf = (levels: ByLevel): bigint =>
  levels.reduce((most, { amount: each }) => (minor(each) > most ? minor(each) : most), 0n)

export const firstRank = (levels: ByLevel): number => levels[0]?.rank ?? 0

/** What each level brings, one sentence each. */
export const tellLevels = (key: Sentence['key'], levels: ByLevel): Sentence[] =>
  levels.map((each) => say(key, count('rank', each.rank), money('amount', minor(each.amount))))
