/** What members do with money in many journeys: set up, pay in, play it out, and ask for it. In any language. */
import { readFileSync } from 'node:fs'
import { centreAt } from '@jackfruit/groundwork/browser/centre'
import {
  amountField,
  bindAccount,
  digits,
  setPayment,
  withdrawPanel,
} from '@jackfruit/groundwork/browser/paid-out'
import { join, openPerson, type Person, password } from '@jackfruit/groundwork/browser/person'
import { type Browser, expect, type Page } from '@playwright/test'

export { amountField, bindAccount, digits, password, setPayment, withdrawPanel }
export const depositPanel = centreAt('depositv2')

export type Language = 'EN' | 'MY'
export interface Look {
  readonly language: Language
  readonly device: 'desktop' | 'phone'
  readonly theme: 'light' | 'dark'
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** A new member of the brand, with its play money and nothing else. */
export async function newMember(
  browser: Browser,
  { language, device, theme }: Look,
): Promise<Person & { readonly username: string }> {
  const site = process.env['E2E_SITE'] ?? ''
  const person = await openPerson(browser, { site, language, theme, size: sizes[device] })
  const username = await join(person)
  return { ...person, username }
}

const files = new Map<string, Record<string, string>>()

/** The words that a person of this language should read: `withdraw.submit`, with its figures filled in. */
export function words(language: Language, key: string, figures: Record<string, string> = {}): string {
  const [file = '', name = ''] = key.split('.')
  const address = new URL(
    `../../packages/i18n/locales/${language.toLowerCase()}/${file}.json`,
    import.meta.url,
  )
  const texts =
    files.get(address.href) ?? (JSON.parse(readFileSync(address, 'utf8')) as Record<string, string>)
  files.set(address.href, texts)
  const text = texts[name]
  if (text === undefined) throw new Error(`no text ${key}`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, figure: string) => figures[figure] ?? '')
}

export type Kind = 'wallet' | 'bank' | 'qr' | 'crypto'

export const depositState = (page: Page) => page.getByTestId('deposit-state').first()
export const depositAmount = (page: Page) =>
  page.getByRole('dialog').locator('form input[inputmode="decimal"]')
export const send = (page: Page) => page.getByRole('dialog').locator('form button[type="submit"]')

export async function chooseKind(page: Page, kind: Kind): Promise<void> {
  await page.goto(depositPanel)
  await page
    .getByRole('dialog')
    .locator('label', { has: page.locator(`input[value="${kind}"]`) })
    .click()
}

/** Makes an order and stays on it. */
export async function order(page: Page, kind: Kind, amount: string): Promise<void> {
  await chooseKind(page, kind)
  await depositAmount(page).fill(amount)
  await send(page).click()
  await expect(depositState(page)).toHaveAttribute('data-state', 'AWAITING_PAYMENT')
}

/** The page of the payment service, which opens beside the order. */
export async function openPayment(page: Page): Promise<Page> {
  const [service] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('a.btn-gold[target="_blank"]').click(),
  ])
  return service
}

interface Payment {
  readonly amount?: string
  readonly told?: string
}

/** What a visitor does there. */
export async function payOn(service: Page, { amount, told }: Payment = {}): Promise<void> {
  if (amount) await service.locator('input[name="amount"]').fill(amount)
  if (told) await service.locator('select[name="manner"]').selectOption(told)
  await service.getByRole('button', { name: 'Pay' }).click()
  await expect(service.getByRole('status').first()).toContainText('Paid')
  await service.close()
}

export const pay = async (page: Page, payment?: Payment): Promise<void> =>
  payOn(await openPayment(page), payment)

/** Rolls the quick dice at their highest stake, of which half counts, until so much has counted. */
export async function playOut({ page }: Person, rolls: number): Promise<void> {
  await page.goto('/seamless?vendor=KITELAB&gameCode=kite-dice')
  const game = page.frameLocator('iframe')
  const roll = game.getByTestId('spin')
  await expect(roll).toBeEnabled({ timeout: 30_000 })
  const raise = game.locator('.step-button').last()
  while (await raise.isEnabled()) await raise.click()
  for (let rounds = 1; rounds <= rolls; rounds++) {
    await roll.click()
    await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', String(rounds), {
      timeout: 20_000,
    })
    await expect(roll).toBeEnabled({ timeout: 20_000 })
  }
}

/** The button that asks for a withdrawal, also while it is quiet. */
const withdrawButton = (page: Page) => page.getByRole('dialog').locator('form .btn-gold')

/** A check of the withdrawal, as it stands now. */
export const check = (page: Page, id: string) => page.locator(`[data-check="${id}"]`)

/** Pressed while something stands in the way, the button brings that before the eyes, and asks for nothing. */
export async function expectStopped(page: Page, id: string): Promise<void> {
  // While the checks are behind the typing, the platform is asked.
  await expect(page.locator('section[aria-busy="false"]', { has: check(page, id) })).toBeVisible()
  await withdrawButton(page).click()
  await expect(check(page, id)).toBeFocused()
}

export async function askFor({ page }: Person, amount: string): Promise<void> {
  await amountField(page).fill(amount)
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await expect(check(page, 'limits')).toHaveAttribute('data-state', 'ok')
  await send(page).click()
}

const tokenOf = ({ page }: Person) => page.evaluate(() => sessionStorage.getItem('token'))

/** What the platform answers to a question of this person. */
export async function read<T>(person: Person, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${await tokenOf(person)}` }
  const answer = await person.page.request.get(`/wps/v2${path}`, { headers })
  return ((await answer.json()) as { value: T }).value
}

/** What it answers to the same wish past the screen, which hides it: a code, or nothing where it was done. */
export async function refused(person: Person, path: string, data: object): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(person)}` }
  const answer = await person.page.request.post(`/wps/v2${path}`, { headers, data: { data } })
  const { success, message } = (await answer.json()) as { success: boolean; message: string }
  return success ? '' : message
}
