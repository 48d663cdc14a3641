/** What a game of draws is made of: results, ways to play, what a line pays and why. */
import type { Fraction } from './fraction.ts'

/** What was drawn: for each prize its numbers in the order of drawing, as they are read out. JSON. */
export type Result = Readonly<Record<string, readonly string[]>>

/** Total returns by name, stake included, in ten-thousandths of the stake: 850000 is 85×. */
export type Odds = Readonly<Record<string, number>>

/** Why a line won: the prize, which of its numbers from 0, what of it decided, and what it brings in 1/10,000. */
export interface Hit {
  readonly prize: string
  readonly at: number
  readonly digits: string
  readonly times: number
  /** Which of the line's results, where it needs two. */
  readonly station?: number | undefined
}

export type Why =
  | 'empty'
  | 'not-a-number'
  | 'too-short'
  | 'too-long'
  | 'out-of-range'
  | 'unknown-set'
  | 'unknown-option'
  | 'bad-range'
  | 'wrong-columns'
  | 'twice'
  | 'one-order-only'
  | 'too-few'
  | 'too-many'
  | 'too-many-lines'

/** What cannot be read of a selection, and where: characters `at` to `at + length` of the text. */
export interface Misread {
  readonly at: number
  readonly length: number
  readonly why: Why
}

/** A selection that was read: how many lines it makes, by its formula, and which. */
export interface Chosen {
  readonly count: number
  picks(): readonly string[]
}

export type Reading = { readonly chosen: Chosen } | { readonly wrong: readonly Misread[] }

/** Reads a selection as it was typed or pasted. More than `most` lines are not made, and refused. */
export type Chooser = (text: string, most: number) => Reading

export interface Play {
  readonly id: string
  /** Of how many stations' results a line needs one each: 2 for a pair over two provinces. */
  readonly stations: number
  readonly odds: Odds
  readonly choose: Chooser
  /** What a line costs, in hundredths of the unit stake: 1800 where the unit lies on 18 prizes. */
  cost(pick: string): number
  /** Empty for a line that lost. */
  hits(pick: string, results: readonly Result[], odds: Odds): readonly Hit[]
  /** The most that a line can bring, in 1/10,000 of the unit stake. */
  most(pick: string, odds: Odds): number
  /** What comes back of 1 paid, on average. */
  exact(pick: string, odds: Odds): Fraction
  /** A line of each kind that has a return of its own. */
  readonly kinds: readonly string[]
}

/** A total return in 1/10,000: 9.5 becomes 95000. */
export const pays = (total: number): number => Math.round(total * 10_000)

/** The total return that leaves the house `edge` percent, down to a hundredth: §7 where it names a chance alone. */
export const floored = ({ over, under }: Fraction, edge: number): number =>
  Number((BigInt(100 - edge) * under) / over) * 100
