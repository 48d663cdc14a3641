import type { Currency, Minor } from '@jackfruit/kernel'
import { button, element } from '../dom.ts'
import { moneyNode, moneyText } from '../money.ts'
import type { Say } from '../texts.ts'

/** `together`: what the chips on places cost, where `each` is a chip. */
interface Stake {
  readonly each: Minor
  readonly together?: Minor
}

export interface StakePill {
  readonly node: HTMLElement
  readonly set: (stake: Stake, may: { raise: boolean; lower: boolean }) => void
  readonly lock: (isLocked: boolean) => void
  /** Nothing is put down: the figure says what a round is worth. */
  readonly setFree: (isFree: boolean) => void
}

/** The stake with a step down and a step up. */
export function makeStakePill(
  say: Say,
  currency: Currency,
  act: { readonly raise: () => void; readonly lower: () => void },
): StakePill {
  const label = element('span', { class: 'label' }, say('bar.totalBet'))
  const figure = element('output', { class: 'figure', 'aria-live': 'polite' })
  const step = (name: 'minus' | 'plus', text: string, press: () => void) =>
    button({ class: 'step-button', label: text, icon: name, press })
  const lower = step('minus', say('bar.betDown'), act.lower)
  const raise = step('plus', say('bar.betUp'), act.raise)
  let isLocked = false
  let isFree = false
  let may = { raise: true, lower: true }
  const applyLock = () => {
    lower.disabled = isLocked || !may.lower
    raise.disabled = isLocked || !may.raise
  }
  /** Narrow bars leave out all but the chip: what it stands over is the sum. */
  const labelOf = ({ each, together }: Stake) =>
    together === undefined
      ? [say(isFree ? 'granted.each' : 'bar.totalBet')]
      : [
          say('bar.chip', { amount: moneyText(each, currency).replace(/\.0+$/, '') }),
          element('span', { class: 'label-more' }, ` · ${say('bar.together')}`),
        ]
  return {
    node: element(
      'div',
      { class: 'pill bet', role: 'group', 'aria-label': say('bar.totalBet') },
      lower,
      element('div', { class: 'bet-value' }, label, figure),
      raise,
    ),
    set: (stake, allowed) => {
      figure.replaceChildren(moneyNode(stake.together ?? stake.each, currency))
      label.replaceChildren(...labelOf(stake))
      may = allowed
      applyLock()
    },
    setFree: (isOn) => {
      if (isFree === isOn) return
      isFree = isOn
      label.replaceChildren(say(isFree ? 'granted.each' : 'bar.totalBet'))
    },
    lock: (isOn) => {
      isLocked = isOn
      applyLock()
    },
  }
}
