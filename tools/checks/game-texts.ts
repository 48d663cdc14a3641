/**
 * The words of games: studios/…/texts/<language>.ts and the page's own, one folder a set. Every set is whole
 * in every language that the site speaks, and is held to the rules of translations.
 */
import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '../../packages/i18n/src/languages.ts'
import type { Catalogue } from './contracts.ts'
import type { Finding } from './sources.ts'
import { isUnicodeBurmese } from './translations/burmese.ts'
import { isSaid } from './translations/keys.ts'
import { isNoForeign, isPlainText, isUrdu } from './translations/letters.ts'
import { hasOwnMarks, isPaired, isSpacedWell } from './translations/marks.ts'
import { hasPlaces } from './translations/places.ts'
import { findingsOf, type LanguageSet, type Rule, setsOf } from './translations/sets.ts'
import { promisesNothing } from './translations/words.ts'

/** By the small letters of a language: its texts by key. */
export type GameTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The languages that the site has whole sets of: en, my, … */
export const spoken = languages.filter(({ complete }) => complete).map(({ code }) => code.toLowerCase())

const roots = ['packages/game-page/src', 'studios']

/** Every set of a tree by its folder. */
export async function readGameTexts(root: string): Promise<ReadonlyMap<string, GameTexts>> {
  const files = roots.flatMap((part) =>
    globSync('**/texts/*.ts', {
      cwd: join(root, part),
      exclude: (name) => /^(node_modules|dist)$/.test(name),
    }).map((file) => join(root, part, file)),
  )
  const found = new Map<string, Record<string, Record<string, string>>>()
  for (const file of files.toSorted()) {
    const folder = relative(root, dirname(file))
    const language = file.slice(dirname(file).length + 1, -'.ts'.length)
    const { texts }: { texts: Record<string, string> } = await import(pathToFileURL(file).href)
    found.set(folder, { ...found.get(folder), [language]: texts })
  }
  return found
}

const lettersOf = (text: string) => text.replace(/\{\w+\}/g, ' ').match(/\p{L}+/gu) ?? []

/** More than three words that are those of English were left there. */
const isTranslated: Rule = ({ text, english }, { code }) =>
  code !== 'EN' && text === english && lettersOf(english).length > 3 ? 'is left in English' : null

/** What is paid and staked comes in by its place: a sum that is written would be wrong in another currency. */
const hasNoMoney: Rule = ({ text }) =>
  /(?:Ks|MMK|USD|\p{Sc})[\s\u00A0]?\d|\d[\s\u00A0]?(?:Ks|MMK|USD|ကျပ်|\p{Sc})/u.test(text)
    ? 'writes a sum of money'
    : null

const figuresOf = (text: string) => text.replace(/\{\w+\}/g, '').match(/\d+/g) ?? []

/** Latin digits, and every figure of English. More may stand there: where English says “three”, others write 3. */
const hasFigures: Rule = ({ text, english }) => {
  if (/(?![0-9])\p{Nd}/u.test(text)) return 'has digits that are not 0 to 9'
  const own = new Set(figuresOf(text))
  const lost = figuresOf(english).find((figure) => figure !== '1' && !own.has(figure))
  return lost ? `lacks the figure ${lost} of English` : null
}

const rules: readonly Rule[] = [
  ...[isSaid, hasPlaces, isTranslated, hasNoMoney, hasFigures, promisesNothing],
  ...[isPlainText, isNoForeign, isSpacedWell, isPaired, hasOwnMarks, isUrdu, isUnicodeBurmese],
]

/** What is wrong with one set. A file that lacks is named, so that its author knows what to write. */
export function gameTextFindings(folder: string, texts: GameTexts): Finding[] {
  const lacking = spoken
    .filter((language) => !texts[language])
    .map((language) => ({
      path: `${folder}/${language}.ts`,
      problem: 'is not there: every language is spoken',
    }))
  const unknown = Object.keys(texts)
    .filter((language) => !spoken.includes(language))
    .map((language) => ({
      path: `${folder}/${language}.ts`,
      problem: 'is of no language that the site speaks',
    }))
  const present = Object.fromEntries(Object.entries(texts).filter(([language]) => spoken.includes(language)))
  const said = setsOf(catalogueOf(present)).flatMap((set) =>
    [...keysOf(set), ...rules.flatMap((rule) => findingsOf(set, rule))].map(({ problem }) => ({
      path: `${folder}/${set.code.toLowerCase()}.ts`,
      problem,
    })),
  )
  return [...lacking, ...unknown, ...said]
}

/** As the rules of translations read texts: under a feature, with places in two braces. */
const catalogueOf = (texts: GameTexts): Record<string, Catalogue> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, set]) => [
      language,
      { game: Object.fromEntries(Object.entries(set).map(([key, text]) => [key, placed(text)])) },
    ]),
  )
const placed = (text: string) => text.replace(/\{(\w+)\}/g, '{{$1}}')

function keysOf({ entries, source }: LanguageSet): { problem: string }[] {
  const has = new Set(entries.map(({ key }) => key))
  return [
    ...[...source.keys()].filter((key) => !has.has(key)).map((key) => ({ problem: `lacks ${key}` })),
    ...[...has]
      .filter((key) => !source.has(key))
      .map((key) => ({ problem: `has ${key}, which English has not` })),
  ]
}
