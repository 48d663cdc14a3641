/** Bets on several balls of those that are drawn without going back: keno, Mark Six. */
import { combinations } from '../choose/combinations.ts'
import { type Fraction, fraction, plus, times, waysOf } from '../fraction.ts'
import type { Play } from '../play.ts'
import { over } from './digits.ts'

/** That h of k given balls are among `drawn` of `all`. */
export const hitsOf = (all: number, drawn: number, k: number, h: number): Fraction =>
  fraction(waysOf(k, h) * waysOf(all - k, drawn - h), waysOf(all, drawn))

export interface BallRules {
  readonly id: string
  readonly all: number
  /** The prizes that count, with how many balls each has. */
  readonly drawn: Readonly<Record<string, number>>
  readonly sizes: readonly number[]
  /** Whether all that is picked is one line. */
  readonly whole?: boolean
  /** Named by balls of the line and how many of them came: `5/3`. */
  readonly odds: Play['odds']
}

export function balls({ id, all, drawn, sizes, whole = false, odds }: BallRules): Play {
  const count = Object.values(drawn).reduce((sum, each) => sum + each, 0)
  const specimens = Array.from({ length: 10 }, (_, n) => String(n + 1).padStart(2, '0'))
  const sizeOf = (pick: string) => pick.split('-').length
  const counts = (k: number) => Array.from({ length: k + 1 }, (_, h) => h)
  return {
    id,
    stations: 1,
    odds,
    choose: combinations({ from: 1, to: all, sizes, whole }),
    kinds: sizes.map((size) => specimens.slice(0, size).join('-')),
    cost: () => 100,
    hits(pick, [result], paying) {
      const came = new Set(Object.keys(drawn).flatMap((prize) => result?.[prize] ?? []))
      if (came.size !== count) return []
      const wanted = pick.split('-')
      const hit = wanted.filter((ball) => came.has(String(Number(ball))))
      const brings = paying[`${wanted.length}/${hit.length}`] ?? 0
      const digits = hit.length > 0 ? hit.join('-') : 'none'
      return brings > 0 ? [{ prize: `${wanted.length}/${hit.length}`, at: 0, digits, times: brings }] : []
    },
    most: (pick, paying) => Math.max(...counts(sizeOf(pick)).map((h) => paying[`${sizeOf(pick)}/${h}`] ?? 0)),
    exact(pick, paying) {
      const k = sizeOf(pick)
      const sum = counts(k)
        .map((h) => times(hitsOf(all, count, k, h), fraction(paying[`${k}/${h}`] ?? 0)))
        .reduce(plus, fraction(0))
      return over(sum, fraction(10_000))
    },
  }
}
