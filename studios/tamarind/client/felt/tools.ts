/** What can be done with all chips at once: take back, clear, repeat the last bet, double. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'

/** In a box of 24, as the page's own icons: strokes of 2. */
const outlines = {
  undo: 'M9 6 4 11l5 5M4 11h10.500a5 5 0 0 1 0 10H11',
  clear: 'M6 6l12 12M18 6L6 18',
  repeat:
    'M4 11a8 8 0 0 1 13.700-4.700L20 8.500M20 4v4.500h-4.500M20 13a8 8 0 0 1-13.700 4.700L4 15.500M4 20v-4.500h4.500',
  double: 'M3 8l7 8M10 8l-7 8M14 10.500a3 3 0 1 1 5.400 1.800L14 18h6.500',
} as const

export type ToolName = keyof typeof outlines

/** One key each, while the chips can be moved. */
const keys: Readonly<Record<string, ToolName>> = { u: 'undo', c: 'clear', r: 'repeat', d: 'double' }

export interface Tools {
  readonly node: HTMLElement
  readonly allow: (may: Readonly<Record<ToolName, boolean>>) => void
  /** True when the key is that of a tool that is allowed. */
  readonly press: (key: string) => boolean
}

export function makeTools(say: Say, acts: Readonly<Record<ToolName, () => void>>): Tools {
  const make = (name: ToolName) =>
    element(
      'button',
      {
        ...{ type: 'button', class: 'felt-tool', title: say(`felt.${name}`) },
        ...{ 'aria-label': say(`felt.${name}`), onclick: acts[name] },
      },
      svgElement(
        'svg',
        { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
        svgElement('path', { d: outlines[name] }),
      ),
      element('span', { class: 'felt-tool-name', 'aria-hidden': 'true' }, say(`felt.${name}`)),
    )
  const buttons = {
    ...{ undo: make('undo'), clear: make('clear') },
    ...{ repeat: make('repeat'), double: make('double') },
  }
  const names = ['undo', 'clear', 'repeat', 'double'] as const
  return {
    node: element('div', { class: 'felt-tools' }, ...names.map((name) => buttons[name])),
    allow: (may) => {
      for (const name of names) buttons[name].disabled = !may[name]
    },
    press: (key) => {
      const name = Object.hasOwn(keys, key) ? keys[key] : undefined
      if (!name || buttons[name].disabled) return false
      acts[name]()
      return true
    },
  }
}
