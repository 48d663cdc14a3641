/** Free rounds as a new member meets them: claimed, taken, played in the game, and what they brought. */
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, type Page, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const title = 'Three on the house'
const card = (page: Page) => page.getByTestId('offer').filter({ hasText: title })

test('three free rounds are taken in the reward centre and played: the balance rises by their sum, and a reload goes on where they stood', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const person = await openPerson(browser, { site, language: 'EN', size: { width: 1440, height: 900 } })
  await join(person)
  const { page } = person
  await page.goto('/promotions')
  await card(page).getByRole('button', { name: 'Claim' }).click()
  await card(page).getByRole('button', { name: 'To the reward centre' }).click()
  const reward = page.getByTestId('reward').filter({ hasText: title })
  await expect(reward).toContainText('3 free rounds')
  await reward.getByRole('button', { name: 'Claim' }).click()
  await expect(reward).toHaveCount(0)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await expect(page).toHaveURL(/slot-golden-chinthe/)

  const game = page.frameLocator('iframe')
  const spin = game.getByTestId('spin')
  const band = game.getByTestId('free-rounds')
  const play = async (no: number) => {
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
    await expect(band).toContainText(`Free round ${no} of 3`)
    await spin.click()
  }
  await play(1)
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 60_000 })
  await page.reload()
  await play(2)
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 60_000 })
  await play(3)
  const end = game.getByRole('alertdialog')
  await expect(end).toContainText('Free rounds finished', { timeout: 60_000 })
  await expect(end).toContainText('Rounds played: 3')
  await end.getByRole('button', { name: 'Go on playing' }).click()
  await expect(band).toBeHidden()

  await page.goto('/records')
  const rows = page.getByTestId('bet-row')
  await expect(rows).toHaveCount(3)
  for (const at of [0, 1, 2]) await expect(rows.nth(at)).toContainText('Free round')
  expect(person.complaints).toEqual([])
  await person.close()
})
