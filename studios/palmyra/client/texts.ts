/** The page's words: each key is one of the English file. */
import { loadWords, sayFrom } from '@jackfruit/game-page/texts'
import type { Texts } from './texts/en.ts'

export interface Say {
  (key: keyof Texts, values?: Readonly<Record<string, string | number>>): string
  /** Null where there is no such word: for keys made from codes. */
  readonly maybe: (key: string) => string | null
}

const files = import.meta.glob('./texts/*.ts')

export async function speakIn(language: string): Promise<Say> {
  const words = await loadWords(language, [files])
  const say = sayFrom(words)
  return Object.assign(
    (key: keyof Texts, values?: Readonly<Record<string, string | number>>) => say(key, { ...values }),
    {
      maybe: (key: string) => (Object.hasOwn(words, key) ? say(key) : null),
    },
  )
}
