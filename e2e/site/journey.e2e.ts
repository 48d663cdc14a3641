/** The first journey: a newcomer registers, plays with the brand's play money and finds every spin again. */
import { randomBytes } from 'node:crypto'
import { logIn, openPerson, register } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const freshName = () => `mya${randomBytes(4).toString('hex')}`.slice(0, 12)
const amountOf = (text: string) => BigInt(text.replace(/[^\d]/g, ''))
const signedOf = (text: string) => (/[-−]/.test(text) ? -amountOf(text) : amountOf(text))

for (const language of ['EN', 'MY']) {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`[RG-07] [RG-08] [RG-10] a newcomer registers, spins, sees the balance move and finds the spins in the record (${language}, ${size.width})`, async ({
      browser,
    }) => {
      test.setTimeout(300_000)
      const person = await openPerson(browser, { site, language, size })
      const { page } = person
      await register(person, freshName(), 'Jackfruit2026')
      const opening = amountOf(await page.getByTestId('balance').innerText())
      expect(opening).toBeGreaterThan(0n)

      await page.goto('/game?nodeId=slot-golden-chinthe')
      const game = page.frameLocator('iframe')
      const spin = game.getByTestId('spin')
      await expect(spin).toBeEnabled({ timeout: 30_000 })
      for (let round = 0; round < 3; round++) {
        await spin.click()
        // A round may bring free spins, which are shown one by one.
        await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', String(round + 1), {
          timeout: 150_000,
        })
        await expect(spin).toBeEnabled({ timeout: 30_000 })
      }
      const inGame = amountOf(await game.getByTestId('balance').innerText())
      await page.goto('/records')
      await expect
        .poll(async () => amountOf(await page.getByTestId('balance').innerText()), { timeout: 10_000 })
        .toBe(inGame)
      const rows = page.getByTestId('bet-row')
      await expect(rows).toHaveCount(3)
      const nets = await rows.getByTestId('net').allInnerTexts()
      expect(nets.reduce((sum, net) => sum + signedOf(net), opening)).toBe(inGame)
      expect(person.complaints).toEqual([])
      await person.close()
    })
  }
}

test('[TR-10] [HD-21] signing out asks first, then the token works nowhere', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await logIn(person, 'player', 'Player#2026')
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  await page.getByTestId('sign-out').click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByTestId('confirm').click()
  await expect(page.getByTestId('balance')).toHaveCount(0)
  const status = await page.evaluate(
    async (old) =>
      (await fetch('/wps/v2/members/me', { headers: { authorization: `Bearer ${old}` } })).status,
    token,
  )
  expect(status).toBe(401)
  await person.close()
})

test('[HD-15] the balance can be hidden as *** and shown again', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await logIn(person, 'player', 'Player#2026')
  const balance = person.page.getByTestId('balance')
  await person.page.getByTestId('hide-balance').click()
  await expect(balance).toContainText('***')
  await person.page.getByTestId('hide-balance').click()
  await expect(balance).not.toContainText('***')
  await person.close()
})
