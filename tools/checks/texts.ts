/** The catalogue of texts: each of them is in use. What they say in each language is checked in translations/. */
import type { Catalogue } from './contracts.ts'
import type { Finding, Source } from './sources.ts'

const keysOf = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([feature, texts]) =>
    Object.keys(texts).map((key) => `${feature}.${key}`),
  )

/** A plural pair is one text: languages differ in how many forms they have. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const shown = /^(apps|packages)\/[^/]+\/(src|build)\/.*\.(ts|tsx)$/
const isTest = /\.test\.tsx?$/

/** A key that no program names. A template such as `errors.${code}` uses the whole feature. */
export function unusedTexts(sources: readonly Source[], catalogue: Catalogue): Finding[] {
  const code = sources.filter(({ path }) => shown.test(path) && !isTest.test(path)).map(({ text }) => text)
  const literals = new Set(
    code.flatMap((text) => [...text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key)),
  )
  const prefixes = [
    ...new Set(
      code.flatMap((text) => [...text.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map(([, prefix = '']) => prefix)),
    ),
  ]
  return [...new Set(keysOf(catalogue).map(stem))]
    .filter((key) => !literals.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
    .map((key) => ({
      path: `packages/i18n/locales/en/${key.split('.')[0]}.json`,
      problem: `${key} is used nowhere`,
    }))
}
