/** The frame of every KiteLab table: a stage of its own, and a dock of instruments. */
import './lab.css'
import { element } from '@jackfruit/game-page/dom'
import type { Dock, Table } from '@jackfruit/game-page/view'
import { type Motion, makeMotion } from './motion.ts'

export interface Lab {
  readonly board: HTMLElement
  /** What is chosen before a bet. */
  readonly options: HTMLElement
  /** What is done in an open round; hidden until there is one. */
  readonly actions: HTMLElement
  readonly facts: HTMLElement
  readonly motion: Motion
  /** What all tables do alike: their style fits them in, and what moves can be hurried. */
  readonly table: Pick<Table, 'node' | 'fit' | 'hurry' | 'lock'> & { readonly dock: Dock }
}

/** `game` names the css class that holds the game's colours; `ground` is the colour of its dock. */
export function makeLab(game: string, ground: string): Lab {
  const board = element('div', { class: 'lab-board' })
  const node = element('div', { class: `lab lab-${game}` }, board)
  const part = (name: string) => element('div', { class: `${name} lab-controls lab-${game}` })
  const [options, actions, facts] = [part('dock-options'), part('dock-actions'), part('dock-facts')]
  actions.hidden = true
  const motion = makeMotion()
  const dock = { options, actions, facts, ground }
  const table = { node, dock, fit: () => undefined, hurry: motion.hurry, lock: () => undefined }
  return { board, options, actions, facts, motion, table }
}
