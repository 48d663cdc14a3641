import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The icon set ships every icon in six weights in one module. This keeps the weights in which the
 * sources draw it, which takes most of what the icons cost off the first load. If the modules ever
 * change their shape the build stops, rather than quietly shipping empty icons.
 */
export function slimIcons(sources: string): Plugin {
  let used = new Map<string, ReadonlySet<string>>()
  return {
    name: 'slim-icons',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      used = usedWeights(readTree(sources))
    },
    transform(code, id) {
      const name = /@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js$/.exec(id)?.[1]
      if (!name) return null
      return { code: keepWeights(code, used.get(`${name}Icon`) ?? new Set(weights)), map: null }
    },
  }
}

const weights = ['bold', 'duotone', 'fill', 'light', 'regular', 'thin']
const tag = /<(\w+Icon)\b([^>]*)>/g

/** The weights in which each icon is drawn. One that is handed on as a value is drawn as `Icon` where it arrives, in any weight that stands there. */
export function usedWeights(code: string): Map<string, ReadonlySet<string>> {
  const drawn = new Map<string, Set<string>>()
  for (const [, name = '', attributes = ''] of code.matchAll(tag)) {
    const named = /\bweight=("\w+"|\{[^}]*\})/.exec(attributes)?.[1] ?? '"regular"'
    const found = [...named.matchAll(/["'](\w+)["']/g)].map(([, weight = '']) => weight)
    drawn.set(name, new Set([...(drawn.get(name) ?? []), ...found]))
  }
  const any = new Set([
    'regular',
    ...[...code.matchAll(/<Icon\b[^>]*?\bweight=("\w+"|\{[^}]*\})/g)].flatMap(
      ([, named = '']) => named.match(/(?<=["'])\w+(?=["'])/g) ?? [],
    ),
  ])
  const handedOn = new Set(
    [
      ...code
        .replace(/^(import|export)\b[^'"=(]*from ['"].*$/gm, '')
        .replace(tag, '')
        .matchAll(/\b\w+Icon\b/g),
    ].map(([name]) => name),
  )
  for (const name of handedOn) drawn.set(name, new Set([...(drawn.get(name) ?? []), ...any]))
  return drawn
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
