import type { Currency, Minor } from '@jackfruit/kernel'
import { button, element, middleOf } from '../dom.ts'
import type { Quick, QuickStakes } from '../flow/quick-stake.ts'
import { moneyNode } from '../money.ts'
import type { Say } from '../texts.ts'
import type { Table } from '../view.ts'
import { makeDockButton } from './dock-button.ts'
import { keepDockFocus } from './dock-focus.ts'
import { type MainButton, makeMainButton } from './main-button.ts'
import { makeQuickRow } from './quick-row.ts'
import { makeStakePill, type StakePill } from './stake-pill.ts'

export interface BetBarActions {
  readonly raise: () => void
  readonly lower: () => void
  readonly quick: (quick: Quick) => void
  readonly auto: () => void
  readonly turbo: () => void
  readonly history: () => void
  readonly rules: () => void
  readonly main: () => void
}

export interface BetBar {
  readonly node: HTMLElement
  readonly setBalance: (balance: Minor) => void
  /** The middle of the balance in the window; null where the bar above has it. */
  readonly balanceAt: () => { readonly x: number; readonly y: number } | null
  readonly setStake: StakePill['set']
  readonly setQuick: (quick: QuickStakes) => void
  readonly setMode: MainButton['set']
  readonly setTurbo: (on: boolean) => void
  /** Whether the next round is free: of a stake that nobody may change. */
  readonly setFree: (isFree: boolean) => void
  /** Stakes are locked from the bet to the end of its round. */
  readonly lock: (locked: boolean) => void
}

/** Characters of money that a phone's balance has room for at full width. */
const longestEasy = 15

export function makeBetBar(
  say: Say,
  currency: Currency,
  may: {
    readonly auto: boolean
    readonly turbo: boolean
    readonly face: 'spin' | 'play'
    readonly table: Pick<Table, 'dock' | 'rail'>
  },
  act: BetBarActions,
): BetBar {
  const balance = element('output', { class: 'figure', 'data-testid': 'balance' })
  const stake = makeStakePill(say, currency, act)
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
  const { dock, rail } = may.table
  const docked = dock || rail ? makeDockButton(say, currency, act.main) : undefined
  const main = docked ?? makeMainButton(say, may.face, act.main)
  const quick = dock && makeQuickRow(say, act.quick)
  if (dock) keepDockFocus(main.node, dock.actions)
  const balanceLabel = element('span', { class: 'label' }, say('bar.balance'))

  return {
    node: element(
      'footer',
      { class: 'bar' },
      rail ?? false,
      element('div', { class: 'pill balance' }, balanceLabel, balance),
      stake.node,
      ...(dock && quick ? [quick.node, dock.options, dock.actions, main.node, dock.facts] : []),
      element('div', { class: 'tools' }, history, may.turbo && turbo, may.auto && auto, info),
      !dock && main.node,
    ),
    setBalance: (amount) => {
      const money = moneyNode(amount, currency)
      balance.replaceChildren(money)
      balance.classList.toggle('long', (money.textContent?.length ?? 0) > longestEasy)
    },
    balanceAt: () => middleOf(balance),
    setStake: (wanted, allowed) => {
      stake.set(wanted, allowed)
      docked?.setPrice(wanted.together ?? wanted.each)
    },
    setQuick: (stakes) => quick?.set(stakes),
    setMode: (mode, autoLeft) => {
      main.set(mode, autoLeft)
      auto.setAttribute('aria-pressed', String(autoLeft !== null))
    },
    setTurbo: (on) => turbo.setAttribute('aria-pressed', String(on)),
    setFree: (isFree) => stake.setFree(isFree),
    lock: (isOn) => {
      stake.lock(isOn)
      quick?.lock(isOn)
      history.disabled = isOn
    },
  }
}
