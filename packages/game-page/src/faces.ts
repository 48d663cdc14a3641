type Sheet = () => Promise<unknown>

/** Letters that are fetched with their language, the first time that it is spoken. Latin ones are always there. */
const scripts: Readonly<Record<string, Sheet>> = {
  MY: () => import('./style/scripts/burmese.css'),
  HI: () => import('./style/scripts/devanagari.css'),
  BN: () => import('./style/scripts/bengali.css'),
  UR: () => import('./style/scripts/urdu.css'),
  TH: () => import('./style/scripts/thai.css'),
}
/** Not waited for: their sheets are long, and their letters are square in every face, so nothing jumps. */
const han: Readonly<Record<string, Sheet>> = {
  CN: () => import('./style/scripts/chinese.css'),
  JA: () => import('./style/scripts/japanese.css'),
}

/** Resolves when the sheet of a language's faces is there; the browser fetches those whose letters it shows. */
export async function loadFace(language: string): Promise<void> {
  void han[language]?.()
  await scripts[language]?.()
}
