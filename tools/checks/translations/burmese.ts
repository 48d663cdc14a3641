/** Burmese in Unicode: not Zawgyi, which uses the same numbers for other letters, and each syllable in order. */
import type { Rule } from './sets.ts'

/** Rule 13: what only Zawgyi writes. */
const zawgyi: readonly RegExp[] = [
  /[\u1033\u1034\u105A\u1060-\u109F]/u,
  // ေ comes after its consonant.
  /(?<![\u1000-\u102A\u103B-\u103F\u104E])\u1031/u,
  // A stacker stands between consonants.
  /\u1039(?![\u1000-\u1021])/u,
  /(?<![\u1000-\u1021\u103A])\u1039/u,
  // No word begins with a mark.
  /(^|[\s(/၊။])[\u102B-\u103E]/u,
]

/** Rule 14: marks out of their order, twice, or a digit in place of a letter. */
const disorder: readonly RegExp[] = [
  /\u103C\u103B|\u103D[\u103B\u103C]|\u103E[\u103B-\u103D]/u,
  /[\u102B-\u1032\u1036][\u103B-\u103E]/u,
  /\u1031[\u103B-\u103E]/u,
  /[\u102F\u1030][\u102D\u102E\u1032]/u,
  /\u1036[\u102D-\u1032]/u,
  /\u1037[\u102B-\u1032\u1036]/u,
  /([\u102B-\u103E])\1/u,
  /\u1025\u103A/u,
  /[\u1000-\u1021]\u1040|\u1040[\u102B-\u103E]/u,
]

export const isUnicodeBurmese: Rule = ({ text }) => {
  if (!/[\u1000-\u109F]/u.test(text)) return null
  if (zawgyi.some((sign) => sign.test(text))) return 'is written in Zawgyi'
  return disorder.some((sign) => sign.test(text.normalize('NFC'))) ? 'has Burmese marks out of order' : null
}
