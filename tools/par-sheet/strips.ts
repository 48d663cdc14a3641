/** Reel strips wherever a game's tables have them: the strips, and how often each symbol is on them. */
import { table, words } from './table.ts'

type Strip = readonly string[]

/** Shorter lists of words are other things: symbols, names. */
const shortestStrip = 16

const isStrip = (value: unknown): value is Strip =>
  Array.isArray(value) && value.length >= shortestStrip && value.every((each) => typeof each === 'string')

export function stripTables(tables: Readonly<Record<string, unknown>>): string[] {
  return setsIn(tables).flatMap(({ name, strips }) => [
    table(
      `Reel strips (${name})`,
      ['Reel', 'Symbols, from the top'],
      strips.map((strip, i) => [String(i + 1), strip.join(' ')]),
    ),
    stops(name, strips),
  ])
}

/** A list of strips is a set of reels; it may lie by itself or within a table. */
function setsIn(tables: Readonly<Record<string, unknown>>): { name: string; strips: readonly Strip[] }[] {
  return Object.entries(tables).flatMap(([name, value]) => {
    if (Array.isArray(value))
      return value.length > 0 && value.every(isStrip) ? [{ name: words(name), strips: value }] : []
    const within: unknown =
      typeof value === 'object' && value !== null && 'reels' in value ? value.reels : null
    return Array.isArray(within) && within.every(isStrip) ? [{ name: words(name), strips: within }] : []
  })
}

function stops(name: string, strips: readonly Strip[]): string {
  const count = (symbol: string) =>
    strips.map((strip) => String(strip.filter((each) => each === symbol).length))
  const symbols = [...new Set(strips.flat())].toSorted()
  return table(
    `Stops of each symbol (${name})`,
    ['Symbol', ...strips.map((_, i) => `Reel ${i + 1}`)],
    [
      ...symbols.map((symbol) => [symbol, ...count(symbol)]),
      ['All', ...strips.map(({ length }) => String(length))],
    ],
  )
}
