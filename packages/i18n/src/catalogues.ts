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

/** The texts of one language. A build may keep back what the first screen does not say, and tell how to fetch it. */
export interface LoadedTexts {
  readonly texts: TextSet
  readonly rest?: () => Promise<TextSet>
}

const loaders: Readonly<Record<string, () => Promise<LoadedTexts>>> = {
  EN: () => import('../locales/en.ts'),
  MY: () => import('../locales/my.ts'),
  UR: () => import('../locales/ur.ts'),
  BN: () => import('../locales/bn.ts'),
  TY: () => import('../locales/ty.ts'),
  ID: () => import('../locales/id.ts'),
  HI: () => import('../locales/hi.ts'),
  CN: () => import('../locales/cn.ts'),
  JA: () => import('../locales/ja.ts'),
  TH: () => import('../locales/th.ts'),
  VI: () => import('../locales/vi.ts'),
}

/** Fetches the texts of one language, only when that language is shown. */
export async function loadTexts(code: string): Promise<LoadedTexts> {
  const load = loaders[code]
  if (!load) throw new Error(`no texts for language ${code}`)
  return load()
}

/** All texts of one language. */
export async function loadCatalogue(code: string): Promise<TextSet> {
  const { texts, rest } = await loadTexts(code)
  return rest ? { ...texts, ...(await rest()) } : texts
}
