import { en, type TextKey } from './texts/en.ts'

export type { TextKey }
export type Say = (key: TextKey, values?: Record<string, string | number>) => string

/** The words of one language. What has no catalogue yet is spoken in English. */
export async function loadTexts(language: string): Promise<{ say: Say; tag: string }> {
  if (language === 'MY') {
    const { my } = await import('./texts/my.ts')
    return { say: sayFrom(my), tag: 'my' }
  }
  return { say: sayFrom(en), tag: 'en' }
}

export const sayFrom =
  (catalogue: Record<TextKey, string>): Say =>
  (key, values = {}) =>
    catalogue[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    )
