import { useEffect } from 'react'

/** Fetches the script of a language, the first time that it is shown. Latin is always there. */
const scripts: Readonly<Record<string, () => Promise<unknown>>> = {
  MY: () => import('./scripts/burmese.css'),
}

/** A language's own name is written in its own script, wherever languages are offered. */
export function useScripts(languages: readonly string[], areShown = true): void {
  const codes = languages.join()
  useEffect(() => {
    if (areShown) for (const code of codes.split(',')) loadFonts(code)
  }, [codes, areShown])
}

export function loadFonts(language: string): void {
  void scripts[language]?.()
}
