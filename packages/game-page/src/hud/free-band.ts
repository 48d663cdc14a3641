import type { Currency } from '@jackfruit/kernel'
import { element } from '../dom.ts'
import type { FreeRounds } from '../model.ts'
import { moneyNode, moneyText } from '../money.ts'
import type { Say } from '../texts.ts'

/** While rounds are free: which of them it is, and what they have won so far. */
export interface FreeBand {
  readonly node: HTMLElement
  /** Null where rounds have a stake. */
  readonly set: (free: FreeRounds | null) => void
}

export function makeFreeBand(say: Say, currency: Currency): FreeBand {
  const count = element('span', { class: 'free-count' })
  const won = element('span', { class: 'free-won' })
  const track = element('span', { class: 'free-done' })
  const node = element(
    'div',
    { class: 'free-band', role: 'status', hidden: true, 'data-testid': 'free-rounds' },
    element('span', { class: 'free-words' }, count, won),
    element('span', { class: 'free-track', 'aria-hidden': 'true' }, track),
  )
  return {
    node,
    set: (free) => {
      node.hidden = free === null
      if (!free) return
      const now = Math.min(free.played + 1, free.rounds)
      count.textContent = say('granted.band', { now, all: free.rounds })
      won.replaceChildren(`${say('granted.wonSoFar')} `, moneyNode(free.won, currency))
      won.title = say('granted.most', { amount: moneyText(free.maxWin, currency) })
      track.style.inlineSize = `${Math.round((free.played / free.rounds) * 100)}%`
    },
  }
}
