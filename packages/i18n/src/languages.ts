/**
 * The languages that people can be shown. `code` is what our own calls and storage carry; `tag` is
 * the BCP 47 tag for `lang` attributes and `Intl` (TW, TY and CN mean something else there).
 * `complete` says that a full set of texts is shipped; the others are names until a set exists.
 */
export interface Language {
  readonly code: string
  readonly tag: string
  /** The language's own name in its own script: a menu shows this, never a flag. */
  readonly ownName: string
  readonly direction: 'ltr' | 'rtl'
  readonly complete: boolean
  /** Null where it is written in Latin letters. */
  readonly script: Script | null
  readonly longMonths: boolean
}

/** Letters that are fetched with a language. Where the page waits for them: their family, its subset, a letter. */
export const scripts = {
  burmese: { family: 'Noto Sans Myanmar', subset: 'myanmar', letter: 'က' },
  devanagari: { family: 'Noto Sans Devanagari', subset: 'devanagari', letter: 'क' },
  bengali: { family: 'Noto Sans Bengali', subset: 'bengali', letter: 'ক' },
  urdu: { family: 'Noto Naskh Arabic', subset: 'arabic', letter: 'ا' },
  thai: { family: 'Noto Sans Thai', subset: 'thai', letter: 'ก' },
  // Not waited for: their letters are square in every face, so nothing jumps.
  chinese: null,
  japanese: null,
} as const

export type Script = keyof typeof scripts

/** What is said of a language that has texts: packages/i18n/locales/<code>. */
interface Spoken {
  /** Where it is not Latin. */
  readonly script?: Script
  /** Its short names of months are cut so hard that they are seldom read. */
  readonly longMonths?: boolean
}

type Row = readonly [code: string, tag: string, ownName: string, spoken?: Spoken]

/** All that is known of languages by name. Whatever else is kept by language, the compiler and the tests ask for. */
const rows = [
  ['CN', 'zh-Hans', '简体中文', { script: 'chinese' }], // Chinese (Simplified)
  ['EN', 'en', 'English', {}], // English
  ['HI', 'hi', 'हिन्दी', { script: 'devanagari', longMonths: true }], // Hindi
  ['ID', 'id', 'Bahasa Indonesia', { longMonths: true }], // Indonesian
  ['MY', 'my', 'မြန်မာ', { script: 'burmese', longMonths: true }], // Burmese
  ['TH', 'th', 'ไทย', { script: 'thai' }], // Thai
  ['TY', 'fil', 'Filipino', { longMonths: true }], // Filipino (Tagalog)
  ['VI', 'vi', 'Tiếng Việt', {}], // Vietnamese
  ['JA', 'ja', '日本語', { script: 'japanese' }], // Japanese
  ['BN', 'bn', 'বাংলা', { script: 'bengali', longMonths: true }], // Bengali
  ['UR', 'ur', 'اردو', { script: 'urdu' }], // Urdu
  ['TW', 'zh-Hant', '繁體中文'], // Chinese (Traditional)
  ['KO', 'ko', '한국어'], // Korean
  ['MS', 'ms', 'Bahasa Melayu'], // Malay
  ['KM', 'km', 'ខ្មែរ'], // Khmer
  ['LO', 'lo', 'ລາວ'], // Lao
  ['TA', 'ta', 'தமிழ்'], // Tamil
  ['TE', 'te', 'తెలుగు'], // Telugu
  ['MR', 'mr', 'मराठी'], // Marathi
  ['GU', 'gu', 'ગુજરાતી'], // Gujarati
  ['KN', 'kn', 'ಕನ್ನಡ'], // Kannada
  ['ML', 'ml', 'മലയാളം'], // Malayalam
  ['PA', 'pa', 'ਪੰਜਾਬੀ'], // Punjabi (Gurmukhi)
  ['NE', 'ne', 'नेपाली'], // Nepali
  ['SI', 'si', 'සිංහල'], // Sinhala
  ['SW', 'sw', 'Kiswahili'], // Swahili
  ['HA', 'ha', 'Hausa'], // Hausa
  ['YO', 'yo', 'Yorùbá'], // Yoruba
  ['IG', 'ig', 'Igbo'], // Igbo
  ['AM', 'am', 'አማርኛ'], // Amharic
  ['AR', 'ar', 'العربية'], // Arabic
  ['RU', 'ru', 'Русский'], // Russian
  ['PT', 'pt-BR', 'Português'], // Portuguese
  ['ES', 'es', 'Español'], // Spanish
  ['FR', 'fr', 'Français'], // French
] as const satisfies readonly Row[]

/** The languages that have texts. */
export type SpokenCode = Extract<(typeof rows)[number], { readonly length: 4 }>[0]

const rightToLeft = new Set(['UR', 'AR'])

export const languages: readonly Language[] = rows.map(([code, tag, ownName, spoken]: Row) => ({
  ...{ code, tag, ownName, complete: spoken !== undefined },
  ...{ script: spoken?.script ?? null, longMonths: spoken?.longMonths ?? false },
  direction: rightToLeft.has(code) ? 'rtl' : 'ltr',
}))

const byCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]))

/** The language of this code, or undefined for a code that is none of ours. */
export function languageOf(code: string): Language | undefined {
  return byCode.get(code)
}

/** The tag for `lang` and `Intl`; English for an unknown code, so that formats never throw. */
export function tagOf(code: string): string {
  return byCode.get(code)?.tag ?? 'en'
}

/** A brand's choice of languages, as far as the start needs it. */
export interface LanguagesOfBrand {
  readonly defaultLanguage: string
  readonly fallbackLanguage: string
  readonly supportedLanguages: readonly string[]
  /** Offered to people besides the supported ones, which alone decide the defaults. */
  readonly dropdownLanguages?: readonly string[]
}

/**
 * The language to start in: what the person chose before if it is still offered, else the brand's own,
 * else its fallback, else English; always one that has texts.
 */
export function chooseLanguage(stored: string | null, brand: LanguagesOfBrand): string {
  const { defaultLanguage, fallbackLanguage, supportedLanguages, dropdownLanguages = [] } = brand
  const isShown = (code: string | null, among: readonly string[]): code is string =>
    code !== null && among.includes(code) && byCode.get(code)?.complete === true
  if (isShown(stored, [...supportedLanguages, ...dropdownLanguages])) return stored
  return [defaultLanguage, fallbackLanguage].find((code) => isShown(code, supportedLanguages)) ?? 'EN'
}

/** What the language menu offers: the brand's languages for which texts exist, in the brand's order. */
export function offeredLanguages(codes: readonly string[]): readonly Language[] {
  return codes.map((code) => byCode.get(code)).filter((language) => language?.complete === true) as Language[]
}
