/** A part until the receiver is asked: the account shown, the proof sent, given up, or run out. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { stopOf, stopSearch } from './asks.ts'
import { shiftAsk, shiftClaim, tellBoth, turn, type Work } from './changes.ts'
import { chainOf, flag, meetingsOf } from './disputes/flags.ts'
import { payerRecord, strike } from './disputes/strikes.ts'
import { autoOffOf, referenceKey } from './matching/trust.ts'
import { keepPicture, type NewPicture } from './pictures/pictures.ts'
import { type Allocation, type Ask, type Claim, lockAllocation } from './rows.ts'
import { senderOf } from './sender/sender.ts'
import { later, minutes, type PeerTerms } from './terms.ts'

export interface Whole {
  readonly part: Allocation
  readonly claim: Claim
  readonly ask: Ask
}

/** The part, held, if it is this member's to act on in this role; another's part is not there. */
export async function ownPart(
  { tx }: Work,
  id: string,
  memberId: bigint,
  role: 'payer' | 'receiver' | 'either',
): Promise<Whole> {
  const whole = await lockAllocation(tx, id)
  const isOwn =
    whole &&
    ((role !== 'receiver' && whole.part.payerId === memberId) ||
      (role !== 'payer' && whole.part.receiverId === memberId))
  if (!isOwn) throw new Refusal('peer_not_found')
  return whole
}

/**
 * The payer begins: from now on they see where to pay. What was closed or lowered since they asked is looked at again;
 * where it forbids this the part and the search end, and the refusal is answered for the member to be told after the
 * commit.
 */
export async function begin(work: Work, id: string, payerId: bigint): Promise<Refusal | null> {
  const whole = await ownPart(work, id, payerId, 'payer')
  if (whole.part.state === 'AWAITING_PAYMENT') return null
  const stop = whole.part.state === 'RESERVED' ? await stopOf(work, whole.ask) : null
  if (stop) {
    await endUnbegun(work, whole)
    await stopSearch(work, whole.ask.id, 'protection')
    return stop
  }
  await turn(
    work,
    whole.part,
    'AWAITING_PAYMENT',
    {
      actor: 'payer',
      at: work.at,
    },
    { dueAt: later(work.at, minutes.awaitingPayment) },
  )
  tellBoth(work, whole.claim, whole.ask)
  return null
}

export interface Proof {
  readonly reference: string
  readonly picture: NewPicture
}

export async function sendProof(
  work: Work,
  id: string,
  payerId: bigint,
  { reference, picture }: Proof,
  terms: PeerTerms,
): Promise<void> {
  const { tx, world, at } = work
  const { part, claim, ask } = await ownPart(work, id, payerId, 'payer')
  if (part.state !== 'AWAITING_PAYMENT') throw new Refusal('peer_already_answered', { state: part.state })
  const key = referenceKey(reference)
  // Two who send the same reference at once wait for each other: the second sees the first.
  await sql`select pg_advisory_xact_lock(7251007, hashtext(${`${part.merchantId} ${key}`}))`.execute(tx)
  const { rows } = await sql<{ isOther: boolean }>`
    select id <> all(${await chainOf(work, part)}::text[]) as "isOther" from peer.allocations
     where merchant_id = ${part.merchantId} and reference_key = ${key} and id <> ${id}
     order by 1 desc limit 1`.execute(tx)
  const doubts = {
    isReferenceReused: rows.length > 0,
    isPictureSeen: await keepPicture(work, part, 'proof', picture),
    isPicturePlain: picture.isPlain,
  }
  // Who sent everything at once names one reference twice: no clock confirms that, and nobody is suspected for it.
  const isReferenceReused = rows.some(({ isOther }) => isOther)
  await flag(work, part, {
    ...{ hasNoProof: false, ...doubts, isReferenceReused },
    ...(await meetingsOf(work, part)),
  })
  const autoOff = autoOffOf({
    ...{ hasPicture: true, ...doubts },
    knownNames: await world.orders().namesOf(tx, { merchantId: part.merchantId, memberId: payerId }),
    senderName: senderOf(world, ask),
    payer: await payerRecord(tx, payerId, at),
  })
  const dueAt = autoOff.length > 0 ? null : later(at, terms.autoConfirmMinutes)
  await turn(work, part, 'PROOF_SENT', { actor: 'payer', at }, { dueAt })
  await sql`
    update peer.allocations set reference = ${reference}, reference_key = ${key}, proof_at = ${at},
      auto_off = ${autoOff}::text[] where id = ${id}`.execute(tx)
  tellBoth(work, claim, ask)
}

/** Given up before anything was paid. */
export async function giveUp(work: Work, id: string, payerId: bigint): Promise<void> {
  const whole = await ownPart(work, id, payerId, 'payer')
  const by = { actor: 'payer', at: work.at, reason: 'cancelled' } as const
  await turn(work, whole.part, 'CANCELLED', by)
  await backToPool(work, whole, by)
}

/** Nobody's fault: no strike. */
export async function endUnbegun(work: Work, whole: Whole): Promise<void> {
  const by = { actor: 'clock', at: work.at, reason: 'protected' } as const
  await turn(work, whole.part, 'CANCELLED', by)
  await backToPool(work, whole, by)
}

/** The clock: kept or awaited long enough. What was missing of a part may stay missing; the rest is a strike. */
export async function runOut(work: Work, whole: Whole): Promise<void> {
  const by = { actor: 'clock', at: work.at, reason: 'ran_out' } as const
  await turn(work, whole.part, 'EXPIRED', by)
  if (whole.part.parentId === null) await strike(work, whole.part)
  await backToPool(work, whole, by)
}

async function backToPool(work: Work, { part, claim, ask }: Whole, by: Parameters<typeof shiftClaim>[3]) {
  await shiftClaim(work, claim, { unmatched: part.amount }, by)
  await shiftAsk(work, ask, { dropped: part.amount }, by)
  tellBoth(work, claim, ask)
}
