import type { Json } from '@jackfruit/studio-kit/rules'
import * as z from 'zod/mini'
import type { Pays } from './rules-kit.ts'

const units = z.union([z.number(), z.array(z.number())])

/** What every slot publishes of its tables; each game has more. */
const schema = z.object({
  reels: z.number(),
  unitsPerStake: z.number(),
  /** By symbol: for the counts up to the most that there can be, in units. */
  pays: z.record(z.string(), units),
  lines: z.optional(z.array(z.array(z.number()))),
  /** Of games that pay anywhere: the least count of each step. */
  payFrom: z.optional(z.array(z.number())),
  /** Of clusters: the least that pays. */
  clusterLeast: z.optional(z.number()),
  /** By count, in stakes. */
  scatterPays: z.optional(z.union([z.array(z.number()), z.record(z.string(), z.number())])),
})

export type SlotFacts = z.infer<typeof schema>

/** Throws where a game publishes no such tables. */
export const readFacts = (facts: Json): SlotFacts => schema.parse(facts)

const withLines = z.object({ lines: z.array(z.array(z.number())) })

/** The row of each reel that a line runs through, line 1 first; none in games without lines. */
export function linesOf(facts: Json): readonly (readonly number[])[] {
  const read = withLines.safeParse(facts)
  return read.success ? read.data.lines : []
}

const withCoins = z.object({
  coinValues: z.array(z.object({ value: z.number(), label: z.optional(z.string()) })),
  grand: z.number(),
})

/** Prizes with names, the least first, in stakes: coins that have one, and the whole board of them. */
export function prizesOf(facts: Json): readonly (readonly [label: string, stakes: number])[] {
  const { coinValues, grand } = withCoins.parse(facts)
  const named = coinValues.flatMap(({ label, value }) => (label ? [[label, value] as const] : []))
  return [...named, ['GRAND', grand]]
}

/** The paytable, the best symbol first and each symbol's most first; what pays nothing is left out. */
export function paysOf({ pays, reels, payFrom, clusterLeast }: SlotFacts): Pays[] {
  const countsOf = (list: readonly number[]): string[] => {
    if (payFrom) return payFrom.map((from, index) => `${from}${index === payFrom.length - 1 ? '+' : ''}`)
    const least = clusterLeast ?? reels - list.length + 1
    const open = clusterLeast === undefined ? '' : '+'
    return list.map((_, index) => `${least + index}${index === list.length - 1 ? open : ''}`)
  }
  const rows = Object.entries(pays).map(([symbol, one]) => {
    const list = typeof one === 'number' ? [one] : one
    const counts = countsOf(list)
    const steps = list.map((each, index) => [counts[index] ?? '', each] as const)
    // Clusters pay in many steps: some of them tell the rest.
    const chosen = steps.length > 6 ? steps.filter((_, index) => [0, 3, 6, 10].includes(index)) : steps
    return { symbol, pays: chosen.filter(([, each]) => each > 0).toReversed() }
  })
  const most = ({ pays: [first] }: Pays) => first?.[1] ?? 0
  return rows.toSorted((one, other) => most(other) - most(one))
}

/** Counts of scatters that pay, with what they pay in stakes. */
export const scatterSteps = ({ scatterPays = {} }: SlotFacts): (readonly [count: string, stakes: number])[] =>
  Object.entries(scatterPays).filter(([, stakes]) => stakes > 0)
