import type { texts } from '../locales/en.ts'
import { languageOf } from './languages.ts'

/** English is the source: its files decide which keys exist. */
export type Catalogue = typeof texts

type Base<Name extends string> = Name extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Name

/** Every text there is, as `feature.key`. A plural pair is asked for by its stem, with a `count`. */
export type TextKey = {
  [Feature in keyof Catalogue]: `${Feature}.${Base<Extract<keyof Catalogue[Feature], string>>}`
}[keyof Catalogue]

/** A set as it is on disk: a language may leave out plural forms that it does not have. */
export type TextSet = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts of one language. A build may keep back what the first screen does not say, and tell how to fetch it. */
export interface LoadedTexts {
  readonly texts: TextSet
  readonly rest?: () => Promise<TextSet>
}

/** Fetches the texts of one language, only when that language is shown. */
export async function loadTexts(code: string): Promise<LoadedTexts> {
  if (!languageOf(code)?.complete) throw new Error(`no texts for language ${code}`)
  return import(`../locales/${code.toLowerCase()}.ts`)
}

/** All texts of one language. */
export async function loadCatalogue(code: string): Promise<TextSet> {
  const { texts, rest } = await loadTexts(code)
  return rest ? { ...texts, ...(await rest()) } : texts
}
