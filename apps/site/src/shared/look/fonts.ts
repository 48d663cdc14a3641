import { useEffect } from 'react'

/** Fetches the script of a language, the first time that it is shown. Latin is always there. */
const scripts: Readonly<Record<string, () => Promise<unknown>>> = {
  MY: () => import('./scripts/burmese.css'),
  HI: () => import('@jackfruit/i18n/scripts/devanagari.css'),
  BN: () => import('@jackfruit/i18n/scripts/bengali.css'),
  UR: () => import('@jackfruit/i18n/scripts/urdu.css'),
  TH: () => import('@jackfruit/i18n/scripts/thai.css'),
  CN: () => import('@jackfruit/i18n/scripts/chinese.css'),
  JA: () => import('@jackfruit/i18n/scripts/japanese.css'),
}

/** Where a language is only named. The sheets of Han letters alone weigh as much as a page. */
const names: typeof scripts = {
  ...scripts,
  CN: () => import('./scripts/han-names.css'),
  JA: () => import('./scripts/han-names.css'),
}

/** A language's own name is written in its own script, wherever languages are offered. */
export function useScripts(languages: readonly string[], areShown = true): void {
  const codes = languages.join()
  useEffect(() => {
    if (areShown) for (const code of codes.split(',')) void names[code]?.()
  }, [codes, areShown])
}

const latin = '"Archivo Variable"'
/** Faces of a script, and a letter that calls for them. */
const faces: Readonly<Record<string, readonly [family: string, letter: string]>> = {
  MY: ['"Noto Sans Myanmar"', 'က'],
  HI: ['"Noto Sans Devanagari"', 'क'],
  BN: ['"Noto Sans Bengali"', 'ক'],
  UR: ['"Noto Naskh Arabic"', 'ا'],
  TH: ['"Noto Sans Thai"', 'ก'],
  // The same family, in a file of its own for Vietnamese letters.
  VI: [latin, 'ễ'],
}
// Chinese and Japanese are not waited for: their letters are square in every face, so nothing jumps.
const patienceMs = 1_000

/**
 * Resolves when the letters of a language are there: nothing jumps when it is drawn afterwards. On a
 * line so slow that waiting would be worse than a jump, it resolves all the same.
 */
export async function fontsReady(language: string): Promise<void> {
  const [family, letter] = faces[language] ?? [latin, 'a']
  const wait = new Promise<void>((done) => setTimeout(done, patienceMs))
  const load = async () => {
    await scripts[language]?.()
    const weights = family === latin ? [400] : [400, 700]
    await Promise.allSettled([
      document.fonts.load(`400 16px ${latin}`, 'a'),
      ...weights.map((weight) => document.fonts.load(`${weight} 16px ${family}`, letter)),
    ])
  }
  await Promise.race([load(), wait])
}
