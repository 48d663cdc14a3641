/** Texts by language, as they lie in the database. */
export type ByLanguage = Readonly<Record<string, string | undefined>>

/** Languages in the order in which a text is looked for. */
export type Languages = readonly string[]

/** The first language that has a text; null when none has one: then there is nothing to show. */
export function textIn(texts: ByLanguage, languages: Languages): string | null {
  for (const language of languages) {
    const text = texts[language]
    if (text) return text
  }
  return null
}
