/** Money in by each kind of method, played, and out again: what a member sees of one go, from the first to the last. */
import { centreAt } from '@jackfruit/groundwork/browser/centre'
import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'
import {
  amountField,
  askFor,
  bindAccount,
  check,
  depositState,
  type Kind,
  type Look,
  newMember,
  order,
  pay,
  playOut,
  setPayment,
  withdrawPanel,
  words,
} from '../shared/money.ts'

interface Go {
  readonly kind: Kind
  readonly amount: string
  /** At 5,000 each, of which half counts: as many as the amount and what is added to it need. */
  readonly rolls: number
  readonly to: 'wallet' | 'bank'
  readonly look: Look
  /** What the order shows a payer of this kind. */
  readonly instructs: (page: Page) => Promise<void>
}

const panelOf = (page: Page) => page.getByRole('dialog')

const ways: readonly Go[] = [
  {
    ...{ kind: 'wallet', amount: '5000', rolls: 2, to: 'wallet' },
    look: { language: 'EN', device: 'desktop', theme: 'light' },
    instructs: (page) => expect(panelOf(page)).toContainText('09 7700 20894'),
  },
  {
    ...{ kind: 'bank', amount: '10000', rolls: 5, to: 'bank' },
    look: { language: 'MY', device: 'phone', theme: 'dark' },
    async instructs(page) {
      await expect(panelOf(page)).toContainText('2093 0511 4402 0894')
      // An amount that is this order's alone: never the plain one.
      await expect(panelOf(page).locator('dd bdi').first()).toHaveText(/^Ks\s10,\d{3}\.00$/)
      await expect(panelOf(page).locator('dd bdi').first()).not.toHaveText(/^Ks\s10,000\.00$/)
    },
  },
  {
    ...{ kind: 'qr', amount: '5000', rolls: 2, to: 'wallet' },
    look: { language: 'MY', device: 'desktop', theme: 'light' },
    instructs: (page) => expect(panelOf(page).getByRole('img', { name: /5,000/ })).toBeVisible(),
  },
  {
    ...{ kind: 'crypto', amount: '20000', rolls: 9, to: 'bank' },
    look: { language: 'EN', device: 'phone', theme: 'dark' },
    async instructs(page) {
      await expect(panelOf(page)).toContainText('TJackfruitDemoPlayMoneyAddress7xQ2')
      await expect(panelOf(page)).toContainText('TRC20')
      await expect(panelOf(page).locator('dd bdi').first()).toHaveText(/^\d{1,2}\.\d{6}\sUSDT$/)
    },
  },
]

for (const { kind, amount, rolls, to, look, instructs } of ways) {
  const { language, device, theme } = look
  test(`[MC-06] [MC-07] [B-16] in by ${kind}, played out, and out to a ${to} until it is paid (${language}, ${device}, ${theme})`, async ({
    browser,
  }) => {
    const person = await newMember(browser, look)
    const { page } = person

    await test.step('pays in and sees it credited', async () => {
      await order(page, kind, amount)
      await instructs(page)
      await expectNoFaults(person)
      await pay(page)
      await expect(depositState(page)).toHaveAttribute('data-state', 'CREDITED')
      await expectNoFaults(person)
    })

    await test.step('may not take it out before it was played, and reads why', async () => {
      await setPayment(person)
      await bindAccount(person, { to })
      // What was there before may leave, and of what was paid in not a coin.
      await expect(check(page, 'turnover')).toHaveAttribute('data-state', 'wait')
      await amountField(page).fill('100001')
      await expect(check(page, 'turnover')).toHaveAttribute('data-state', 'stop')
      await check(page, 'turnover').getByRole('button').click()
      await expect(page.getByTestId('requirement')).toHaveCount(1)
    })

    await test.step('plays until nothing is left, and sees which bets counted', async () => {
      await playOut(person, rolls)
      await page.goto(centreAt('turnover'))
      await expect(page.getByTestId('turnover-left')).toContainText('0.00')
      await page.getByTestId('requirement').locator('button[aria-expanded]').click()
      await expect(page.getByTestId('counted-bets').getByRole('listitem')).toHaveCount(rolls)
    })

    await test.step('asks for money and is paid', async () => {
      await page.goto(withdrawPanel)
      await expect(check(page, 'turnover')).toHaveAttribute('data-state', 'ok')
      await askFor(person, '20000')
      const paid = page.getByText(words(language, 'withdraw.reason_gateway_paid')).first()
      await expect(paid).toBeVisible({ timeout: 30_000 })
      await expectNoFaults(person)
      await page.goto(centreAt('transactionHistory'))
      await expect(page.getByTestId('movement-row').first()).toContainText('20,000.00')
    })
    expect(person.complaints).toEqual([])
    await person.close()
  })
}
