/** Several numbers at once: all ways to take so many of those that were picked (xiên, đá, trượt, keno). */
import { waysOf } from '../fraction.ts'
import type { Chooser, Misread } from '../play.ts'
import { tokensOf, wrong, wrongWhole } from './tokens.ts'

/** All ways to take k of the items, in their order. */
export function combinationsOf<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  return items.flatMap((item, at) =>
    combinationsOf(items.slice(at + 1), k - 1).map((rest) => [item, ...rest]),
  )
}

export interface CombinationRules {
  /** From this number to that one, both written with two digits. */
  readonly from: number
  readonly to: number
  /** How many numbers a line has: xiên quay has lines of 2, of 3 and of 4. */
  readonly sizes: readonly number[]
  /** Whether what was picked is one line, of any of the sizes. */
  readonly whole?: boolean
  /** How many may be picked. */
  readonly picksMax?: number
}

/** A line's pick is its numbers in order, as 04-17-68. */
export function combinations({ from, to, sizes, whole = false, picksMax = 30 }: CombinationRules): Chooser {
  const [least, greatest] = [Math.min(...sizes), Math.max(...sizes)]
  return (text, most) => {
    const words = tokensOf(text)
    if (words.length === 0) return wrongWhole(text, 'empty')
    const seen = new Set<string>()
    const misread: Misread[] = []
    for (const word of words) {
      const number = Number(word.text)
      if (!/^\d{1,2}$/.test(word.text)) misread.push(wrong(word, 'not-a-number'))
      else if (number < from || number > to) misread.push(wrong(word, 'out-of-range'))
      else if (seen.has(word.text.padStart(2, '0'))) misread.push(wrong(word, 'twice'))
      else seen.add(word.text.padStart(2, '0'))
    }
    if (misread.length > 0) return { wrong: misread }
    if (seen.size < least) return wrongWhole(text, 'too-few')
    if (seen.size > (whole ? greatest : picksMax)) return wrongWhole(text, 'too-many')
    const picked = [...seen].sort()
    const used = whole ? [picked.length] : sizes
    const count = Number(used.reduce((sum, size) => sum + waysOf(picked.length, size), 0n))
    if (count > most) return wrongWhole(text, 'too-many-lines')
    const picks = () => used.flatMap((size) => combinationsOf(picked, size).map((line) => line.join('-')))
    return { chosen: { count, picks } }
  }
}
