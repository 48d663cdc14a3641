/** The catalogues of texts: the same keys in every language, and each of them in use. */
import type { Catalogue } from './contracts.ts'
import type { Finding, Source } from './sources.ts'

const keysOf = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([feature, texts]) =>
    Object.keys(texts).map((key) => `${feature}.${key}`),
  )

/** A plural pair is one text: languages differ in how many forms they have. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const stemsOf = (catalogue: Catalogue) => new Set(keysOf(catalogue).map(stem))

/** English decides which keys there are. */
export function catalogueFindings(catalogues: Readonly<Record<string, Catalogue>>, source = 'en'): Finding[] {
  const wanted = stemsOf(catalogues[source] ?? {})
  if (wanted.size === 0)
    return [{ path: 'packages/i18n/locales', problem: `no texts of ${source} were found` }]
  return Object.entries(catalogues).flatMap(([language, catalogue]) => {
    const has = stemsOf(catalogue)
    const path = `packages/i18n/locales/${language}`
    const empty = Object.entries(catalogue).flatMap(([feature, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [`${feature}.${key}`] : [])),
    )
    return [
      ...[...wanted].filter((key) => !has.has(key)).map((key) => ({ path, problem: `lacks ${key}` })),
      ...[...has]
        .filter((key) => !wanted.has(key))
        .map((key) => ({ path, problem: `has ${key}, which ${source} has not` })),
      ...empty.map((key) => ({ path, problem: `${key} is empty` })),
    ]
  })
}

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
