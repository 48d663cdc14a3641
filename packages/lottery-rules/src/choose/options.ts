/** Named fields: big, small, a sum, a place and a number. */
import type { Chooser, Misread } from '../play.ts'
import { tokensOf, wrong, wrongWhole } from './tokens.ts'

export function options(keys: readonly string[]): Chooser {
  const known = new Set(keys)
  return (text, most) => {
    const words = tokensOf(text)
    if (words.length === 0) return wrongWhole(text, 'empty')
    const misread: Misread[] = words
      .filter((word) => !known.has(word.text))
      .map((word) => wrong(word, 'unknown-option'))
    if (misread.length > 0) return { wrong: misread }
    const picks = [...new Set(words.map((word) => word.text))]
    return picks.length > most
      ? wrongWhole(text, 'too-many-lines')
      : { chosen: { count: picks.length, picks: () => picks } }
  }
}
