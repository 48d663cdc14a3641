/** Every screen of the records, of turnover, of the wallets, of play protection, and of payments between members. */
import { randomBytes } from 'node:crypto'
import { aPlace, logIn, type Person, register } from './person.ts'
import { type Screen, settle } from './screens.ts'

const password = 'Shots2026x'
const digits = '830174'
/** The agent whom the first brand is born with: who comes by them may send them money. */
const invitation = '/?affiliateCode=AGENT2026'
const players = new Map<string, Promise<string>>()

/** One member for all pictures of a site, who has paid in, played, moved money and set limits. */
async function enter(person: Person): Promise<void> {
  await person.context.setExtraHTTPHeaders({ 'x-forwarded-for': aPlace() })
  const known = players.get(person.site)
  if (known) return logIn(person, await known, password)
  const made = begin(person)
  players.set(person.site, made)
  await made
}

async function begin(person: Person): Promise<string> {
  const { page } = person
  const name = `shot${randomBytes(4).toString('hex')}`
  await page.goto(invitation)
  await register(person, name, password)
  await payIn(person)
  await play(person)
  await limit(person)
  if (isFirst(person)) await setPaymentPassword(person)
  await moveToVendor(person)
  return name
}

const isFirst = ({ site }: Person) => new URL(site).hostname === 'localhost'

/** By the method that stands first, with the amount that stands there, in the wallet's own window. */
async function payIn({ page, context }: Person) {
  await page.goto('/?mc=depositv2')
  await page.locator('[data-page-content] button[type="submit"]').click()
  const way = page.getByRole('dialog').locator('a.btn[target="_blank"]')
  const [wallet] = await Promise.all([context.waitForEvent('page'), way.click()])
  await wallet.getByRole('button', { name: 'Pay' }).click()
  await page.locator('[data-testid="deposit-state"][data-state="CREDITED"]').first().waitFor()
  await wallet.close()
}

async function play({ page }: Person) {
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const game = page.frameLocator('iframe')
  await game.getByTestId('spin').click({ timeout: 60_000 })
  await game
    .locator('[data-testid="round"][data-rounds="1"]')
    .waitFor({ timeout: 150_000, state: 'attached' })
}

/** A limit, and a raise of it that waits for its day. */
async function limit({ page }: Person) {
  await page.goto('/?mc=protection')
  const card = page.getByTestId('limit-stake')
  for (const amount of ['20000', '50000']) {
    await card.getByRole('listitem').first().getByRole('button').first().click()
    await card.locator('input[name="amount"]').fill(amount)
    await card.locator('form button[type="submit"]').click()
    await card.locator('form').waitFor({ state: 'detached' })
  }
}

async function setPaymentPassword({ page }: Person) {
  await page.goto('/?mc=securityCenter&item=payment')
  for (const name of ['paymentPassword', 'confirmPaymentPassword'])
    await page.locator(`input[name="${name}"]`).fill(digits)
  await page.keyboard.press('Enter')
  const asked = page.locator('input[name="confirmPassword"]')
  const done = page.locator('input[name="confirmPaymentPassword"]')
  await asked.or(page.locator('.toast')).first().waitFor()
  if (await asked.count()) {
    await asked.fill(password)
    await asked.press('Enter')
  }
  await done.waitFor({ state: 'detached' })
}

async function moveToVendor({ page }: Person) {
  await page.goto('/?mc=transferFund')
  const content = page.locator('[data-page-content="transferFund"]')
  await content.locator('h3').first().waitFor()
  const amount = content.locator('input[name="amount"]')
  if ((await amount.count()) === 0) return
  await amount.fill('20')
  await content.locator('button[type="submit"]').click()
  await content.locator('li').first().waitFor()
}

/** A page of the member centre, and what is done on it. */
const panel = (name: string, place: string, act?: (person: Person) => Promise<void>): Screen => ({
  name,
  async visit(person) {
    await enter(person)
    await show(person, place)
    await act?.(person)
    await settle(person.page)
  },
})

async function show({ page }: Person, place: string) {
  await page.goto(`/?mc=${place}`)
  await page.locator('[data-page-content] [aria-busy="true"]').first().waitFor({ state: 'detached' })
  await settle(page)
}

const press =
  (what: string) =>
  ({ page }: Person) =>
    page.locator(`[data-page-content] ${what}`).first().click()

/** What it looks like when the platform cannot answer. */
const failing = (name: string, place: string, calls: string): Screen => ({
  name,
  async visit(person) {
    await enter(person)
    await person.page.route(calls, (route) => route.fulfill({ status: 503, json: {} }))
    await person.page.goto(`/?mc=${place}`)
    await person.page.locator('[data-page-content] [role="alert"]').first().waitFor()
    await settle(person.page)
  },
})

export const recordScreens: readonly Screen[] = [
  panel('record-bets', 'personalHistoryCopy'),
  panel('record-bets-open', 'personalHistoryCopy', press('[data-testid="bet-row"]')),
  panel('record-bets-empty', 'personalHistoryCopy&state=void'),
  failing('record-bets-failed', 'personalHistoryCopy', '**/wps/v2/records/bets?*'),
  panel('record-account', 'transactionHistory'),
  panel('record-account-held', 'transactionHistory&account=held'),
  failing('record-account-failed', 'transactionHistory', '**/wps/v2/records/**'),
  panel('record-profit', 'personalProfit', press('[data-testid="profit-day"]')),
  panel('turnover', 'turnover'),
  panel('turnover-bets', 'turnover', press('[data-testid="requirement"] button')),
  panel('wallet', 'transferFund'),
  {
    name: 'wallet-single',
    async visit(person) {
      await person.context.setExtraHTTPHeaders({ 'x-forwarded-for': aPlace() })
      const site = person.site.replace('//localhost', '//second.localhost')
      await register(person, `shot${randomBytes(4).toString('hex')}`, password, site)
      await person.page.goto(`${site}/?mc=transferFund`)
      await settle(person.page)
    },
  },
  {
    name: 'upline',
    async visit(person) {
      await enter(person)
      await show(person, isFirst(person) ? 'transferUpline' : 'transferFund')
    },
  },
  panel('protection', 'protection'),
  panel('protection-limit', 'protection', press('[data-testid="limit-loss"] li button')),
  panel('protection-break', 'protection', press('[data-testid="begin-break"]')),
  panel('receipts', 'receipts'),
  panel('receipts-ask', 'receipts&item=ask'),
]
