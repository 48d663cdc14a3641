/** What the checks of translations read: every text of a language beside its English one. */
import { languageOf } from '../../../packages/i18n/src/languages.ts'
import type { Catalogue } from '../contracts.ts'
import type { Finding } from '../sources.ts'

export interface Entry {
  /** `feature.key`, with its plural form if it has one. */
  readonly key: string
  readonly text: string
  /** The English of it; of a plural form the general one. Empty for a key that English has not. */
  readonly english: string
}

export interface LanguageSet {
  /** Our code: EN, MY, TY … */
  readonly code: string
  /** The tag that `Intl` understands. */
  readonly tag: string
  readonly entries: readonly Entry[]
  /** What English has, by key with its form. */
  readonly source: ReadonlyMap<string, string>
}

/** What is wrong with one text, or null. */
export type Rule = (entry: Entry, set: LanguageSet) => string | null

const forms = /_(zero|one|two|few|many|other)$/
export const stem = (key: string): string => key.replace(forms, '')
export const formOf = (key: string): string | null => forms.exec(key)?.[1] ?? null

const flat = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([feature, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${feature}.${key}`, text] as const),
  )

/** One set for each folder of locales; a folder that is no language of ours is told by `keyFindings`. */
export function setsOf(catalogues: Readonly<Record<string, Catalogue>>): LanguageSet[] {
  const source = new Map<string, string>(flat(catalogues['en'] ?? {}))
  return Object.entries(catalogues).map(([folder, catalogue]) => {
    const code = folder.toUpperCase()
    const entries = flat(catalogue).map(([key, text]) => ({
      key,
      text,
      english: source.get(key) ?? source.get(`${stem(key)}_other`) ?? '',
    }))
    return { code, tag: languageOf(code)?.tag ?? '', entries, source }
  })
}

export const places = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name).sort()

/** What a person reads as words of the language: no places of values, no tags, no addresses. */
export const visible = (text: string): string =>
  text
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/https?:\/\/\S+|[\w.]+@[\w.]+\w/g, '')

export const folderOf = (code: string): string => `packages/i18n/locales/${code.toLowerCase()}`

/** Letters that cannot be seen are told by their number. */
const shown = (text: string) =>
  text.replace(
    /[\p{Cf}\p{Cc}\u00A0]/gu,
    (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  )

/** Runs one rule over a whole set. */
export function findingsOf(set: LanguageSet, rule: Rule): Finding[] {
  return set.entries.flatMap((entry) => {
    // A text that English has not is told once, as surplus.
    if (!set.source.has(entry.key) && entry.english === '') return []
    const problem = rule(entry, set)
    return problem
      ? [{ path: folderOf(set.code), problem: `${entry.key}: ${problem}: “${shown(entry.text)}”` }]
      : []
  })
}
