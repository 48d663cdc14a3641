/** Windows that have ended: frozen for what is voided late, then paid, once. */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { blockedAmong } from '../../../identity/index.ts'
import type { Counted } from '../../counting/counted.ts'
import { dropLines } from '../../counting/counts.ts'
import { grantMany, holdOffer, spendWhole } from '../../counting/grant.ts'
import { dropScores, type Score, topOf } from '../../counting/scores.ts'
import { type Window, windowOf } from '../../counting/windows.ts'
import { passedOver } from '../../once.ts'
import type { Clock } from '../kind.ts'
import { termsIn } from './count.ts'
import { placesOf, poolOf, sharesOf, type Terms } from './terms.ts'

/** So many at one turn of the clock. */
const windowsMost = 50
const linesMost = 5_000

/** Whether all of it is over and paid. */
export async function payWindows({ world, offer, now }: Clock): Promise<boolean> {
  const { promotion } = offer
  const { merchantId } = promotion
  for (let n = 0; n < windowsMost; n++) {
    const next = await inMerchant(world.db, merchantId, (tx) => nextWindow(tx, offer))
    if (next === null) {
      await inMerchant(world.db, merchantId, (tx) => spareRest(tx, offer))
      return true
    }
    const { freezeMinutes } = termsIn(offer, next)
    if (now.getTime() < next.to.getTime() + freezeMinutes * 60_000) return false
    // What was settled before now is counted first.
    await world.caughtUp()
    await inMerchant(world.db, merchantId, (tx) => payWindow(tx, offer, next, now))
  }
  return false
}

/** The oldest that is not paid; null after the last. */
async function nextWindow(tx: Tx, offer: Counted): Promise<Window | null> {
  const { promotion, timeZone } = offer
  const { rows } = await sql<{ slot: number | null }>`
    select slot from promotions.windows where promotion_id = ${promotion.id} and merchant_id = ${promotion.merchantId}
     order by slot desc limit 1`.execute(tx)
  const slot = (rows[0]?.slot ?? -1) + 1
  const terms = offer.termsOf(1) as unknown as Terms
  if (slot >= terms.times) return null
  const window = windowOf({ ...terms, timeZone, promotion }, slot)
  const { endsAt, closedAt } = promotion
  const isGone = (endsAt && window.from >= endsAt) || (closedAt && window.from >= closedAt)
  return isGone ? null : window
}

async function payWindow(tx: Tx, offer: Counted, window: Window, now: Date): Promise<void> {
  const { promotion } = offer
  await holdOffer(tx, promotion)
  const terms = termsIn(offer, window)
  const top = await winners(tx, offer, window, placesOf(terms))
  const shares = sharesOf(terms, top)
  const grants = top.flatMap(({ memberId, score }, place) => {
    const amount = shares[place] ?? 0n
    const progress = { slot: window.slot, place: place + 1, score: String(score) }
    return amount > 0n ? [{ memberId, amount, progress }] : []
  })
  const given = grants.reduce((all, { amount }) => all + amount, 0n)
  const { numAffectedRows } = await sql`
    insert into promotions.windows (promotion_id, slot, merchant_id, from_at, to_at, counted_at, paid_at, paid)
    values (${promotion.id}, ${window.slot}, ${promotion.merchantId}, ${window.from}, ${window.to}, ${now}, ${now}, ${given})
    on conflict (promotion_id, slot) do nothing`.execute(tx)
  if (numAffectedRows !== 1n) return
  const version = offer.versionAt(window.from)
  await grantMany(
    tx,
    promotion,
    {
      ...{ version, slot: window.slot, source: `window:${window.slot}`, at: now },
      ...{ terms: offer.termsOf(version), tells: 'reward_ready' },
    },
    grants,
  )
  await spendWhole(tx, promotion, { given, spared: poolOf(terms) - given })
  // Of what was paid before nobody asks any more; who won what stands with the parts.
  await dropLines(tx, promotion.merchantId, promotion.id, window.slot, linesMost)
  await dropScores(tx, promotion.merchantId, promotion.id, window.slot - 1, linesMost)
}

/** Accounts that were locked or closed, and who shares what a prize is once for, are passed over; others move up. */
async function winners(tx: Tx, offer: Counted, { slot, from }: Window, places: number): Promise<Score[]> {
  const { merchantId, id: promotionId } = offer.promotion
  const first = await topOf(tx, { merchantId, promotionId, slot }, places * 3)
  const ids = first.map(({ memberId }) => memberId)
  const blocked = await blockedAmong(tx, merchantId, ids)
  const { once } = offer.termsOf(offer.versionAt(from))
  const of = { merchantId, promotionId }
  const active = ids.filter((id) => !blocked.has(id))
  const over = await passedOver(tx, of, once, active, places)
  return first.filter(({ memberId }) => !blocked.has(memberId) && !over.has(memberId)).slice(0, places)
}

/** Windows that never begin need no prizes. */
async function spareRest(tx: Tx, { promotion }: Counted): Promise<void> {
  const { whole } = await holdOffer(tx, promotion)
  if (whole > 0n) await spendWhole(tx, promotion, { given: 0n, spared: whole })
}
