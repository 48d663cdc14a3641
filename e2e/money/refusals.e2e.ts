/** What a member is told when money may not come in or go out: at its field, in their language, with all typed kept. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { callbackPath } from '@jackfruit/contracts/gateway-wire'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { type BrandData, openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import type { Person } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { expect, type Page, test } from '@playwright/test'
import { type Challenge, seal } from '../../apps/server/src/testing/visitor.ts'
import brand from '../../brands/demo/brand.json' with { type: 'json' }
import { expectNoFaults } from '../shared/faults.ts'
import {
  amountField,
  askFor,
  bindAccount,
  check,
  chooseKind,
  depositAmount,
  depositPanel,
  depositState,
  digits,
  expectStopped,
  newMember,
  openPayment,
  order,
  password,
  pay,
  payOn,
  read,
  refused,
  send,
  setPayment,
  withdrawPanel,
  words,
} from '../shared/money.ts'

let data: BrandData
test.beforeAll(async () => {
  data = await openBrandData()
})
test.afterAll(() => data.close())

const alert = (page: Page) => page.getByRole('dialog').getByRole('alert')
const wrong = (page: Page) => page.getByRole('dialog').locator('.field-error')
const balance = (page: Page) => page.locator('header').getByTestId('balance')

const ordered = (more: object = {}) => ({
  ...{ idempotencyKey: randomUUID(), method: 'wavepay', amount: '5000.00', ...more },
})

test('[MC-06] an order is refused at its field: too little, too much, a method that closed meanwhile, a sixth one (MY)', async ({
  browser,
}) => {
  const person = await newMember(browser, { language: 'MY', device: 'desktop', theme: 'dark' })
  const { page } = person
  await chooseKind(page, 'wallet')
  const amount = depositAmount(page)
  for (const [typed, key, code, figure] of [
    ['4,999', 'deposit.too_small', 'amount_below', { min: 'Ks 5,000' }],
    ['5,000,001', 'deposit.too_large', 'amount_above', { max: 'Ks 5,000,000' }],
  ] as const) {
    await amount.fill(typed)
    await send(page).click()
    await expect(amount).toBeFocused()
    await expect(wrong(page)).toHaveText(words('MY', key, figure))
    await expect(amount).toHaveValue(typed)
    const plain = typed.replaceAll(',', '')
    expect(await refused(person, '/deposits', ordered({ method: 'kbzpay', amount: plain }))).toBe(code)
  }
  await expectNoFaults(person)

  await amount.fill('7000')
  const brand = JSON.parse(
    readFileSync(new URL('../../brands/demo/brand.json', import.meta.url), 'utf8'),
  ) as {
    settings: { depositMethods: { code: string }[] }
  }
  const { depositMethods } = brand.settings
  const offer = async (methods: object) => {
    await data.write(
      "update merchants.settings set value = $2::jsonb where merchant_id = $1 and key = 'depositMethods'",
      JSON.stringify(methods),
    )
    await data.heard()
  }
  await offer(depositMethods.filter(({ code }) => code !== 'kbzpay'))
  try {
    await send(page).click()
    await expect(wrong(page)).toHaveText(words('MY', 'errors.method_unknown'))
    await expect(page.getByRole('button', { name: 'KBZPay' })).toHaveCount(0)
    await expect(amount).toHaveValue('7,000')
    expect(await refused(person, '/deposits', ordered({ method: 'kbzpay' }))).toBe('method_unknown')
    await expectNoFaults(person)
  } finally {
    await offer(depositMethods)
  }
  await page.getByRole('button', { name: 'WavePay' }).click()
  await expect(wrong(page)).toHaveCount(0)

  for (let open = 0; open < 5; open++) expect(await refused(person, '/deposits', ordered())).toBe('')
  await send(page).click()
  await expect(alert(page)).toHaveText(words('MY', 'errors.too_many_open_orders'))
  await expect(amount).toHaveValue('7,000')
  await expectNoFaults(person)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[MC-06] [IM-33] a forged notice credits nothing; more than asked and money after the time are credited whole (EN)', async ({
  browser,
}) => {
  const person = await newMember(browser, { language: 'EN', device: 'phone', theme: 'light' })
  const { page } = person
  const idOf = () => new URL(page.url()).searchParams.get('item') ?? ''

  await test.step('forged', async () => {
    await order(page, 'wallet', '5000')
    const payment = {
      ...{ channel: 'mm-kbzpay', txn: randomBytes(8).toString('hex'), orderId: idOf() },
      ...{ currency: 'MMK', scale: 2, units: '500000', paidAt: new Date().toISOString() },
      ...{ memo: null, reference: null, payerName: null, network: null, confirmations: null },
    }
    const body = Buffer.from(JSON.stringify({ payment }))
    const headers = signVendorMessage({
      ...{
        vendorId: 'simulator',
        secret: randomBytes(32).toString('hex'),
        method: 'POST',
        path: callbackPath,
      },
      ...{ body, timestamp: Date.now(), nonce: randomBytes(16).toString('hex') },
    })
    const answer = await page.request.post(callbackPath, {
      ...{ headers: { ...headers, 'content-type': 'application/json' }, data: body },
    })
    expect(answer.status()).toBe(401)
    await page.reload()
    await expect(depositState(page)).toHaveAttribute('data-state', 'AWAITING_PAYMENT')
    await expect(balance(page)).toContainText('100,000.00')
  })

  await test.step('told with another amount than was paid: only what the service confirms, and more than asked', async () => {
    const doubts = async () =>
      (await data.rows("select 1 from cashier.payment_doubts where reason = 'not_confirmed'")).length
    const before = await doubts()
    await pay(page, { amount: '7000', told: 'swapped' })
    await expect.poll(doubts).toBe(before + 1)
    await page.reload()
    await expect(depositState(page)).toHaveAttribute('data-state', 'AWAITING_PAYMENT')
    await pay(page, { amount: '7000' })
    await expect(depositState(page)).toHaveAttribute('data-state', 'OVERPAID')
    await expect(page.getByText(words('EN', 'deposit.state_OVERPAID')).first()).toBeVisible()
  })

  await test.step('late', async () => {
    await order(page, 'qr', '5000')
    const service = await openPayment(page)
    await data.write(
      `update cashier.deposits set expires_at = now() - interval '1 minute', checked_at = now() - interval '1 minute'
        where id = '${idOf()}'`,
    )
    await data.begin('deposits')
    await expect(depositState(page)).toHaveAttribute('data-state', 'EXPIRED', { timeout: 30_000 })
    await expect(page.getByText(words('EN', 'deposit.reason_time_ran_out')).first()).toBeVisible()
    await expectNoFaults(person)
    await payOn(service)
    await expect(depositState(page)).toHaveAttribute('data-state', 'LATE_CREDITED', { timeout: 40_000 })
    await expectNoFaults(person)
  })
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[IM-94] [MC-06] a limit of one’s own is told at the amount with what is left of it; who is excluded may still withdraw (MY)', async ({
  browser,
}) => {
  const person = await newMember(browser, { language: 'MY', device: 'phone', theme: 'dark' })
  const { page } = person
  await tell(person, 'POST', '/protection/limits', { kind: 'deposit', period: 'day', amount: '50000.00' })
  await chooseKind(page, 'wallet')
  const amount = depositAmount(page)
  await amount.fill('60000')
  await send(page).click()
  await expect(wrong(page)).toContainText('50,000')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('60,000')
  expect(await refused(person, '/deposits', ordered({ amount: '50000.01' }))).toBe('deposit_limit')
  await expectNoFaults(person)
  await amount.fill('50000')
  await expect(wrong(page)).toHaveCount(0)
  await send(page).click()
  await expect(depositState(page)).toHaveAttribute('data-state', 'AWAITING_PAYMENT')
  await chooseKind(page, 'wallet')
  await amount.fill('5000')
  await send(page).click()
  const [before] = words('MY', 'deposit.limit_full', { until: '|' }).split('|')
  await expect(wrong(page)).toContainText(before ?? '')

  await tell(person, 'POST', '/protection/self-exclusion', { months: 6 })
  await page.goto(depositPanel)
  await send(page).click()
  await expect(alert(page)).toHaveText(words('MY', 'errors.self_excluded'))
  expect(await refused(person, '/deposits', ordered())).toBe('self_excluded')
  await expectNoFaults(person)
  await setPayment(person)
  await bindAccount(person)
  await askFor(person, '20000')
  await expect(page.getByText(words('MY', 'withdraw.reason_gateway_paid')).first()).toBeVisible({
    timeout: 30_000,
  })
  expect(person.complaints).toEqual([])
  await person.close()
})

/** The same wish straight to the platform, to the account in this place of the list. */
async function askedDirectly(person: Person, amount: string, place = 0): Promise<string> {
  const { accounts } = await read<{ accounts: { id: string }[] }>(person, '/security/payout-accounts')
  const challenge = await read<Challenge>(person, '/security/challenge?purpose=withdraw')
  const sealed = await seal(challenge, {
    ...{ purpose: 'withdraw', host: new URL(person.site).host, bankAccountId: accounts[place]?.id },
    ...{ amount, by: 'standard', paymentPassword: digits, requestKey: randomBytes(16).toString('hex') },
  })
  return refused(person, '/withdrawals', { sealed })
}

