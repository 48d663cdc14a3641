/** Raffles as a new member meets them: one to join, and one that was drawn. */
import { openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''

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
