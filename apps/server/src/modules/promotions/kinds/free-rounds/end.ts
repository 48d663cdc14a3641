/** Free rounds that are at their end: what they won is written down, and what they did not need is free for others. */
import { formatMinor, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { openHouse, post } from '../../../ledger/index.ts'
import type { Settled } from '../../../vendors/index.ts'
import { comesBack } from '../../budget.ts'
import { membershipById, promotionById, writeMembership } from '../../rows.ts'
import type { World } from '../../world.ts'
import { type FreeRoundsProgress, partOfSource } from './kind.ts'

const atOnce = 200

/** The clock. May be repeated and raced. Answers how many came to their end. */
export async function endFreeRounds(world: World, merchantId: number): Promise<number> {
  const due = await inMerchant(world.db, merchantId, (tx) => world.freeRounds.due(tx, merchantId, atOnce))
  let ended = 0
  for (const { publicId, source } of due) {
    const part = partOfSource(source)
    if (part === null) continue
    ended += await inMerchant(world.db, merchantId, (tx) => endOne(world, tx, { merchantId, publicId, part }))
  }
  return ended
}

interface Ending {
  readonly merchantId: number
  readonly publicId: string
  readonly part: bigint
}

/** In the order in which everything is held: the part, the offer, the accounts. */
async function endOne(world: World, tx: Tx, { merchantId, publicId, part }: Ending): Promise<number> {
  const now = world.now()
  const membership = await membershipById(tx, merchantId, part)
  const promotion = await promotionById(tx, merchantId, membership.promotionId)
  await sql`select from promotions.promotions where merchant_id = ${merchantId} and id = ${promotion.id} for update`.execute(
    tx,
  )
  const settled = await world.freeRounds.settle(tx, merchantId, publicId)
  if (!settled) return 0
  const { grant, rest } = settled
  await comesBack(tx, promotion, rest)
  await sendHome(tx, promotion, settled)
  const before = membership.progress as FreeRoundsProgress
  const wonBefore = before.ended ? parseWon(before.ended.won) : 0n
  await sql`
    insert into promotions.received as r (member_id, merchant_id, total)
    values (${membership.memberId}, ${merchantId}, ${grant.won})
    on conflict (member_id) do update set total = r.total + ${grant.won - wonBefore}::bigint`.execute(tx)
  await endReward(tx, { memberId: membership.memberId, part, won: grant.won })
  const ended = {
    played: grant.played,
    won: formatMinor(grant.won),
    why: grant.endedWhy ?? 'used',
  }
  await writeMembership(tx, { ...membership, progress: { ...before, ended } }, now)
  return 1
}

const parseWon = (text: string): Minor => BigInt(text.replace('.', ''))

/** What the rounds brought stands as the reward; one that brought nothing is no reward. */
const endReward = (
  tx: Tx,
  { memberId, part, won }: { readonly memberId: bigint; readonly part: bigint; readonly won: Minor },
) =>
  sql`
    update promotions.rewards set in_play = false, amount = case when ${won}::bigint > 0 then ${won}::bigint else amount end,
        state = case when ${won}::bigint > 0 then 'claimed' else 'expired' end
     where member_id = ${memberId} and membership_id = ${part} and source = 'rounds' and state <> 'ready'`.execute(
    tx,
  )

/** An offer that was settled before keeps no money: what comes back later goes on to its brand. */
async function sendHome(
  tx: Tx,
  { id, merchantId, accountId, currency, settledAt }: Awaited<ReturnType<typeof promotionById>>,
  { grant, rest }: Settled,
): Promise<void> {
  if (rest === 0n || !settledAt) return
  const houseId = await openHouse(tx, merchantId, 'promotions', currency)
  const key = `fund:back:${id}:${grant.publicId}:${grant.settlements}`
  await post(tx, { key, kind: 'fund', accountId, houseId, amount: -rest })
}
