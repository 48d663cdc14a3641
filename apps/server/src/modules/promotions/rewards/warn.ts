/** Rewards that are about to lapse: said once, a day before, to whom they are ready for. */
import { sql } from 'kysely'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { tellMany } from '../../messages/index.ts'
import { kindOf, readTerms } from '../kinds/all.ts'
import { promotionsById, termsOf, versionKey } from '../rows.ts'
import { toldOf } from '../tells.ts'
import type { World } from '../world.ts'

const dayMs = 86_400_000

interface Lapsing {
  readonly id: bigint
  readonly memberId: bigint
  readonly promotionId: bigint
  readonly membershipId: bigint
  readonly version: number
  readonly expiresAt: Date
  readonly isLong: boolean
}

/**
 * The clock. May be repeated and raced: of two, one finds them. What is given for less than two days is not warned of:
 * its own message is as fresh. Answers how many.
 */
export const warnOfLapses = (world: Pick<World, 'db' | 'now'>, merchantId: number, most: number) =>
  inMerchant(world.db, merchantId, async (tx) => {
    const now = world.now()
    const { rows } = await sql<Lapsing>`
      with due as (
        select member_id, id from promotions.rewards
         where merchant_id = ${merchantId} and state = 'ready' and warned_at is null and expires_at > ${now}
           and expires_at <= ${new Date(now.getTime() + dayMs)}
         order by expires_at limit ${most} for update skip locked)
      update promotions.rewards r set warned_at = ${now} from due
       where r.member_id = due.member_id and r.id = due.id and r.merchant_id = ${merchantId}
      returning r.id, r.member_id as "memberId", r.promotion_id as "promotionId", r.version,
        r.membership_id as "membershipId", r.expires_at as "expiresAt",
        r.expires_at - r.granted_at >= interval '2 days' as "isLong"`.execute(tx)
    if (rows.length === 0) return 0
    const offers = await promotionsById(tx, merchantId, [...new Set(rows.map((row) => row.promotionId))])
    const terms = await termsOf(tx, merchantId, rows)
    return tellMany(
      tx,
      rows.flatMap((reward) => {
        const { promotionId, version, memberId, membershipId, id, expiresAt } = reward
        const offer = offers.get(promotionId)
        if (!offer || !reward.isLong) return []
        const own = readTerms(kindOf(offer.kind), terms.get(versionKey(promotionId, version)))
        const key = `${membershipId}:${id}:expiring`
        return [toldOf(offer, own, { memberId, kind: 'reward_expiring', key, until: expiresAt })]
      }),
    )
  })
