/**
 * Keno: up to ten numbers are picked, then numbers are drawn; what is paid depends on how many were
 * picked and how many of them were drawn.
 *
 * Draws: the first places of a shuffle of the pool, one after the other.
 */
import type { ExactReturn, Plan, Rules } from '@jackfruit/studio-kit/rules'
import { dealFrom } from './draws.ts'
import { maxWin, stakesFor } from './limits.ts'
import { choose, exactOf } from './moments.ts'
import { payOf } from './pay.ts'
import { attempt, listOf, type Reader, shape, whole } from './read.ts'

/** One game of the family. */
export interface Pool {
  readonly code: string
  readonly version: string
  /** Numbers from 1 up to this. */
  readonly size: number
  readonly drawn: number
  /** By the count of picks, 1 first: hundredths of the stake for 0, 1, 2 … hits. */
  readonly pays: readonly (readonly number[])[]
}

export interface KenoChoice {
  readonly picks: readonly number[]
}

export interface KenoShown {
  readonly picks: readonly number[]
  /** In the order of drawing. */
  readonly drawn: readonly number[]
  readonly hits: number
  /** Hundredths of the stake. */
  readonly multiple: number
}

export interface KenoFacts {
  readonly size: number
  readonly drawn: number
  readonly pays: readonly (readonly number[])[]
}

const numbers = listOf(whole(1), 80)

export const readKenoShown: Reader<KenoShown> = shape<KenoShown>({
  picks: numbers,
  drawn: numbers,
  hits: whole(),
  multiple: whole(),
})

export const readKenoFacts: Reader<KenoFacts> = shape<KenoFacts>({
  size: whole(),
  drawn: whole(),
  pays: listOf(listOf(whole())),
})

const largest = (pool: Pool) => Math.max(...pool.pays.flat())

export function kenoRules(pool: Pool): Rules<KenoChoice> {
  const { code, version, size, drawn: count, pays } = pool
  const read = attempt(shape<KenoChoice>({ picks: listOf(whole(1, size), pays.length) }))
  return {
    code,
    version,
    stakes: stakesFor(largest(pool) / 100),
    maxWin,
    facts: { size, drawn: count, pays },
    readChoice(raw) {
      const choice = read(raw)
      if (!choice || choice.picks.length === 0) return null
      return new Set(choice.picks).size === choice.picks.length ? choice : null
    },
    play({ stake, choice: { picks } }, _actions, random) {
      const drawn = dealFrom(size, count, random).map((place) => place + 1)
      const hits = picks.filter((pick) => drawn.includes(pick)).length
      const multiple = pays[picks.length - 1]?.[hits] ?? 0
      return {
        stake,
        win: payOf(stake, multiple * 100),
        ended: true,
        shown: { picks, drawn, hits, multiple },
      }
    },
  }
}

/** The exact return with so many picks: hits are hypergeometric. */
export const kenoExact = ({ size, drawn, pays }: Pool, picks: number): ExactReturn =>
  exactOf(
    (pays[picks - 1] ?? []).map((multiple, hits) => ({
      chance: (choose(picks, hits) * choose(size - picks, drawn - hits)) / choose(size, drawn),
      back: multiple / 100,
    })),
  )

/** Ten picks first: the choice that a certificate speaks of. */
export const kenoPlans = (pool: Pool): readonly Plan[] =>
  [10, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({
    name: `${count} picks`,
    choice: { picks: Array.from({ length: count }, (_, i) => i + 1) },
    exact: kenoExact(pool, count),
  }))
