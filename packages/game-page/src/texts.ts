import { en, type TextKey } from './texts/en.ts'
import type { GameView, Say as SayAny } from './view.ts'

/** The page's own words, whose keys are checked. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string

type Words = Readonly<Record<string, string>>

/** The words of one language. What has no catalogue yet is spoken in English. */
export async function loadTexts(language: string): Promise<{ words: Words; tag: string }> {
  if (language !== 'MY') return { words: en, tag: 'en' }
  const { my } = await import('./texts/my.ts')
  return { words: my, tag: 'my' }
}

/** The game's words before the page's, the language before English. A key that nobody has is told as it is. */
export function sayFrom(page: Words, game: GameView['texts'] = {}, language = 'EN'): SayAny {
  const all: Words = { ...en, ...page, ...game['EN'], ...game[language] }
  return (key, values = {}) =>
    (all[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    )
}
