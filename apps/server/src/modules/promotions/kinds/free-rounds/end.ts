/** Free rounds that are at their end: what they won is written down, and what they did not need is free for others. */
import { formatMinor, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { openHouse, post } from '../../../ledger/index.ts'
import { tell } from '../../../messages/index.ts'
import type { Settled } from '../../../vendors/index.ts'
import { acceptedTermsOf } from '../../accepted.ts'
import { comesBack, setAside } from '../../budget.ts'
import {
  type Membership,
  membershipById,
  type Promotion,
  promotionById,
  writeMembership,
} from '../../rows.ts'
import { toldOf } from '../../tells.ts'
import type { CommonTerms } from '../../terms.ts'
import type { World } from '../../world.ts'
import { type FreeRoundsProgress, partOfSource, sourceOf } from './kind.ts'

const atOnce = 200

/** The clock. May be repeated and raced. Answers how many came to their end. */
export async function endFreeRounds(world: World, merchantId: number): Promise<number> {
  const due = await inMerchant(world.db, merchantId, (tx) => world.freeRounds.due(tx, merchantId, atOnce))
  let ended = 0
  for (const { publicId, source } of due) {
    const part = partOfSource(source)
    if (part === null) continue
    const ending = { merchantId, publicId, source, part }
    ended += await inMerchant(world.db, merchantId, (tx) => endOne(world, tx, ending))
  }
  return ended
}

interface Ending {
  readonly merchantId: number
  readonly publicId: string
  readonly source: string
  readonly part: bigint
}

/** In the order in which everything is held: the part, the offer, the accounts. */
async function endOne(world: World, tx: Tx, { merchantId, publicId, source, part }: Ending): Promise<number> {
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
  const { terms } = await acceptedTermsOf(tx, { merchantId, ...membership })
  // Of a grant that was followed by another nothing is written any more.
  if (source !== sourceOf(membership)) return 1
  const own = { promotion, terms, membership: { ...membership, progress: before } }
  if (grant.endedWhy === 'refused' && (await isReadyAgain(tx, own, now))) return 1
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
  await tell(
    tx,
    toldOf(promotion, terms, {
      ...{ memberId: membership.memberId, kind: 'rounds_over', key: `${part}:rounds:over` },
      ...{ amount: grant.won, facts: { rounds: String(grant.played) } },
    }),
  )
  return 1
}

/** What a studio did not take is offered again so often; then it is free for others. */
const triesMost = 3
const dayMs = 86_400_000

interface Own {
  readonly promotion: Promotion
  readonly terms: CommonTerms
  readonly membership: Membership<FreeRoundsProgress>
}

/** A studio refused: the reward waits in the reward centre as before, set aside again, and the member is told. */
async function isReadyAgain(tx: Tx, { promotion, terms, membership }: Own, now: Date): Promise<boolean> {
  const { id, memberId, progress } = membership
  const tries = (progress.tries ?? 0) + 1
  if (promotion.settledAt || tries >= triesMost) return false
  const until = new Date(now.getTime() + terms.takeDays * dayMs)
  const { rows } = await sql<{ amount: Minor }>`
    update promotions.rewards set state = 'ready', in_play = false, ended_at = null, expires_at = ${until}, warned_at = null
     where member_id = ${memberId} and membership_id = ${id} and merchant_id = ${promotion.merchantId} and source = 'rounds'
       and state = 'claimed' and in_play returning amount`.execute(tx)
  const [reward] = rows
  if (!reward) return false
  await setAside(tx, promotion, reward.amount)
  const { until: _over, ...rest } = progress
  await writeMembership(tx, { ...membership, progress: { ...rest, tries } }, now)
  const about = { memberId, kind: 'rounds_refused', key: `${id}:rounds:refused:${tries}`, until } as const
  await tell(tx, toldOf(promotion, terms, about))
  return true
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
