import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderNews } from '../../apps/server/src/modules/cashier/index.ts'
import { openPostings } from '../../apps/server/src/modules/ledger/index.ts'
import { openPurses } from '../../apps/server/src/modules/wallet/index.ts'
import { type EventBus, openEventBus } from '../../apps/server/src/platform/pushes/events.ts'
import { testDatabase } from '../../apps/server/src/testing/database.ts'
import { type DepositWorld, openDepositWorld } from '../../apps/server/src/testing/deposit-world.ts'
import { openPayoutWorld, type PayoutWorld } from '../../apps/server/src/testing/payout-world.ts'
import { formatMinor } from '../../packages/kernel/src/index.ts'
import { decide } from './decide.ts'
import { type Desk, openDesk } from './desk.ts'
import { tellDesk, tellJournal, tellPapers } from './tell.ts'

const secret = 'a secret of this test alone, and nobody else’s'
const signed = { by: 'Daw Hla', why: 'statement of the day, line 12' }
let payouts: PayoutWorld
let deposits: DepositWorld
let ways: Parameters<typeof openDesk>[0]
let out: Desk
let into: Desk
/** What a page of another process would hear. */
let pages: Record<'out' | 'into', Pages>

interface Pages {
  readonly bus: EventBus
  readonly orders: ReturnType<typeof openOrderNews>
  readonly postings: ReturnType<typeof openPostings>
}

async function openPages(url: string): Promise<Pages> {
  const bus = await openEventBus(url)
  return { bus, orders: openOrderNews(bus), postings: openPostings(bus) }
}

beforeAll(async () => {
  const database = await testDatabase()
  payouts = await openPayoutWorld(database)
  deposits = await openDepositWorld()
  const gateway = { url: deposits.simulator.url, secret: deposits.secret }
  ways = { databaseUrl: database.appUrl, secret, payments: gateway }
  out = await openDesk(ways)
  into = await openDesk({ databaseUrl: deposits.database.appUrl, secret, payments: gateway })
  pages = {
    out: await openPages(database.appUrl),
    into: await openPages(deposits.database.appUrl),
  }
})
afterAll(async () => {
  await Promise.all([out.close(), into.close(), pages.out.bus.close(), pages.into.bus.close()])
  await Promise.all([deposits.close(), payouts.close()])
})

/** Holds everything that an open page of this member hears, in the words that it is told in, against what it should. */
async function listening(
  where: 'out' | 'into',
  memberId: bigint,
): Promise<(wanted: readonly string[]) => Promise<void>> {
  const heard: string[] = []
  const { orders, postings } = pages[where]
  const [db, directory] =
    where === 'out' ? [payouts.parts.db, out.directory] : [deposits.database.db, deposits.directory]
  const purse = await openPurses(db, directory).of({ memberId, merchantId: payouts.brand.id, type: 0 })
  const forget = [
    orders.listen(memberId, ({ orderId, state }) => heard.push(`${orderId} ${state}`)),
    postings.listen(purse.accountId, ({ balance }) => heard.push(`balance ${formatMinor(balance)}`)),
  ]
  return async (wanted) => {
    await expect.poll(() => heard.toSorted()).toEqual(wanted)
    await new Promise((wake) => setTimeout(wake, 100))
    for (const each of forget) each()
    expect(heard.toSorted()).toEqual(wanted)
  }
}

async function asked(amount: string) {
  const owner = await payouts.member(5_000_000n)
  const id = await payouts.ask(owner, await payouts.bound(owner), amount)
  await payouts.work(2)
  return { owner, id }
}

