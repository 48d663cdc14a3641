import i18next, { type i18n } from 'i18next'
import { loadCatalogue, type TextKey } from './catalogues.ts'
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
  const engine = i18next.createInstance()
  await engine.init({
    lng: tag(language),
    fallbackLng: false,
    defaultNS: 'texts',
    ns: ['texts'],
    resources: { [tag(language)]: { texts: await loadCatalogue(language) } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return around(engine, language)
}

function around(engine: i18n, start: string): Texts {
  let current = start
  const listeners = new Set<() => void>()
  return {
    language: () => current,
    text: (key, values) => engine.t(key, values ?? {}) as string,
    has: (key): key is TextKey => engine.exists(key),
    async change(code) {
      const name = tag(code)
      if (!engine.hasResourceBundle(name, 'texts')) engine.addResourceBundle(name, 'texts', await loadCatalogue(code))
      await engine.changeLanguage(name)
      current = code
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** i18next takes its plural rules from the tag, so it must hear `my`, not our `MY` (which is Burmese, not Malay). */
function tag(code: string): string {
  const language = languageOf(code)
  if (!language) throw new Error(`no such language: ${code}`)
  return language.tag
}
