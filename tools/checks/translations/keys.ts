/** Which texts there are: all of English and no more, none empty, none left in English, all plural forms. */

import type { Finding } from '../sources.ts'
import { isLeftInEnglish } from './allowed.data.ts'
import { folderOf, formOf, type LanguageSet, type Rule, stem } from './sets.ts'

/** Rules 1 and 6: the texts of English, each with exactly the plural forms that the language has. */
export function keyFindings(set: LanguageSet): Finding[] {
  const path = folderOf(set.code)
  if (set.tag === '') return [{ path, problem: 'is the folder of no language that we know' }]
  const forms = new Intl.PluralRules(set.tag).resolvedOptions().pluralCategories
  const plural = new Set([...set.source.keys()].filter((key) => formOf(key) === 'other').map(stem))
  const wanted = new Set(
    [...set.source.keys()].flatMap((key) =>
      plural.has(stem(key)) && formOf(key) ? forms.map((form) => `${stem(key)}_${form}`) : [key],
    ),
  )
  const has = new Set(set.entries.map(({ key }) => key))
  const isZeroOf = (key: string) => formOf(key) === 'zero' && plural.has(stem(key))
  return [
    ...[...wanted].filter((key) => !has.has(key)).map((key) => ({ path, problem: `lacks ${key}` })),
    ...[...has]
      .filter((key) => !wanted.has(key) && !isZeroOf(key))
      .map((key) => ({ path, problem: `has ${key}, for which this language has no use` })),
  ]
}

/** Rule 2: something is said, and nothing is marked as unfinished or is a raw key. */
export const isSaid: Rule = ({ text }) => {
  if (text.trim() === '') return 'is empty'
  return /\b(TO[D]O|TBD|FIX[M]E|X{3})\b|\(\?\)| ~ |^[a-z]+([._][a-z0-9]+)+$/.test(text)
    ? 'is marked as unfinished, or is a key'
    : null
}

/** Rule 6: the form for one counts more than the number one in many languages. */
export const countsByPlace: Rule = ({ key, text }) =>
  formOf(key) === 'one' && /(^|[^\d{])1([^\d}]|$)/.test(text) ? 'writes 1 where {{count}} belongs' : null

const plain = (text: string) => text.trim().toLowerCase()

/** Rule 3: not the English text again, but for the names and loans that are listed with their reason. */
export const isTranslated: Rule = ({ text, english }, { code }) =>
  code !== 'EN' &&
  (english.match(/\p{L}/gu) ?? []).length >= 3 &&
  plain(text) === plain(english) &&
  !isLeftInEnglish(code, english)
    ? 'is left in English'
    : null

/** How much of a set may be loans and names that are written as in English, in parts of a hundred. */
const loansMax: Readonly<Record<string, number>> = { ID: 8, VI: 8, TY: 20 }

/** Rule 3, the share: a set that leaves much in English is no translation. */
export function loanFindings(set: LanguageSet): Finding[] {
  if (set.code === 'EN' || set.entries.length === 0) return []
  const same = set.entries.filter(
    ({ text, english }) => /\p{L}{3}/u.test(english) && plain(text) === plain(english),
  )
  const max = loansMax[set.code] ?? 3
  return same.length * 100 > set.entries.length * max
    ? [
        {
          path: folderOf(set.code),
          problem: `${same.length} of ${set.entries.length} texts are as in English; ${max} in a hundred is the limit`,
        },
      ]
    : []
}
