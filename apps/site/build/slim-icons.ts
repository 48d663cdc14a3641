import type { Plugin } from 'vite'

/**
 * The icon set ships every icon in six weights in one module. This keeps the weights that the look
 * uses, which halves what the icons cost on first load. If the modules ever change their shape the
 * build stops, rather than quietly shipping empty icons.
 */
export function slimIcons(kept: readonly string[]): Plugin {
  return {
    name: 'slim-icons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/@phosphor-icons\/react\/dist\/defs\/.+\.es\.js$/.test(id)) return null
      return { code: keepWeights(code, kept), map: null }
    },
  }
}

const weights = ['bold', 'duotone', 'fill', 'light', 'regular', 'thin']

export function keepWeights(code: string, kept: readonly string[]): string {
  const [head = '', ...entries] = code.split(/\n {2}\[\n/)
  const names = entries.map((entry) => /^\s*"(\w+)"/.exec(entry)?.[1] ?? '')
  if (entries.length !== weights.length || names.join() !== weights.join()) {
    throw new Error('the icon modules have a new shape: build/slim-icons.ts must learn it')
  }
  const last = entries.at(-1) ?? ''
  const end = last.slice(last.indexOf('\n  ]') + '\n  ]'.length)
  const bodies = entries.map((entry) => entry.slice(0, entry.indexOf('\n  ]')))
  const chosen = bodies.filter((_, index) => kept.includes(names[index] ?? ''))
  return `${head}\n${chosen.map((body) => `  [\n${body}\n  ]`).join(',\n')}${end}`
}
