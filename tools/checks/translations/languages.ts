/**
 * What stands by language where the compiler cannot ask for it. The table is packages/i18n/src/languages.ts; letters,
 * forbidden words and the words of a new game are typed by it, and texts are compared by the checks of translations.
 */
import type { Finding, Source } from '../sources.ts'

const fileOf = (folder: string) => `packages/i18n/locales/${folder}.ts`

/** `spoken` are the languages with texts, `inContract` those that calls may carry. */
export function languageFindings(
  sources: readonly Source[],
  spoken: readonly string[],
  inContract: readonly string[],
): Finding[] {
  const textAt = (path: string) => sources.find((source) => source.path === path)?.text
  const english = textAt(fileOf('en')) ?? ''
  const lists = spoken.map((code) => code.toLowerCase())
  return [
    ...lists
      .filter((folder) => textAt(fileOf(folder)) !== english.replaceAll("'./en/", `'./${folder}/`))
      .map((folder) => ({ path: fileOf(folder), problem: 'is not en.ts with the name of its own folder' })),
    ...[...spoken, ...inContract]
      .filter((code) => !(spoken.includes(code) && inContract.includes(code)))
      .map((code) => ({
        path: 'packages/contracts/src/fields.ts',
        problem: `${code} is not both in languageCode and among the languages with texts`,
      })),
  ]
}
