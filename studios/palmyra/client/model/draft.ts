/** What is being picked, and what a slip of such picks costs. Pure; the server counts it again. */
import type { Minor } from '@jackfruit/kernel'
import {
  type Counted,
  countEntry,
  type KindName,
  type Line,
  type Misread,
  type PrizeMode,
  playOf,
} from '@jackfruit/lottery-rules'
import type { NumberTold, WantedEntry } from '../studio.ts'
import { oddsAt } from './rules.ts'
import { picksOf } from './standing.ts'

export interface Draft {
  readonly play: string
  /** Numbers, fields, balls, or the columns of a group, in the order of picking. */
  readonly words: readonly string[]
  readonly unit: Minor
  readonly multiple: number
  readonly share: WantedEntry['share']
  /** Numbers that have an amount of their own. */
  readonly amounts: ReadonlyMap<string, Minor>
}

/** One entry for each amount: numbers of one amount are named together. */
export function entriesOf({ play, words, unit, multiple, share, amounts }: Draft): WantedEntry[] {
  const byAmount = new Map<Minor, string[]>()
  for (const word of words) {
    const amount = amounts.get(word) ?? unit
    byAmount.set(amount, [...(byAmount.get(amount) ?? []), word])
  }
  return [...byAmount].map(([amount, named]) => ({
    ...{ play, selection: named.join(' '), unit: amount, multiple, share, seen: {} },
  }))
}

export interface Sum {
  readonly lines: number
  readonly price: Minor
  /** The most that one line brings, as it stands now. */
  readonly most: Minor
}

export type Summed = Sum | { readonly wrong: readonly Misread[] } | { readonly uneven: true }

export const isSum = (summed: Summed): summed is Sum => 'price' in summed

/** `told`: numbers whose odds came down, of the games that are bet on. */
export function sumOf(
  kind: KindName,
  mode: PrizeMode,
  entries: readonly WantedEntry[],
  told: readonly NumberTold[] = [],
): Summed {
  const stepOf = stepsOf(told)
  let sum: Sum = { lines: 0, price: 0n, most: 0n }
  for (const entry of entries) {
    const counted = countedOf(kind, mode, entry)
    if (!counted) return { wrong: [] }
    if (!('lines' in counted)) return counted
    const most = counted.lines.reduce((best, line) => {
      const step = stepOf(line)
      const brings = step === 0 ? line.most : mostAt(kind, mode, line, step)
      return brings > best ? brings : best
    }, sum.most)
    sum = { lines: sum.lines + counted.lines.length, price: sum.price + counted.price, most }
  }
  return sum
}

type LineOfTicket = Pick<Line, 'play' | 'pick' | 'stake'>

/** How far a line's odds are down: by the most, where several games tell of it. */
function stepsOf(told: readonly NumberTold[]): (line: LineOfTicket) => number {
  const keyOf = ({ play, pick }: Pick<NumberTold, 'play' | 'pick'>) => `${play} ${pick}`
  const steps = new Map<string, number>()
  for (const number of told)
    if (number.step !== null && number.step > (steps.get(keyOf(number)) ?? 0))
      steps.set(keyOf(number), number.step)
  return (line) => steps.get(keyOf(line)) ?? 0
}

function mostAt(kind: KindName, mode: PrizeMode, { play, pick, stake }: LineOfTicket, step: number): Minor {
  const times = playOf(kind, play)?.most(pick, oddsAt(kind, play, mode, step)) ?? 0
  return (stake * BigInt(times)) / 10_000n
}

function countedOf(kind: KindName, mode: PrizeMode, entry: WantedEntry): Counted | null {
  const play = playOf(kind, entry.play)
  return play ? countEntry({ ...entry, play }, oddsAt(kind, entry.play, mode, 0)) : null
}

/** Each entry with the odds that its numbers stand at now: a ticket is taken at those that were seen, or not at all. */
export function withSeen(
  kind: KindName,
  entries: readonly WantedEntry[],
  told: readonly NumberTold[],
): WantedEntry[] {
  return entries.map((entry) => {
    const down = told.filter((each) => each.play === entry.play && each.step !== null && each.step > 0)
    if (down.length === 0) return entry
    const picks = picksOf(kind, entry)
    const seen = Object.fromEntries(
      down.flatMap(({ pick, step }) => (picks.has(pick) && step !== null ? [[pick, step] as const] : [])),
    )
    return { ...entry, seen }
  })
}

/** Multiples of a chase: each draw's is the one before times the growth, at most 10,000. */
export const chaseOf = (count: number, growth: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.min(10_000, growth ** i))
