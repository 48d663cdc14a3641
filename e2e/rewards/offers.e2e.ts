/** Offers as a new member meets them: a contact, an application that people decide, the reward centre. */
import { randomBytes } from 'node:crypto'
import { join, openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import { move } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Page, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const card = (page: Page, title: string) => page.getByTestId('offer').filter({ hasText: title })

test('[OV-33] [PR-02] [PR-06] [MC-12] [PR-03] [EN-138] [VA-75] a new member gives a contact and reads what it brought; an application with a remark waits for a decision', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await join(person)
  const { page, close } = person
  await page.goto('/promotions')
  await card(page, 'Stay in touch').getByRole('button', { name: 'Enter a contact' }).click()
  await expect(page).toHaveURL(/\/promoDetail\?id=stay-in-touch/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stay in touch')
  await page.getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByText('Enter a Zalo ID or else a WhatsApp number.')).toBeVisible()
  await page.locator('input[name="value"]').fill(`zalo.${randomBytes(5).toString('hex')}`)
  await page.getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByTestId('promotion-action')).toHaveAttribute('data-status', 'claimed')
  await expect(page.getByTestId('promotion-action').getByRole('button')).toHaveCount(0)
  await move(page, '/?mc=bonusDetails')
  await expect(page.getByTestId('bonus')).toHaveCount(1)
  await expect(page.getByTestId('bonuses-total')).toContainText('131,000')

  await page.goto('/promoDetail?id=best-ticket')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Write a few words.')).toBeVisible()
  await page.getByLabel('Remark').fill('Six lotus flowers in one round.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByTestId('promotion-action')).toHaveAttribute('data-status', 'applying')
  await expect(page.getByText('Six lotus flowers in one round.')).toBeVisible()
  await close()
})

test('[IM-42] [MC-13] [PR-05] the demo player has a reward waiting, and takes it once', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await signIn(person)
  const { page, close } = person
  await page.goto('/promotions')
  await expect(card(page, 'Salon table week')).toHaveAttribute('data-status', 'rejected')
  await expect(card(page, 'New year countdown')).toHaveAttribute('data-status', 'comingSoon')
  const lights = card(page, 'Thadingyut lights')
  if ((await lights.getAttribute('data-status')) === 'issued') {
    await lights.getByRole('button', { name: 'To the reward centre' }).click()
    const reward = page.getByTestId('reward').filter({ hasText: 'Thadingyut lights' })
    await reward.getByRole('button', { name: 'Claim' }).click()
    await expect(reward).toHaveCount(0)
  }
  await page.goto('/promotions')
  await expect(lights).toHaveAttribute('data-status', 'claimed')
  await close()
})
