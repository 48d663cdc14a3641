/** Plays that the games of Thailand, Laos, Myanmar and the pools have in common, over one drawn number. */
import { fraction } from '../fraction.ts'
import { type Play, pays, type Result } from '../play.ts'
import { anyOrder, straight } from '../plays/digits.ts'
import { type Field, fields } from '../plays/fields.ts'

export const allNumbers = (width: number): string[] =>
  Array.from({ length: 10 ** width }, (_, n) => String(n).padStart(width, '0'))

/** Where the digits of a bet stand: a prize, its number from 0, from this digit to before that one. */
export interface Cut {
  readonly prize: string
  readonly at?: number
  readonly from: number
  readonly to?: number
}

const lotOf = ({ prize, at = 0, from, to }: Cut) => ({ prize, at, from, ...(to === undefined ? {} : { to }) })

export const digitsAt = (result: Result, { prize, at = 0, from, to }: Cut): string =>
  (result[prize]?.[at] ?? '').slice(from, to)

export const straightAt = (id: string, width: number, cut: Cut, total: number, cost = 100): Play =>
  straight({ id, width, lots: [lotOf(cut)], odds: { win: pays(total) }, cost })

/** Three digits in any order: what two of are alike is half as likely and pays twice as much. */
export const todAt = (id: string, cut: Cut, total: number): Play =>
  anyOrder({
    id,
    width: 3,
    lots: [lotOf(cut)],
    odds: { 6: pays(total), 3: pays(total * 2) },
    kinds: ['012', '001'],
  })

/** Fields over one number of so many digits, their chances counted over all such numbers. */
export function numberFields(
  width: number,
  cut: Cut,
  rows: readonly { key: string; times?: number; is: (digits: string) => boolean }[],
): Field[] {
  const all = allNumbers(width)
  return rows.map(({ key, times, is }) => ({
    key,
    chance: fraction(all.filter(is).length, all.length),
    won: (result) => {
      const digits = digitsAt(result, cut)
      return digits.length === width && is(digits) ? digits : null
    },
    ...(times === undefined ? {} : { times }),
  }))
}

export const digits = [...'0123456789']

/** A digit that occurs somewhere, paid once. */
export const runAt = (id: string, width: number, cut: Cut, total: number): Play =>
  fields({
    id,
    prize: cut.prize,
    fields: numberFields(
      width,
      cut,
      digits.map((key) => ({ key, times: pays(total), is: (shown) => shown.includes(key) })),
    ),
  })
