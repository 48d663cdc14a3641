/** Withdrawals as the member sees them: the list, and one with its whole story. */
import type { cashierPayouts, ReplyOf } from '@jackfruit/contracts'
import type { PayoutOrder, PayoutState } from '@jackfruit/contracts/cashier-payouts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Changed, changesOf } from '../orders.ts'
import { accountById } from './accounts.ts'
import { type Payout, partsOf, payoutById } from './orders.ts'
import type { Owner } from './owner.ts'
import { brandOf, type PayoutParts } from './parts.ts'
import { aheadOf, channelTimes } from './progress.ts'
import { methodNamed, type Rules, rulesOf } from './rules.ts'
import { cancellable, isOver } from './states.ts'
import { priceOf } from './tender.ts'

const pageDefault = 20
const tailLength = 4

export async function orderOf(parts: PayoutParts, owner: Owner, id: string): Promise<PayoutOrder> {
  const rules = rulesOf(await brandOf(parts, owner.merchantId))
  return inMerchant(parts.db, owner.merchantId, async (tx) => {
    const payout = await own(tx, owner, id)
    return rowOf(tx, parts, { payout, rules })
  })
}

export async function payoutsOf(
  parts: PayoutParts,
  owner: Owner,
  { cursor, limit: asked }: { cursor?: string | undefined; limit?: string | undefined },
): Promise<ReplyOf<typeof cashierPayouts.payouts>> {
  const rules = rulesOf(await brandOf(parts, owner.merchantId))
  const limit = Number(asked ?? pageDefault)
  const before = /^(\d{1,16})\.(w[0-9a-f]{18})$/.exec(cursor ?? '')
  return inMerchant(parts.db, owner.merchantId, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from cashier.payouts where member_id = ${owner.memberId} and parent_id is null
        and (${before === null} or (created_at, id) <
          (to_timestamp(${before?.[1] ?? '0'}::numeric / 1000), ${before?.[2] ?? ''}))
       order by created_at desc, id desc limit ${limit + 1}`.execute(tx)
    const found: Payout[] = []
    for (const { id } of rows.slice(0, limit)) found.push(await own(tx, owner, id))
    const lists: PayoutOrder[] = []
    for (const payout of found) lists.push(await rowOf(tx, parts, { payout, rules }))
    const last = found.at(-1)
    const nextCursor = last && rows.length > limit ? `${last.createdAt.getTime()}.${last.id}` : null
    return { lists, nextCursor, open: lists.filter(({ state }) => !isOver(state)).length }
  })
}

export async function detailOf(
  parts: PayoutParts,
  owner: Owner,
  id: string,
): Promise<ReplyOf<typeof cashierPayouts.payoutDetail>> {
  const rules = rulesOf(await brandOf(parts, owner.merchantId))
  const { merchantId } = owner
  return inMerchant(parts.db, merchantId, async (tx) => {
    const payout = await own(tx, owner, id)
    const changes = await changesOf(tx, 'withdrawal', id)
    const children = await partsOf(tx, id)
    return {
      order: await rowOf(tx, parts, { payout, rules, changes }),
      changes: changes.map(({ to, at, actor, reason }) => ({
        ...{ to: to as PayoutState, at: at.toISOString(), actor, reason },
      })),
      parts: children.map(({ id: part, amount, fee, state }) => ({
        ...{ id: part, state, amount: formatMinor(amount - fee, rules.scale) },
      })),
      ahead: await aheadOf(tx, payout),
      channel: await channelTimes(tx, { merchantId, method: payout.method, now: parts.now() }),
    }
  })
}

async function own(tx: Tx, { memberId }: Owner, id: string): Promise<Payout> {
  const payout = await payoutById(tx, id)
  if (!payout || payout.memberId !== memberId || payout.parentId) throw new Refusal('payout_unknown')
  return payout
}

async function rowOf(
  tx: Tx,
  parts: PayoutParts,
  { payout, rules, changes }: { payout: Payout; rules: Rules; changes?: readonly Changed[] },
): Promise<PayoutOrder> {
  const { id, state, amount, fee, currency, method, note, createdAt, stateAt } = payout
  const money = (minor: bigint) => formatMinor(minor, rules.scale)
  const known = methodNamed(rules, method)
  const story = changes ?? (await changesOf(tx, 'withdrawal', id))
  const { number } = await accountById(tx, parts, payout.accountId)
  return {
    ...{ id, state, currency, method, note },
    ...{ amount: money(amount), fee: money(fee), receive: money(amount - fee) },
    methodName: known?.name ?? method,
    kind: known?.kind ?? 'wallet',
    pay: payOf(payout),
    tail: number.slice(-tailLength),
    createdAt: createdAt.toISOString(),
    stateAt: stateAt.toISOString(),
    reason: story.at(-1)?.reason ?? null,
    canCancel: cancellable.includes(state),
  }
}

/** What is sent where a coin is paid, and the rate it was fixed at; null where it is the purse's own money. */
function payOf({ tender, sent, currency }: Payout) {
  const rate = priceOf(tender, currency)
  return rate === null ? null : { currency: tender.currency, amount: formatMinor(sent, tender.scale), rate }
}
