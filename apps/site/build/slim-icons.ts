import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The icon set ships every icon in six weights in one module. This gives each module of the site the weights in which
 * it draws an icon itself: what a later screen draws of the same icon comes with that screen. If the modules of the
 * set ever change their shape the build stops, rather than quietly shipping empty icons.
 */
export function slimIcons(sources: string): Plugin {
  let any: ReadonlySet<string> = new Set(weights)
  return {
    name: 'slim-icons',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      any = anyWeights(readTree(sources))
    },
    async resolveId(source, importer) {
      const [, kept] = source.split(mark)
      if (kept === undefined || importer === undefined) return null
      const found = await this.resolve(source.replace(mark + kept, ''), importer, { skipSelf: true })
      return found && found.id + mark + kept
    },
    load(id) {
      const [file = '', kept] = id.split(mark)
      if (kept === undefined) return null
      const code = readFileSync(file, 'utf8')
      if (/\/csr\/\w+\.es\.js$/.test(file)) return namedBy(code, kept)
      return keepWeights(code, new Set(kept.split('.')))
    },
    transform(code, id) {
      if (!id.startsWith(sources) || !/\.tsx?$/.test(id)) return null
      const split = splitImports(code, any)
      return split === code ? null : { code: split, map: null }
    },
  }
}

const weights = ['bold', 'duotone', 'fill', 'light', 'regular', 'thin']
const tag = /<(\w+Icon)\b([^>]*)>/g
/** Stands behind a module of the set that holds these weights alone. */
const mark = '?weights='

const weightsIn = (attributes: string): string[] => {
  const named = /\bweight=("\w+"|\{[^}]*\})/.exec(attributes)?.[1] ?? '"regular"'
  return [...named.matchAll(/["'](\w+)["']/g)].map(([, weight = '']) => weight)
}

/** In which weights an icon may be drawn where it arrives as a value: as `Icon`, in any that stands there. */
const anyWeights = (code: string): ReadonlySet<string> =>
  new Set([
    'regular',
    ...[...code.matchAll(/<Icon\b[^>]*?\bweight=("\w+"|\{[^}]*\})/g)].flatMap(
      ([, named = '']) => named.match(/(?<=["'])\w+(?=["'])/g) ?? [],
    ),
  ])

/** The weights in which a module draws each icon. One that it hands on as a value may be drawn in any. */
export function usedWeights(code: string, any = anyWeights(code)): Map<string, ReadonlySet<string>> {
  const drawn = new Map<string, Set<string>>()
  for (const [, name = '', attributes = ''] of code.matchAll(tag))
    drawn.set(name, new Set([...(drawn.get(name) ?? []), ...weightsIn(attributes)]))
  const handedOn = new Set(
    [
      ...code
        .replace(/^(import|export)\b[^'"=(]*from ['"].*$/gm, '')
        .replace(tag, '')
        .matchAll(/\b\w+Icon\b/g),
    ].map(([name]) => name),
  )
  // A module that draws what it was handed itself says in which weights.
  const drawnHere = [...code.matchAll(/<Icon\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const own = drawnHere.some((attributes) => attributes.includes('weight='))
    ? drawnHere.flatMap(weightsIn)
    : any
  for (const name of handedOn) drawn.set(name, new Set([...(drawn.get(name) ?? []), ...own]))
  return drawn
}

/** Each icon that the module takes from the site's list comes from the set itself, with the weights it is drawn in. */
export function splitImports(code: string, any: ReadonlySet<string>): string {
  const used = usedWeights(code, any)
  return code.replace(/^import \{([^}]*)\} from '[^']*\/look\/icons\.ts'/gm, (whole, list: string) => {
    const names = list.split(',').map((name) => name.trim())
    const icons = names.filter((name) => /^\w+Icon$/.test(name))
    const rest = names.filter((name) => name !== '' && !icons.includes(name))
    const lines = icons.map((name) => {
      const kept = [...(used.get(name) ?? weights)].sort().join('.')
      return `import { ${name} } from '@phosphor-icons/react/dist/csr/${name.replace(/Icon$/, '')}${mark}${kept}'`
    })
    return [...lines, ...(rest.length > 0 ? [whole.replace(list, ` ${rest.join(', ')} `)] : [])].join('\n')
  })
}

/** The icon's own module names its drawing with the same weights. */
function namedBy(code: string, kept: string): string {
  const named = code.replace(/(from "\.\.\/defs\/\w+\.es\.js)"/, `$1${mark}${kept}"`)
  if (named === code) throw new Error('the icons have a new shape: build/slim-icons.ts must learn it')
  return named
}

export function keepWeights(code: string, kept: ReadonlySet<string>): string {
  const [head = '', ...entries] = code.split(/\n {2}\[\n/)
  const names = entries.map((entry) => /^\s*"(\w+)"/.exec(entry)?.[1] ?? '')
  if (entries.length !== weights.length || names.join() !== weights.join()) {
    throw new Error('the icon modules have a new shape: build/slim-icons.ts must learn it')
  }
  const last = entries.at(-1) ?? ''
  const end = last.slice(last.indexOf('\n  ]') + '\n  ]'.length)
  const bodies = entries.map((entry) => entry.slice(0, entry.indexOf('\n  ]')))
  const chosen = bodies.filter((_, index) => kept.has(names[index] ?? ''))
  return `${head}\n${chosen.map((body) => `  [\n${body}\n  ]`).join(',\n')}${end}`
}

function readTree(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}
