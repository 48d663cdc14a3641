/** Paying in by each kind of method, on the simulator's own page, in English and Burmese, narrow and wide. */
import { centreAt } from '@jackfruit/groundwork/browser/centre'
import { join, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectNoFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''

async function enter(person: Person) {
  await join(person)
  await person.page.goto(centreAt('depositv2'))
}

const state = (page: Page) => page.getByTestId('deposit-state').first()

/** What a visitor does in the wallet's own window. */
async function pay(page: Page, fill: (form: Page) => Promise<void> = async () => {}) {
  const [wallet] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('dialog').locator('a.btn[target="_blank"]').click(),
  ])
  await fill(wallet)
  await wallet.getByRole('button', { name: 'Pay' }).click()
  await expect(wallet.getByRole('status').first()).toContainText('Paid')
  await wallet.close()
}

test('[OV-31] [MC-06] [MC-25] by wallet: the order follows the money by itself, and the balance rises (EN)', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', size: { width: 1440, height: 900 } })
  const { page } = person
  await enter(person)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('radio', { name: /Mobile wallet/ })).toBeChecked()
  await expectNoFaults(person)
  const amount = panel.getByLabel('2. Amount')
  await amount.fill('4999')
  await panel.locator('button[type="submit"]').click()
  await expect(amount).toBeFocused()
  await expect(panel.getByText('At least Ks 5,000')).toBeVisible()
  await panel.getByRole('button', { name: 'Ks 100,000', exact: true }).click()
  await expect(panel.getByTestId('balance-after')).toHaveText(/200,000\.00/)
  await panel.getByRole('button', { name: 'Deposit Ks 100,000.00' }).click()
  await expect(state(page)).toHaveAttribute('data-state', 'AWAITING_PAYMENT')
  await expectNoFaults(person)
  await page.reload()
  await expect(state(page)).toHaveAttribute('data-state', 'AWAITING_PAYMENT')
  await pay(page, async (wallet) => {
    await wallet.getByRole('textbox', { name: 'Amount' }).fill('40000')
    await wallet.getByLabel('The shop is told').selectOption('thrice')
  })
  await expect(state(page)).toHaveAttribute('data-state', 'PARTIAL')
  await pay(page, async (wallet) => {
    await wallet.getByRole('textbox', { name: 'Amount' }).fill('60000')
  })
  await expect(state(page)).toHaveAttribute('data-state', 'CREDITED')
  await expect(page.getByRole('dialog').getByText('200,000.00').first()).toBeVisible()
  await panel.getByRole('button', { name: 'History' }).click()
  await expect(state(page)).toHaveAttribute('data-state', 'CREDITED')
})

test('[MC-06] by code and by bank on a phone: a code to scan, an amount of its own, a reference and a slip (MY)', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'MY', size: { width: 390, height: 844 } })
  const { page } = person
  await enter(person)
  const panel = page.getByRole('dialog')
  await panel.locator('label', { has: page.locator('input[value="qr"]') }).click()
  await panel.locator('button[type="submit"]').click()
  await expect(panel.getByRole('img', { name: /Ks|MMK/ })).toBeVisible()
  await expectNoFaults(person)
  await pay(page)
  await expect(state(page)).toHaveAttribute('data-state', 'CREDITED')

  await page.goto(centreAt('depositv2'))
  await panel.locator('label', { has: page.locator('input[value="wallet"]') }).click()
  await panel.getByRole('button', { name: 'AYA Pay' }).click()
  await panel.locator('button[type="submit"]').click()
  await expect(state(page)).toHaveAttribute('data-state', 'AWAITING_PAYMENT')
  const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#3a8' } })
    .png()
    .toBuffer()
  await panel
    .locator('input[type="file"]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: picture })
  await expect(panel.locator('img[src^="data:image/webp"]')).toBeVisible()
  await panel.locator('input[name="reference"]').fill('kp 123')
  await panel.locator('input[name="reference"]').press('Enter')
  await expect(state(page)).toHaveAttribute('data-state', 'MATCHING')
  await expectNoFaults(person)
  await pay(page)
  await expect(state(page)).toHaveAttribute('data-state', 'CREDITED')
})
