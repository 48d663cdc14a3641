import type { Currency, Minor } from '@jackfruit/kernel'
import { button, element, icon } from '../dom.ts'
import { moneyNode, moneyText } from '../money.ts'
import type { Say } from '../texts.ts'
import { mainHexagon } from './main-hexagon.ts'

export interface BetBarActions {
  readonly raise: () => void
  readonly lower: () => void
  readonly auto: () => void
  readonly turbo: () => void
  readonly history: () => void
  readonly rules: () => void
  readonly main: () => void
}

/** What the main button would do now; `missing` tells what is missing for a bet. */
export type MainMode = 'play' | 'skip' | 'autoStop' | 'wait' | 'missing'

export interface BetBar {
  readonly node: HTMLElement
  readonly setBalance: (balance: Minor) => void
  /** `together`: what the chips on places cost, where `each` is a chip. */
  readonly setStake: (
    stake: { readonly each: Minor; readonly together?: Minor },
    may: { raise: boolean; lower: boolean },
  ) => void
  readonly setMode: (mode: MainMode, autoLeft: number | null) => void
  readonly setTurbo: (on: boolean) => void
  /** Stakes are locked from the bet to the end of its round. */
  readonly lock: (locked: boolean) => void
}

/** Characters of money that a phone's balance has room for at full width. */
const longestEasy = 15

export function makeBetBar(
  say: Say,
  currency: Currency,
  may: { auto: boolean; turbo: boolean; face: 'spin' | 'play' },
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
    { type: 'button', class: 'spin', 'data-testid': 'spin', onclick: act.main },
    mainHexagon(),
    face,
  )
  const stakeLabel = element('span', { class: 'label' }, say('bar.totalBet'))
  /** Narrow bars leave out all but the chip: what it stands over is the sum. */
  const labelOf = (chip: Minor | null) =>
    chip === null
      ? [say('bar.totalBet')]
      : [
          say('bar.chip', { amount: moneyText(chip, currency).replace(/\.0+$/, '') }),
          element('span', { class: 'label-more' }, ` · ${say('bar.together')}`),
        ]
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
        element('div', { class: 'bet-value' }, stakeLabel, stake),
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
    setStake: ({ each, together }, allowed) => {
      stake.replaceChildren(moneyNode(together ?? each, currency))
      stakeLabel.replaceChildren(...labelOf(together === undefined ? null : each))
      steps = allowed
      applyLock()
    },
    setMode: (mode, autoLeft) => {
      const label = {
        play: say('bar.play'),
        skip: say('action.skip'),
        autoStop: say('bar.autoStop'),
        wait: say('bar.play'),
        missing: say('bar.play'),
      }[mode]
      spin.setAttribute(
        'aria-label',
        autoLeft === null ? label : `${label}. ${say('bar.autoLeft', { count: autoLeft })}`,
      )
      spin.classList.toggle('waiting', mode === 'wait' || mode === 'missing')
      spin.setAttribute('aria-disabled', String(mode === 'wait'))
      const count = autoLeft === null ? null : element('span', { class: 'auto-left num' }, String(autoLeft))
      face.replaceChildren(
        icon(mode === 'skip' || mode === 'autoStop' ? 'stop' : may.face),
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
