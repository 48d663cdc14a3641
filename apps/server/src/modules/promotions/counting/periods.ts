/**
 * Periods of an offer that have ended: reckoned once, a piece of members at a time, with the figures it was reckoned from,
 * and then given from what the pool holds. Cashback and rakeback differ in what they reckon.
 */
import type { MessageKind } from '@jackfruit/contracts/messages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Clock } from '../kinds/kind.ts'
import type { CommonTerms } from '../terms.ts'
import type { Counted } from './counted.ts'
import { grantMany, holdOffer } from './grant.ts'
import { type Window, windowOf } from './windows.ts'

/** Days are closed a little after midnight: what was settled before it is counted by then. */
export const restMs = 10 * 60_000
const piecesMost = 500
const givenAtOnce = 200

interface Period {
  readonly window: Window
  readonly afterMember: bigint
  readonly isCounted: boolean
}

/** How an offer is cut, as its first terms say. */
interface Cut {
  readonly unit: 'day' | 'week'
  readonly times: number
}

/** What a member is given for a period, and all that it was reckoned from. */
interface Reckoned {
  readonly memberId: bigint
  readonly stake: bigint
  readonly win: bigint
  readonly bonus: bigint
  readonly loss: bigint
  readonly percent: string
  readonly amount: bigint
  /** What waits for the next time, as its kind counts it. */
  readonly rest: bigint
}

export interface Asked {
  readonly window: Window
  readonly terms: CommonTerms
  /** The last member of the piece before. */
  readonly after: bigint
}

export interface Piece {
  readonly due: readonly Reckoned[]
  /** The last member that was looked at; null after the last. */
  readonly last: bigint | null
}

export interface Periods {
  readonly cut: (offer: Counted) => Cut
  /** What members are told of what waits for them. */
  readonly tells: MessageKind
  readonly reckon: (tx: Tx, clock: Clock, asked: Asked) => Promise<Piece>
}

/** Whether all of it is over and paid. */
export async function payPeriods(clock: Clock, periods: Periods): Promise<boolean> {
  const { world, offer, now } = clock
  const { merchantId } = offer.promotion
  const cut = periods.cut(offer)
  for (let n = 0; n < piecesMost; n++) {
    const period = await inMerchant(world.db, merchantId, (tx) => nextPeriod(tx, offer, cut))
    if (period === null) return true
    if (now.getTime() < period.window.to.getTime() + restMs) return false
    if (period.isCounted) await inMerchant(world.db, merchantId, (tx) => give(tx, clock, period, periods))
    else {
      if (period.afterMember === 0n) await world.caughtUp()
      await inMerchant(world.db, merchantId, (tx) => reckonPiece(tx, clock, period, periods))
    }
  }
  return false
}

async function nextPeriod(tx: Tx, offer: Counted, cut: Cut): Promise<Period | null> {
  const { promotion, timeZone } = offer
  const { rows } = await sql<{ slot: number; after: bigint; counted: Date | null; paid: Date | null }>`
    select slot, after_member as after, counted_at as counted, paid_at as paid from promotions.windows
     where promotion_id = ${promotion.id} and merchant_id = ${promotion.merchantId} order by slot desc limit 1`.execute(
    tx,
  )
  const [last] = rows
  const slot = last ? (last.paid ? last.slot + 1 : last.slot) : 0
  const window = windowOf({ ...cut, timeZone, promotion }, slot)
  const isRunning = last !== undefined && last.paid === null
  if (!isRunning) {
    const { endsAt, closedAt } = promotion
    if (slot >= cut.times) return null
    if ((endsAt && window.from >= endsAt) || (closedAt && window.from >= closedAt)) return null
  }
  return {
    window,
    afterMember: isRunning ? last.after : 0n,
    isCounted: isRunning && last.counted !== null,
  }
}

