/** What the two sides of a part are told where they are not looking: what they have to do, and what became of it. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { type Told, tell } from '../../messages/index.ts'
import type { Allocation } from '../rows.ts'
import type { AllocationState } from '../states.ts'

type PeerKind = Extract<Told['kind'], `peer_${string}`>
type Side = 'payer' | 'receiver'

interface ToPay {
  readonly id: string
  readonly merchantId: number
  readonly askId: string
  readonly payerId: bigint
  readonly amount: bigint
  readonly dueAt: Date
}

/** A part to be paid was found, or what was missing of one. */
export async function tellToPay(
  tx: Tx,
  { id, merchantId, askId, payerId, amount, dueAt }: ToPay,
): Promise<void> {
  await tell(tx, {
    ...{ merchantId, memberId: payerId, kind: 'peer_pay', key: `peer:${id}:peer_pay` },
    ...{ facts: { until: dueAt.toISOString() }, expiresAt: dueAt },
    ...{ money: { amount, currency: await currencyOf(tx, merchantId, askId) } },
    link: { page: 'receipts', item: `in-${askId}` },
  })
}

/** Who is told what, where a part goes from one state to the next. */
export async function tellOfTurn(
  tx: Tx,
  from: Allocation,
  part: Allocation,
  { actor }: { readonly actor: string },
): Promise<void> {
  const news = newsOf(from.state, part.state, actor)
  if (news.length === 0) return
  const { id, merchantId, askId, claimId, payerId, receiverId, received } = part
  const currency = await currencyOf(tx, merchantId, askId)
  for (const [side, kind] of news) {
    const isPayer = side === 'payer'
    const due = kind === 'peer_confirm' ? part.dueAt : null
    await tell(tx, {
      ...{ merchantId, memberId: isPayer ? payerId : receiverId, kind, key: `peer:${id}:${kind}:${side}` },
      ...(due && { facts: { until: due.toISOString() } }),
      money: { amount: kind === 'peer_received' && received > 0n ? received : part.amount, currency },
      link: { page: 'receipts', item: isPayer ? `in-${askId}` : `out-${claimId}` },
    })
  }
}

/** Whoever did it is told nothing. Pure. */
export function newsOf(
  from: AllocationState,
  to: AllocationState,
  actor: string,
): readonly (readonly [Side, PeerKind])[] {
  if (to === 'PROOF_SENT') return [['receiver', 'peer_confirm']]
  if (to === 'EXPIRED') return [['payer', 'peer_expired']]
  if (to === 'DISPUTED')
    return (['payer', 'receiver'] as const)
      .filter((side) => side !== actor)
      .map((side) => [side, 'peer_disputed'])
  if (from === 'DISPUTED' && actor === 'operator')
    return [
      ['payer', 'peer_decided'],
      ['receiver', 'peer_decided'],
    ]
  return receivedStates.includes(to) ? [['payer', 'peer_received']] : []
}

const receivedStates: readonly AllocationState[] = [
  'RECEIVED',
  'PARTIALLY_RECEIVED',
  'AUTO_RECEIVED',
  'FORCED_RECEIVED',
]

async function currencyOf(tx: Tx, merchantId: number, askId: string): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select currency from peer.asks where merchant_id = ${merchantId} and id = ${askId}`.execute(tx)
  return rows[0]?.currency ?? ''
}
