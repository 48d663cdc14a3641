/** Every screen of money in and out: the centre's menu, paying in by each way and each state, being paid out. */
import { randomInt, randomUUID } from 'node:crypto'
import { bindAccount, digits, setPayment } from './paid-out.ts'
import type { Person } from './person.ts'
import { tell } from './proving.ts'
import { asNewcomer, load, open, type Screen, settle } from './screens.ts'

const deposit = '/?mc=depositv2'
const withdraw = '/?mc=withdraw'

/** What was done in a window already: one member passes through all screens, or through one of them alone. */
const deeds = new WeakMap<Person['page'], Set<string>>()

async function once(person: Person, deed: string, act: (person: Person) => Promise<unknown>) {
  const done = deeds.get(person.page) ?? new Set()
  deeds.set(person.page, done)
  if (done.has(deed)) return
  done.add(deed)
  await act(person)
}

/** A place in the centre of a new member, after something was done in it. */
const place = (name: string, path: string, act?: (person: Person) => Promise<unknown>): Screen => ({
  name,
  who: 'newcomer',
  async visit(person) {
    await asNewcomer(person)
    await open(person, path)
    await act?.(person)
    await settle(person)
  },
})

/** The same of one who has a payment password and an account to be paid to. */
const secured = (name: string, path: string, act: (person: Person) => Promise<unknown>): Screen => ({
  name,
  who: 'saver',
  async visit(person) {
    await asNewcomer(person, digits)
    await once(person, 'bound', bindAccount)
    await open(person, path)
    await act(person)
    await settle(person)
  },
})

/** An order by this way, on its own page. Five may wait at once. */
async function order(person: Person, method: string, amount = '50000.00') {
  const body = { idempotencyKey: randomUUID(), method, amount }
  const { id } = (await tell(person, 'POST', '/deposits', body)) as { id: string }
  await open(person, `${deposit}&item=${id}`)
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

const ordered = (name: string, method: string, act?: (person: Person) => Promise<unknown>): Screen => ({
  name,
  who: 'newcomer',
  async visit(person) {
    await asNewcomer(person)
    await once(person, 'ordered', () => open(person, deposit))
    await order(person, method)
    await act?.(person)
    await settle(person)
  },
})

/** Lately changed secrets: a person of the house looks first, so that the withdrawal stands still. */
async function askAndWait(person: Person) {
  const { page } = person
  await setPayment(person, '910284')
  await setPayment(person)
  await load(person, withdraw)
  await page.locator('input[name="amount"]').fill('30000')
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.keyboard.press('Enter')
  await page.waitForURL(/item=w[0-9a-f]/)
  withdrawals.set(page, new URL(page.url()).search)
}

const withdrawals = new WeakMap<Person['page'], string>()
const withdrawal = ({ page }: Person) => `/${withdrawals.get(page)}`

/** The same of one who has asked to be paid, and waits. */
const asked = (
  name: string,
  pathOf: (person: Person) => string,
  shown = '[data-testid="order-state"]',
): Screen => ({
  name,
  who: 'saver',
  async visit(person) {
    await asNewcomer(person, digits)
    await once(person, 'bound', bindAccount)
    await once(person, 'asked', askAndWait)
    await open(person, pathOf(person))
    await person.page.locator(shown).first().waitFor()
    await settle(person)
  },
})

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
  place('deposit-history', `${deposit}&item=history`, async (person) => {
    if (deeds.get(person.page)?.has('ordered')) return
    await order(person, 'kbzpay')
    await order(person, 'usdt')
    await open(person, `${deposit}&item=history`)
  }),
  place('withdraw-first', withdraw),
  place('withdraw-no-password', `${withdraw}&item=add`),
  secured('withdraw-account', `${withdraw}&item=add`, async ({ page }) => {
    await page.locator('input[name="number"]').fill('123')
    await page.locator('input[name="holder"]').fill('U Thiha Aung')
    await page.locator('input[name="paymentPassword"]').fill(digits)
    await page.keyboard.press('Enter')
    await page.locator('[aria-invalid="true"]').waitFor()
  }),
  secured('withdraw', withdraw, async ({ page }) => {
    await page.locator('input[name="amount"]').fill('30000')
    await page.locator('[data-check="limits"][data-state="ok"]').waitFor()
  }),
  secured('withdraw-below', withdraw, async ({ page }) => {
    await page.locator('input[name="amount"]').fill('900')
    await page.locator('[data-check="limits"][data-state="stop"]').waitFor()
  }),
  secured('withdraw-accounts', `${withdraw}&item=accounts`, ({ page }) =>
    page.getByRole('dialog').locator('[aria-expanded="false"]').first().click(),
  ),
  asked('withdraw-progress', withdrawal),
  asked('withdraw-pending', () => withdraw, '[data-check="pending"]'),
  asked('withdraw-history', () => `${withdraw}&item=history`, '[data-page-content]'),
]
