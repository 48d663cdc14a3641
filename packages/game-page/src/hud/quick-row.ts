import { element } from '../dom.ts'
import type { Quick, QuickStakes } from '../flow/quick-stake.ts'
import type { Say } from '../texts.ts'

export interface QuickRow {
  readonly node: HTMLElement
  readonly set: (quick: QuickStakes) => void
  readonly lock: (isLocked: boolean) => void
}

/** Shortcuts for the stake. None is gold: a higher stake is not what the game asks for. */
export function makeQuickRow(say: Say, take: (quick: Quick) => void): QuickRow {
  const shortcut = (quick: Quick, text: string, label: string) => ({
    quick,
    node: element(
      'button',
      { type: 'button', class: 'quick-button', 'aria-label': label, onclick: () => take(quick) },
      text,
    ),
  })
  const all = [
    shortcut('half', '½', say('bar.betHalf')),
    shortcut('double', '2×', say('bar.betDouble')),
    shortcut('most', say('bar.most'), say('bar.betMost')),
  ]
  let isLocked = false
  let stakes: QuickStakes = { half: null, double: null, most: null }
  const apply = () => {
    for (const { quick, node } of all) node.disabled = isLocked || stakes[quick] === null
  }
  apply()
  return {
    node: element('div', { class: 'quick-row', role: 'group' }, ...all.map(({ node }) => node)),
    set: (quick) => {
      stakes = quick
      apply()
    },
    lock: (isOn) => {
      isLocked = isOn
      apply()
    },
  }
}
