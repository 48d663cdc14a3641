type Sheet = () => Promise<unknown>

/** Letters that are fetched with their language, the first time that it is spoken. Latin ones are always there. */
const scripts: Readonly<Record<string, Sheet>> = {
  MY: () => import('./style/scripts/burmese.css'),
  HI: () => import('@jackfruit/i18n/scripts/devanagari.css'),
  BN: () => import('@jackfruit/i18n/scripts/bengali.css'),
  UR: () => import('@jackfruit/i18n/scripts/urdu.css'),
  TH: () => import('@jackfruit/i18n/scripts/thai.css'),
}
/** Not waited for: their sheets are long, and their letters are square in every face, so nothing jumps. */
const han: Readonly<Record<string, Sheet>> = {
  CN: () => import('@jackfruit/i18n/scripts/chinese.css'),
  JA: () => import('@jackfruit/i18n/scripts/japanese.css'),
}

/** Resolves when the sheet of a language's faces is there; the browser fetches those whose letters it shows. */
export async function loadFace(language: string): Promise<void> {
  void han[language]?.()
  await scripts[language]?.()
}
