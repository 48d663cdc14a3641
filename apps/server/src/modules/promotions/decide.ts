/** What people decide of applications: approved with an amount, or refused with a reason. Once each. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { tell } from '../messages/index.ts'
import { acceptedTerms } from './accepted.ts'
import { kindOf } from './kinds/all.ts'
import { openPictures } from './kinds/application/pictures.ts'
import { NotMade, type Signature } from './make.ts'
import { membershipById, promotionById } from './rows.ts'
import { openScene } from './scene.ts'
import { type Rejection, rejections } from './status.ts'
import { toldOf } from './tells.ts'
import { momentOf, type World } from './world.ts'

export interface OpenApplication {
  readonly id: bigint
  readonly code: string
  readonly memberId: bigint
  readonly remark: string
  readonly pictures: number
  readonly most: Minor
  readonly at: Date
}

/** Of a brand, the oldest first. */
export const openApplications = (
  world: Pick<World, 'db'>,
  merchantId: number,
  limit: number,
): Promise<OpenApplication[]> =>
  inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<OpenApplication>`
      select a.id, p.code, a.member_id as "memberId", a.remark, a.at, m.set_aside as most,
          (select count(*)::int from promotions.pictures i
            where i.application_id = a.id and i.merchant_id = a.merchant_id) as pictures
        from promotions.applications a
        join promotions.memberships m on m.id = a.membership_id and m.merchant_id = a.merchant_id
        join promotions.promotions p on p.id = m.promotion_id and p.merchant_id = a.merchant_id
       where a.merchant_id = ${merchantId} and a.verdict is null order by a.id limit ${limit}`.execute(tx)
    return rows
  })

export const picturesOfApplication = (
  world: Pick<World, 'db' | 'keys'>,
  merchantId: number,
  applicationId: bigint,
) => inMerchant(world.db, merchantId, (tx) => openPictures(tx, world.keys, { merchantId, applicationId }))

export type Verdict =
  | { readonly what: 'approve'; readonly amount: Minor | null }
  /** The note is for the member, in words. */
  | { readonly what: 'reject'; readonly reason: string; readonly note: string }

/**
 * Decided once: whoever comes second is told so, and nothing changes.
 * @throws NotMade with what is wrong
 */
export async function decideApplication(
  world: World,
  merchantId: number,
  applicationId: bigint,
  verdict: Verdict,
  { by, why }: Signature,
): Promise<void> {
  const moment = await momentOf(world, merchantId)
  await inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<{ membershipId: bigint; verdict: string | null }>`
      select membership_id as "membershipId", verdict from promotions.applications
       where merchant_id = ${merchantId} and id = ${applicationId} for update`.execute(tx)
    const [row] = rows
    if (!row) throw new NotMade(`There is no application ${applicationId}.`)
    if (row.verdict) throw new NotMade(`Application ${applicationId} is ${row.verdict} already.`)
    const membership = await membershipById(tx, merchantId, row.membershipId)
    const promotion = await promotionById(tx, merchantId, membership.promotionId)
    const terms = await acceptedTerms(tx, kindOf(promotion.kind), promotion, membership.version)
    const person = { merchantId, memberId: membership.memberId, type: 0 }
    const scene = openScene({ ...moment, tx, world, person, purseId: 0n, promotion, terms, membership })
    const amount = verdict.what === 'approve' ? (verdict.amount ?? membership.setAside) : null
    if (amount !== null && (amount <= 0n || amount > membership.setAside))
      throw new NotMade('That is more than the offer promises, or nothing.')
    const reason = verdict.what === 'reject' ? known(verdict.reason) : null
    await scene.turn(verdict.what)
    if (amount !== null) {
      await scene.give({
        ...{ amount, source: `application:${applicationId}`, to: 'centre', tells: 'application_approved' },
      })
      await scene.spare()
    }
    await scene.end()
    await sql`
      update promotions.applications set verdict = ${verdict.what === 'approve' ? 'approved' : 'rejected'},
        amount = ${amount}, reason = ${reason}, note = ${verdict.what === 'reject' ? verdict.note : ''}, by = ${by},
        why = ${why}, decided_at = ${moment.now} where merchant_id = ${merchantId} and id = ${applicationId}`.execute(
      tx,
    )
    if (reason !== null)
      await tell(
        tx,
        toldOf(promotion, terms, {
          ...{
            memberId: membership.memberId,
            kind: 'application_rejected',
            key: `application:${applicationId}`,
          },
          page: 'offer',
        }),
      )
  })
}

function known(reason: string): Rejection {
  const found = rejections.find((each) => each === reason)
  if (!found) throw new NotMade(`Say one of these reasons: ${rejections.join(', ')}.`)
  return found
}
