import { type LoadedTexts, loadTexts, type TextKey, type TextSet } from './catalogues.ts'
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
  /** Another number each time that listeners are told: of another language, and of texts that were not there yet. */
  readonly edition: () => number
  /** Fetches what the first part of the set left out, before it is asked for. */
  readonly complete: () => Promise<void>
  readonly isWhole: () => boolean
  /** True when there is a text of this name: for codes that a server sends. */
  readonly has: (key: string) => key is TextKey
}

/** What a brand has to say about its texts. */
export interface TextsOfBrand {
  /** Where a text is looked for that the language on screen lacks. */
  readonly fallbackLanguage?: string
  /** Single texts in the brand's own words: by language, then by `feature.key`. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
}

/**
 * Starts the texts in one language. A text that its set lacks is shown in the fallback language, which
 * is fetched for it then; until it is there, nothing is shown, never a key. A key that no language has
 * shows itself, and a test finds it first.
 */
export async function startTexts(
  language: string,
  brand: TextsOfBrand = {},
  load: (code: string) => Promise<LoadedTexts> = loadTexts,
): Promise<Texts> {
  const fetchSet = (code: string) => shownIn(code, load, brand.texts?.[code])
  const fetchWhole = async (code: string) => wholeOf(await fetchSet(code))
  const { fallbackLanguage = 'EN' } = brand
  let shown = await fetchSet(language)
  let fallback: Shown | null = null
  let isAsked = false
  const listeners = new Set<() => void>()
  let edition = 0
  const tell = () => {
    edition++
    for (const listener of listeners) listener()
  }
  const fromFallback = (key: string, values: TextValues): string => {
    if (fallback) return fill(find(fallback, key, values['count']) ?? key, values, shown.isolated)
    if (shown.code === fallbackLanguage) return key
    if (!isAsked)
      fetchWhole(fallbackLanguage).then(
        (set) => {
          fallback = set
          tell()
        },
        () => {
          isAsked = false
        },
      )
    isAsked = true
    return ''
  }
  let completing: Promise<void> | null = null
  /** The rest of what is shown now. It is asked for once; when it could not be fetched, once more. */
  const complete = (): Promise<void> => {
    const before = shown
    if (!before.rest) return Promise.resolve()
    completing ??= wholeOf(before)
      .then((whole) => {
        if (shown !== before) return
        shown = whole
        tell()
      })
      .finally(() => {
        completing = null
      })
    return completing
  }
  return {
    language: () => shown.code,
    text(key, values = {}) {
      const own = find(shown, key, values['count'])
      if (own !== undefined) return fill(own, values, shown.isolated)
      if (!shown.rest) return fromFallback(key, values)
      complete().catch(() => null)
      return ''
    },
    has: (key): key is TextKey => find(shown, key) !== undefined,
    // Whoever changes the language has come to stay: all of it at once, so that no text is missing for a moment.
    async change(code) {
      shown = await fetchWhole(code)
      tell()
    },
    complete,
    isWhole: () => shown.rest === null,
    edition: () => edition,
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
  /** How to get what is left out so far. */
  readonly rest: (() => Promise<TextSet>) | null
  /** Values run in their own direction inside a text that runs from right to left. */
  readonly isolated: boolean
}

/** Plural rules come from the tag: `my`, not our `MY` (which is Burmese, not Malay). */
async function shownIn(
  code: string,
  load: (code: string) => Promise<LoadedTexts>,
  own: Readonly<Record<string, string>> = {},
): Promise<Shown> {
  const language = languageOf(code)
  if (!language) throw new Error(`no such language: ${code}`)
  const { texts, rest } = await load(code)
  return {
    code,
    texts: inOwnWords(texts, own),
    rest: rest ? async () => inOwnWords(await rest(), own) : null,
    plural: new Intl.PluralRules(language.tag),
    isolated: language.direction === 'rtl',
  }
}

async function wholeOf(part: Shown): Promise<Shown> {
  return part.rest ? { ...part, texts: { ...part.texts, ...(await part.rest()) }, rest: null } : part
}

const placesOf = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []

/** The set with the brand's own words in it, where it has such a text and gives every value that they ask for. */
function inOwnWords(set: TextSet, own: Readonly<Record<string, string>>): TextSet {
  const result: Record<string, Readonly<Record<string, string>>> = { ...set }
  for (const [key, text] of Object.entries(own)) {
    const [feature = '', name = ''] = key.split('.')
    const texts = Object.hasOwn(result, feature) ? result[feature] : undefined
    const shipped = texts && Object.hasOwn(texts, name) ? texts[name] : undefined
    if (texts && shipped !== undefined && placesOf(text).every((place) => shipped.includes(place)))
      result[feature] = { ...texts, [name]: text }
  }
  return result
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

const isolate = '\u2068'
const endIsolate = '\u2069'

/**
 * Puts values in place of `{{name}}`. A value that is not given stays visible, so that it is noticed.
 * Isolated values keep their own order: `-500.00` and a name in Latin letters do not turn round.
 */
function fill(text: string, values: TextValues, isolated: boolean): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    if (!Object.hasOwn(values, name)) return place
    return isolated ? `${isolate}${values[name]}${endIsolate}` : String(values[name])
  })
}
