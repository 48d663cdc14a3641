/** By the clock: orders that nothing was heard of are asked after, and those whose time ran out are told so. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { GatewayUnreachable } from '../gateways/port.ts'
import { step } from '../orders.ts'
import { askGateway } from './hear.ts'
import { atDesk, type DepositDesk } from './parts.ts'
import { lockDeposit } from './rows.ts'
import { type DepositState, depositMachine } from './states.ts'
import { review } from './take.ts'

const pageMax = 200
const askEveryMs = 45_000
/** Somebody who said that they paid is not left without an answer for longer. */
const matchWithinMs = 3 * 60_000
/** An order that never reached its gateway: its process died. */
const createWithinMs = 2 * 60_000
/** When the gateway cannot be asked, an order that ran out waits this much longer. */
const patienceMs = 10 * 60_000
const keepWebhooksMs = 60 * 60_000

/** Looked at side by side, for each gateway by itself: a slow one holds up its own orders alone. */
const lanes = 8
/** None is begun later than this; the next sweep begins with those that were left. */
const beginWithinMs = 40_000
/** Whoever takes longer gave no answer. What it says later all the same is heard by the next asking. */
const answerWithinMs = 15_000
/** After so many without an answer one behind the other, a gateway is not asked again in this sweep. */
const silentMax = 3

interface Due {
  readonly id: string
  readonly gateway: string
  readonly channel: string
  readonly checkedBefore: Date
}

export interface SweepTimes {
  readonly beginWithinMs: number
  readonly answerWithinMs: number
}

const isDue = (now: Date) => sql`
  checked_at <= ${new Date(now.getTime() - askEveryMs)}
    and (state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'UNMATCHED')
      or (state in ('PARTIAL', 'EXPIRED') and expires_at > ${now}::timestamptz - interval '1 day'))`

/** Answers how many orders were looked at. What breaks at one of them is thrown when all the others are done. */
export async function sweepDeposits(
  parts: DepositDesk,
  times: SweepTimes = { beginWithinMs, answerWithinMs },
): Promise<number> {
  const now = parts.now()
  const gateways = await atDesk(parts.db, async (tx) => {
    await sql`delete from cashier.webhooks where at < ${new Date(now.getTime() - keepWebhooksMs)}`.execute(tx)
    const { rows } = await sql<{ gateway: string }>`
      select distinct gateway from cashier.deposits where ${isDue(now)}`.execute(tx)
    return rows
  })
  const errors: unknown[] = []
  const looked = await Promise.all(
    gateways.map(({ gateway }) => sweepGateway(parts, gateway, { now, times, errors })),
  )
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders could not be looked at`)
  return looked.reduce((sum, count) => sum + count, 0)
}

interface Sweep {
  readonly now: Date
  readonly times: SweepTimes
  readonly errors: unknown[]
}

async function sweepGateway(
  parts: DepositDesk,
  gateway: string,
  { now, times, errors }: Sweep,
): Promise<number> {
  const due = await claimDue(parts, gateway, now)
  const endsAt = performance.now() + times.beginWithinMs
  let next = 0
  let silent = 0
  const lane = async () => {
    while (next < due.length && performance.now() < endsAt) {
      const order = due[next++]
      if (!order) return
      const isAnswered = silent < silentMax && (await hasAnswered(parts, order, { times, errors }))
      silent = isAnswered ? 0 : silent + 1
      await settle(parts, order, isAnswered).catch((error: unknown) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, due.length) }, lane))
  await release(parts, due.slice(next), now)
  return next
}

/** Written down first: of several processes that sweep at once each takes others. */
async function claimDue(parts: DepositDesk, gateway: string, now: Date): Promise<readonly Due[]> {
  return atDesk(parts.db, async (tx) => {
    const { rows } = await sql<Due>`
      with due as (
        select id, checked_at from cashier.deposits where gateway = ${gateway} and ${isDue(now)}
         order by checked_at limit ${pageMax} for update skip locked)
      update cashier.deposits d set checked_at = ${now} from due where d.id = due.id
      returning d.id, d.gateway, d.channel, due.checked_at as "checkedBefore"`.execute(tx)
    return rows.toSorted((a, b) => a.checkedBefore.getTime() - b.checkedBefore.getTime())
  })
}

/** Those that there was no time for stand where they stood in the line. */
async function release(parts: DepositDesk, left: readonly Due[], now: Date): Promise<void> {
  if (left.length === 0) return
  await atDesk(parts.db, async (tx) => {
    for (const { id, checkedBefore } of left)
      await sql`update cashier.deposits set checked_at = ${checkedBefore}
        where id = ${id} and checked_at = ${now}`.execute(tx)
  })
}

/** A fault of ours is no silence of the gateway's, and is told. */
async function hasAnswered(
  parts: DepositDesk,
  order: Due,
  { times, errors }: Pick<Sweep, 'times' | 'errors'>,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), times.answerWithinMs)
  })
  const asked = askGateway(parts, order).then(
    () => true,
    (error: unknown) => {
      // Nobody stands behind this gateway any more, or it is away.
      const isAway = error instanceof GatewayUnreachable || error instanceof Refusal
      if (!isAway) errors.push(error)
      return !isAway
    },
  )
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

async function settle(parts: DepositDesk, order: Due, isAnswered: boolean): Promise<void> {
  const changed = await atDesk(parts.db, async (tx) => {
    const row = await lockDeposit(tx, order.id)
    if (!row) return null
    const age = (since: Date | null) => parts.now().getTime() - (since ?? row.createdAt).getTime()
    const go = async (from: DepositState, to: DepositState, reason: string) =>
      (await step(tx, depositMachine, { orderId: row.id, from, to, actor: 'clock', reason }))
        ? { memberId: row.memberId, state: to }
        : null
    if (row.state === 'CREATED' && age(null) > createWithinMs)
      return go('CREATED', 'REJECTED', 'gateway_unavailable')
    if (row.state === 'AWAITING_PAYMENT' && age(row.expiresAt) > (isAnswered ? 0 : patienceMs))
      return go('AWAITING_PAYMENT', 'EXPIRED', 'time_ran_out')
    const isLong = row.submittedAt ? age(row.submittedAt) > matchWithinMs : age(row.expiresAt) > 0
    if ((row.state === 'SUBMITTED' || row.state === 'MATCHING') && isLong)
      return { memberId: row.memberId, state: await review(tx, parts, row, 'money_not_found') }
    return null
  })
  if (changed)
    parts.news.tell({ memberId: changed.memberId, kind: 'deposit', orderId: order.id, state: changed.state })
}
