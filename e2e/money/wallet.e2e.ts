/** The member centre's frame, the member's wallets, and money to the one above. */
import { join, openPerson, type Person, password } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''
const second = site.replace('localhost', 'second.localhost')
const phone = { width: 390, height: 844 }

const panelOf = ({ page }: Person) => page.getByRole('dialog')

test('[MC-01][MC-02][MC-03][MC-22][MC-23][MC-24][MC-25] the centre opens at the right after loading, shows and marks the page of the address, and closes', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/wps/v2/members/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/promotions?mc=transferFund')
  await expect(panelOf(person).getByRole('status')).toBeVisible()
  await expect(panelOf(person).getByRole('navigation')).toHaveCount(0)
  release()
  const entry = (id: string) => panelOf(person).locator(`[data-page="${id}"]`)
  await expect(entry('transferFund')).toHaveAttribute('aria-current', 'page')
  // It slides in from the right, and rests there.
  await quiet(page)
  const box = await panelOf(person).boundingBox()
  expect(box && Math.round(box.x + box.width)).toBe(1440)
  expect(box?.x).toBeGreaterThan(300)
  await entry('personalHistoryCopy').click()
  await expect(panelOf(person).getByRole('heading', { name: 'Betting record' })).toBeVisible()
  await expect(entry('personalHistoryCopy')).toHaveAttribute('aria-current', 'page')
  await expect(entry('transferFund')).not.toHaveAttribute('aria-current')
  await expect(page).toHaveURL(/\/promotions\?mc=personalHistoryCopy/)
  await page.reload()
  await expect(entry('personalHistoryCopy')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(entry('transferFund')).toHaveAttribute('aria-current', 'page')
  await panelOf(person).getByRole('button', { name: 'Close' }).last().click()
  await expect(panelOf(person)).toHaveCount(0)
  await expect(page).toHaveURL(/\/promotions$/)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[MC-23][MC-08] on a phone the menu comes first, a page covers it, and the focus follows; who has nobody above is not offered to send there', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'MY', size: phone, theme: 'dark' })
  const { page } = person
  await join(person)
  await page.goto('/?mc=menu')
  const wallet = panelOf(person).locator('[data-page="transferFund"]')
  await expect(wallet).toBeVisible()
  await expect(panelOf(person).locator('[data-page="transferUpline"]')).toHaveCount(0)
  await wallet.click()
  await expect(panelOf(person).locator('header h2')).toBeFocused()
  await expect(wallet).toBeHidden()
  await expectNoFaults(person)
  await panelOf(person).getByRole('button', { name: 'နောက်သို့' }).click()
  await expect(wallet).toBeFocused()
  await person.close()
})

test('[MC-05][API-36][IM-32] money goes to a vendor and everything comes back; the header follows; a silent vendor is told as such', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person)
  await page.goto('/?mc=transferFund')
  const panel = panelOf(person)
  const header = page.locator('header').getByTestId('balance')
  await panel.locator('input[name="amount"]').fill('30,000')
  await panel.getByRole('button', { name: 'Transfer Ks 30,000.00' }).click()
  await expect(header).toContainText('70,000.00')
  const card = panel.locator('.card').filter({ has: page.getByRole('button', { name: 'Hexworks' }) })
  await expect(card.first()).toContainText('30,000.00')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Main wallet to Hexworks' })).toContainText(
    'Done',
  )
  await expectNoFaults(person)
  await panel.locator('input[name="amount"]').fill('70000.01')
  await panel
    .getByRole('button', { name: /^Transfer/ })
    .last()
    .click()
  await expect(panel.getByText('This is more than your balance.')).toBeVisible()
  await page.route('**/wps/v2/wallets/vendor?*', (route) =>
    route.fulfill({
      json: { success: true, message: '', value: { balance: null, currency: 'MMK', isMoving: false } },
    }),
  )
  await page.reload()
  await expect(card.first()).toContainText('No answer')
  await page.unroute('**/wps/v2/wallets/vendor?*')
  await panel.getByRole('button', { name: 'Ask Hexworks again' }).click()
  await expect(card.first()).toContainText('30,000.00')
  await panel.getByRole('button', { name: 'Bring everything back' }).click()
  await expect(header).toContainText('100,000.00')
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[EN-131][D-117] a brand with one wallet shows it, and nothing to move', async ({ browser }) => {
  const person = await openPerson(browser, { site: second, language: 'EN' })
  await join(person)
  await person.page.goto('/?mc=transferFund')
  await expect(panelOf(person).getByText('You have one wallet for all games')).toBeVisible()
  await expect(panelOf(person).locator('input[name="amount"]')).toHaveCount(0)
  await person.close()
})

test('[MC-08][OV-45][EN-107][IM-85] who has somebody above sees them, needs a payment password, and sends', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', theme: 'dark' })
  const { page } = person
  await join(person, { upline: 'agent' })
  await page.goto('/?mc=transferUpline')
  const panel = panelOf(person)
  await expect(panel.getByTestId('receiver')).toHaveText('agent')
  await panel.getByRole('button', { name: 'Set a payment password' }).click()
  await page.locator('input[name="paymentPassword"]').fill('830174')
  await page.locator('input[name="confirmPaymentPassword"]').fill('830174')
  await page.keyboard.press('Enter')
  await page.locator('input[name="confirmPassword"]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/item=payment/)
  await panel.locator('[data-page="transferUpline"]').click()
  await panel.locator('input[name="amount"]').fill('500')
  await panel.locator('input[name="paymentPassword"]').fill('111111')
  await panel.getByRole('button', { name: /^Send/ }).click()
  await expect(panel.getByText('This is less than the smallest amount.')).toBeVisible()
  await panel.locator('input[name="amount"]').fill('2,000')
  await panel.getByRole('button', { name: 'Send Ks 2,000.00 to agent' }).click()
  await expect(panel.getByText('Wrong payment password')).toBeVisible()
  await panel.locator('input[name="paymentPassword"]').fill('830174')
  await expectNoFaults(person)
  await panel.getByRole('button', { name: 'Send Ks 2,000.00 to agent' }).click()
  await expect(page.locator('header').getByTestId('balance')).toContainText('98,000.00')
  await expect(panel.getByRole('listitem').filter({ hasText: 'To agent' })).toContainText('2,000.00')
  expect(person.complaints).toEqual([])
  await person.close()
})
