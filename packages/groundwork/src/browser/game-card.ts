/**
 * Cards of games, as a mouse uses them: what they offer stands on a card while the pointer is over it. A list that still
 * grows moves its cards from under the hand, which then points again.
 */
import { expect, type Locator } from '@playwright/test'

const again = { timeout: 30_000 }

export const pointAt = (card: Locator, shown: Locator): Promise<void> =>
  expect(async () => {
    await card.hover({ timeout: 3_000 })
    await expect(shown).toBeVisible({ timeout: 3_000 })
  }).toPass(again)

export const pressOn = (card: Locator, offered: Locator): Promise<void> =>
  expect(async () => {
    await card.hover({ timeout: 3_000 })
    await offered.click({ timeout: 3_000 })
  }).toPass(again)

export const playFrom = (card: Locator): Promise<void> =>
  pressOn(card, card.getByRole('button', { name: 'Play now' }))
