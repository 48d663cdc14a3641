/** Messages: a withdrawal that a person approves is told live, read, taken away and had back; and what is going on opens. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, test } from '@playwright/test'
import { openPublished, type Published } from '../content/published.ts'
import { expectNoFaults } from '../shared/faults.ts'
import { bindAccount, digits, setPayment } from '../shared/money.ts'

const site = process.env['E2E_SITE'] ?? ''
const phone = { width: 390, height: 844 }

const cashier = fileURLToPath(new URL('../../tools/cashier.ts', import.meta.url))

/** A person of the operator's approves it, by their command. It opens nothing that is sealed, and sends nothing itself. */
async function approve(orderId: string): Promise<void> {
  const said = ['approve', orderId, '--by', 'Daw Hla', '--why', 'known for years']
  const env = {
    ...process.env,
    DATABASE_URL: process.env['E2E_DATABASE'] ?? '',
    JACKFRUIT_SECRET: randomBytes(32).toString('hex'),
    PAYMENTS_SECRET: randomBytes(32).toString('hex'),
  }
  await promisify(execFile)(process.execPath, [cashier, ...said], { env })
}

test('[IM-52] [IM-53] [OV-35] [SC-09] [HD-13] [HD-18] a withdrawal is approved: its message arrives live, is read, deleted and had back', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', theme: 'light' })
  const { page } = person
  await join(person)
  // What was changed lately is looked at by a person.
  await setPayment(person, '910284')
  await setPayment(person)
  await bindAccount(person)
  await page.locator('input[name="amount"]').fill('30000')
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.keyboard.press('Enter')
  await page.waitForURL(/item=w[0-9a-f]/)
  const orderId = new URL(page.url()).searchParams.get('item') ?? ''

  await page.goto('/?mc=messageV2&kind=system')
  const rows = page.locator('[data-message]')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark all read' }).first().click()
  await expect(page.locator('[data-message][data-unread]')).toHaveCount(0)

  await page.goto('/help')
  await expect(page.getByTestId('unread')).toHaveCount(0)
  await approve(orderId)
  await expect(page.getByTestId('unread')).toContainText('2', { timeout: 30_000 })
  const { promotions } = (await tell(person, 'GET', '/members/me/counts')) as { promotions: number }
  await expect(page.getByTestId('unclaimed')).toContainText(String(promotions + 2))
  await page.getByTestId('messages').click()
  await expect(rows).toHaveCount(2)
  await expectNoFaults(person)

  const paid = page.locator('[data-kind="withdrawal_paid"]')
  await paid.click()
  const message = page.getByTestId('message')
  await expect(message).toContainText('30,000.00 was paid to your account')
  await expect(paid).not.toHaveAttribute('data-unread')
  await expect(page.getByTestId('unread')).toContainText('1')
  expect(await tell(person, 'GET', '/messages/unread-count')).toBe(1)
  await expectNoFaults(person)

  await message.getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
  await paid.click()
  await page.getByTestId('message-way').click()
  await expect(page).toHaveURL(new RegExp(`mc=withdraw.*item=${orderId}`))
  await expect(page.getByText('Paid to your account').first()).toBeVisible()
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[MC-16] on a phone a message covers its list and leads back to it; what to be sent is chosen beside it', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'MY', theme: 'dark', size: phone })
  const { page } = person
  await join(person)
  await setPayment(person)
  await page.goto('/?mc=messageV2&kind=system')
  const row = page.locator('[data-kind="payment_password_set"]')
  await row.click()
  await expect(page.getByTestId('message')).toBeVisible()
  await expect(row).toBeHidden()
  await expectNoFaults(person)
  await page.getByRole('button', { name: 'စာအားလုံး' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'ဘာပို့ရမည်ကို ရွေးရန်' }).click()
  await expect(page.locator('input[name="offers-mail"]')).toBeDisabled()
  await expectNoFaults(person)
  await person.close()
})

let published: Published
test.beforeAll(async () => {
  published = await openPublished()
})
test.afterAll(() => published.close())
test.afterEach(() => published.restore())

test('[MD-10] [IM-106] an activity that is published opens for a member with its content, once, and ends with its dates', async ({
  browser,
}) => {
  await published.banner({
    ...{ group: 'activity', title: 'A week of races', linkageType: '1', linkageTarget: '/promotions' },
  })
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person)
  await page.goto('/help')
  const activity = page.getByRole('dialog', { name: 'A week of races' })
  await expect(activity).toBeVisible()
  await expectNoFaults(person)
  await activity.getByRole('button', { name: 'See more' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  await page.goto('/help')
  await quiet(page)
  await expect(activity).toHaveCount(0)
  await person.close()

  await published.clear('banners', "group_name = 'activity'")
  const late = await openPerson(browser, { site, language: 'EN' })
  await join(late)
  await late.page.goto('/help')
  await quiet(late.page)
  await expect(late.page.getByRole('dialog')).toHaveCount(0)
  await late.close()
})
