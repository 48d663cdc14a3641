import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** What home and its frame say. All else is fetched when the page has come to rest, or when it is first asked for. */
const first = new Set(['banners', 'common', 'frame', 'home', 'notices'])
/** The failures that home can meet. A form's own refusals come with the form's texts. */
export const early = [
  'network',
  'slow',
  'system',
  'overloaded',
  'retry_in',
  'too_many_requests',
  'not_logged_in',
  'not_enabled',
  'in_need_true_account',
  'free_play_closed',
  'site_maintenance',
  'region_restricted',
  'domain_check_failed',
  'game_not_found',
  'game_under_maintenance',
  'vendor_unreachable',
  'popup_blocked',
  'service_unavailable_now',
]
/** Whether a text is part of what the first screen says. */
export const isFirst = (set: string, name: string): boolean => first.has(set) || (parts[set]?.(name) ?? false)
const isEarly = (name: string) => early.includes(name.replace(/_(zero|one|two|few|many|other)$/, ''))
/** What the form in the header of a wide screen says. */
const inHeader = ['username', 'password', 'mobile', 'code', 'by_sms', 'by_mobile', 'ways', 'log_in']
/** Sets of which home says a part: the rest of each comes with all else. */
const parts: Readonly<Record<string, (name: string) => boolean>> = {
  errors: isEarly,
  // How results stay fair has a page of its own, and home names it.
  lobby: (name) => !/^(facts?|fair_\d)_/.test(name) && name !== 'fair_intro',
  // What is said where there is no home, or on another page.
  shell: (name) => !/^(records_|blockip|info|your_address|start_failed|maintenance)/.test(name),
  // What the form complains about comes with all else.
  auth: (name) => inHeader.includes(name),
  recover: (name) => name === 'title',
  // The button, and not the window that it opens.
  search: (name) => name === 'open',
}
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
      const code = readFileSync(path, 'utf8')
      if (isRest) return { code: restOf(code), moduleType: 'js' }
      const read = (set: string) => {
        const file = join(path.replace(/\.ts$/, ''), `${set}.json`)
        this.addWatchFile(file)
        return JSON.parse(readFileSync(file, 'utf8'))
      }
      return { code: firstOf(code, path, read), moduleType: 'js' }
    },
  }
}

interface Texts {
  readonly set: string
  readonly path: string
}

type ReadSet = (set: string) => Readonly<Record<string, string>>

/** The module of the first part. It holds what home says of some sets itself, and fetches the rest by the name of its file. */
export function firstOf(code: string, path: string, read: ReadSet): string {
  const name = basename(path)
  const some = Object.entries(parts).map(([set, isSaid]) => {
    const said = Object.fromEntries(Object.entries(read(set)).filter(([key]) => isSaid(key)))
    return `${set}: ${JSON.stringify(said)}`
  })
  return `${moduleOf(
    setsOf(code).filter(({ set }) => first.has(set)),
    ...some,
  )}
export const rest = () => import('./${name}?rest').then(({ texts }) => texts)`
}

/** The module of all else, with the whole of each set of which the first part says some: it takes the place of that. */
export function restOf(code: string): string {
  return moduleOf(setsOf(code).filter(({ set }) => !first.has(set)))
}

function setsOf(code: string): Texts[] {
  const sets = [...code.matchAll(/^import (\w+) from '([^']+\.json)'/gm)].map(([, set = '', path = '']) => ({
    set,
    path,
  }))
  if (sets.length === 0)
    throw new Error('the texts of a language have a new shape: build/split-texts.ts must learn it')
  return sets
}

function moduleOf(sets: readonly Texts[], ...more: readonly string[]): string {
  const lines = sets.map(({ set, path }) => `import ${set} from '${path}'`)
  return [...lines, `export const texts = { ${[...sets.map(({ set }) => set), ...more].join(', ')} }`].join(
    '\n',
  )
}
