/** What is being picked, and what a slip of such picks costs. Pure; the server counts it again. */
import type { Minor } from '@jackfruit/kernel'
import {
  type Counted,
  countEntry,
  type KindName,
  type Misread,
  type PrizeMode,
  playOf,
} from '@jackfruit/lottery-rules'
import type { NumberTold, WantedEntry } from '../studio.ts'
import { oddsAt } from './rules.ts'

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

export function sumOf(kind: KindName, mode: PrizeMode, entries: readonly WantedEntry[]): Summed {
  let sum: Sum = { lines: 0, price: 0n, most: 0n }
  for (const entry of entries) {
    const counted = countedOf(kind, mode, entry)
    if (!counted) return { wrong: [] }
    if (!('lines' in counted)) return counted
    const most = counted.lines.reduce((best, line) => (line.most > best ? line.most : best), sum.most)
    sum = { lines: sum.lines + counted.lines.length, price: sum.price + counted.price, most }
  }
  return sum
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
    const reading = playOf(kind, entry.play)?.choose(entry.selection, 1000)
    const picks = new Set(reading && 'chosen' in reading ? reading.chosen.picks() : [])
    const seen = Object.fromEntries(
      down.flatMap(({ pick, step }) => (picks.has(pick) && step !== null ? [[pick, step] as const] : [])),
    )
    return { ...entry, seen }
  })
}

/** Multiples of a chase: each draw's is the one before times the growth, at most 10,000. */
export const chaseOf = (count: number, growth: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.min(10_000, growth ** i))
