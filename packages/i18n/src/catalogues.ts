import type { texts } from '../locales/en.ts'

/** English is the source: its files decide which keys exist. */
export type Catalogue = typeof texts

type Base<Name extends string> = Name extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Name

/** Every text there is, as `feature.key`. A plural pair is asked for by its stem, with a `count`. */
export type TextKey = {
  [Feature in keyof Catalogue]: `${Feature}.${Base<Extract<keyof Catalogue[Feature], string>>}`
}[keyof Catalogue]

/** A set as it is on disk: a language may leave out plural forms that it does not have. */
export type TextSet = Readonly<Record<string, Readonly<Record<string, string>>>>

const loaders: Readonly<Record<string, () => Promise<{ texts: TextSet }>>> = {
  EN: () => import('../locales/en.ts'),
  MY: () => import('../locales/my.ts'),
}

/** Fetches the texts of one language: one chunk, only when that language is shown. */
export async function loadCatalogue(code: string): Promise<TextSet> {
  const load = loaders[code]
  if (!load) throw new Error(`no texts for language ${code}`)
  return (await load()).texts
}
