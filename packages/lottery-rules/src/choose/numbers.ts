/**
 * Numbers of so many digits. A word is a number (`26`), its permutations (`26r`), one with free digits
 * (`2*`), a range (`10..20`, in steps `00/11..99`), columns (`24|678`) or a set with a name (`@power`,
 * `@head3`, `ပါဝါ`, `3ဘရိတ်`). What occurs twice counts once.
 */
import type { Chooser, Misread, Why } from '../play.ts'
import { type NamedSet, setsFor } from './named-sets.ts'
import { ordersCount, ordersOf } from './orders.ts'
import { type Token, tokensOf, wrong, wrongWhole } from './tokens.ts'

/** What a word means: how many numbers, without making them, and which. */
interface Meant {
  readonly count: number
  numbers(): readonly string[]
}

const product = (columns: readonly string[]): string[] =>
  columns.reduce<string[]>((made, column) => made.flatMap((head) => [...column].map((d) => head + d)), [''])

const columnsOf = (columns: readonly string[]): Meant => ({
  count: columns.reduce((count, column) => count * column.length, 1),
  numbers: () => product(columns),
})

const pad = (n: number, width: number) => String(n).padStart(width, '0')

function rangeOf(text: string, width: number): Meant | Why {
  const [, from = '', second, to = ''] = /^(\d+)(?:\/(\d+))?\.\.(\d+)$/.exec(text) ?? []
  if ([from, second ?? from, to].some((n) => n.length !== width)) return 'bad-range'
  const step = second === undefined ? 1 : Number(second) - Number(from)
  const steps = (Number(to) - Number(from)) / step
  if (step < 1 || steps < 0 || !Number.isInteger(steps)) return 'bad-range'
  return {
    count: steps + 1,
    numbers: () => Array.from({ length: steps + 1 }, (_, i) => pad(Number(from) + i * step, width)),
  }
}

const takes: Readonly<Record<NamedSet['takes'], (given: string) => boolean>> = {
  nothing: (given) => given === '',
  digit: (given) => /^\d$/.test(given),
  group: (given) => /^([1-9]|1[0-2])$/.test(given),
  digits: (given) => given.length >= 2 && new Set(given).size === given.length,
}

function setOf(text: string, width: number): Meant | Why {
  const latin = /^@([a-z]+)(\d*)$/i.exec(text)
  const burmese = /^(\d*)([^\d@]+)(\d*)$/.exec(text)
  const name = latin?.[1]?.toLowerCase() ?? burmese?.[2] ?? ''
  const given = latin?.[2] ?? `${burmese?.[1] ?? ''}${burmese?.[3] ?? ''}`
  const set = setsFor(width).find(({ id, names }) => (latin ? id === name : names.includes(name)))
  if (set === undefined) return latin || /[\u1000-\u109f]/.test(text) ? 'unknown-set' : 'not-a-number'
  return takes[set.takes](given)
    ? { count: set.count(given), numbers: () => set.numbers(given) }
    : 'unknown-set'
}

const every = '0123456789'

function meaningOf(text: string, width: number): Meant | Why {
  if (text.includes('..')) return rangeOf(text, width)
  if (text.includes('|')) {
    const columns = text.split('|').map((column) => (column === '*' ? every : column))
    const fine =
      columns.length === width && columns.every((c) => /^\d+$/.test(c) && new Set(c).size === c.length)
    return fine ? columnsOf(columns) : 'wrong-columns'
  }
  const [, digits, reversed] = /^([\d*]+)(r|R|ပတ်လည်)?$/.exec(text) ?? []
  if (digits === undefined) return setOf(text, width)
  if (digits.length !== width) return digits.length < width ? 'too-short' : 'too-long'
  if (!reversed) return columnsOf([...digits].map((digit) => (digit === '*' ? every : digit)))
  return digits.includes('*')
    ? 'not-a-number'
    : { count: ordersCount(digits), numbers: () => ordersOf(digits) }
}

export interface NumberRules {
  readonly width: number
  /** What is bet of a number, where its order does not matter: its sorted digits. */
  readonly pickOf?: (number: string) => string
  /** Why a number cannot be bet. */
  readonly refuses?: (number: string) => Why | undefined
}

/** Single words are read wherever numbers are: `refuses` is told of the word that a number came from. */
export function numbers({ width, pickOf = (n) => n, refuses = () => undefined }: NumberRules): Chooser {
  const read = (token: Token, most: number): readonly string[] | Misread => {
    const meant = meaningOf(token.text, width)
    if (typeof meant === 'string') return wrong(token, meant)
    if (meant.count > most) return wrong(token, 'too-many-lines')
    const made = meant.numbers()
    const refused = made.map(refuses).find((why) => why !== undefined)
    return refused ? wrong(token, refused) : made
  }
  return (text, most) => {
    const words = tokensOf(text)
    if (words.length === 0) return wrongWhole(text, 'empty')
    const picks = new Set<string>()
    const misread: Misread[] = []
    for (const word of words) {
      const made = read(word, most)
      if ('why' in made) misread.push(made)
      else for (const number of made) picks.add(pickOf(number))
    }
    if (misread.length > 0) return { wrong: misread }
    if (picks.size > most) return wrongWhole(text, 'too-many-lines')
    return { chosen: { count: picks.size, picks: () => [...picks] } }
  }
}
