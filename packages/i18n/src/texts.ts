import { loadCatalogue, type TextKey, type TextSet } from './catalogues.ts'
import { languageOf } from './languages.ts'

export type TextValues = Readonly<Record<string, string | number>>
export type Text = (key: TextKey, values?: TextValues) => string

/** The texts of one page: which language is shown, how to change it, how to hear of a change. */
export interface Texts {
  readonly language: () => string
  readonly text: Text
  /** Loads the set if need be, then shows it. Nothing on screen changes before it is there. */
  readonly change: (code: string) => Promise<void>
  readonly onChange: (listener: () => void) => () => void
  /** True when there is a text of this name: for codes that a server sends. */
  readonly has: (key: string) => key is TextKey
}

/** Starts the texts in one language. An unknown key shows itself, and a test finds it first. */
export async function startTexts(language: string): Promise<Texts> {
  let shown = await fetchSet(language)
  const listeners = new Set<() => void>()
  return {
    language: () => shown.code,
    text: (key, values = {}) => fill(find(shown, key, values['count']) ?? key, values),
    has: (key): key is TextKey => find(shown, key) !== undefined,
    async change(code) {
      shown = await fetchSet(code)
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface Shown {
  readonly code: string
  readonly texts: TextSet
  readonly plural: Intl.PluralRules
}

/** Plural rules come from the tag: `my`, not our `MY` (which is Burmese, not Malay). */
async function fetchSet(code: string): Promise<Shown> {
  const language = languageOf(code)
  if (!language) throw new Error(`no such language: ${code}`)
  return { code, texts: await loadCatalogue(code), plural: new Intl.PluralRules(language.tag) }
}

/** A text by `feature.key`; with a count the form that the language has for it, else its general form. */
function find({ texts, plural }: Shown, key: string, count?: string | number): string | undefined {
  const dot = key.indexOf('.')
  const feature = Object.hasOwn(texts, key.slice(0, dot)) ? texts[key.slice(0, dot)] : undefined
  const name = key.slice(dot + 1)
  const own = (wanted: string) => (feature && Object.hasOwn(feature, wanted) ? feature[wanted] : undefined)
  if (typeof count !== 'number') return own(name) ?? own(`${name}_other`)
  return own(`${name}_${plural.select(count)}`) ?? own(`${name}_other`) ?? own(name)
}

/** Puts values in place of `{{name}}`. A value that is not given stays visible, so that it is noticed. */
function fill(text: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
