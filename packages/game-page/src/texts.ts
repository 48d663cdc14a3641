import { languageOf, tagOf } from '@jackfruit/i18n/languages'
import type { Texts } from './texts/en.ts'
import type { Say as SayAny, TextFiles } from './view.ts'

/** The page's own words, whose keys are checked. */
export type Say = (key: keyof Texts, values?: Record<string, string | number>) => string

export type Words = Readonly<Record<string, string>>

const pageTexts: TextFiles = import.meta.glob('./texts/*.ts')

const fileOf = (language: string) => `./texts/${language.toLowerCase()}.ts`

/** The language that a game is spoken in when this one is asked for: English for one that the page has no words in. */
export const spokenFor = (language: string): string => {
  const code = language.toUpperCase()
  return Object.hasOwn(pageTexts, fileOf(code)) ? code : 'EN'
}

/** The page's words and a game's sets, each in this language alone, or in English where it has no other, all at once. */
export async function loadWords(language: string, sets: readonly TextFiles[] = []): Promise<Words> {
  const loaded = await Promise.all([pageTexts, ...sets].map((set) => load(set, language)))
  return Object.assign({}, ...loaded)
}

async function load(set: TextFiles, language: string): Promise<Words> {
  const wordsOf = set[fileOf(language)] ?? set[fileOf('EN')]
  return readWords(await wordsOf?.())
}

function readWords(file: unknown): Words {
  const texts = typeof file === 'object' && file !== null && 'texts' in file ? file.texts : null
  const entries = Object.entries(texts ?? {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Fills the places. A key that nobody has is told as it is. */
export function sayFrom(words: Words): SayAny {
  return (key, values = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    )
}

/** Names the document's language. Its direction is that of text panels alone: what is played stays as it lies. */
export function nameLanguage(language: string): void {
  document.documentElement.lang = tagOf(language)
  document.documentElement.dataset['reads'] = languageOf(language)?.direction ?? 'ltr'
}

/** How text panels are read in the document's language. */
export const readingDirection = (): string => document.documentElement.dataset['reads'] ?? 'ltr'