test('[MC-07] [B-16] a withdrawal is refused at its field: amount, balance, an account that rests, a wrong payment password and its lock (EN)', async ({
  browser,
}) => {
  const person = await newMember(browser, { language: 'EN', device: 'phone', theme: 'light' })
  const { page } = person
  await setPayment(person)
  await bindAccount(person)
  const amount = amountField(page)
  const secret = page.locator('input[name="paymentPassword"]')
  for (const [typed, key, code, figures] of [
    ['9,999', 'amount_below', 'amount_below', { min: 'Ks 10,000' }],
    ['3,000,001', 'amount_above', 'amount_above', { max: 'Ks 3,000,000' }],
    ['150,000', 'balance', 'insufficient_funds', {}],
  ] as const) {
    await amount.fill(typed)
    await amount.press('Tab')
    await expect(wrong(page)).toHaveText(words('EN', `withdraw.broken_${key}`, figures))
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveValue(typed)
    await expectStopped(page, 'limits')
    expect(await askedDirectly(person, typed.replaceAll(',', ''))).toBe(code)
  }
  await expectNoFaults(person)

  await bindAccount(person, { to: 'bank' })
  const accounts = page.locator('label', { has: page.locator('input[name="bankAccountId"]') })
  await expect(accounts).toHaveCount(2)
  const resting = accounts.filter({ hasText: 'Can be used from' })
  await resting.click()
  await amount.fill('20000')
  await expect(check(page, 'account')).toHaveAttribute('data-state', 'stop')
  await expect(check(page, 'account')).toContainText('Can be used from')
  await expectStopped(page, 'account')
  await expectNoFaults(person)
  const answers = [0, 1].map((place) => askedDirectly(person, '9999', place))
  expect((await Promise.all(answers)).toSorted()).toEqual(['amount_below', 'payout_account_cooling'])

  await accounts.filter({ hasNotText: 'Can be used from' }).click()
  await expect(check(page, 'account')).toHaveAttribute('data-state', 'ok')
  for (let tries = 1; tries <= 5; tries++) {
    await secret.fill('111222')
    // The one before was told in the same words.
    const answered = page.waitForResponse(/\/withdrawals$/)
    await send(page).click()
    await answered
    const told =
      tries < 5
        ? words('EN', 'errors.payment_password_wrong')
        : words('EN', 'errors.retry_in_other', { count: '60' })
    await expect(wrong(page)).toHaveText(told)
    await expect(secret).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveValue('20,000')
  }
  await secret.fill(digits)
  await send(page).click()
  await expect(wrong(page)).toContainText('Try again in')
  expect(await askedDirectly(person, '20000')).toBe('payment_password_locked')
  await expectNoFaults(person)
  await expect(balance(page)).toContainText('100,000.00')
  expect(person.complaints).toEqual([])
  await person.close()
})

