/** What payer and receiver see: built field by field, each side without what belongs to the other. */
import type { PeerAsk, PeerClaim, PeerPart } from '@jackfruit/contracts/cashier-peer'
import { formatMinor, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { here } from '../../platform/database/merchant-scope.ts'
import { openField } from '../../platform/sealed-field.ts'
import { checkedBonuses } from './bonuses/bonuses.ts'
import type { Work } from './changes.ts'
import { type Dispute, disputeColumns, mayAppeal } from './disputes/disputes.ts'
import { maskedName } from './masked.ts'
import { accountPlace } from './pool.ts'
import { type Allocation, type Ask, allocationColumns, askColumns, type Claim, claimColumns } from './rows.ts'
import { senderOf } from './sender/sender.ts'
import { later, millionths, minutes, type PeerTerms } from './terms.ts'

type Side = 'payer' | 'receiver'

interface Story {
  readonly at: Date
  readonly to: string
  readonly actor: PeerClaim['changes'][number]['actor']
  readonly reason: string | null
  readonly amount: Minor | null
  readonly allocationId: string | null
}

interface Pictured {
  readonly id: string
  readonly allocationId: string
  readonly kind: 'proof' | Side
}

interface Around {
  readonly side: Side
  readonly at: Date
  readonly parts: readonly Allocation[]
  readonly disputes: ReadonlyMap<string, Dispute>
  readonly pictures: readonly Pictured[]
  readonly claims: ReadonlyMap<string, Claim>
  readonly asks: ReadonlyMap<string, Ask>
  readonly senderOf: (ask: Ask) => string
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null
export const percentOf = (share: bigint) => formatMinor((share * 1_000_000n) / millionths, 4)

/** Everything around these parts in four questions, however many parts there are. */
async function around({ tx, at, world }: Work, side: Side, parts: readonly Allocation[]): Promise<Around> {
  const ids = parts.map(({ id }) => id)
  const { rows: disputes } = await sql<Dispute>`
    select ${disputeColumns} from peer.disputes where allocation_id = any(${ids}::text[])`.execute(tx)
  const { rows: pictures } = await sql<Pictured>`
    select id, allocation_id as "allocationId", kind from peer.pictures
     where allocation_id = any(${ids}::text[]) order by at, id`.execute(tx)
  const { rows: claims } = await sql<Claim>`
    select ${claimColumns} from peer.claims where id = any(${parts.map((part) => part.claimId)}::text[])`.execute(
    tx,
  )
  const { rows: asks } = await sql<Ask>`
    select ${askColumns} from peer.asks where id = any(${parts.map((part) => part.askId)}::text[])`.execute(
    tx,
  )
  return {
    ...{ side, at, parts, pictures },
    disputes: new Map(disputes.map((dispute) => [dispute.allocationId, dispute])),
    claims: new Map(claims.map((claim) => [claim.id, claim])),
    asks: new Map(asks.map((ask) => [ask.id, ask])),
    senderOf: (ask) => senderOf(world, ask),
  }
}

function partOf(part: Allocation, number: number, view: Around): PeerPart {
  const { side, at, disputes, pictures, claims, asks } = view
  const [claim, ask, dispute] = [claims.get(part.claimId), asks.get(part.askId), disputes.get(part.id)]
  const until =
    part.state === 'AUTO_RECEIVED' && part.endedAt && !dispute
      ? later(part.endedAt, minutes.lateDispute)
      : null
  const mayReceiver = side === 'receiver' && until !== null && until > at
  const mayPayer = side === 'payer' && part.state === 'AWAITING_PAYMENT' && part.parentId !== null
  const own = pictures.filter(({ allocationId }) => allocationId === part.id)
  return {
    ...{ id: part.id, number, parentId: part.parentId, state: part.state },
    ...{ amount: formatMinor(part.amount), received: formatMinor(part.received) },
    remaining: formatMinor(part.remaining),
    dueAt: isoOf(part.dueAt),
    otherName: side === 'receiver' ? maskedName(ask ? view.senderOf(ask) : '') : (claim?.accountShown ?? ''),
    ...{ bank: claim?.bank ?? '', accountShown: claim?.accountShown ?? '' },
    ...{ reference: part.reference, proofAt: isoOf(part.proofAt) },
    proofId: own.find(({ kind }) => kind === 'proof')?.id ?? null,
    autoOff: [...part.autoOff],
    ...{ madeAt: part.madeAt.toISOString(), endedAt: isoOf(part.endedAt) },
    canDispute: mayReceiver || mayPayer,
    disputeUntil: side === 'receiver' ? isoOf(until) : null,
    dispute: dispute ? disputeShown(dispute, own, view) : null,
  }
}

function disputeShown(
  dispute: Dispute,
  pictures: readonly Pictured[],
  { side, at }: Around,
): NonNullable<PeerPart['dispute']> {
  const { openedBy, isLate, evidenceUntil, verdict, reason, decidedAt, appealedBy, appealAnswer } = dispute
  return {
    ...{ openedBy, isLate, verdict, reason, appealedBy, appealAnswer },
    ...{ evidenceUntil: evidenceUntil.toISOString(), decidedAt: isoOf(decidedAt) },
    pictures: pictures.flatMap(({ id, kind }) => (kind === 'proof' ? [] : [{ id, by: kind }])),
    canAppeal: mayAppeal(dispute, side, at),
    appealPaid: dispute.appealPaid === null ? null : formatMinor(dispute.appealPaid),
  }
}

async function storyOf(
  tx: Tx,
  column: 'claim_id' | 'ask_id',
  id: string,
  parts: readonly Allocation[],
): Promise<PeerClaim['changes']> {
  const { rows } = await sql<Story>`
    select at, to_state as "to", actor, reason, amount, allocation_id as "allocationId"
      from peer.changes where merchant_id = ${here} and ${sql.ref(column)} = ${id} order by id desc limit 100`.execute(
    tx,
  )
  return rows.map(({ at, allocationId, amount, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    amount: amount === null ? null : formatMinor(amount),
    part: allocationId === null ? null : parts.findIndex((part) => part.id === allocationId) + 1 || null,
  }))
}

async function partsBy(tx: Tx, column: 'claim_id' | 'ask_id', id: string): Promise<readonly Allocation[]> {
  const { rows } = await sql<Allocation>`
    select ${allocationColumns} from peer.allocations where merchant_id = ${here} and ${sql.ref(column)} = ${id}
     order by made_at, id`.execute(tx)
  return rows
}

export async function showClaim(work: Work, claim: Claim, terms: PeerTerms): Promise<PeerClaim> {
  const { tx, at } = work
  const parts = await partsBy(tx, 'claim_id', claim.id)
  const view = await around(work, 'receiver', parts)
  const { id, state, currency, bank, accountShown } = claim
  return {
    ...{ id, state, currency, bank, accountShown },
    ...{ requested: formatMinor(claim.requested), received: formatMinor(claim.received) },
    ...{ open: formatMinor(claim.open), unmatched: formatMinor(claim.unmatched) },
    ...{ fallback: formatMinor(claim.fallback), returned: formatMinor(claim.returned) },
    ...{ enteredAt: claim.enteredAt.toISOString(), fallbackAt: claim.fallbackAt.toISOString() },
    ...{ endedAt: isoOf(claim.endedAt), now: at.toISOString() },
    autoConfirmMinutes: terms.autoConfirmMinutes,
    parts: parts.map((part, place) => partOf(part, place + 1, view)),
    changes: await storyOf(tx, 'claim_id', id, parts),
  }
}

const payable: readonly string[] = ['AWAITING_PAYMENT', 'PROOF_SENT', 'DISPUTED']

export async function showAsk(work: Work, ask: Ask, terms: PeerTerms): Promise<PeerAsk> {
  const { tx, at, world } = work
  const parts = await partsBy(tx, 'ask_id', ask.id)
  const view = await around(work, 'payer', parts)
  const checked = await checkedBonuses(
    work,
    ask.merchantId,
    parts.map((part) => part.id),
  )
  const payTo = (part: Allocation) => {
    const claim = view.claims.get(part.claimId)
    if (!claim || !payable.includes(part.state)) return null
    const sealed = openField(world.key, accountPlace(claim.id, claim.merchantId), claim.accountSealed)
    const { name, number } = JSON.parse(sealed.toString()) as { name: string; number: string }
    return { name, number, bank: claim.bank }
  }
  const { id, state, currency, bank } = ask
  return {
    ...{ id, state, currency, bank, senderName: senderOf(world, ask) },
    ...{ amount: formatMinor(ask.amount), unmatched: formatMinor(ask.unmatched) },
    ...{ credited: formatMinor(ask.credited), dropped: formatMinor(ask.dropped) },
    ...{ askedAt: ask.askedAt.toISOString(), searchUntil: ask.searchUntil.toISOString() },
    ...{ endedAt: isoOf(ask.endedAt), now: at.toISOString() },
    autoConfirmMinutes: terms.autoConfirmMinutes,
    bonusPercent: percentOf(terms.payerBonus),
    parts: parts.map((part, place) => ({
      ...partOf(part, place + 1, view),
      ...{ payTo: payTo(part), isBonusChecked: checked.has(part.id) },
    })),
    changes: await storyOf(tx, 'ask_id', id, parts),
  }
}
