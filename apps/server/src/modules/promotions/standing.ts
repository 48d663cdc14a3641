/** Where a member stands with an offer, as far as the tables say: the part, and what was given for it. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { type PartTurnover, turnoverOfParts } from './bonus/turnover.ts'
import type { Kind, Moment, PersonFacts } from './kinds/kind.ts'
import type { Membership, Promotion } from './rows.ts'
import type { Sentence } from './say.ts'
import type { CommonTerms } from './terms.ts'

/** Of one part, all its rewards together. */
export interface Given {
  readonly amount: Minor
  readonly ready: Minor
  readonly lastAt: Date
  readonly until: Date | null
}

/** The latest that was sent, and what became of it. */
export interface Sent {
  readonly remark: string
  readonly pictures: number
  readonly at: Date
  readonly reason: string | null
  readonly note: string
}

export interface OfferStanding extends Moment {
  readonly promotion: Promotion
  readonly kind: Kind
  /** Accepted with the part; the newest where there is none. */
  readonly terms: CommonTerms
  readonly membership: Membership | null
  readonly given: Given | null
  readonly sent: Sent | null
  /** The part is over, and another may begin: as if there were none. */
  readonly isAgain: boolean
  readonly turnover: PartTurnover | null
  readonly facts?: PersonFacts | null
  /** Why this person may not begin. */
  readonly blocked: Sentence | null
}

interface Wanted {
  readonly promotion: Promotion
  readonly kind: Kind
  readonly terms: CommonTerms
  readonly moment: Moment
  readonly membership: Membership
}

/** Of one part, right after it changed. */
export async function standingOf(
  tx: Tx,
  merchantId: number,
  { moment, ...wanted }: Wanted,
): Promise<OfferStanding> {
  const { id } = wanted.membership
  const [given, sent] = [await givenFor(tx, merchantId, [id]), await sentFor(tx, merchantId, [id])]
  const turnovers = await turnoverOfParts(tx, merchantId, [id])
  return {
    ...moment,
    ...wanted,
    given: given.get(id) ?? null,
    sent: sent.get(id) ?? null,
    isAgain: false,
    turnover: turnovers.get(id) ?? null,
    blocked: null,
  }
}

export async function givenFor(
  tx: Tx,
  merchantId: number,
  membershipIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Given>> {
  const { rows } = await sql<Given & { id: bigint }>`
    select membership_id as id, sum(amount)::bigint as amount,
        coalesce(sum(amount) filter (where state = 'ready'), 0)::bigint as ready,
        max(coalesce(ended_at, granted_at)) as "lastAt", min(expires_at) filter (where state = 'ready') as until
      from promotions.rewards
     where merchant_id = ${merchantId} and membership_id = any(${membershipIds}::bigint[])
     group by membership_id`.execute(tx)
  return new Map(rows.map(({ id, ...given }) => [id, given]))
}

export async function sentFor(
  tx: Tx,
  merchantId: number,
  membershipIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Sent>> {
  const { rows } = await sql<Sent & { id: bigint }>`
    select distinct on (a.membership_id) a.membership_id as id, a.remark, a.at, a.reason, a.note,
        (select count(*)::int from promotions.pictures p
          where p.application_id = a.id and p.merchant_id = a.merchant_id) as pictures
      from promotions.applications a
     where a.merchant_id = ${merchantId} and a.membership_id = any(${membershipIds}::bigint[])
     order by a.membership_id, a.id desc`.execute(tx)
  return new Map(rows.map(({ id, ...sent }) => [id, sent]))
}
