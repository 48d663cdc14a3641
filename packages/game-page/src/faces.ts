import { languageOf, type Script, scripts } from '@jackfruit/i18n/languages'

/** Letters that are fetched with their language, the first time that it is spoken. Latin ones are always there. */
const sheets: Readonly<Record<Script, () => Promise<unknown>>> = {
  burmese: () => import('./style/scripts/burmese.css'),
  devanagari: () => import('@jackfruit/i18n/scripts/devanagari.css'),
  bengali: () => import('@jackfruit/i18n/scripts/bengali.css'),
  urdu: () => import('@jackfruit/i18n/scripts/urdu.css'),
  thai: () => import('@jackfruit/i18n/scripts/thai.css'),
  chinese: () => import('@jackfruit/i18n/scripts/chinese.css'),
  japanese: () => import('@jackfruit/i18n/scripts/japanese.css'),
}

/** Resolves when the sheet of a language's faces is there; the browser fetches those whose letters it shows. */
export async function loadFace(language: string): Promise<void> {
  const script = languageOf(language)?.script
  if (!script) return
  const sheet = sheets[script]()
  // Sheets that are not waited for are long.
  if (scripts[script]) await sheet
}
