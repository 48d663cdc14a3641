/**
 * Cards of games, as a mouse uses them: what they offer stands on a card while the pointer is over it. A list that still
 * grows moves its cards from under the hand, which then comes again from outside.
 */
import { expect, type Locator } from '@playwright/test'

const soon = { timeout: 3_000 }

/** Points at a card, again and again until what is done there succeeds. */
const pointing = (card: Locator, act: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await card.page().mouse.move(0, 0)
    await card.hover(soon)
    await act()
  }).toPass({ timeout: 30_000 })

/** Points at a card until it shows this, or tells it. */
export const pointAt = (card: Locator, shown: Locator | RegExp): Promise<void> =>
  pointing(card, async () => {
    if (shown instanceof RegExp) await expect(card).toContainText(shown, soon)
    else await expect(shown).toBeVisible(soon)
  })

export const pressOn = (card: Locator, offered: Locator): Promise<void> =>
  pointing(card, () => offered.click(soon))

export const playFrom = (card: Locator): Promise<void> =>
  pressOn(card, card.getByRole('button', { name: 'Play now' }))
