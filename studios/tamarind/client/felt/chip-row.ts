/** The chips to choose from, in a row, lowest first; the chosen one is raised. */
import { element } from '@jackfruit/game-page/dom'
import { chipPicture } from '@jackfruit/game-page/felt/chip'
import type { ViewParts } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'

export interface ChipRow {
  readonly node: HTMLElement
  readonly set: (chip: Minor) => void
  readonly lock: (isLocked: boolean) => void
  /** 1 is the lowest chip; true when there is one of that number. */
  readonly press: (key: string) => boolean
}

export function makeChipRow({ say, stakes, currency, money, chooseStake }: ViewParts): ChipRow {
  const buttons = stakes.map((chip) =>
    element(
      'button',
      {
        ...{ type: 'button', class: 'chip-button', 'aria-pressed': 'false' },
        ...{ 'aria-label': say('felt.chip', { amount: money(chip) }), title: money(chip) },
        onclick: () => chooseStake(chip),
      },
      chipPicture(chip, stakes, currency),
    ),
  )
  const node = element(
    'div',
    { class: 'chip-row', role: 'group', 'aria-label': say('felt.chips') },
    ...buttons,
  )
  return {
    node,
    set: (chosen) => {
      for (const [i, button] of buttons.entries())
        button.setAttribute('aria-pressed', String(stakes[i] === chosen))
      // Where the row is longer than the screen, the chosen chip is in its middle.
      const at = buttons[stakes.indexOf(chosen)]
      if (at) node.scrollLeft = at.offsetLeft + at.offsetWidth / 2 - node.clientWidth / 2
    },
    lock: (isLocked) => {
      for (const button of buttons) button.disabled = isLocked
    },
    press: (key) => {
      const chip = stakes[Number(key) - 1]
      if (chip === undefined) return false
      chooseStake(chip)
      return true
    },
  }
}
