import type { Currency, Minor } from '@jackfruit/kernel'
import { button, element, icon } from '../dom.ts'
import { moneyNode } from '../money.ts'
import type { Say } from '../texts.ts'
import { spinHexagon } from './spin-hexagon.ts'

export interface BetBarActions {
  readonly raise: () => void
  readonly lower: () => void
  readonly auto: () => void
  readonly turbo: () => void
  readonly history: () => void
  readonly rules: () => void
  readonly spin: () => void
}

/** What the Spin button would do now. */
export type SpinMode = 'spin' | 'skip' | 'autoStop' | 'wait'

export interface BetBar {
  readonly node: HTMLElement
  readonly setBalance: (balance: Minor) => void
  readonly setStake: (stake: Minor, may: { raise: boolean; lower: boolean }) => void
  readonly setMode: (mode: SpinMode, autoLeft: number | null) => void
  readonly setTurbo: (on: boolean) => void
  /** Bets are locked while reels turn and during free spins. */
  readonly lock: (locked: boolean) => void
}

/** Characters of money that a phone's balance has room for at full width. */
const longestEasy = 15

export function makeBetBar(
  say: Say,
  currency: Currency,
  may: { auto: boolean; turbo: boolean },
  act: BetBarActions,
): BetBar {
  const balance = element('output', { class: 'figure', 'data-testid': 'balance' })
  const stake = element('output', { class: 'figure', 'aria-live': 'polite' })
  const lower = button({ class: 'step-button', label: say('bar.betDown'), icon: 'minus', press: act.lower })
  const raise = button({ class: 'step-button', label: say('bar.betUp'), icon: 'plus', press: act.raise })
  const tool = (name: 'auto' | 'turbo' | 'history' | 'info', label: string, press: () => void) => {
    const made = button({ class: `tool-button ${name}`, label, icon: name, press })
    made.append(element('span', { class: 'tool-name', 'aria-hidden': 'true' }, label))
    return made
  }
  const auto = tool('auto', say('bar.auto'), act.auto)
  const turbo = tool('turbo', say('bar.turbo'), act.turbo)
  turbo.setAttribute('aria-pressed', 'false')
  const history = tool('history', say('action.history'), act.history)
  // Phones held upright have the rules here, where the thumb is; wider screens in the top bar.
  const info = tool('info', say('bar.rules'), act.rules)
  const face = element('span', { class: 'spin-face' })
  const spin = element(
    'button',
    { type: 'button', class: 'spin', 'data-testid': 'spin', onclick: act.spin },
    spinHexagon(),
    face,
  )
  let locked = false
  let steps = { raise: true, lower: true }
  const applyLock = () => {
    for (const [owner, allowed] of [
      [lower, steps.lower],
      [raise, steps.raise],
    ] as const)
      owner.disabled = locked || !allowed
    history.disabled = locked
  }

  return {
    node: element(
      'footer',
      { class: 'bar' },
      element(
        'div',
        { class: 'pill balance' },
        element('span', { class: 'label' }, say('bar.balance')),
        balance,
      ),
      element(
        'div',
        { class: 'pill bet', role: 'group', 'aria-label': say('bar.totalBet') },
        lower,
        element(
          'div',
          { class: 'bet-value' },
          element('span', { class: 'label' }, say('bar.totalBet')),
          stake,
        ),
        raise,
      ),
      element('div', { class: 'tools' }, history, may.turbo && turbo, may.auto && auto, info),
      spin,
    ),
    setBalance: (amount) => {
      const money = moneyNode(amount, currency)
      balance.replaceChildren(money)
      balance.classList.toggle('long', (money.textContent?.length ?? 0) > longestEasy)
    },
    setStake: (amount, allowed) => {
      stake.replaceChildren(moneyNode(amount, currency))
      steps = allowed
      applyLock()
    },
    setMode: (mode, autoLeft) => {
      const label = {
        spin: say('bar.spin'),
        skip: say('action.skip'),
        autoStop: say('bar.autoStop'),
        wait: say('bar.spin'),
      }[mode]
      spin.setAttribute(
        'aria-label',
        autoLeft === null ? label : `${label}. ${say('bar.autoLeft', { count: autoLeft })}`,
      )
      spin.classList.toggle('waiting', mode === 'wait')
      spin.setAttribute('aria-disabled', String(mode === 'wait'))
      const count = autoLeft === null ? null : element('span', { class: 'auto-left num' }, String(autoLeft))
      face.replaceChildren(
        icon(mode === 'spin' || mode === 'wait' ? 'spin' : 'stop'),
        ...(count ? [count] : []),
      )
      face.classList.toggle('counting', autoLeft !== null)
      auto.setAttribute('aria-pressed', String(autoLeft !== null))
    },
    setTurbo: (on) => turbo.setAttribute('aria-pressed', String(on)),
    lock: (on) => {
      locked = on
      applyLock()
    },
  }
}
