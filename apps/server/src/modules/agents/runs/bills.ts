/** What agents owe to those directly below, where not the platform pays: due, then overdue, until it is paid. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { lockAccounts, move, openHouse, standingOf } from '../../ledger/index.ts'
import { tellMany } from '../../messages/index.ts'
import { payPage } from '../contracts/pages.ts'
import type { PayKind } from '../contracts/terms.ts'
import type { World } from '../contracts/world.ts'
import { type PursesOf, pursesOf, tellAll } from './purses.ts'

interface Bill {
  readonly id: bigint
  readonly payoutId: bigint
  readonly kind: PayKind
  readonly debtorId: bigint
  readonly creditorId: bigint
  readonly amount: Minor
  readonly currency: string
  readonly day: string
  readonly dueAt: Date
  readonly isOverdue: boolean
}

interface Owed
  extends Pick<Bill, 'payoutId' | 'kind' | 'debtorId' | 'creditorId' | 'amount' | 'currency' | 'day'> {
  readonly merchantId: number
}

const hourMs = 3_600_000

export async function insertBills(
  tx: Tx,
  all: readonly Owed[],
  { now, dueHours }: { readonly now: Date; readonly dueHours: number },
): Promise<void> {
  if (all.length === 0) return
  const column = <T>(pick: (each: Owed) => T) => all.map(pick)
  const dueAt = new Date(now.getTime() + dueHours * hourMs)
  await sql`
    insert into agents.bills (merchant_id, payout_id, kind, debtor_id, creditor_id, amount, currency, day, state, made_at,
        due_at)
    select merchant_id, payout_id, kind, debtor_id, creditor_id, amount, currency, day, 'due', ${now}, ${dueAt}
      from unnest(${column((b) => b.merchantId)}::int[], ${column((b) => b.payoutId)}::bigint[],
        ${column((b) => b.kind)}::text[], ${column((b) => b.debtorId)}::bigint[], ${column((b) => b.creditorId)}::bigint[],
        ${column((b) => b.amount)}::bigint[], ${column((b) => b.currency)}::text[], ${column((b) => b.day)}::date[])
        as b (merchant_id, payout_id, kind, debtor_id, creditor_id, amount, currency, day)`.execute(tx)
  await tellMany(
    tx,
    all.map(({ merchantId, payoutId, kind, debtorId, amount, currency, day }) => ({
      ...{ merchantId, memberId: debtorId, kind: 'bill_due' as const, key: `bill:${payoutId}:due` },
      ...{ facts: { day, until: dueAt.toISOString() }, money: { amount, currency }, link: payPage(kind) },
    })),
  )
}

const shown = (now: Date) => sql`
  id, payout_id as "payoutId", kind, debtor_id as "debtorId", creditor_id as "creditorId", amount, currency,
  day::text as day, due_at as "dueAt", due_at <= ${now} as "isOverdue"`

/** So many at most are shown, and paid with one press. */
export const billsMost = 1_000

export const openBills = (tx: Tx, merchantId: number, debtorId: bigint, now: Date): Promise<Bill[]> =>
  billsOf(tx, merchantId, [debtorId], now)

