/** Fetches the script of a language, the first time that it is shown. Latin is always there. */
const scripts: Readonly<Record<string, () => Promise<unknown>>> = {
  MY: () => import('./scripts/burmese.css'),
}

export function loadFonts(language: string): void {
  void scripts[language]?.()
}