test('[MC-07] a withdrawal that waits is listed, approved with a name and a reason, and the member hears of it', async () => {
  const { owner, id } = await asked('600000')
  expect((await tellDesk(out)).join('\n')).toContain(`${id}  withdrawal  RISK_REVIEW  600000.00 MMK`)
  const heard = await listening('out', owner.memberId)
  expect(await decide(out, 'approve', [id], signed)).toBe(`${id}: RISK_REVIEW → QUEUED`)
  await heard([`${id} QUEUED`])
  expect((await tellDesk(out)).join('\n')).not.toContain(id)
  expect((await tellPapers(out, id)).join('\n')).toMatch(
    /approved {2}Daw Hla {2}statement of the day, line 12/,
  )
  await expect(decide(out, 'approve', [id], signed)).rejects.toThrow(`${id} stands at QUEUED by now`)
  expect((await tellJournal(out)).filter((line) => line.includes(id))).toHaveLength(1)
  await payouts.work(2)
})

test('the papers of a withdrawal tell what is unusual about the money of its purse, and what of it is held', async () => {
  const { id } = await asked('600000')
  const { rows } = await payouts.admin.query(
    'select purse_id, held_id, merchant_id, member_id from cashier.payouts where id = $1',
    [id],
  )
  const { purse_id: purse, held_id: held, merchant_id: merchant, member_id: member } = rows[0]
  expect((await tellPapers(out, id)).join('\n')).toMatch(/are held: .*none\n.*looked at by nobody: none/s)
  await payouts.admin.query(
    `insert into vendors.unusual_credits (merchant_id, account_id, reason, subject, seq, game_id, amount)
     values ($1, $2, 'first_large', 'hexworks:the-round', 1, 1, 500000000)`,
    [merchant, purse],
  )
  await payouts.admin.query(
    `insert into vendors.held_credits (merchant_id, vendor, member_id, account_id, held_id, house_id, game_id, currency,
       key, round, credit, amount, reason) values ($1, 'hexworks', $2, $3, $4, 1, 1, 'MMK', 'k', 'r', 900, 700, 'above_max_win')`,
    [merchant, member, purse, held],
  )
  const papers = (await tellPapers(out, id)).join('\n')
  expect(papers).toContain(`purse ${purse}: 5000000.00, first_large, hexworks:the-round`)
  expect(papers).toContain('hexworks: 7.00, above_max_win')
})

test('[MC-07] a withdrawal that is rejected gives the money back, and the member hears of order and balance', async () => {
  const { owner, id } = await asked('700000')
  const heard = await listening('out', owner.memberId)
  // The command ends as soon as it has decided: what it told has left by then.
  const desk = await openDesk(ways)
  await decide(desk, 'reject', [id], { ...signed, reason: 'rejected_name', note: 'Ask the bank.' })
  await desk.close()
  await heard(['balance 5000000.00', `${id} REJECTED`])
  expect(await payouts.balances(owner)).toEqual({ purse: 500_000_000n, held: 0n })
})

test('[MC-07] a sending of which nobody knows is judged by two, each in the journal', async () => {
  payouts.gateway.sends = payouts.gateway.asks = 'unknown'
  const { owner, id } = await asked('20000')
  expect(await decide(out, 'judge', [id, 'failed'], signed)).toMatch(/second person/)
  await expect(decide(out, 'judge', [id, 'failed'], signed)).rejects.toThrow('another person has to')
  const heard = await listening('out', owner.memberId)
  expect(await decide(out, 'judge', [id, 'failed'], { ...signed, by: 'U Ba' })).toBe(
    `${id}: SENDING_UNKNOWN → QUEUED`,
  )
  await heard([`${id} QUEUED`])
  payouts.gateway.sends = 'sent'
  payouts.gateway.asks = 'paid'
  expect((await tellJournal(out)).filter((line) => line.includes(`${id}  judged_failed`))).toHaveLength(2)
})

