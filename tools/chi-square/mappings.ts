/** What games make of the draws: pockets, cards, dice, stops, and the outcomes of all tables. Each is counted and compared with what is due. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Stream } from '@jackfruit/fairness'
import { mappings as tableMappings } from '@jackfruit/table-rules/mappings'
import { chiSquareOf } from './statistics.ts'

/** What is drawn with: whole numbers, and the stream's own formula of a flight. */
export type Chance = Pick<Stream, 'below' | 'crash'>

export interface Mapping {
  readonly name: string
  readonly freedom: number
  /** The statistic over so many draws, or enough for as sharp an answer: of cards, a deck for each five. */
  readonly measure: (random: Chance, draws: number) => number
}

const even = (cells: number): number[] => new Array<number>(cells).fill(1 / cells)

/** Every value of `below(cells)` alike. */
export const evenly = (name: string, cells: number): Mapping => ({
  name,
  freedom: cells - 1,
  measure(random, draws) {
    const counts = new Float64Array(cells)
    for (let i = 0; i < draws; i++) counts[random.below(cells)]!++
    return chiSquareOf(counts, even(cells))
  },
})

/** Three dice: sums 3 to 18, of 216 throws so many. */
const diceSums: Mapping = {
  name: 'sum of three dice',
  freedom: 15,
  measure(random, draws) {
    const counts = new Float64Array(16)
    const die = () => random.below(6)
    for (let i = 0; i < draws / 3; i++) counts[die() + die() + die()]!++
    const due = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1].map((ways) => ways / 216)
    return chiSquareOf(counts, due)
  },
}

const cards = 52

/**
 * Each card in each place of a shuffled deck. Rows and columns both have sums that are fixed, which
 * leaves 51² degrees of freedom to 51/52 of the usual statistic.
 */
const cardPlaces: Mapping = {
  name: '52 cards in 52 places',
  freedom: (cards - 1) ** 2,
  measure(random, draws) {
    const counts = new Float64Array(cards * cards)
    for (let dealt = 0; dealt < draws / 5; dealt++) {
      const deck = Array.from({ length: cards }, (_, card) => card)
      for (let i = cards - 1; i > 0; i--) {
        const j = random.below(i + 1)
        const held = deck[i]!
        deck[i] = deck[j]!
        deck[j] = held
      }
      for (let place = 0; place < cards; place++) counts[place * cards + deck[place]!]!++
    }
    return (chiSquareOf(counts, even(cards * cards)) * (cards - 1)) / cards
  },
}

/** Fewer tell nothing. */
export const leastDraws = 20_000
const leastDue = 10

/** The outcomes of a table, by how often each is due; those that are due too seldom for a statistic are one. */
function ofTable({ name, due, draw }: (typeof tableMappings)[number]): Mapping {
  const all = [...due.values()].reduce((sum, weight) => sum + weight, 0)
  // At the least number of draws that the command takes; so the cells do not hang on how many there are.
  const isRare = (weight: number) => (weight / all) * leastDraws < leastDue
  const cells = [...due].filter(([, weight]) => !isRare(weight))
  const rare = [...due.values()].filter(isRare).reduce((sum, weight) => sum + weight, 0)
  const isKept = (rare / all) * leastDraws >= leastDue
  const chances = [...cells.map(([, weight]) => weight / all), ...(isKept ? [rare / all] : [])]
  const at = new Map(cells.map(([key], cell) => [key, cell]))
  return {
    name: `table ${name}`,
    freedom: chances.length - 1,
    measure(random, draws) {
      const counts = new Float64Array(chances.length)
      for (let i = 0; i < draws; i++) {
        const key = draw(random)
        // What cannot be is worse than what is uneven.
        if (!due.has(key)) return Number.POSITIVE_INFINITY
        const cell = at.get(key) ?? (isKept ? cells.length : -1)
        if (cell >= 0) counts[cell]!++
      }
      return chiSquareOf(counts, isKept ? chances : chances.map((each) => each / (1 - rare / all)))
    },
  }
}

/** The stops of every reel strip of every slot, the outcomes of every table, and what all kinds of games are drawn with. */
export const mappings = async (): Promise<Mapping[]> => [
  evenly('37 pockets', 37),
  diceSums,
  cardPlaces,
  ...tableMappings.map(ofTable),
  ...(await allStrips()).map(({ name, length }) => evenly(name, length)),
]

async function allStrips(): Promise<{ name: string; length: number }[]> {
  const home = fileURLToPath(new URL('../../studios', import.meta.url))
  const folders = readdirSync(home)
    .map((studio) => join(home, studio, 'games'))
    .filter(existsSync)
    .flatMap((games) => readdirSync(games).map((code) => ({ code, file: join(games, code, 'rules.ts') })))
    .filter(({ file }) => existsSync(file))
  const found = await Promise.all(
    folders.map(async ({ code, file }) => {
      const tables: object = await import(pathToFileURL(file).href)
      return Object.entries(tables).flatMap(([table, value]) =>
        stripsIn(value).map(({ length }, reel) => ({ name: `${code} ${table}, reel ${reel + 1}`, length })),
      )
    }),
  )
  return found.flat()
}

const leastStops = 20

/** A table's reels, in whatever it exports: lists of at least three long lists of symbols. */
function stripsIn(value: unknown): readonly (readonly unknown[])[] {
  if (isReels(value)) return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.values(value).flatMap((each) => (isReels(each) ? each : []))
}

const isReels = (value: unknown): value is readonly (readonly unknown[])[] =>
  Array.isArray(value) &&
  value.length >= 3 &&
  value.every(
    (reel) =>
      Array.isArray(reel) && reel.length >= leastStops && reel.every((symbol) => typeof symbol === 'string'),
  )
