import { languageOf, type Script, scripts } from '@jackfruit/i18n/languages'
import { useEffect } from 'react'

type Sheets = Readonly<Record<Script, () => Promise<unknown>>>

/** Fetches a script the first time that a language in it is shown. Latin is always there. */
const sheets: Sheets = {
  burmese: () => import('./scripts/burmese.css'),
  devanagari: () => import('@jackfruit/i18n/scripts/devanagari.css'),
  bengali: () => import('@jackfruit/i18n/scripts/bengali.css'),
  urdu: () => import('@jackfruit/i18n/scripts/urdu.css'),
  thai: () => import('@jackfruit/i18n/scripts/thai.css'),
  chinese: () => import('@jackfruit/i18n/scripts/chinese.css'),
  japanese: () => import('@jackfruit/i18n/scripts/japanese.css'),
}

/** Where a language is only named. The sheets of Han letters alone weigh as much as a page. */
const names: Sheets = {
  ...sheets,
  chinese: () => import('./scripts/han-names.css'),
  japanese: () => import('./scripts/han-names.css'),
}

const scriptOf = (language: string) => languageOf(language)?.script ?? null

/** A language's own name is written in its own script, wherever languages are offered. */
export function useScripts(languages: readonly string[], areShown = true): void {
  const codes = languages.join()
  useEffect(() => {
    if (!areShown) return
    for (const script of codes.split(',').map(scriptOf)) if (script) void names[script]()
  }, [codes, areShown])
}

const latin = '"Archivo Variable"'
/** The same family has a file of its own for Vietnamese letters: both are called for. */
const vietnamese = 'aễ'
const patienceMs = 1_000

/**
 * Resolves when the letters of a language are there: nothing jumps when it is drawn afterwards. On a
 * line so slow that waiting would be worse than a jump, it resolves all the same.
 */
export async function fontsReady(language: string): Promise<void> {
  const script = scriptOf(language)
  const own = script && scripts[script]
  const wait = new Promise<void>((done) => setTimeout(done, patienceMs))
  const load = async () => {
    if (script) await sheets[script]()
    await Promise.allSettled([
      document.fonts.load(`400 16px ${latin}`, language === 'VI' ? vietnamese : 'a'),
      ...(own ? [400, 700] : []).map((weight) =>
        document.fonts.load(`${weight} 16px "${own?.family}"`, own?.letter),
      ),
    ])
  }
  await Promise.race([load(), wait])
}
