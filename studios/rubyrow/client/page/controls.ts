/** Chips to choose from, what is done with them, and the one button that puts them in. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import { chipPicture } from '@jackfruit/game-page/felt/chip'
import type { Say } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'

/** In a box of 24: strokes of 2. */
const outlines = {
  undo: 'M9 6 4 11l5 5M4 11h10.500a5 5 0 0 1 0 10H11',
  clear: 'M6 6l12 12M18 6L6 18',
  repeat:
    'M4 11a8 8 0 0 1 13.700-4.700L20 8.500M20 4v4.500h-4.500M20 13a8 8 0 0 1-13.700 4.700L4 15.500M4 20v-4.500h4.500',
  double: 'M3 8l7 8M10 8l-7 8M14 10.500a3 3 0 1 1 5.400 1.800L14 18h6.500',
} as const

export type Tool = keyof typeof outlines
const tools = ['undo', 'clear', 'repeat', 'double'] as const
const keys: Readonly<Record<string, Tool>> = { u: 'undo', c: 'clear', r: 'repeat', d: 'double' }

export interface ControlParts {
  readonly say: Say
  readonly currency: Currency
  readonly money: (amount: Minor) => string
  readonly chips: readonly Minor[]
  readonly act: Readonly<Record<Tool, () => void>>
  readonly confirm: () => void
}

export interface Controls {
  readonly chips: HTMLElement
  readonly tools: HTMLElement
  readonly confirm: HTMLButtonElement
  readonly sum: HTMLElement
  readonly chip: () => Minor
  readonly allow: (may: Readonly<Record<Tool | 'chips', boolean>>) => void
  readonly setConfirm: (state: ConfirmState) => void
  readonly setSum: (inPlay: Minor) => void
  readonly setBalance: (balance: Minor) => void
  /** True when the key did something. */
  readonly press: (key: string) => boolean
  /** The chosen chip as it is drawn. */
  readonly chosen: () => Element | null
}

export type ConfirmState =
  | { readonly kind: 'ready'; readonly amount: Minor; readonly isUrgent: boolean }
  | { readonly kind: 'asking'; readonly amount: Minor }
  | { readonly kind: 'repeat'; readonly amount: Minor }
  | { readonly kind: 'in'; readonly amount: Minor }
  | { readonly kind: 'none'; readonly words: string }

export function makeControls({ say, currency, money, chips, act, confirm }: ControlParts): Controls {
  let chosen = chips[Math.min(1, chips.length - 1)] ?? 0n
  const chipButtons = chips.map((chip) =>
    element(
      'button',
      {
        ...{ type: 'button', class: 'chip-button', 'aria-pressed': 'false' },
        ...{ 'aria-label': say('felt.chip', { amount: money(chip) }), title: money(chip) },
        onclick: () => choose(chip),
      },
      chipPicture(chip, chips, currency),
    ),
  )
  function choose(chip: Minor) {
    chosen = chip
    for (const [i, button] of chipButtons.entries())
      button.setAttribute('aria-pressed', String(chips[i] === chip))
  }
  choose(chosen)
  const toolButton = (name: Tool) =>
    element(
      'button',
      {
        ...{ type: 'button', class: `live-tool ${name}`, title: say(`felt.${name}`) },
        ...{ 'aria-label': say(`felt.${name}`), onclick: () => act[name]() },
      },
      svgElement(
        'svg',
        { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
        svgElement('path', { d: outlines[name] }),
      ),
      element('span', { class: 'tool-name', 'aria-hidden': 'true' }, say(`felt.${name}`)),
    )
  const toolButtons = new Map(tools.map((name) => [name, toolButton(name)]))
  const words = element('span', { class: 'confirm-words' })
  const confirmButton = element(
    'button',
    { type: 'button', class: 'live-confirm', 'data-testid': 'confirm', onclick: confirm },
    words,
  )
  const sumAmount = element('b', { class: 'num' })
  const balance = element('b', { class: 'num' })
  const sum = element(
    'p',
    { class: 'live-sum' },
    element('span', {}, `${say('live.onTable')} `, sumAmount),
    element('span', { class: 'sum-balance' }, `${say('bar.balance')} `, balance),
  )
  return {
    chips: element(
      'div',
      { class: 'chip-row', role: 'group', 'aria-label': say('felt.chips') },
      ...chipButtons,
    ),
    tools: element('div', { class: 'live-tools' }, ...toolButtons.values()),
    ...{ confirm: confirmButton, sum },
    chip: () => chosen,
    chosen: () => chipButtons[chips.indexOf(chosen)]?.querySelector('.felt-chip') ?? null,
    allow: (may) => {
      for (const [name, button] of toolButtons) button.disabled = !may[name]
      for (const button of chipButtons) button.classList.toggle('idle', !may.chips)
    },
    setBalance: (amount) => {
      balance.textContent = money(amount)
    },
    setSum: (inPlay) => {
      sumAmount.textContent = money(inPlay)
    },
    setConfirm: (state) => {
      const { kind } = state
      confirmButton.dataset['state'] = kind
      confirmButton.classList.toggle('urgent', kind === 'ready' && state.isUrgent)
      confirmButton.setAttribute('aria-disabled', String(kind !== 'ready' && kind !== 'repeat'))
      words.textContent =
        kind === 'none' ? state.words : say(`live.confirm.${kind}`, { amount: money(state.amount) })
    },
    press: (key) => {
      const number = Number(key)
      const chip = Number.isInteger(number) ? chips[number - 1] : undefined
      if (chip !== undefined) {
        choose(chip)
        return true
      }
      const tool = Object.hasOwn(keys, key) ? keys[key] : undefined
      if (!tool || toolButtons.get(tool)?.disabled) return false
      act[tool]()
      return true
    },
  }
}
