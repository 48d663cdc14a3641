/** Wheels, eggs and envelopes as a new member meets them: what was promised, what came, and its proof. */
import { openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, type Page, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const panel = (page: Page) => page.getByTestId('draw')
const turnsLeft = (count: number) => `Turns that wait for you today: ${count}.`

test('[EN-143] [IM-47] a new member spins the wheel three times; a reload shows the same, and each proof is fair', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await join(person)
  const { page, close } = person
  await page.goto('/promoDetail?id=lucky-wheel')
  await expect(panel(page)).toContainText(turnsLeft(3))
  const promised = await page.getByTestId('commit').textContent()
  await panel(page).getByRole('button', { name: 'Spin the wheel' }).click()
  await expect(panel(page)).toContainText(turnsLeft(2))
  await expect(panel(page)).toHaveAttribute('data-phase', 'shown')
  const came = await page.getByTestId('wheel').getAttribute('data-place')
  await page.reload()
  await expect(page.getByTestId('wheel')).toHaveAttribute('data-place', came ?? '')
  await expect(page.getByTestId('draw-result')).toHaveCount(1)
  await page.getByRole('button', { name: 'Check this draw' }).click()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Fair: checked on this device')).toBeVisible()
  await expect(page.getByTestId('draw-results').locator(`[title="${promised}"]`)).toBeVisible()

  for (const left of [1, 0]) {
    await panel(page).getByRole('button', { name: 'Spin the wheel' }).click()
    await expect(panel(page)).toContainText(left > 0 ? turnsLeft(left) : 'More come tomorrow.')
  }
  await expect(panel(page).getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
  await expect(page.getByTestId('draw-result')).toHaveCount(3)
  await close()
})

test('[EN-141] [EN-142] [SC-15] a golden egg is broken and an envelope opened once; both pay', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await join(person)
  const { page, close } = person
  await page.goto('/promoDetail?id=golden-egg')
  await page.getByRole('button', { name: 'Egg 3' }).click()
  await expect(page.getByTestId('egg').nth(2)).toHaveAttribute('data-state', 'open')
  await expect(page.getByText(/You won Ks\s[\d,]+\.00\./)).toBeVisible()

  await page.goto('/promoDetail?id=envelope-rain')
  await panel(page).getByRole('button', { name: 'Open an envelope' }).click()
  await expect(page.getByTestId('envelope')).toHaveAttribute('data-open', 'true')
  await expect(page.getByTestId('promotion-action')).toHaveAttribute('data-status', 'claimed')
  await page.reload()
  await expect(page.getByTestId('envelope')).toHaveAttribute('data-open', 'true')
  await expect(panel(page).getByRole('button', { name: 'Open an envelope' })).toHaveCount(0)
  await page.goto('/?mc=bonusDetails')
  await expect(page.getByTestId('bonus')).toHaveCount(2)
  await close()
})

test('[IM-46] [D-129] a raffle is joined with a first ticket; of one that was drawn the winners stand there in part', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await join(person)
  const { page, close } = person
  await page.goto('/promoDetail?id=grand-raffle')
  await page.getByTestId('promotion-action').getByRole('button', { name: 'Join' }).click()
  await expect(page.getByTestId('raffle')).toContainText('Your tickets: 1')
  // The demonstration's raffle has ended; the clock draws it.
  const data = await openBrandData()
  await data.begin('promotions')
  await data.close()
  await expect(async () => {
    await page.goto('/promoDetail?id=harvest-raffle')
    const winner = page.getByTestId('raffle').getByRole('listitem').first()
    await expect(winner).toContainText('***', { timeout: 3_000 })
  }).toPass({ timeout: 100_000 })
  await close()
})
