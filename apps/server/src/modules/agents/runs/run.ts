/**
 * Reckons one period: closes its figures, reads what is in force, and writes a payout for each agent, in one transaction
 * that also moves the place. Whoever dies leaves nothing; of several who come at once one does it.
 */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { policyOf } from '../contracts/brand-settings.ts'
import type { World } from '../contracts/world.ts'
import { reckonAtOnce } from './at-once.ts'
import { type Head, holdHead, moveHead, nextWithContracts } from './heads.ts'
import { billsIn, frozenIn, heldIn, isAnyHeld } from './held.ts'
import { forgetSums, keepOn, keptOf } from './kept.ts'
import { insertPayouts } from './payouts.ts'
import { type Bounds, boundsAround, paidAt, reckonedAt, sizeOf, unitOf } from './periods.ts'
import { hand, reckon, withoutFrozen } from './reckon.ts'
import { teamsOf } from './teams.ts'

/** Answers whether there was a period to reckon. */
export async function runNext(world: World, head: Head): Promise<boolean> {
  const { merchantId, kind, period } = head
  const brand = await world.brandOf(merchantId)
  const policy = policyOf(brand)
  return inMerchant(world.db, merchantId, async (tx) => {
    const place = await holdHead(tx, head)
    if (!place) return false
    const unit = unitOf(kind, period)
    const bounds = await boundsAround(tx, unit, place, brand.timeZone)
    const now = world.now()
    if (now < reckonedAt(kind, bounds.to)) return false
    if (!(await isAnyHeld(tx, head, bounds.from))) {
      const next = await nextWithContracts(tx, head, bounds.to, now)
      await moveHead(tx, head, (await boundsAround(tx, unit, next, brand.timeZone)).from)
      return true
    }
    await reckonPeriod(tx, { world, head, bounds, policy, timeZone: brand.timeZone, now })
    await moveHead(tx, head, bounds.to)
    return true
  })
}

export interface Reckoning {
  readonly world: World
  readonly head: Head
  readonly bounds: Bounds
  readonly policy: ReturnType<typeof policyOf>
  readonly timeZone: string
  readonly now: Date
}

async function reckonPeriod(tx: Tx, reckoning: Reckoning): Promise<void> {
  const { world, head, bounds } = reckoning
  await world.figures.closeUpTo(tx, head.merchantId, sizeOf(head.kind), bounds.to)
  // Of windows there are many, and all contracts of the kind are reckoned alike; bills are put together one by one.
  if (head.kind === 'realtime' && !(await billsIn(tx, head, bounds.from))) await reckonWindow(tx, reckoning)
  else await reckonEach(tx, reckoning)
}

export async function reckonWindow(tx: Tx, { world, head, bounds, policy, timeZone, now }: Reckoning) {
  const { merchantId, kind, period } = head
  const frozen = await frozenIn(tx, head, bounds.from, world.frozenRows(merchantId))
  const isPassed = policy.frozenMargin === 'upline'
  if (isPassed)
    await forgetSums(
      tx,
      merchantId,
      kind,
      frozen.map(({ agentId }) => agentId),
    )
  const long = await boundsAround(tx, period, bounds.from, timeZone)
  const payAt = paidAt(kind, bounds.to)
  await reckonAtOnce(tx, { figures: world.figures, head, bounds, long, frozen, isPassed, now, payAt })
}

export async function reckonEach(
  tx: Tx,
  { world, head, bounds, policy, timeZone, now }: Reckoning,
): Promise<void> {
  const { merchantId, kind, period } = head
  const held = await heldIn(tx, head, bounds.from)
  const ids = held.map(({ agentId }) => agentId)
  const frozen = await world.frozenAmong(tx, merchantId, ids)
  const isPassed = policy.frozenMargin === 'upline'
  const line = isPassed ? withoutFrozen(held, frozen) : held
  if (isPassed) await forgetSums(tx, merchantId, kind, [...frozen])
  const teams = await teamsOf(tx, { figures: world.figures, head, bounds, held: line, timeZone })
  const kept = await keptOf(tx, { figures: world.figures, head, bounds, held: line, teams, timeZone })
  const reckoned = reckon({ kind, held: line, teams, kept })
  const handed = hand(reckoned, kept, isPassed ? new Set() : frozen)
  const runId = await insertRun(tx, head, bounds, { now, payouts: reckoned.length })
  const payAt = paidAt(kind, bounds.to)
  await insertPayouts(tx, { merchantId, runId, kind, period, bounds, payAt, reckoned, handed })
  const since = (await boundsAround(tx, period, bounds.from, timeZone)).from
  await keepOn(tx, { merchantId, kind, since, reckoned, handed, kept })
}

async function insertRun(
  tx: Tx,
  { merchantId, kind, period }: Head,
  { from, to }: Bounds,
  { now, payouts }: { now: Date; payouts: number },
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into agents.runs (merchant_id, kind, period, from_at, to_at, reckoned_at, pay_at, payouts)
    values (${merchantId}, ${kind}, ${period}, ${from}, ${to}, ${now}, ${paidAt(kind, to)}, ${payouts})
    returning id`.execute(tx)
  const [row] = rows
  invariant(row, 'a run has no number')
  return row.id
}
