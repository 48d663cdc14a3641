/**
 * The checks of translations, each under its number among the twenty. Keys and places come first:
 * they break a page. English is checked too: what is wrong there is wrong in all of them.
 */
import type { Catalogue } from '../contracts.ts'
import type { Finding } from '../sources.ts'
import { isUnicodeBurmese } from './burmese.ts'
import { readGlossary, termRule } from './glossary.ts'
import { countsByPlace, isSaid, isTranslated, keyFindings, loanFindings } from './keys.ts'
import { isNoForeign, isOwnScript, isPlainText, isUrdu, kanaFindings } from './letters.ts'
import { endsAlike, hasOwnMarks, isPaired, isSpacedWell } from './marks.ts'
import { hasFigures, hasPlaces, hasTags } from './places.ts'
import { findingsOf, type Rule, setsOf } from './sets.ts'
import { collisionFindings } from './terms.ts'
import { fits, promisesNothing } from './words.ts'

const rules: readonly Rule[] = [
  isSaid,
  hasPlaces,
  hasTags,
  countsByPlace,
  isPlainText,
  isTranslated,
  isOwnScript,
  isNoForeign,
  isSpacedWell,
  isPaired,
  hasOwnMarks,
  fits,
  promisesNothing,
  isUnicodeBurmese,
  hasFigures,
  endsAlike,
  isUrdu,
]

export function translationFindings(catalogues: Readonly<Record<string, Catalogue>>): Finding[] {
  if (Object.keys(catalogues['en'] ?? {}).length === 0)
    return [{ path: 'packages/i18n/locales', problem: 'no texts of English were found' }]
  const all = [...rules, termRule(readGlossary())]
  return setsOf(catalogues).flatMap((set) => [
    ...keyFindings(set),
    ...loanFindings(set),
    ...kanaFindings(set),
    ...collisionFindings(set),
    ...all.flatMap((rule) => findingsOf(set, rule)),
  ])
}