/** The brand's own rules for withdrawals. */
const own = brand.settings.payouts
async function setPayouts(rules: object): Promise<void> {
  await data.write(
    "update merchants.settings set value = $2::jsonb where merchant_id = $1 and key = 'payouts'",
    JSON.stringify(rules),
  )
  await data.heard()
}

test('[MC-07] [B-16] what waits for papers, one at a time, the day’s sum and count, and a frozen account (MY)', async ({
  browser,
}) => {
  const bounds = { papersFrom: '50000', dayMax: '90000', dayCount: 2 }
  await setPayouts({ ...own, ...bounds })
  const person = await newMember(browser, { language: 'MY', device: 'desktop', theme: 'dark' })
  const { page } = person
  try {
    await setPayment(person)
    await bindAccount(person)
    const amount = amountField(page)

    await test.step('papers', async () => {
      await amount.fill('60000')
      await expect(check(page, 'verification')).toHaveAttribute('data-state', 'wait')
      await expect(check(page, 'verification').getByRole('button')).toBeVisible()
      await askFor(person, '60000')
      await expect(page.getByText(words('MY', 'withdraw.reason_papers_needed')).first()).toBeVisible()
      await expectNoFaults(person)
    })
    await test.step('one at a time', async () => {
      await page.goto(withdrawPanel)
      await expect(check(page, 'pending')).toHaveAttribute('data-state', 'stop')
      await expectStopped(page, 'pending')
      expect(await askedDirectly(person, '20000')).toBe('payout_pending')
      await expectNoFaults(person)
      await check(page, 'pending').getByRole('button').click()
      await page.getByRole('button', { name: words('MY', 'withdraw.cancel'), exact: true }).click()
      await expect(page.getByText(words('MY', 'withdraw.reason_cancelled')).first()).toBeVisible()
    })
    const paid = page.getByText(words('MY', 'withdraw.reason_gateway_paid')).first()
    await test.step('the sum of the day', async () => {
      await page.goto(withdrawPanel)
      await askFor(person, '20000')
      await expect(paid).toBeVisible({ timeout: 30_000 })
      await page.goto(withdrawPanel)
      await amount.fill('75000')
      await expect(wrong(page)).toHaveText(words('MY', 'withdraw.broken_day_above', { left: 'Ks 70,000' }))
      expect(await askedDirectly(person, '75000')).toBe('payout_day_above')
    })
    await test.step('the count of the day', async () => {
      await askFor(person, '20000')
      await expect(paid).toBeVisible({ timeout: 30_000 })
      await page.goto(withdrawPanel)
      await amount.fill('10000')
      await expect(check(page, 'limits')).toContainText(words('MY', 'withdraw.count_full', { max: '2' }))
      await expectStopped(page, 'limits')
      expect(await askedDirectly(person, '10000')).toBe('payout_count_above')
      await expectNoFaults(person)
    })
    await test.step('frozen', async () => {
      const token = await page.evaluate(() => sessionStorage.getItem('token'))
      await data.write(`update identity.members set status = 'frozen' where username = '${person.username}'`)
      await data.heard()
      await page.goto(withdrawPanel)
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
      await expect(balance(page)).toHaveCount(0)
      const late = await page.request.post('/wps/v2/withdrawals', {
        headers: { authorization: `Bearer ${token}` },
        data: { data: {} },
      })
      expect(late.status()).toBe(401)
      await page.goto('/login')
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[name="username"]').fill(person.username)
      await dialog.locator('input[name="password"]').fill(password)
      await dialog.locator('button[type="submit"]').click()
      await expect(dialog.getByText(words('MY', 'errors.account_unusable'))).toBeVisible()
    })
  } finally {
    await setPayouts(own)
  }
  expect(person.complaints).toEqual([])
  await person.close()
})
