/** What the table is doing, in words and as a ring that empties: never by colour alone. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'

export type Doing =
  | 'coming'
  | 'lost'
  | 'waiting'
  | 'open'
  | 'last'
  | 'closed'
  | 'dealing'
  | 'yours'
  | 'deciding'
  | 'drawing'
  | 'result'
  | 'void'
  | 'over'

export interface Status {
  readonly node: HTMLElement
  readonly set: (doing: Doing, words?: string) => void
  /** Seconds that are left, and which share of the time for bets that is. */
  readonly count: (seconds: number | null, share: number) => void
}

const round = 2 * Math.PI * 20

export function makeStatus(say: Say): Status {
  const arc = svgElement('circle', { cx: 24, cy: 24, r: 20, class: 'ring-left' })
  const seconds = element('b', { class: 'ring-seconds num' })
  const title = element('b', { class: 'status-title' })
  const note = element('span', { class: 'status-note' })
  // What changes every second is no news for those who listen; the phase is.
  const told = element('div', { class: 'status-words', role: 'status' }, title, note)
  const node = element(
    'div',
    { class: 'live-status' },
    element(
      'div',
      { class: 'status-ring', 'aria-hidden': 'true' },
      svgElement(
        'svg',
        { viewBox: '0 0 48 48' },
        svgElement('circle', { cx: 24, cy: 24, r: 20, class: 'ring-ground' }),
        arc,
      ),
      seconds,
    ),
    told,
  )
  let now: Doing | null = null
  let said = ''
  return {
    node,
    set: (doing, words = '') => {
      if (doing === now && words === said) return
      now = doing
      said = words
      node.dataset['doing'] = doing
      title.textContent = words || say(`live.${doing}`)
      note.textContent = doing === 'result' && words === '' ? '' : say(`live.${doing}Note`)
    },
    count: (left, share) => {
      const text = left === null ? '' : String(left)
      if (seconds.textContent !== text) seconds.textContent = text
      arc.style.visibility = share > 0 ? '' : 'hidden'
      arc.setAttribute('stroke-dasharray', `${(round * share).toFixed(2)} ${round.toFixed(2)}`)
    },
  }
}