/** The next members, with what each is given and from what. */
async function reckonPiece(tx: Tx, clock: Clock, { window }: Period, periods: Periods): Promise<void> {
  const { offer, now } = clock
  const { promotion } = offer
  const { merchantId, id } = promotion
  await sql`
    insert into promotions.windows (promotion_id, slot, merchant_id, from_at, to_at)
    values (${id}, ${window.slot}, ${merchantId}, ${window.from}, ${window.to})
    on conflict (promotion_id, slot) do nothing`.execute(tx)
  const { rows } = await sql<{ after: bigint; counted: Date | null }>`
    select after_member as after, counted_at as counted from promotions.windows
     where promotion_id = ${id} and slot = ${window.slot} and merchant_id = ${merchantId} for update`.execute(
    tx,
  )
  const [place] = rows
  if (!place || place.counted) return
  const version = offer.versionAt(window.from)
  const asked = { window, terms: offer.termsOf(version), after: place.after }
  const { due, last } = await periods.reckon(tx, clock, asked)
  if (last === null) return close(tx, offer, window, now)
  const column = <T>(pick: (each: Reckoned) => T) => due.map(pick)
  await sql`
    insert into promotions.cashbacks (promotion_id, slot, member_id, merchant_id, version, stake, win, bonus, loss, percent,
      amount, rest)
    select ${id}, ${window.slot}, member_id, ${merchantId}, ${version}, stake, win, bonus, loss, percent, amount, rest
      from unnest(${column((d) => d.memberId)}::bigint[], ${column((d) => d.stake)}::bigint[],
        ${column((d) => d.win)}::bigint[], ${column((d) => d.bonus)}::bigint[], ${column((d) => d.loss)}::bigint[],
        ${column((d) => d.percent)}::text[], ${column((d) => d.amount)}::bigint[],
        ${column((d) => String(d.rest))}::numeric[])
        as d (member_id, stake, win, bonus, loss, percent, amount, rest)`.execute(tx)
  await sql`
    update promotions.windows set after_member = ${last}
     where promotion_id = ${id} and slot = ${window.slot} and merchant_id = ${merchantId}`.execute(tx)
}

/** All are reckoned: it is set aside. Where the pool holds less, everybody is given the same part of what is due. */
async function close(tx: Tx, { promotion }: Counted, { slot }: Window, now: Date): Promise<void> {
  const { id, merchantId } = promotion
  const { left } = await holdOffer(tx, promotion)
  const total = await sumOf(tx, merchantId, id, slot)
  if (total > left)
    await sql`update promotions.cashbacks set amount = trunc(amount::numeric * ${left} / ${total})::bigint
       where promotion_id = ${id} and slot = ${slot} and merchant_id = ${merchantId}`.execute(tx)
  const due = total > left ? await sumOf(tx, merchantId, id, slot) : total
  await sql`update promotions.promotions set set_aside = set_aside + ${due}
     where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  await sql`
    update promotions.windows set counted_at = ${now}, paid = ${due}, paid_at = ${due === 0n ? now : null}
     where promotion_id = ${id} and slot = ${slot} and merchant_id = ${merchantId}`.execute(tx)
}

async function sumOf(tx: Tx, merchantId: number, promotionId: bigint, slot: number): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from promotions.cashbacks
     where promotion_id = ${promotionId} and slot = ${slot} and merchant_id = ${merchantId}`.execute(tx)
  return rows[0]?.sum ?? 0n
}

interface Due {
  readonly memberId: bigint
  readonly version: number
  readonly amount: bigint
}

/** The next of them: into the reward centre, once each. */
async function give(tx: Tx, { offer, now }: Clock, { window }: Period, { tells }: Periods): Promise<void> {
  const { promotion } = offer
  const { id, merchantId } = promotion
  await holdOffer(tx, promotion)
  const { rows } = await sql<Due>`
    select member_id as "memberId", version, amount from promotions.cashbacks
     where promotion_id = ${id} and slot = ${window.slot} and merchant_id = ${merchantId} and given is null
     order by member_id limit ${givenAtOnce} for update`.execute(tx)
  if (rows.length === 0)
    return void (await sql`
      update promotions.windows set paid_at = ${now}
       where promotion_id = ${id} and slot = ${window.slot} and merchant_id = ${merchantId} and paid_at is null`.execute(
      tx,
    ))
  const version = rows[0]?.version ?? 1
  await grantMany(
    tx,
    promotion,
    {
      ...{ version, slot: window.slot, source: `period:${window.slot}`, at: now },
      ...{ terms: offer.termsOf(version), tells },
    },
    rows.filter(({ amount }) => amount > 0n).map((due) => ({ ...due, progress: { slot: window.slot } })),
  )
  await sql`
    update promotions.cashbacks set given = amount where promotion_id = ${id} and slot = ${window.slot}
       and merchant_id = ${merchantId} and member_id = any(${rows.map(({ memberId }) => memberId)}::bigint[])`.execute(
    tx,
  )
}
