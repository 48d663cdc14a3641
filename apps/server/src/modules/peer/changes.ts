/** Every change goes through here: guarded by the state before it, written down, and told after the commit. */
import { invariant, type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { tellOfTurn } from './news/member-news.ts'
import type { Allocation, Ask, Claim } from './rows.ts'
import { type AllocationState, askStateOf, claimStateOf, waysOn } from './states.ts'
import type { PeerNews, PeerWorld } from './world.ts'

export type Actor = 'payer' | 'receiver' | 'clock' | 'operator' | 'house'

export interface By {
  readonly actor: Actor
  readonly at: Date
  readonly reason?: string
  /** Who and in which words, for the operator's side alone. */
  readonly note?: string
}

/** What happens in one transaction, with what is told when it is committed. */
export interface Work {
  readonly tx: Tx
  readonly world: PeerWorld
  readonly at: Date
  readonly told: ((news: PeerNews) => void)[]
}

export async function work<T>(
  world: PeerWorld,
  merchantId: number,
  run: (work: Work) => Promise<T>,
  at = world.now(),
): Promise<T> {
  const told: Work['told'] = []
  const answer = await inMerchant(world.db, merchantId, (tx) => run({ tx, world, at, told }))
  for (const tell of told) tell(world.news)
  return answer
}

interface Change {
  readonly merchantId: number
  readonly claimId?: string
  readonly askId?: string
  readonly allocationId?: string
  readonly from: string | null
  readonly to: string
  readonly amount?: Minor
}

export async function writeDown(tx: Tx, change: Change, { actor, at, reason, note }: By): Promise<void> {
  const { merchantId, claimId = null, askId = null, allocationId = null, from, to, amount = null } = change
  await sql`
    insert into peer.changes (merchant_id, claim_id, ask_id, allocation_id, from_state, to_state, actor,
      reason, note, amount, at)
    values (${merchantId}, ${claimId}, ${askId}, ${allocationId}, ${from}, ${to}, ${actor}, ${reason ?? null},
      ${note ?? null}, ${amount}, ${at})`.execute(tx)
}

export function tellBoth({ told }: Work, claim: Claim, ask: Ask): void {
  told.push((news) => {
    news.order(claim.memberId, claim.id)
    news.order(ask.memberId, ask.id)
  })
}

/** The part's next state. Whoever comes second finds another state and is refused: nothing of theirs is kept. */
export async function turn(
  { tx }: Work,
  part: Allocation,
  to: AllocationState,
  by: By,
  set: { readonly received?: Minor; readonly remaining?: Minor; readonly dueAt?: Date | null } = {},
): Promise<Allocation> {
  if (!waysOn[part.state].includes(to)) throw new Refusal('peer_already_answered', { state: part.state })
  const next = {
    ...part,
    state: to,
    received: set.received ?? part.received,
    remaining: set.remaining ?? part.remaining,
    dueAt: set.dueAt ?? null,
    endedAt: waysOn[to].length === 0 || to === 'AUTO_RECEIVED' ? by.at : null,
  }
  const { numAffectedRows } = await sql`
    update peer.allocations set state = ${to}, received = ${next.received}, remaining = ${next.remaining},
      due_at = ${next.dueAt}, ended_at = ${next.endedAt}
     where id = ${part.id} and state = ${part.state}`.execute(tx)
  if (numAffectedRows !== 1n) throw new Refusal('peer_already_answered')
  const { merchantId, claimId, askId } = part
  const amount = to === 'PARTIALLY_RECEIVED' ? next.received : part.amount
  await writeDown(tx, { merchantId, claimId, askId, allocationId: part.id, from: part.state, to, amount }, by)
  await tellOfTurn(tx, part, next, by)
  return next
}

type ClaimStep = Partial<Pick<Claim, 'unmatched' | 'received' | 'fallback' | 'returned'>>

/** Adds to the sums of a withdrawal; its state follows from them. Tells whoever waits for its end. */
export async function shiftClaim(
  { tx, world }: Work,
  claim: Claim,
  step: ClaimStep,
  by: By,
  fallbackAt = claim.fallbackAt,
): Promise<Claim> {
  const sums = {
    requested: claim.requested,
    unmatched: claim.unmatched + (step.unmatched ?? 0n),
    received: claim.received + (step.received ?? 0n),
    fallback: claim.fallback + (step.fallback ?? 0n),
    returned: claim.returned + (step.returned ?? 0n),
  }
  const state = claimStateOf(sums)
  const open = sums.requested - sums.unmatched - sums.received - sums.fallback - sums.returned
  invariant(open >= 0n && sums.unmatched >= 0n, `withdrawal ${claim.id} has more parts than money`)
  const hasEnded = sums.unmatched === 0n && open === 0n
  const endedAt = hasEnded ? (claim.endedAt ?? by.at) : null
  const fallbacks = claim.fallbacks + ((step.fallback ?? 0n) > 0n ? 1 : 0)
  await sql`
    update peer.claims set unmatched = ${sums.unmatched}, received = ${sums.received},
      fallback = ${sums.fallback}, returned = ${sums.returned}, state = ${state}, fallbacks = ${fallbacks},
      fallback_at = ${fallbackAt}, ended_at = ${endedAt}
     where id = ${claim.id}`.execute(tx)
  const { id, merchantId, memberId } = claim
  if (state !== claim.state)
    await writeDown(tx, { merchantId, claimId: id, from: claim.state, to: state }, by)
  if (hasEnded && claim.endedAt === null) {
    invariant(state === 'ALL_RECEIVED' || state === 'FALLBACK' || state === 'CANCELLED', 'an end is an end')
    const { received, fallback, returned } = sums
    await world.orders().ended(tx, { merchantId, memberId, claimId: id, state, received, fallback, returned })
  }
  return { ...claim, ...sums, open, state, fallbacks, fallbackAt, endedAt }
}

type AskStep = Partial<Pick<Ask, 'unmatched' | 'credited' | 'dropped'>>

export async function shiftAsk({ tx }: Work, ask: Ask, step: AskStep, by: By): Promise<Ask> {
  const sums = {
    amount: ask.amount,
    unmatched: ask.unmatched + (step.unmatched ?? 0n),
    credited: ask.credited + (step.credited ?? 0n),
    dropped: ask.dropped + (step.dropped ?? 0n),
  }
  const state = askStateOf(sums)
  const endedAt = state === 'ENDED' ? (ask.endedAt ?? by.at) : null
  await sql`
    update peer.asks set unmatched = ${sums.unmatched}, credited = ${sums.credited},
      dropped = ${sums.dropped}, state = ${state}, ended_at = ${endedAt}
     where id = ${ask.id}`.execute(tx)
  if (state !== ask.state)
    await writeDown(tx, { merchantId: ask.merchantId, askId: ask.id, from: ask.state, to: state }, by)
  const open = sums.amount - sums.unmatched - sums.credited - sums.dropped
  return { ...ask, ...sums, open, state, endedAt }
}
