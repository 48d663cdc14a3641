/**
 * What the house adds for the payer. It is written down with the payment and given when nobody can dispute that any
 * more, by the database's clock and by the job alone: two who only want the bonus wait a day in sight of a person.
 */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { openHouse, post } from '../../ledger/index.ts'
import type { Work } from '../changes.ts'
import { flagUnproven } from '../disputes/flags.ts'
import { heldFrom } from '../matching/suspicion.ts'
import { tellBalance } from '../money.ts'
import { type Allocation, type Ask, lockAllocation } from '../rows.ts'
import { millionths, minutes } from '../terms.ts'

/** From now until nobody can dispute what happened now. */
const untilSettled = sql`now() + make_interval(mins => ${Math.max(minutes.lateDispute, minutes.appeal)})`

export async function promiseBonus(
  work: Work,
  { part, ask }: { readonly part: Allocation; readonly ask: Ask },
  received: Minor,
  payerBonus: bigint,
): Promise<void> {
  const { tx } = work
  await flagUnproven(work, part)
  const amount = (received * payerBonus) / millionths
  if (amount === 0n) return
  await sql`
    insert into peer.bonuses (allocation_id, merchant_id, purse_id, currency, amount, due_at)
    values (${part.id}, ${part.merchantId}, ${ask.purseId}, ${ask.currency}, ${amount}, ${untilSettled})`.execute(
    tx,
  )
}

/** Something was decided about a payment: its bonus is for what did arrive, and waits for the appeal. */
export async function shareBonus(
  { tx }: Work,
  { id, merchantId }: Pick<Allocation, 'id' | 'merchantId'>,
  { kept, of }: { readonly kept: Minor; readonly of: Minor },
): Promise<void> {
  if (kept === 0n) return withholdBonus({ tx }, { id, merchantId }, 'not_paid')
  await sql`
    update peer.bonuses set amount = greatest(amount::numeric * ${kept} / ${of}, 1)::bigint, due_at = ${untilSettled}
     where allocation_id = ${id} and merchant_id = ${merchantId} and ended_at is null`.execute(tx)
}

export async function withholdBonus(
  { tx }: Pick<Work, 'tx'>,
  { id, merchantId }: Pick<Allocation, 'id' | 'merchantId'>,
  why: string,
): Promise<void> {
  await sql`
    update peer.bonuses set outcome = 'WITHHELD', ended_at = now(), why = ${why}
     where allocation_id = ${id} and merchant_id = ${merchantId} and ended_at is null`.execute(tx)
}

const isLookedAt = sql`exists (select from peer.flags f
  where f.merchant_id = b.merchant_id and f.allocation_id = b.allocation_id and f.decided_at is null and f.score >= ${heldFrom})`

/** Of these payments those whose bonus waits for a person. */
export async function checkedBonuses(
  { tx }: Pick<Work, 'tx'>,
  merchantId: number,
  allocationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select b.allocation_id as id from peer.bonuses b
     where b.merchant_id = ${merchantId} and b.allocation_id = any(${allocationIds}::text[]) and b.ended_at is null
       and ${isLookedAt}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Neither disputed, nor appealed, nor waiting for a person: for the clock's question, of `peer.bonuses b`. */
export const isBonusFree = sql`b.ended_at is null and b.due_at <= now()
  and not exists (select from peer.disputes d where d.merchant_id = b.merchant_id
    and d.allocation_id = b.allocation_id and (d.decided_at is null or (d.appealed_at is not null and d.appeal_decided_at is null)))
  and not ${isLookedAt}`

/** The clock: once, whoever else tries at the same moment. */
export async function payBonus(work: Work, allocationId: string): Promise<boolean> {
  const { tx, told } = work
  const whole = await lockAllocation(tx, allocationId)
  if (!whole) return false
  const { merchantId } = whole.part
  const { rows } = await sql<{ purseId: bigint; currency: string; amount: Minor }>`
    update peer.bonuses b set outcome = 'PAID', ended_at = now()
     where b.allocation_id = ${allocationId} and b.merchant_id = ${merchantId} and ${isBonusFree}
    returning b.purse_id as "purseId", b.currency, b.amount`.execute(tx)
  const [due] = rows
  if (!due) return false
  const houseId = await openHouse(tx, merchantId, 'promotions', due.currency)
  const key = `peer:${allocationId}:bonus`
  const outcome = await post(tx, {
    ...{ key, kind: 'promo', accountId: due.purseId, houseId, amount: due.amount },
  })
  tellBalance(work, due.purseId, outcome)
  told.push((news) => news.order(whole.ask.memberId, whole.ask.id))
  return true
}
