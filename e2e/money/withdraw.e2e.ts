/** Money out: set up, asked for, paid without a person; taken back; every refusal at its field. */
import { createHash, randomBytes } from 'node:crypto'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'
import { bindAccount, digits, withdrawPanel as panel, setPayment, words } from '../shared/money.ts'
import { repeatedIn } from '../shared/repeated.ts'

const site = process.env['E2E_SITE'] ?? ''

test('[OV-32] [MC-07] [B-13] [B-16] a member sets up, sees every check, asks for money and is paid without a person', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', theme: 'light' })
  const { page } = person
  await join(person)
  await page.goto(panel)
  await expect(page.locator('[data-check="account"]')).toHaveAttribute('data-state', 'stop')
  await expect(page.locator('[data-check="password"]')).toHaveAttribute('data-state', 'stop')
  await expectNoFaults(person)
  await setPayment(person)

  await page.goto(`${panel}&item=add`)
  await page.locator('input[name="number"]').fill('123')
  await page.locator('input[name="holder"]').fill('U Thiha Aung')
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name="number"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('input[name="number"]')).toBeFocused()
  await expectNoFaults(person)
  await bindAccount(person)

  const amount = page.locator('input[name="amount"]')
  await amount.fill('9000')
  await expect(page.locator('[data-check="limits"]')).toHaveAttribute('data-state', 'stop')
  await amount.fill('20000')
  await expect(page.locator('[data-check="limits"]')).toHaveAttribute('data-state', 'ok')
  const secret = page.locator('input[name="paymentPassword"]')
  const submit = page.getByRole('button', { name: 'Withdraw Ks' })
  await secret.fill('111222')
  await submit.click()
  await expect(secret).toHaveAttribute('aria-invalid', 'true')
  await secret.fill(digits)
  await submit.click()
  await expect(page.getByText('Paid to your account').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Ks 80,000.00').or(page.getByText('80,000.00')).first()).toBeVisible()
  await expectNoFaults(person)
  await page.reload()
  await expect(page.getByText('Paid to your account').first()).toBeVisible()
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[MC-07] after a change of the payment password a person looks first, and until then the member takes it back', async ({
  browser,
}) => {
  const person = await openPerson(browser, {
    ...{ site, language: 'MY', theme: 'dark' },
    size: { width: 390, height: 844 },
  })
  const { page } = person
  await join(person)
  await setPayment(person, '910284')
  await setPayment(person)
  await bindAccount(person, { holder: 'ဦးသီဟအောင်' })
  await page.locator('input[name="amount"]').fill('30000')
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.keyboard.press('Enter')
  const cancel = page.getByRole('button', { name: 'ငွေထုတ်ခြင်း ပယ်ဖျက်ရန်' })
  await expect(cancel).toBeVisible()
  await expect(page.getByText('ဝင်ရောက်မှုအချက်အလက်', { exact: false }).first()).toBeVisible({ timeout: 20_000 })
  await expectNoFaults(person)
  await cancel.click()
  await expect(page.getByText('သင်ပယ်ဖျက်သည်', { exact: false }).first()).toBeVisible()
  await page.goto(panel)
  // The header has the balance before the panel is there.
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('100,000.00').first()).toBeVisible()
  await expectNoFaults(person)
  await page.goto(`${panel}&item=history`)
  await expect(page.locator('[data-order]')).toHaveCount(1)
  await expectNoFaults(person)
  await person.close()
})

/** An address of nobody's with a right checksum. */
function tronAddress(): string {
  const signs = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
  const body = Buffer.concat([Buffer.from([0x41]), randomBytes(20)])
  let number = BigInt(`0x${Buffer.concat([body, sha(sha(body)).subarray(0, 4)]).toString('hex')}`)
  let address = ''
  for (; number > 0n; number /= 58n) address = `${signs[Number(number % 58n)]}${address}`
  return address
}

test('[B-13] [MC-07] a member is paid in USDT: a slip in the address is found, the rate is shown before and kept', async ({
  browser,
}) => {
  const person = await openPerson(browser, {
    ...{ site, language: 'EN', theme: 'light' },
    size: { width: 390, height: 844 },
  })
  const { page } = person
  await join(person, { paymentPassword: digits })
  await page.goto(`${panel}&item=add`)
  await page.getByText('USDT (TRC20)', { exact: true }).click()
  await expect(page.getByText('Your own address on TRC20')).toBeVisible()
  const address = tronAddress()
  const number = page.locator('input[name="number"]')
  await number.fill(`${address.slice(0, -1)}${address.endsWith('1') ? '2' : '1'}`)
  await page.locator('input[name="holder"]').fill('U Thiha Aung')
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Check this address')).toBeVisible()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.fill(address)
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.keyboard.press('Enter')
  const amount = page.locator('input[name="amount"]')
  await expect(amount).toBeVisible()
  await amount.fill('50000')
  // (50,000 − 2,100) ÷ 2,100, down to the sixth decimal.
  await expect(page.getByText('22.809523 USDT at Ks 2,100.00 each').first()).toBeVisible()
  await expectNoFaults(person)
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.getByRole('button', { name: 'Withdraw Ks' }).click()
  await expect(page.getByText('Paid to your account').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('22.809523 USDT at Ks 2,100.00 each').first()).toBeVisible()
  await expectNoFaults(person)
  expect(person.complaints).toEqual([])
  await person.close()
})

for (const look of [
  { language: 'EN', theme: 'light', size: { width: 1440, height: 900 } },
  { language: 'MY', theme: 'dark', size: { width: 390, height: 844 } },
] as const)
  test(`[IM-39] another account becomes the default: it stands first and says so, after a reload too (${look.language})${repeatedIn(look.language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, ...look })
    const { page } = person
    await join(person, { paymentPassword: digits })
    await bindAccount(person)
    await bindAccount(person, { to: 'bank' })
    await page.goto(`${panel}&item=accounts`)
    const rows = page.getByRole('dialog').locator('ul.card > li')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(0)).not.toContainText('Yoma Bank')
    const choose = page.getByRole('button', { name: words(look.language, 'withdraw.make_default') })
    const chosen = words(look.language, 'withdraw.account_default')
    await expect(choose).toHaveCount(1)
    await expectNoFaults(person)
    await choose.click()
    // The button is gone: whoever pressed it by keyboard is in the account's row.
    await expect(rows.nth(0)).toBeFocused()
    await expect(rows.nth(0)).toContainText('Yoma Bank')
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload()
      await expect(rows.nth(0)).toContainText('Yoma Bank')
      await expect(rows.nth(0).locator('.badge').filter({ hasText: chosen })).toBeVisible()
      await expect(rows.nth(1).locator('.badge').filter({ hasText: chosen })).toHaveCount(0)
    }
    await expectNoFaults(person)
    expect(person.complaints).toEqual([])
    await person.close()
  })
