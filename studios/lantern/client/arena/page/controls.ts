/** Chips to choose from, undo, once more, and the one button that puts them in. */
import { button, element } from '@jackfruit/game-page/dom'
import { chipPicture } from '@jackfruit/game-page/felt/chip'
import type { Say } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'

interface Parts {
  readonly say: Say
  readonly currency: Currency
  readonly money: (amount: Minor) => string
  readonly chips: readonly Minor[]
  readonly act: Readonly<Record<'undo' | 'double' | 'confirm', () => void>>
}

export interface ConfirmState {
  readonly kind: 'none' | 'ready' | 'asking' | 'in'
  readonly words: string
}

export interface Controls {
  readonly node: HTMLElement
  readonly chip: () => Minor
  readonly choose: (number: number) => void
  readonly allow: (may: { readonly undo: boolean; readonly double: boolean }) => void
  readonly setConfirm: (state: ConfirmState) => void
  /** A sentence about the last thing that was done. */
  readonly tell: (words: string, isBad?: boolean) => void
}

export function makeControls({ say, currency, money, chips, act }: Parts): Controls {
  let chosen = chips[Math.min(1, chips.length - 1)] ?? 0n
  const buttons = chips.map((chip) =>
    element(
      'button',
      {
        ...{ type: 'button', class: 'chip-button', 'aria-pressed': String(chip === chosen) },
        ...{ 'aria-label': say('felt.chip', { amount: money(chip) }), title: money(chip) },
        onclick: () => choose(chip),
      },
      chipPicture(chip, chips, currency),
    ),
  )
  function choose(chip: Minor) {
    chosen = chip
    for (const [i, each] of buttons.entries()) each.setAttribute('aria-pressed', String(chips[i] === chip))
  }
  const undo = button({
    class: 'arena-tool',
    label: say('felt.undo'),
    text: say('felt.undo'),
    press: act.undo,
  })
  const double = button({ class: 'arena-tool', label: say('felt.double'), text: '×2', press: act.double })
  double.setAttribute('aria-label', `${say('felt.double')} ×2`)
  const confirm = button({ class: 'arena-confirm', label: '', text: '', press: act.confirm })
  confirm.dataset['testid'] = 'confirm'
  const words = element('p', { class: 'arena-tell', role: 'status', 'data-testid': 'told' })
  return {
    node: element(
      'section',
      { class: 'arena-controls' },
      element('div', { class: 'chip-row', role: 'group', 'aria-label': say('felt.chips') }, ...buttons),
      element('div', { class: 'arena-acts' }, undo, double, confirm),
      words,
    ),
    chip: () => chosen,
    choose: (number) => {
      const chip = chips[number - 1]
      if (chip !== undefined) choose(chip)
    },
    allow: (may) => {
      undo.disabled = !may.undo
      double.disabled = !may.double
    },
    setConfirm: ({ kind, words: text }) => {
      confirm.dataset['state'] = kind
      confirm.setAttribute('aria-disabled', String(kind !== 'ready'))
      if (confirm.textContent !== text) confirm.textContent = text
    },
    tell: (text, isBad = false) => {
      words.textContent = text
      words.classList.toggle('bad', isBad)
    },
  }
}
