/**
 * Points beyond the usual, as rounds settle: so many times what the table of ratios gives for the same round. What is
 * taken back takes them back. All of it lies on the offer's account from the beginning.
 */
import { points } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { dayIn } from '../../../../platform/work/brand-day.ts'
import { openHouse, post } from '../../../ledger/index.ts'
import { addExtra, house, termsSince, unit, worthOf } from '../../../points/index.ts'
import { type ByDay, countByDay, type DayChange } from '../../counting/by-day.ts'
import type { Counted, Counting } from '../../counting/counted.ts'
import { holdOffer } from '../../counting/grant.ts'
import { daysMost, dueOf, type Terms } from './terms.ts'

const isLine = (kind: string): kind is points.Line => (points.lines as readonly string[]).includes(kind)

export async function countExtra(counting: Counting): Promise<void> {
  const { tx, offers, now, deeds } = counting
  const ratios = await termsSince(tx, [...new Set(offers.map(({ promotion }) => promotion.merchantId))], now)
  const byDay: ByDay = {
    days: () => daysMost,
    async worthOf(offer, { kind, at }) {
      const { kinds, times } = offer.termsOf(offer.versionAt(at)) as unknown as Terms
      if (!isLine(kind) || (kinds && !kinds.includes(kind))) return null
      const per = ratios.get(offer.promotion.merchantId)?.now.ratios[kind] ?? null
      return per === null ? null : ({ valid }) => (valid > 0n ? worthOf(valid, per) * BigInt(times - 1) : 0n)
    },
  }
  const changes = await countByDay(counting, byDay)
  const last = deeds.at(-1)
  for (const offer of offers) {
    const own = changes.filter((change) => change.offer === offer)
    if (own.length > 0 && last)
      await give(tx, offer, own, { now, key: `extra:${offer.promotion.id}:${last.id}` })
  }
}

interface Row {
  readonly memberId: bigint
  readonly worth: bigint
  readonly given: bigint
}

/** Who was told of first is given first where the pool does not hold all of it. */
async function give(
  tx: Tx,
  offer: Counted,
  changes: readonly DayChange[],
  { now, key }: { readonly now: Date; readonly key: string },
): Promise<void> {
  const { promotion, timeZone } = offer
  const { id, merchantId } = promotion
  let { left } = await holdOffer(tx, promotion)
  const worths = new Map<bigint, bigint>()
  for (const { memberId, worth } of changes) worths.set(memberId, (worths.get(memberId) ?? 0n) + worth)
  const { rows } = await sql<Row>`
    insert into promotions.extra_points as e (promotion_id, member_id, merchant_id, worth, given)
    select ${id}, member_id, ${merchantId}, worth, 0
      from unnest(${[...worths.keys()]}::bigint[], ${[...worths.values()]}::bigint[]) as w (member_id, worth)
    on conflict (promotion_id, member_id) do update set worth = e.worth + excluded.worth
    returning member_id as "memberId", worth, given`.execute(tx)
  const terms = offer.termsOf(promotion.version) as unknown as Terms
  const moved = rows.flatMap(({ memberId, worth, given }) => {
    const wanted = dueOf(terms, worth) - given
    const points = wanted > left ? left : wanted
    left -= points
    return points === 0n ? [] : [{ memberId, points }]
  })
  if (moved.length === 0) return
  await sql`
    update promotions.extra_points e set given = given + m.points
      from unnest(${moved.map(({ memberId }) => memberId)}::bigint[], ${moved.map(({ points: each }) => each)}::bigint[])
        as m (member_id, points)
     where e.promotion_id = ${id} and e.member_id = m.member_id and e.merchant_id = ${merchantId}`.execute(tx)
  await pay(
    tx,
    offer,
    moved.reduce((sum, { points: each }) => sum + each, 0n),
    key,
  )
  const day = dayIn(timeZone, now)
  await addExtra(
    tx,
    moved.map((each) => ({ ...each, merchantId, day })),
    key,
  )
}

/** From the offer's account to the house that points come from, or back. */
async function pay(tx: Tx, { promotion }: Counted, amount: bigint, key: string): Promise<void> {
  const { id, merchantId, accountId } = promotion
  if (amount === 0n) return
  await sql`
    update promotions.promotions set paid = paid + ${amount} where merchant_id = ${merchantId} and id = ${id}`.execute(
    tx,
  )
  const houseId = await openHouse(tx, merchantId, house, unit)
  await post(tx, { key, kind: 'fund', accountId, houseId, amount: -amount })
}
