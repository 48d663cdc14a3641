/** Every screen of the records, of turnover, of the wallets, of play protection, and of payments between members. */
import { centreAt } from './centre.ts'
import { join, type Person, signIn } from './person.ts'
import { become, load, open, type Screen, settle, show } from './screens.ts'

const digits = '830174'
/** Whom the first brand is born with: who is below them may send them money. */
const upline = 'agent'
const players = new Map<string, Promise<string>>()

/** One member for all pictures of a site, who has paid in, played, moved money and set limits. */
const enter = (person: Person): Promise<void> =>
  become(person, async () => {
    const known = players.get(person.site)
    if (known) return signIn(person, await known)
    const made = begin(person)
    players.set(person.site, made)
    await made
  })

async function begin(person: Person): Promise<string> {
  const name = await join(person, isFirst(person) ? { upline, paymentPassword: digits } : {})
  await payIn(person)
  await play(person)
  await limit(person)
  await moveToVendor(person)
  return name
}

const isFirst = ({ site }: Person) => new URL(site).hostname === 'localhost'

/** By the method that stands first, with the amount that stands there, in the wallet's own window. */
async function payIn({ page, context }: Person) {
  await page.goto(centreAt('depositv2'))
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
  await page.goto(centreAt('protection'))
  const card = page.getByTestId('limit-stake')
  for (const amount of ['20000', '50000']) {
    await card.getByRole('listitem').first().getByRole('button').first().click()
    await card.locator('input[name="amount"]').fill(amount)
    await card.locator('form button[type="submit"]').click()
    await card.locator('form').waitFor({ state: 'detached' })
  }
}

async function moveToVendor({ page }: Person) {
  await page.goto(centreAt('transferFund'))
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
  who: 'player',
  async visit(person) {
    await enter(person)
    if (!act) return show(person, `/?mc=${place}`)
    await open(person, `/?mc=${place}`)
    await act(person)
    await settle(person)
  },
})

const press =
  (what: string) =>
  ({ page }: Person) =>
    page.locator(`[data-page-content] ${what}`).first().click()

/** What it looks like when the platform cannot answer. */
const failing = (name: string, place: string, calls: string): Screen => ({
  name,
  who: 'player',
  async visit(person) {
    await enter(person)
    await person.page.route(calls, (route) => route.fulfill({ status: 503, json: {} }))
    await load(person, `/?mc=${place}`)
    await person.page.locator('[data-page-content] [role="alert"]').first().waitFor()
    await settle(person)
    await person.page.unroute(calls)
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
      const site = person.site.replace('//localhost', '//second.localhost')
      await join(person, { site })
      await open(person, `${site}/?mc=transferFund`)
    },
  },
  {
    name: 'upline',
    who: 'player',
    async visit(person) {
      await enter(person)
      await show(person, `/?mc=${isFirst(person) ? 'transferUpline' : 'transferFund'}`)
    },
  },
  panel('protection', 'protection'),
  panel('protection-limit', 'protection', press('[data-testid="limit-loss"] li button')),
  panel('protection-break', 'protection', press('[data-testid="begin-break"]')),
  panel('receipts', 'receipts'),
  panel('receipts-ask', 'receipts&item=ask'),
]
