import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What home, its frame and every refusal say. All else is fetched when the page has come to rest, or when it is first asked for. */
const first = new Set(['banners', 'common', 'errors', 'frame', 'home', 'lobby', 'notices', 'search', 'shell'])
const file = /\/packages\/i18n\/locales\/[a-z]{2}\.ts(\?rest)?$/

/** Cuts the texts of each language in two: those of the first screen, and the rest, which the first part knows how to fetch. */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.ts?rest')) return null
      const found = await this.resolve(source.replace(/\?rest$/, ''), importer, { skipSelf: true })
      return found && `${found.id}?rest`
    },
    load(id) {
      const [, isRest] = file.exec(id) ?? []
      if (isRest === undefined && !file.test(id)) return null
      const path = id.replace(/\?rest$/, '')
      const name = path.slice(path.lastIndexOf('/') + 1)
      return { code: partOf(readFileSync(path, 'utf8'), isRest ? null : name), moduleType: 'js' }
    },
  }
}

/** The module of one part. The first part is given the name of its file, to fetch the rest by; the rest is given none. */
export function partOf(code: string, name: string | null): string {
  const sets = [...code.matchAll(/^import (\w+) from '([^']+\.json)'/gm)].map(([, set = '', path = '']) => ({
    set,
    path,
  }))
  if (sets.length === 0)
    throw new Error('the texts of a language have a new shape: build/split-texts.ts must learn it')
  const kept = sets.filter(({ set }) => first.has(set) === (name !== null))
  const lines = kept.map(({ set, path }) => `import ${set} from '${path}'`)
  lines.push(`export const texts = { ${kept.map(({ set }) => set).join(', ')} }`)
  if (name) lines.push(`export const rest = () => import('./${name}?rest').then(({ texts }) => texts)`)
  return lines.join('\n')
}