test('[MC-06] money in review is credited to the order that a person names, and the member hears of both', async () => {
  const member = await deposits.member()
  deposits.payeeNames.set(member, 'Daw Mya Aye')
  const { id } = await deposits.order(member, 'kbzpay', '10000')
  const { channel, txn } = deposits.simulator.pay(id, 1_000_000n, { payerName: 'U Ba' })
  await deposits.sweep()
  deposits.later(60_000)
  await deposits.sweep()
  const desk = (await tellDesk(into)).join('\n')
  expect(desk).toContain(`${id}  deposit  UNMATCHED`)
  expect(desk).toContain(`${channel}  ${txn}  10000.00 MMK  name_mismatch  ${id}`)
  const before = await deposits.balance(member)
  const heard = await listening('into', member)
  expect(await decide(into, 'assign', [id, channel, txn], signed)).toBe(`${id}: UNMATCHED → CREDITED`)
  await heard([`balance ${(before + 1_000_000n) / 100n}.00`, `${id} CREDITED`])
  await expect(decide(into, 'assign', [id, channel, txn], signed)).rejects.toThrow('was credited before')
  await expect(decide(into, 'assign', [id, 'mm-other', txn], signed)).rejects.toThrow('is paid through')
  await expect(decide(into, 'assign', [id, channel, 'T-NONE'], signed)).rejects.toThrow('no payment T-NONE')
  expect(await deposits.balance(member)).toBe(before + 1_000_000n)

  const taken = await listening('into', member)
  await decide(into, 'reverse', [id], { ...signed, reason: 'chargeback' })
  await taken([`balance ${before / 100n}.00`, `${id} REVERSED`])
  await expect(decide(into, 'reverse', [id], { ...signed, reason: 'chargeback' })).rejects.toThrow(
    'stands at REVERSED by now',
  )
  expect((await tellPapers(into, id)).join('\n')).toMatch(/reversed {2}Daw Hla[\s\S]*assigned {2}Daw Hla/)
})

test('[MC-06] a claim whose money never came is rejected once', async () => {
  const member = await deposits.member()
  const { id } = await deposits.order(member, 'ayapay', '10000')
  await deposits.call(member, 'POST', '/wps/v2/deposits/submit', { id, reference: 'NEVER-CAME-9' })
  deposits.later(4 * 60_000)
  await deposits.sweep()
  const heard = await listening('into', member)
  const reject = () => decide(into, 'reject', [id], { ...signed, reason: 'no_such_payment' })
  expect(await reject()).toBe(`${id}: UNMATCHED → REJECTED`)
  await heard([`${id} REJECTED`])
  await expect(reject()).rejects.toThrow('stands at REJECTED by now')
})

test('what is said wrongly is one clear sentence, and decides nothing', async () => {
  const { id } = await asked('800000')
  const wrong = async (
    sentence: string,
    ...[what, args, options]: Parameters<typeof decide> extends [unknown, ...infer R] ? R : never
  ) => expect(decide(out, what, args, options)).rejects.toThrow(sentence)
  await wrong('Which order?', 'approve', [], signed)
  await wrong('There is no order w000', 'approve', ['w000'], signed)
  await wrong('Who decides?', 'approve', [id], { why: 'seen on the statement' })
  await wrong('Why?', 'approve', [id], { by: 'Daw Hla', why: '  ' })
  await wrong('--reason is one of rejected_name', 'reject', [id], signed)
  await wrong('say what became of it: paid, failed', 'judge', [id, 'lost'], signed)
  await wrong('stands at RISK_REVIEW by now', 'judge', [id, 'paid'], signed)
  await wrong(`${id} is a withdrawal`, 'assign', [id, 'mm-kbzpay', 'T-1'], signed)
  await wrong(`${id} is a withdrawal`, 'reverse', [id], { ...signed, reason: 'chargeback' })
  expect(await payouts.stateOf(id)).toBe('RISK_REVIEW')
  expect((await tellJournal(out)).join('\n')).not.toContain(id)
})

test('what was decided is never changed, not even by the owner of the table', async () => {
  const admin = new pg.Client({ connectionString: payouts.database.adminUrl })
  await admin.connect()
  try {
    for (const statement of [
      `update cashier.decisions set operator = 'somebody'`,
      'delete from cashier.decisions',
      'truncate cashier.decisions',
    ])
      await expect(admin.query(statement)).rejects.toThrow('decisions are never changed')
  } finally {
    await admin.end()
  }
})
