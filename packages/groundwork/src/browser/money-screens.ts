/** Every screen of money in and out: the centre's menu, paying in by each way and each state, being paid out. */
import { randomInt, randomUUID } from 'node:crypto'
import { bindAccount, digits, setPayment } from './paid-out.ts'
import type { Person } from './person.ts'
import { tell } from './proving.ts'
import { asNewcomer, open, type Screen, settle } from './screens.ts'

const deposit = '/?mc=depositv2'
const withdraw = '/?mc=withdraw'

/** A place in the centre of a new member, after something was done in it. */
const place = (
  name: string,
  path: string,
  act?: (person: Person) => Promise<unknown>,
  paymentPassword?: string,
): Screen => ({
  name,
  async visit(person) {
    await asNewcomer(person, paymentPassword)
    // What is done there begins with another page, or waits for what it presses.
    await open(person, path)
    await act?.(person)
    await settle(person)
  },
})

/** The same of one who has a payment password. */
const secured = (name: string, path: string, act: (person: Person) => Promise<unknown>): Screen =>
  place(name, path, act, digits)

/** An order by this way, on its own page. */
async function order(person: Person, method: string, amount = '50000.00') {
  const body = { idempotencyKey: randomUUID(), method, amount }
  const { id } = (await tell(person, 'POST', '/deposits', body)) as { id: string }
  await person.page.goto(`${deposit}&item=${id}`)
  await person.page.getByTestId('deposit-state').waitFor()
}

const stands = ({ page }: Person, state: string) => page.locator(`[data-state="${state}"]`).first().waitFor()

/** So much is paid on the simulator's own page. */
async function pay({ page, context }: Person, amount: string) {
  const link = page.getByRole('dialog').locator('a.btn[target="_blank"]')
  const wallet = await context.newPage()
  await wallet.goto((await link.getAttribute('href')) ?? '')
  await wallet.locator('input[name="amount"]').fill(amount)
  await wallet.getByRole('button').click()
  await wallet.getByRole('status').first().waitFor()
  await wallet.close()
}

const ordered = (name: string, method: string, act?: (person: Person) => Promise<unknown>): Screen =>
  place(name, deposit, async (person) => {
    await order(person, method)
    await act?.(person)
  })

async function ask({ page }: Person, amount: string) {
  await page.locator('input[name="amount"]').fill(amount)
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.keyboard.press('Enter')
  await page.waitForURL(/item=w[0-9a-f]/)
}

/** Lately changed secrets: a person of the house looks first, so that it stands still. */
async function askAndWait(person: Person) {
  await setPayment(person, '910284')
  await setPayment(person)
  await bindAccount(person)
  await ask(person, '30000')
  await person.page.getByTestId('order-state').waitFor()
}

export const moneyScreens: readonly Screen[] = [
  place('money-menu', '/?mc=menu'),
  place('deposit', deposit),
  place('deposit-wrong', deposit, async ({ page }) => {
    await page.getByRole('dialog').locator('input[inputmode="decimal"]').fill('499')
    await page.getByRole('dialog').locator('button[type="submit"]').click()
  }),
  place('deposit-none', `${deposit}&item=history`),
  ordered('deposit-wallet', 'kbzpay'),
  ordered('deposit-code', 'mmqr'),
  ordered('deposit-crypto', 'usdt'),
  ordered('deposit-part', 'kbzpay', async (person) => {
    await pay(person, '20000')
    await stands(person, 'PARTIAL')
  }),
  ordered('deposit-credited', 'kbzpay', async (person) => {
    await pay(person, '50000')
    await stands(person, 'CREDITED')
  }),
  ordered('deposit-told', 'ayapay', async (person) => {
    await person.page.locator('input[name="reference"]').fill(`shot ${randomInt(10_000_000, 99_999_999)}`)
    await person.page.keyboard.press('Enter')
    await stands(person, 'MATCHING')
  }),
  ordered('deposit-history', 'kbzpay', async (person) => {
    await order(person, 'usdt')
    await person.page.goto(`${deposit}&item=history`)
  }),
  place('withdraw-first', withdraw),
  place('withdraw-no-password', `${withdraw}&item=add`),
  secured('withdraw-account', withdraw, async (person) => {
    await person.page.goto(`${withdraw}&item=add`)
    await person.page.locator('input[name="number"]').fill('123')
    await person.page.locator('input[name="holder"]').fill('U Thiha Aung')
    await person.page.locator('input[name="paymentPassword"]').fill(digits)
    await person.page.keyboard.press('Enter')
    await person.page.locator('[aria-invalid="true"]').waitFor()
  }),
  secured('withdraw', withdraw, async (person) => {
    await bindAccount(person)
    await person.page.locator('input[name="amount"]').fill('30000')
    await person.page.locator('[data-check="limits"][data-state="ok"]').waitFor()
  }),
  secured('withdraw-below', withdraw, async (person) => {
    await bindAccount(person)
    await person.page.locator('input[name="amount"]').fill('900')
    await person.page.locator('[data-check="limits"][data-state="stop"]').waitFor()
  }),
  secured('withdraw-accounts', withdraw, async (person) => {
    await bindAccount(person)
    await person.page.goto(`${withdraw}&item=accounts`)
    await person.page.getByRole('dialog').locator('[aria-expanded="false"]').first().click()
  }),
  place('withdraw-progress', withdraw, askAndWait),
  place('withdraw-pending', withdraw, async (person) => {
    await askAndWait(person)
    await person.page.goto(withdraw)
    await person.page.locator('[data-check="pending"]').waitFor()
  }),
  place('withdraw-history', withdraw, async (person) => {
    await askAndWait(person)
    await person.page.goto(`${withdraw}&item=history`)
  }),
]
