/** Bets on a number's digits where they are drawn: tails of prizes, straight digits, and these in any order. */
import { numbers } from '../choose/numbers.ts'
import { ordersCount, sorted } from '../choose/orders.ts'
import { type Fraction, fraction, less, plus, power, times } from '../fraction.ts'
import type { Chooser, Hit, Play, Result, Why } from '../play.ts'

/** A number of a prize, and which of its digits are looked at: a tail is from −2 to the end. */
export interface Lot {
  readonly prize: string
  readonly at: number
  readonly from: number
  readonly to?: number
  /** The name of what it pays, where the prizes pay differently. */
  readonly pays?: string
}

export const tail = (prize: string, at: number, width: number, pays?: string): Lot => ({
  prize,
  at,
  from: -width,
  ...(pays === undefined ? {} : { pays }),
})

/** The digits of a lot as they came. Empty where the result lacks them, and nothing wins. */
const seen = (result: Result | undefined, { prize, at, from, to }: Lot): string =>
  (result?.[prize]?.[at] ?? '').slice(from, to)

export interface DigitRules {
  readonly id: string
  readonly width: number
  readonly lots: readonly Lot[]
  readonly odds: Play['odds']
  /** In hundredths of the unit stake; without it, one stake on each lot. */
  readonly cost?: number
  /** Whether a number that comes twice pays once. */
  readonly once?: boolean
  readonly choose?: Chooser
}

const refusesSame = (number: string): Why | undefined =>
  ordersCount(number) === 1 ? 'one-order-only' : undefined

/** Each lot pays `win`, or what it names. */
export function straight(rules: DigitRules): Play {
  const choose = rules.choose ?? numbers({ width: rules.width })
  const specimen = '0123456789'.slice(0, rules.width)
  return made(rules, choose, [specimen], {
    is: (drawn, pick) => drawn === pick,
    orders: () => 1,
    pays: ({ pays = 'win' }) => pays,
  })
}

/** In any order: odds are named by how many orders the pick has, `6` or `6-first`. */
export function anyOrder(rules: DigitRules & { readonly kinds: readonly string[] }): Play {
  const choose = rules.choose ?? numbers({ width: rules.width, pickOf: sorted, refuses: refusesSame })
  return made(rules, choose, rules.kinds, {
    is: (drawn, pick) => sorted(drawn) === pick,
    orders: ordersCount,
    pays: ({ pays }, pick) => `${ordersCount(pick)}${pays === undefined ? '' : `-${pays}`}`,
  })
}

interface Matching {
  is(drawn: string, pick: string): boolean
  orders(pick: string): number
  pays(lot: Lot, pick: string): string
}

function made(rules: DigitRules, choose: Chooser, kinds: readonly string[], match: Matching): Play {
  const { id, width, lots, odds, once = false, cost = lots.length * 100 } = rules
  const brings = (lot: Lot, pick: string, paying: Play['odds']) => paying[match.pays(lot, pick)] ?? 0
  const chance = (pick: string): Fraction => fraction(match.orders(pick), 10 ** width)
  return {
    id,
    stations: 1,
    odds,
    choose,
    kinds,
    cost: () => cost,
    hits(pick, [result], paying) {
      const hits: Hit[] = lots
        .map((lot) => ({ lot, digits: seen(result, lot) }))
        .filter(({ digits }) => match.is(digits, pick))
        .map(({ lot: { prize, at, ...lot }, digits }) => ({
          prize,
          at,
          digits,
          times: brings({ prize, at, ...lot }, pick, paying),
        }))
      return once ? hits.slice(0, 1) : hits
    },
    most: (pick, paying) =>
      once
        ? Math.max(...lots.map((lot) => brings(lot, pick, paying)))
        : lots.reduce((sum, lot) => sum + brings(lot, pick, paying), 0),
    exact(pick, paying) {
      const price = fraction(cost * 100)
      const [first] = lots
      if (once && first) {
        const none = power(less(fraction(1), chance(pick)), lots.length)
        return over(times(less(fraction(1), none), fraction(brings(first, pick, paying))), price)
      }
      const sum = lots.reduce((all, lot) => plus(all, fraction(brings(lot, pick, paying))), fraction(0))
      return over(times(sum, chance(pick)), price)
    },
  }
}

export const over = (a: Fraction, b: Fraction): Fraction => times(a, fraction(b.under, b.over))
