/** Members who pay members, in two browsers: one withdraws, the other pays, and each answer has its end. */
import { randomBytes, randomInt } from 'node:crypto'
import { centreAt } from '@jackfruit/groundwork/browser/centre'
import { bindAccount, digits } from '@jackfruit/groundwork/browser/paid-out'
import { join, openPerson, type Person, type Wishes } from '@jackfruit/groundwork/browser/person'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { decideAppeal, decideDispute, forceReceipt } from '../../apps/server/src/modules/peer/index.ts'
import { expectNoFaults } from '../shared/faults.ts'
import { type MembersDesk, openMembersDesk } from './members-desk.ts'

const site = process.env['E2E_SITE'] ?? ''
test.setTimeout(300_000)

let desk: MembersDesk
test.beforeAll(async () => {
  desk = await openMembersDesk()
})
test.afterAll(() => desk.close())
const said = { by: 'op:mya', reason: 'The statement shows it.', evidence: 'statement, page 2' }

/** Asks for money among members, and looks at the receipts of it. Answers the number of the withdrawal. */
async function withdraw({ page }: Person, amount: string, words: typeof english = english): Promise<string> {
  await page.goto(centreAt('withdraw'))
  await page.locator('input[name="amount"]').fill(amount)
  await page.getByText(words.match).click()
  await page.locator('input[name="paymentPassword"]').fill(digits)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.parts }).click()
  await expect(page.getByTestId('peer-state')).toHaveText(words.looking)
  return new URL(page.url()).searchParams.get('item')?.slice('out-'.length) ?? ''
}

/** A slip that nobody has sent before. */
const slip = async () => ({
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: await sharp(randomBytes(60 * 90 * 3), { raw: { width: 60, height: 90, channels: 3 } })
    .resize(360, 540)
    .png()
    .toBuffer(),
})

/** The one button that matters now stays in sight, however long the page is. */
async function press(page: Page) {
  const button = page.getByTestId('peer-foot').locator('button')
  await expect(button).toBeInViewport({ ratio: 1 })
  await button.click()
}

async function prove(page: Page, reference = `TX ${randomInt(10_000_000, 99_999_999)}`) {
  const part = page.getByTestId('peer-pay')
  await press(page)
  await expect(part.locator('input').first()).toHaveAttribute('aria-invalid', 'true')
  await part.locator('input[maxlength="40"]').fill(reference)
  await part.locator('input[type="file"]').setInputFiles(await slip())
  await press(page)
  await expect(part.locator('img')).toBeVisible()
}

/** Looks for a member to pay, sees where to, and proves it. */
async function pay({ page }: Person, amount: string, reference?: string) {
  await page.goto(centreAt('receipts&item=ask'))
  await page.locator('input[name="amount"]').fill(amount)
  await page.locator('input[name="senderName"]').fill('U Kyaw Win')
  await press(page)
  const part = page.getByTestId('peer-pay')
  await expect(part).toBeVisible()
  await expectNoFaults({ page })
  await press(page)
  await expect(part.locator('dl')).toContainText('U Thiha Aung')
  await expectNoFaults({ page })
  await prove(page, reference)
}

const english = { match: 'Player match', parts: 'See the parts', looking: 'Looking for players' }
const burmese = {
  match: 'ကစားသူချင်း',
  parts: 'အပိုင်းများ ကြည့်ရန်',
  looking: 'ကစားသူ ရှာနေသည်',
  all: 'အားလုံးရရှိပြီး',
  notArrived: 'ငွေမရောက်ပါ',
}

const large = { language: 'EN', theme: 'light' } as const
const small = { size: { width: 390, height: 844 } }

/** One who can withdraw, and one who pays, each in a browser of their own. */
async function two(browser: Browser, first: Omit<Wishes, 'site'>, second: Omit<Wishes, 'site'>) {
  const receiver = await openPerson(browser, { site, ...first })
  const payer = await openPerson(browser, { site, ...second })
  await join(receiver, { paymentPassword: digits })
  await join(payer)
  await bindAccount(receiver)
  return { receiver, payer }
}

/** The part of a withdrawal. */
async function partOf(claimId: string): Promise<string> {
  const [row] = await desk.rows<{ id: string }>(
    'select id from peer.allocations where claim_id = $1 order by made_at desc limit 1',
    claimId,
  )
  return row?.id ?? ''
}

/** Both had nothing to complain about. */
async function end(...people: Person[]) {
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const person of people) await person.close()
}