/** What of an agent's bills should have been paid by now: while it is above nothing, no money leaves. */
export async function overdueOf(tx: Tx, merchantId: number, debtorId: bigint, now: Date): Promise<Minor> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from agents.bills
     where merchant_id = ${merchantId} and debtor_id = ${debtorId} and state <> 'paid' and due_at <= ${now}`.execute(
    tx,
  )
  return rows[0]?.sum ?? 0n
}

/**
 * For whoever lets money leave, in the transaction that holds the purse: throws Refusal('bills_overdue') while a bill is
 * overdue. Stakes are not held.
 */
export async function demandNothingOverdue(
  tx: Tx,
  merchantId: number,
  memberId: bigint,
  now: Date,
): Promise<void> {
  const overdue = await overdueOf(tx, merchantId, memberId, now)
  if (overdue > 0n) throw new Refusal('bills_overdue', { amount: overdue })
}

interface Press {
  readonly merchantId: number
  readonly memberId: bigint
  readonly type: number
  readonly key: string
  /** What the agent saw as the sum: another is refused. */
  readonly total: Minor
}

/** Pays all that is due, or nothing. The same press again is answered as before. */
export async function payBills(world: World, press: Press): Promise<Minor> {
  const { merchantId, memberId, type, key, total } = press
  const now = world.now()
  const own = await world.purseOf({ merchantId, memberId, type })
  const seen = await inMerchant(world.db, merchantId, (tx) => openBills(tx, merchantId, memberId, now))
  const purses = await pursesOf(world, merchantId, [memberId, ...seen.map(({ creditorId }) => creditorId)])
  await inMerchant(world.db, merchantId, async (tx) => {
    await lockPurses(tx, purses)
    const before = await pressedBefore(tx, press)
    if (before !== null) {
      if (before !== total) throw new Refusal('key_conflict')
      return
    }
    const bills = await holdBills(tx, merchantId, [memberId], now)
    const isOther = total === 0n || bills.some(({ creditorId }) => !purses.has(creditorId))
    if (isOther || sumOf(bills) !== total) throw new Refusal('bills_changed', { total: sumOf(bills) })
    const standing = await standingOf(tx, own.accountId)
    const free = (standing?.balance ?? 0n) - (await world.locked(tx, own.accountId, merchantId))
    if (free < total) throw new Refusal('insufficient_funds', { balance: free > 0n ? free : 0n })
    await sql`
      insert into agents.bill_presses (member_id, key, merchant_id, total, at)
      values (${memberId}, ${key}, ${merchantId}, ${total}, ${now})`.execute(tx)
    await settle(tx, { merchantId, now, purses }, bills, 'pressed')
  })
  await tellAll(world, purses.values())
  return total
}

/** Before the bills themselves: whoever pays holds all purses first, in one order. */
const lockPurses = (tx: Tx, purses: PursesOf) =>
  lockAccounts(
    tx,
    [...purses.values()].map(({ accountId }) => accountId),
  )

const sumOf = (bills: readonly Bill[]): Minor => bills.reduce((sum, { amount }) => sum + amount, 0n)

async function pressedBefore(tx: Tx, { merchantId, memberId, key }: Press): Promise<Minor | null> {
  const { rows } = await sql<{ total: bigint }>`
    select total from agents.bill_presses
     where merchant_id = ${merchantId} and member_id = ${memberId} and key = ${key}`.execute(tx)
  return rows[0]?.total ?? null
}

/** The oldest of each debtor: none of them pushes out another's. */
async function billsOf(tx: Tx, merchantId: number, debtors: readonly bigint[], now: Date): Promise<Bill[]> {
  const { rows } = await sql<Bill>`
    select b.* from unnest(${[...debtors]}::bigint[]) as d (id) cross join lateral (
      select ${shown(now)} from agents.bills
       where merchant_id = ${merchantId} and debtor_id = d.id and state <> 'paid' order by id limit ${billsMost}) b
     order by b.id`.execute(tx)
  return rows
}

/** The same, held until the transaction ends: by debtor, so that two who hold wait for each other in one order. */
async function holdBills(tx: Tx, merchantId: number, debtors: readonly bigint[], now: Date): Promise<Bill[]> {
  const inOrder = [...debtors].sort((a, b) => (a < b ? -1 : 1))
  const { rows } = await sql<Bill>`
    select b.* from unnest(${inOrder}::bigint[]) with ordinality as d (id, place) cross join lateral (
      select ${shown(now)} from agents.bills
       where merchant_id = ${merchantId} and debtor_id = d.id and state <> 'paid' order by id limit ${billsMost}
         for update) b
     order by d.place, b.id`.execute(tx)
  return rows
}

interface Settling {
  readonly merchantId: number
  readonly now: Date
  /** Held already. */
  readonly purses: PursesOf
}

/** From purse to purse, each bill under its own key. */
async function settle(
  tx: Tx,
  { merchantId, now, purses }: Settling,
  bills: readonly Bill[],
  way: 'pressed' | 'taken',
): Promise<void> {
  for (const { id, debtorId, creditorId, amount, currency } of bills) {
    const [from, to] = [purses.get(debtorId), purses.get(creditorId)]
    if (!from || !to) throw new Error(`bill ${id} is of nobody`)
    const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
    await move(tx, {
      key: `bill:${id}`,
      kind: 'bill',
      from: from.accountId,
      to: to.accountId,
      clearingId,
      amount,
    })
  }
  const ids = bills.map(({ id }) => id)
  await sql`
    update agents.bills set state = 'paid', paid_at = ${now}, way = ${way}
     where merchant_id = ${merchantId} and id = any(${ids}::bigint[])`.execute(tx)
  await sql`
    update agents.payouts set state = 'paid', paid_at = ${now} where merchant_id = ${merchantId}
       and id = any(${bills.map(({ payoutId }) => payoutId)}::bigint[])`.execute(tx)
  await tellMany(
    tx,
    bills.map(({ id, kind, creditorId, amount, currency, day }) => ({
      ...{ merchantId, memberId: creditorId, kind: 'bill_paid' as const, key: `bill:${id}:paid` },
      ...{ facts: { day }, money: { amount, currency }, link: payPage(kind) },
    })),
  )
}

/**
 * What is overdue for long is taken from what an agent was just paid: whole bills, the oldest first. A transaction of its
 * own after the payment: who dies between takes it from the next.
 */
export async function takeOverdue(
  world: World,
  merchantId: number,
  credited: ReadonlyMap<bigint, Minor>,
  takenHours: number,
): Promise<void> {
  if (credited.size === 0) return
  const now = world.now()
  const since = new Date(now.getTime() - takenHours * hourMs)
  const late = (bills: readonly Bill[]) => bills.filter(({ dueAt }) => dueAt <= since)
  const debtors = [...credited.keys()]
  const seen = late(await inMerchant(world.db, merchantId, (tx) => billsOf(tx, merchantId, debtors, now)))
  if (seen.length === 0) return
  const purses = await pursesOf(
    world,
    merchantId,
    seen.flatMap(({ debtorId, creditorId }) => [debtorId, creditorId]),
  )
  await inMerchant(world.db, merchantId, async (tx) => {
    await lockPurses(tx, purses)
    const left = new Map(credited)
    const bills = late(await holdBills(tx, merchantId, debtors, now)).filter((bill) => {
      const rest = left.get(bill.debtorId) ?? 0n
      if (bill.amount > rest || !purses.has(bill.creditorId) || !purses.has(bill.debtorId)) return false
      left.set(bill.debtorId, rest - bill.amount)
      return true
    })
    if (bills.length > 0) await settle(tx, { merchantId, now, purses }, bills, 'taken')
  })
  await tellAll(world, purses.values())
}

/** By the clock: what was due and was not paid is overdue, and both hear of it. */
export const markOverdue = (world: World, merchantId: number): Promise<void> =>
  inMerchant(world.db, merchantId, async (tx) => {
    const now = world.now()
    const { rows } = await sql<Bill>`
      update agents.bills set state = 'overdue'
       where merchant_id = ${merchantId} and state = 'due' and due_at <= ${now} returning ${shown(now)}`.execute(
      tx,
    )
    await tellMany(
      tx,
      rows.map(({ id, kind, debtorId, amount, currency, day }) => ({
        ...{ merchantId, memberId: debtorId, kind: 'bill_overdue' as const, key: `bill:${id}:overdue` },
        ...{ facts: { day }, money: { amount, currency }, link: payPage(kind) },
      })),
    )
  })
