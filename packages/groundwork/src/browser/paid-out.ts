/** What a member sets up to be paid out: a payment password, and an account to be paid to. */
import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { centreAt } from './centre.ts'
import { type Person, password } from './person.ts'

export const digits = '830174'
export const withdrawPanel = centreAt('withdraw')

export async function setPayment({ page }: Person, chosen = digits): Promise<void> {
  await page.goto(centreAt('securityCenter&item=payment'))
  await page.locator('input[name="paymentPassword"]').fill(chosen)
  await page.locator('input[name="confirmPaymentPassword"]').fill(chosen)
  await page.keyboard.press('Enter')
  const asked = page.locator('input[name="confirmPassword"]')
  const isSet = page.locator('input[name="confirmPaymentPassword"]')
  await expect(async () =>
    expect((await asked.count()) + Number((await isSet.count()) === 0)).toBe(1),
  ).toPass()
  if (await asked.count()) {
    await asked.fill(password)
    await asked.press('Enter')
  }
  await expect(isSet).toHaveCount(0)
}

export const amountField = (page: Page) => page.locator('input[name="amount"]')

/** Binds an account to be paid to: a wallet, or an account at a bank. */
export async function bindAccount(
  { page }: Person,
  { to = 'wallet', holder = 'U Thiha Aung' }: { to?: 'wallet' | 'bank'; holder?: string } = {},
): Promise<void> {
  await page.goto(`${withdrawPanel}&item=add`)
  if (to === 'bank') {
    await page.locator('label', { has: page.locator('input[name="method"][value="bank"]') }).click()
    await page.locator('select[name="bank"]').selectOption('Yoma Bank')
  }
  const number = to === 'bank' ? `2093${randomInt(10_000_000, 99_999_999)}` : `09${randomInt(1e8, 1e9 - 1)}`
  await page.locator('input[name="number"]').fill(number)
  await page.locator('input[name="holder"]').fill(holder)
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.keyboard.press('Enter')
  await expect(amountField(page)).toBeVisible()
}
