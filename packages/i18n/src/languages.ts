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
  readonly englishName: string
  readonly direction: 'ltr' | 'rtl'
  readonly complete: boolean
}

type Row = readonly [code: string, tag: string, ownName: string, englishName: string]

const rows: readonly Row[] = [
  ['CN', 'zh-Hans', '简体中文', 'Chinese (Simplified)'],
  ['EN', 'en', 'English', 'English'],
  ['HI', 'hi', 'हिन्दी', 'Hindi'],
  ['ID', 'id', 'Bahasa Indonesia', 'Indonesian'],
  ['MY', 'my', 'မြန်မာ', 'Burmese'],
  ['TH', 'th', 'ไทย', 'Thai'],
  ['TY', 'fil', 'Filipino', 'Filipino (Tagalog)'],
  ['VI', 'vi', 'Tiếng Việt', 'Vietnamese'],
  ['JA', 'ja', '日本語', 'Japanese'],
  ['BN', 'bn', 'বাংলা', 'Bengali'],
  ['UR', 'ur', 'اردو', 'Urdu'],
  ['TW', 'zh-Hant', '繁體中文', 'Chinese (Traditional)'],
  ['KO', 'ko', '한국어', 'Korean'],
  ['MS', 'ms', 'Bahasa Melayu', 'Malay'],
  ['KM', 'km', 'ខ្មែរ', 'Khmer'],
  ['LO', 'lo', 'ລາວ', 'Lao'],
  ['TA', 'ta', 'தமிழ்', 'Tamil'],
  ['TE', 'te', 'తెలుగు', 'Telugu'],
  ['MR', 'mr', 'मराठी', 'Marathi'],
  ['GU', 'gu', 'ગુજરાતી', 'Gujarati'],
  ['KN', 'kn', 'ಕನ್ನಡ', 'Kannada'],
  ['ML', 'ml', 'മലയാളം', 'Malayalam'],
  ['PA', 'pa', 'ਪੰਜਾਬੀ', 'Punjabi (Gurmukhi)'],
  ['NE', 'ne', 'नेपाली', 'Nepali'],
  ['SI', 'si', 'සිංහල', 'Sinhala'],
  ['SW', 'sw', 'Kiswahili', 'Swahili'],
  ['HA', 'ha', 'Hausa', 'Hausa'],
  ['YO', 'yo', 'Yorùbá', 'Yoruba'],
  ['IG', 'ig', 'Igbo', 'Igbo'],
  ['AM', 'am', 'አማርኛ', 'Amharic'],
  ['AR', 'ar', 'العربية', 'Arabic'],
  ['RU', 'ru', 'Русский', 'Russian'],
  ['PT', 'pt-BR', 'Português', 'Portuguese'],
  ['ES', 'es', 'Español', 'Spanish'],
  ['FR', 'fr', 'Français', 'French'],
]

const rightToLeft = new Set(['UR', 'AR'])
const withTexts = new Set(['EN', 'MY', 'HI', 'ID', 'TY', 'BN', 'UR', 'CN', 'JA', 'TH', 'VI'])

export const languages: readonly Language[] = rows.map(([code, tag, ownName, englishName]) => ({
  code,
  tag,
  ownName,
  englishName,
  direction: rightToLeft.has(code) ? 'rtl' : 'ltr',
  complete: withTexts.has(code),
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
    code !== null && among.includes(code) && withTexts.has(code)
  if (isShown(stored, [...supportedLanguages, ...dropdownLanguages])) return stored
  return [defaultLanguage, fallbackLanguage].find((code) => isShown(code, supportedLanguages)) ?? 'EN'
}

/** What the language menu offers: the brand's languages for which texts exist, in the brand's order. */
export function offeredLanguages(codes: readonly string[]): readonly Language[] {
  return codes.map((code) => byCode.get(code)).filter((language) => language?.complete === true) as Language[]
}
