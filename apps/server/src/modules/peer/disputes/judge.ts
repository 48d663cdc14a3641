/** What a person does about odd payments: lists them, and decides each once. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { withholdBonus } from '../bonuses/bonuses.ts'
import { work } from '../changes.ts'
import type { FlagReason } from '../matching/suspicion.ts'
import type { Peer } from '../peer.ts'
import { lockAllocation } from '../rows.ts'

export interface Flagged {
  readonly id: string
  readonly score: number
  readonly reasons: readonly FlagReason[]
  readonly amount: Minor
  readonly currency: string
  readonly payerId: bigint
  readonly receiverId: bigint
  /** What the payer waits for meanwhile; null where there is none. */
  readonly bonus: Minor | null
  readonly since: Date
}

/** The oddest first. */
export async function flaggedPayments(
  { world }: Pick<Peer, 'world'>,
  merchantId: number,
): Promise<readonly Flagged[]> {
  return work(world, merchantId, async ({ tx }) => {
    const { rows } = await sql<Flagged>`
      select f.allocation_id as id, f.score, f.reasons, a.amount, c.currency, f.payer_id as "payerId",
        f.receiver_id as "receiverId", b.amount as bonus, f.made_at as since
        from peer.flags f
        join peer.allocations a on a.id = f.allocation_id
        join peer.claims c on c.id = a.claim_id
        left join peer.bonuses b on b.allocation_id = f.allocation_id and b.ended_at is null
       where f.merchant_id = ${merchantId} and f.decided_at is null
       order by f.score desc, f.made_at, f.allocation_id limit 200`.execute(tx)
    return rows
  })
}

export interface FlagDecision {
  readonly merchantId: number
  readonly id: string
  readonly verdict: 'FINE' | 'FRAUD'
  readonly by: string
  readonly why: string
}

/** Fine: the bonus is given when it is due. Fraud: it is withheld, and the two never meet again. Once. */
export async function decideFlag(
  { world }: Pick<Peer, 'world'>,
  { merchantId, id, verdict, by, why }: FlagDecision,
): Promise<void> {
  if (!by || !why) throw new Error('say who decides, and why')
  await work(world, merchantId, async (now) => {
    const whole = await lockAllocation(now.tx, id)
    const { numAffectedRows } = await sql`
      update peer.flags set verdict = ${verdict}, decided_by = ${by}, decided_why = ${why}, decided_at = ${now.at}
       where allocation_id = ${id} and merchant_id = ${merchantId} and decided_at is null`.execute(now.tx)
    if (!whole || numAffectedRows !== 1n) throw new Refusal('peer_not_found')
    if (verdict === 'FRAUD') await withholdBonus(now, whole.part, 'fraud')
  })
}
