/** The quick game that floats over every page. */

import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''

test('[SH-10] [D-41] the quick game opens on any shell page, plays with the real purse, and its round can be proven', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', reducedMotion: true })
  const { page } = person
  await page.goto('/promotions')
  await page.getByTestId('mini-game-open').click()
  await expect(page.getByTestId('mini-game')).toContainText('Log in')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('mini-game')).toHaveCount(0)
  await expect(page.getByTestId('mini-game-open')).toBeFocused()

  await join(person)
  await page.goto('/promotions')
  await page.getByTestId('mini-game-open').click()
  const game = page.frameLocator('[data-testid="mini-game"] iframe')
  const roll = game.getByTestId('spin')
  await expect(roll).toBeEnabled({ timeout: 30_000 })
  for (let rounds = 1; rounds <= 3; rounds++) {
    await roll.click()
    await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', String(rounds), {
      timeout: 20_000,
    })
    await expect(roll).toBeEnabled({ timeout: 20_000 })
  }
  const left = (await game.getByTestId('balance').textContent()) ?? ''
  const amount = left.replace(/[^\d.,]/g, '')
  await expect(page.getByTestId('balance').first()).toContainText(amount)

  await game.getByRole('button', { name: 'Rules', exact: true }).click()
  const rules = game.getByRole('dialog')
  await expect(rules).toContainText('97.2222')
  await rules.getByRole('button', { name: 'Change seeds' }).click()
  const secret = rules.locator('.revealed')
  await expect(secret).toHaveText(/^[0-9a-f]{64}$/)
  const revealed = await secret.textContent()
  await rules.getByRole('button', { name: 'Close' }).click()
  await game.getByRole('button', { name: 'History', exact: true }).click()
  await game
    .getByRole('button', { name: /^Proof of round/ })
    .first()
    .click()
  const proof = JSON.parse(await game.getByRole('textbox').inputValue()) as Record<string, unknown>
  expect(proof).toMatchObject({ gameCode: 'kite-dice', nonce: 2, state: 'settled' })
  expect(proof['serverSeed']).toBe(revealed)

  await page.goto('/records')
  await expect(page.getByTestId('bet-row')).toHaveCount(3)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[SH-10] a page with only its header has no quick game, nor has one that a game fills', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await person.page.goto('/seamless')
  await expect(person.page.getByRole('banner')).toBeVisible()
  await expect(person.page.getByTestId('mini-game-open')).toHaveCount(0)
  await person.page.goto('/game')
  await expect(person.page.getByRole('main')).not.toBeEmpty()
  await expect(person.page.getByRole('banner')).toHaveCount(0)
  await expect(person.page.getByTestId('mini-game-open')).toHaveCount(0)
  await person.close()
})