test('[WD-01] [WD-02] [WD-03] [WD-05] [WD-08] [IM-35] [EN-137] one withdraws, another pays: received, in part, and not at all', async ({
  browser,
}) => {
  const { receiver, payer } = await two(browser, large, { ...small, language: 'MY', theme: 'dark' })
  const { page } = receiver

  await test.step('received', async () => {
    await withdraw(receiver, '20000')
    await expectNoFaults({ page })
    await pay(payer, '20000')
    const card = page.getByTestId('peer-answer')
    await expect(card).toContainText('Counts as received in')
    // Who paid, as far as the receiver may know, and the picture of it.
    await expect(card).toContainText('U K·· W··')
    await expect(card.locator('img')).toBeVisible()
    await expectNoFaults({ page })
    await press(page)
    await expect(page.getByTestId('peer-state')).toHaveText('All received')
    await expect(payer.page.getByTestId('peer-part')).toBeVisible()
    await expectNoFaults(payer)
  })

  await test.step('a part of it, and then the rest', async () => {
    await withdraw(receiver, '15000')
    await pay(payer, '15000')
    const card = page.getByTestId('peer-answer')
    await card.getByText('Part of it').click()
    await press(page)
    await expect(card.locator('input[inputmode="decimal"]')).toHaveAttribute('aria-invalid', 'true')
    await card.locator('input[inputmode="decimal"]').fill('10000')
    await expect(card.locator('output')).toContainText('5,000.00')
    await expectNoFaults({ page })
    await press(page)
    await expect(page.getByTestId('peer-state')).toHaveText('Partly received')
    await prove(payer.page)
    await press(page)
    await expect(page.getByTestId('peer-state')).toHaveText('All received')
  })

  await test.step('not at all: both show what they have', async () => {
    await withdraw(receiver, '10000')
    await pay(payer, '10000')
    const card = page.getByTestId('peer-answer')
    await card.getByText('Nothing').click()
    await press(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Not received' }).click()
    const dispute = page.getByTestId('peer-dispute')
    await expect(dispute).toContainText('Evidence can be shown for')
    await dispute.locator('input[type="file"]').setInputFiles(await slip())
    const theirs = payer.page.getByTestId('peer-dispute')
    await expect(theirs.locator('img')).toHaveCount(1)
    await theirs.locator('input[type="file"]').setInputFiles(await slip())
    await expect(dispute.locator('img')).toHaveCount(2)
    await page.reload()
    await expect(dispute.locator('img')).toHaveCount(2)
    await expectNoFaults({ page })
    await expectNoFaults(payer)
  })
  await end(receiver, payer)
})

test('[WD-04] [WD-05] [WD-07] [IM-36] nobody answers within the minutes of the brand: received, disputed late, decided, and checked again', async ({
  browser,
}) => {
  const { receiver, payer } = await two(
    browser,
    { ...small, language: 'MY', theme: 'light' },
    { ...large, theme: 'dark' },
  )
  const { page } = receiver
  const claimId = await withdraw(receiver, '20000', burmese)
  await desk.confirmAfter(1)
  try {
    await pay(payer, '20000')
    // The new setting is what both sides are told, and what the clock will do.
    await expect(payer.page.getByTestId('peer-pay')).toContainText('after 1 minute without an answer')
    await expect(page.getByTestId('peer-answer')).toContainText('1 မိနစ်')
    await expectNoFaults({ page })
    const paid = await partOf(claimId)
    const [due] = await desk.rows(
      `select due_at <= now() + interval '1 minute' as soon from peer.allocations where id = $1`,
      paid,
    )
    expect(due).toEqual({ soon: true })
    await desk.rows('update peer.allocations set due_at = now() where id = $1', paid)
    const part = page.getByTestId('peer-part')
    await expect(part).toBeVisible({ timeout: 90_000 })
    await expect(page.getByTestId('peer-state')).toHaveText(burmese.all)
    await expect(payer.page.getByTestId('peer-state')).toHaveText('Credited')
    await expectNoFaults({ page })
    await expectNoFaults(payer)

    await test.step('it did not arrive, and both show something until the time is over', async () => {
      await part.getByRole('button', { name: burmese.notArrived }).click()
      const dispute = page.getByTestId('peer-dispute')
      await dispute.locator('input[type="file"]').setInputFiles(await slip())
      await expect(payer.page.getByTestId('peer-dispute').locator('img')).toHaveCount(1)
      await expectNoFaults(payer)
      await desk.rows(
        `update peer.disputes set evidence_until = now() where allocation_id = $1`,
        await partOf(claimId),
      )
      await page.reload()
      await expect(dispute.locator('img')).toHaveCount(1)
      await expect(dispute.locator('input[type="file"]')).toHaveCount(0)
      await expectNoFaults({ page })
    })

    await test.step('the operator decides, and the receiver asks for another check', async () => {
      const id = await partOf(claimId)
      await decideDispute(desk.peer, { ...said, merchantId: desk.merchantId, id, verdict: 'PAYER_RIGHT' })
      const dispute = page.getByTestId('peer-dispute')
      await expect(dispute).toContainText(said.reason)
      await dispute.locator('button[type="submit"]').click()
      await expect(dispute.locator('form input')).toHaveAttribute('aria-invalid', 'true')
      await expectNoFaults({ page })
      await dispute.locator('form input').fill('My bank says that nothing came')
      await dispute.locator('button[type="submit"]').click()
      await expect(dispute.locator('form')).toHaveCount(0)
      await expectNoFaults({ page })
      const again = { ...said, by: 'op:zaw', reason: 'The bank confirms it.' }
      await decideAppeal(desk.peer, { ...again, merchantId: desk.merchantId, id, pays: 20_000_00n })
      await expect(dispute).toContainText(again.reason)
      await expect(dispute).toContainText('20,000.00')
      await expectNoFaults({ page })
    })
  } finally {
    await desk.confirmAfter(30)
  }
  await end(receiver, payer)
})

test('[WD-06] [IM-37] a reference that was used before waits for a person, who forces the receipt: the deposit is not refunded', async ({
  browser,
}) => {
  const { receiver, payer } = await two(
    browser,
    { ...small, language: 'EN', theme: 'dark' },
    { ...large, language: 'MY' },
  )
  const { page } = receiver
  const reference = `TX ${randomInt(10_000_000, 99_999_999)}`
  await withdraw(receiver, '11000')
  await pay(payer, '11000', reference)
  await press(page)
  await expect(page.getByTestId('peer-state')).toHaveText('All received')
  const claimId = await withdraw(receiver, '12000')
  await pay(payer, '12000', reference.toLowerCase())
  const card = page.getByTestId('peer-answer')
  await expect(card).toContainText('Our staff will check this part')
  await expect(card.getByRole('timer')).toHaveCount(0)
  await expectNoFaults({ page })
  await expectNoFaults(payer)
  await forceReceipt(desk.peer, { ...said, merchantId: desk.merchantId, id: await partOf(claimId) })
  await expect(page.getByTestId('peer-state')).toHaveText('All received')
  await expect(page.getByTestId('peer-part')).toContainText('Forced receipt')
  await expectNoFaults({ page })
  await expectNoFaults(payer)
  // What was credited stays; the half percent for each comes when nobody can dispute it any more.
  await expect(payer.page.getByTestId('balance').first()).toContainText('123,000.00')
  await end(receiver, payer)
})

test('[platform 6.4] nobody is found until the deadline: paid in the ordinary way, once', async ({
  browser,
}) => {
  const receiver = await openPerson(browser, { site, ...large })
  const { page } = receiver
  await join(receiver, { paymentPassword: digits })
  await bindAccount(receiver)
  const claimId = await withdraw(receiver, '13000')
  await expectNoFaults({ page })
  await desk.rows('update peer.claims set fallback_at = now() where id = $1', claimId)
  await expect(page.getByTestId('peer-state')).toHaveText('Rest paid by us')
  await expectNoFaults({ page })
  const stateOf = async () =>
    desk.rows<{ state: string; whole: boolean }>(
      'select state, parent_id is null as whole from cashier.payouts where id = $1 or parent_id = $1 order by whole',
      claimId,
    )
  await expect.poll(stateOf, { timeout: 60_000 }).toEqual([
    { state: 'COMPLETED', whole: false },
    { state: 'COMPLETED', whole: true },
  ])
  await page.goto(centreAt(`withdraw&item=${claimId}`))
  await expect(page.getByText('All parts are paid').first()).toBeVisible()
  const sent = await desk.rows<{ amount: string }>(
    `select t.amount::text from ledger.transfers t join cashier.payouts p on t.account_id = p.held_id
      where p.parent_id = $1 and t.key = 'withdrawal:' || p.id || ':paid'`,
    claimId,
  )
  expect(sent).toEqual([{ amount: '-1300000' }])
  await end(receiver)
})
