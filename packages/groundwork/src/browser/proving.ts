/** How a member proves what is bound to the account, for journeys that need it proved. */
import { expect } from '@playwright/test'
import { centreAt } from './centre.ts'
import type { Inbox } from './outbox.ts'
import type { Person } from './person.ts'

/** A call of the platform as this person, past the screens: what other journeys have shown on them. */
export async function tell(
  { page }: Person,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<unknown> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const answer = await page.request.fetch(`/wps/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data ? { data: { data } } : {}),
  })
  const { success, message, value } = (await answer.json()) as Record<string, unknown>
  expect(success, `${method} ${path}: ${String(message)}`).toBe(true)
  return value
}

/** Shows the password again, on the screen: for five minutes what is kept safe may change. */
export async function confirm({ page }: Person, password: string): Promise<void> {
  await page.goto(centreAt('securityCenter&item=payment'))
  await page.locator('input[name="paymentPassword"]').fill('830174')
  await page.locator('input[name="confirmPaymentPassword"]').fill('830174')
  await page.keyboard.press('Enter')
  const asked = page.locator('input[name="confirmPassword"]')
  await asked.fill(password)
  await asked.press('Enter')
  await expect(page).not.toHaveURL(/item=payment/)
}

export async function bind(person: Person, contact: object, inbox: Inbox): Promise<void> {
  await tell(person, 'POST', '/security/bind/code', { contact })
  await tell(person, 'POST', '/security/bind', { contact, code: await inbox.code() })
}
