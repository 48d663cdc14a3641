/** What can be put on a table, by currency. All amounts are decimal strings of the currency. */
import type { LimitKind } from './place.ts'

type ByCurrency<T> = Readonly<Record<string, T>>

/** Lowest first. Every chip is a multiple of the lowest, so a floor never takes anything from a payout. */
export const chips: ByCurrency<readonly string[]> = {
  MMK: ['100', '500', '1000', '5000', '10000', '50000', '100000'],
  BDT: ['5', '10', '50', '100', '500', '1000', '5000'],
  INR: ['5', '10', '50', '100', '500', '1000', '5000'],
  NGN: ['50', '100', '500', '1000', '5000', '10000', '50000'],
  IDRK: ['1', '5', '10', '50', '100', '500', '1000'],
  PKR: ['10', '50', '100', '500', '1000', '5000', '10000'],
  KES: ['5', '10', '50', '100', '500', '1000', '5000'],
}

/** The most that one place takes. */
export const limits: ByCurrency<Readonly<Record<LimitKind, string>>> = {
  MMK: { main: '1000000', side: '100000' },
  BDT: { main: '50000', side: '5000' },
  INR: { main: '50000', side: '5000' },
  NGN: { main: '500000', side: '50000' },
  IDRK: { main: '10000', side: '1000' },
  PKR: { main: '100000', side: '10000' },
  KES: { main: '50000', side: '5000' },
}

export const maxWin: ByCurrency<string> = {
  MMK: '100000000',
  BDT: '5000000',
  INR: '5000000',
  NGN: '50000000',
  IDRK: '1000000',
  PKR: '10000000',
  KES: '5000000',
}

/** Whom a table is for: the same game stands at several, with limits of their own. */
export const levels = ['low', 'standard', 'high'] as const
export type Level = (typeof levels)[number]

export interface LevelLimits extends Readonly<Record<LimitKind, string>> {
  /** Lowest first; no chip is larger than the limit of a main place. */
  readonly chips: readonly string[]
  /** The most that a round may return to a member. */
  readonly maxWin: string
}

/** A high table begins with this chip. */
const highFrom = 3

/**
 * Limits of a level in a currency, null for one that is not played in. Low tables take a tenth of the usual; high ones
 * take five times as much on main places, begin with a larger chip, and may return no more in a round.
 */
export function limitsFor(level: Level, currency: string): LevelLimits | null {
  const [all, usual, most] = [chips[currency], limits[currency], maxWin[currency]]
  if (!all || !usual || most === undefined) return null
  const times = (text: string, by: number) => String(Math.round(Number(text) * by))
  const [main, side] = [
    times(usual.main, { low: 0.1, standard: 1, high: 5 }[level]),
    times(usual.side, level === 'low' ? 0.1 : 1),
  ]
  const from = level === 'high' ? highFrom : 0
  return {
    ...{ main, side, maxWin: most },
    chips: all.slice(from).filter((chip) => Number(chip) <= Number(main)),
  }
}
