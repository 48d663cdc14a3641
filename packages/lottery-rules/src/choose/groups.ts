/**
 * Groups of digits in any order, some of them twice or more: group 60 is one digit twice and three once.
 * The digits for the frequent place stand before the stroke, the others behind it: `12|3456`. One column
 * serves for both.
 */
import { waysOf } from '../fraction.ts'
import type { Chooser } from '../play.ts'
import { combinationsOf } from './combinations.ts'
import { sorted } from './orders.ts'
import { tokensOf, wrong, wrongWhole } from './tokens.ts'

/** So many digits of one column, each occurring so often. */
interface Share {
  readonly often: number
  readonly digits: number
}

/** [2, 1, 1, 1] is one digit twice and three once. */
const sharesOf = (pattern: readonly number[]): Share[] =>
  [...new Set(pattern)].map((often) => ({ often, digits: pattern.filter((n) => n === often).length }))

/** Ways to take `a` of the first column and `b` others of the second. */
function pairsCount(first: string, second: string, a: number, b: number): number {
  const common = [...first].filter((digit) => second.includes(digit)).length
  let count = 0n
  for (let shared = 0; shared <= a; shared++)
    count +=
      waysOf(common, shared) * waysOf(first.length - common, a - shared) * waysOf(second.length - shared, b)
  return Number(count)
}

const digitsOf = (columns: readonly string[], shares: readonly Share[]): string[] => {
  const [first, second] = shares as [Share, Share | undefined]
  const [one = '', two = one] = columns
  return combinationsOf([...one], first.digits).flatMap((taken) => {
    const heads = taken.map((digit) => digit.repeat(first.often)).join('')
    if (second === undefined) return [sorted(heads)]
    const rest = [...two].filter((digit) => !taken.includes(digit))
    return combinationsOf(rest, second.digits).map((others) =>
      sorted(heads + others.map((digit) => digit.repeat(second.often)).join('')),
    )
  })
}

export function groups(pattern: readonly number[]): Chooser {
  const shares = sharesOf(pattern)
  return (text, most) => {
    const words = tokensOf(text)
    const [word] = words
    if (word === undefined || words.length > 1) return wrongWhole(text, word ? 'wrong-columns' : 'empty')
    const columns = word.text.split('|')
    const fine = columns.every((column) => /^\d+$/.test(column) && new Set(column).size === column.length)
    if (!fine || columns.length > shares.length) return { wrong: [wrong(word, 'wrong-columns')] }
    const [one = '', two = one] = columns
    const [first, second] = shares as [Share, Share | undefined]
    const count = second
      ? pairsCount(one, two, first.digits, second.digits)
      : Number(waysOf(one.length, first.digits))
    if (count === 0) return { wrong: [wrong(word, 'too-few')] }
    if (count > most) return { wrong: [wrong(word, 'too-many-lines')] }
    return { chosen: { count, picks: () => digitsOf(columns, shares) } }
  }
}
