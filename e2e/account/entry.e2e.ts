/** Ways in that go wrong, and the second brand. */
import { randomBytes } from 'node:crypto'
import { aPlace, openPerson, register } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const second = site.replace('localhost', 'second.localhost')

test('[LG-02] [LG-14] [ER-08] [ER-15] a wrong password is told in words, the name stays typed, and after three a picture is asked for', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', place: aPlace() })
  const { page } = person
  await page.goto('/login')
  const dialog = page.getByRole('dialog')
  const name = dialog.locator('input[name="username"]')
  await name.fill(`nobody${randomBytes(3).toString('hex')}`)
  for (let tries = 0; tries < 3; tries++) {
    await dialog.locator('input[name="password"]').fill('wrong-password-1')
    // The refusal before is told in the same words.
    const answered = page.waitForResponse(/\/auth\/login$/)
    await dialog.locator('button[type="submit"]').click()
    await answered
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    await expect(dialog.locator('button[type="submit"]')).toBeEnabled()
  }
  await expect(dialog.locator('img[src^="data:image/png"]')).toBeVisible()
  await expect(name).not.toHaveValue('')
  await person.close()
})

test('[IM-68] the second brand has its own currency, members and games, and plays for real', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const person = await openPerson(browser, { site: second, language: 'EN' })
  const { page } = person
  await register(person, `two${randomBytes(4).toString('hex')}`, 'Jackfruit2026')
  await expect(page.getByTestId('balance').first()).toContainText('₹')
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const game = page.frameLocator('iframe')
  await expect(game.getByTestId('spin')).toBeEnabled({ timeout: 30_000 })
  await expect(game.getByTestId('balance')).toContainText('₹')
  await game.getByTestId('spin').click()
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 150_000 })
  await page.goto('/records')
  await expect(page.getByTestId('bet-row')).toHaveCount(1)
  await page.goto('/login')
  await person.close()

  const stranger = await openPerson(browser, { site: second, language: 'EN' })
  await stranger.page.goto('/login')
  const dialog = stranger.page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill('player')
  await dialog.locator('input[name="password"]').fill('Player#2026')
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await stranger.close()
})
