/** A catalogue that nobody imports says nothing: its texts are shown as keys, in that one language. */
import type { Finding, Source } from '../sources.ts'

const catalogue = /^packages\/i18n\/locales\/([^/]+)\/([^/]+)\.json$/
/** What a page without a connection says is built into that page. */
const apart = 'offline'

/** Each catalogue is imported by the file of its language; one that is imported and unused is the linter's. */
export function catalogueFindings(sources: readonly Source[]): Finding[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  return sources.flatMap(({ path }) => {
    const [, language, feature] = catalogue.exec(path) ?? []
    if (!language || !feature || feature === apart) return []
    const home = `packages/i18n/locales/${language}.ts`
    return texts.get(home)?.includes(`from './${language}/${feature}.json'`)
      ? []
      : [{ path, problem: `is not imported by ${home}: that language shows keys in its place` }]
  })
}
