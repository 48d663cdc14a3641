/** What decides about a member's money and only identity knows: papers, the real name, and what changed lately. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Owner } from './owner.ts'
import { personalOf } from './personal.ts'
import { openVerifications, type VerificationState } from './proofs/verifications.ts'
import { hour } from './settings.ts'

export interface MoneyFacts {
  readonly documents: VerificationState
  /** Empty before it is given. */
  readonly payeeName: string
  /** A way in was changed in the last day, as by somebody who took the account over. Setting one first is no change. */
  readonly isChangedLately: boolean
  /** Neither locked, frozen nor closed. */
  readonly isActive: boolean
}

const latelyMs = 24 * hour

export function openMoneyFacts({
  db,
  secrets,
  now,
}: {
  readonly db: Db
  readonly secrets: Secrets
  readonly now: () => Date
}): (owner: Owner) => Promise<MoneyFacts> {
  const verifications = openVerifications({ db, secrets, now })
  return async (owner) => {
    const { state } = await verifications.of(owner)
    const { merchantId, memberId } = owner
    return inMerchant(db, merchantId, async (tx) => {
      const { payeeName = '' } = await personalOf(tx, { secrets }, { id: memberId, merchantId })
      const since = new Date(now().getTime() - latelyMs)
      return {
        ...{ documents: state, payeeName },
        isChangedLately: await isChangedSince(tx, memberId, since),
        isActive: await isActiveMember(tx, owner),
      }
    })
  }
}

async function isChangedSince(tx: Tx, memberId: bigint, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.history late where late.member_id = ${memberId} and late.at > ${since}
      and (late.kind in ('password_changed', 'authenticator_off')
        or late.kind in ('payment_password_set', 'mobile_bound', 'email_bound') and exists (
          select 1 from identity.history early
           where early.member_id = late.member_id and early.kind = late.kind and early.id < late.id))
     limit 1`.execute(tx)
  return rows.length > 0
}

async function isActiveMember(tx: Tx, { merchantId, memberId }: Owner): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.members
     where merchant_id = ${merchantId} and id = ${memberId} and status = 'active'`.execute(tx)
  return rows.length > 0
}
