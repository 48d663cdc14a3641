/** Brings together what waits, one brand and currency at a time. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { stopOf, stopSearch } from '../asks.ts'
import { shiftAsk, shiftClaim, tellBoth, type Work, writeDown } from '../changes.ts'
import { provenPairs } from '../disputes/flags.ts'
import { payerRecord } from '../disputes/strikes.ts'
import { newId } from '../ids.ts'
import { tellToPay } from '../news/member-news.ts'
import { type Ask, askColumns, type Claim, claimColumns } from '../rows.ts'
import { later, minutes, type PeerTerms } from '../terms.ts'
import { type Pair, planMatches, type WaitingAsk } from './matching.ts'
import { scoreOf } from './trust.ts'

const claimsMax = 500
const asksMax = 100

/** Those who match at once for the same brand wait for each other: each sees what the other left. */
const takeTurns = (tx: Tx, merchantId: number, currency: string) =>
  sql`select pg_advisory_xact_lock(7251005, hashtext(${`${merchantId} ${currency}`}))`.execute(tx)

export async function matchPool(
  work: Work,
  { merchantId, currency, terms }: { merchantId: number; currency: string; terms: PeerTerms },
): Promise<number> {
  const { tx, at } = work
  await takeTurns(tx, merchantId, currency)
  const claims = await waitingClaims(tx, merchantId, currency, at)
  if (claims.length === 0) return 0
  const asks = await waitingAsks(tx, merchantId, currency, at)
  if (asks.length === 0) return 0
  const pairs = await plannedPairs(work, claims, asks, terms)
  await reserve(work, pairs, { claims, asks })
  return pairs.length
}

/** Asked again of each who is to pay: whoever may not any more looks no further, and others are looked at instead. */
async function plannedPairs(
  work: Work,
  claims: readonly Claim[],
  asks: readonly Ask[],
  { min }: PeerTerms,
): Promise<readonly Pair[]> {
  const waiting = new Map((await seekers(work, claims, asks)).map((ask) => [ask.id, ask]))
  const cleared = new Set<string>()
  for (;;) {
    const pairs = planMatches(claims, [...waiting.values()], min)
    const next = asks.find(({ id }) => !cleared.has(id) && pairs.some(({ askId }) => askId === id))
    if (!next) return pairs
    if (await stopOf(work, next)) {
      waiting.delete(next.id)
      await stopSearch(work, next.id, 'protection')
    } else cleared.add(next.id)
  }
}

async function seekers(
  { tx, world, at }: Work,
  claims: readonly Claim[],
  asks: readonly Ask[],
): Promise<WaitingAsk[]> {
  const others = [...new Set(claims.map(({ memberId }) => memberId))]
  const waiting: WaitingAsk[] = []
  for (const ask of asks) {
    const linked = await world.around.linked(tx, ask, others)
    const proven = await provenPairs(tx, ask)
    const isBarred = (claim: Claim) =>
      claim.memberId === ask.memberId ||
      linked.has(claim.memberId) ||
      proven.has(claim.memberId) ||
      isOnePerson(claim, ask)
    const barred = new Set(claims.filter(isBarred).map(({ id }) => id))
    const pieces = await piecesOf(tx, ask.id)
    waiting.push({ ...ask, barred, pieces, score: scoreOf(await payerRecord(tx, ask.memberId, at)) })
  }
  return waiting
}

/**
 * The payer's name or account is the receiver's: two accounts here, one person outside. Of whom nothing is written
 * down, because they entered before there was anything to compare, nobody knows that they are two: the house pays.
 */
function isOnePerson({ nameIndex, numberIndex }: Claim, { nameIndexes, numberIndexes }: Ask): boolean {
  if (nameIndex === null || numberIndex === null || nameIndexes.length === 0) return true
  const has = (indexes: readonly Buffer[], index: Buffer) => indexes.some((each) => each.equals(index))
  return has(nameIndexes, nameIndex) || has(numberIndexes, numberIndex)
}

async function waitingClaims(tx: Tx, merchantId: number, currency: string, at: Date): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select ${claimColumns} from peer.claims
     where merchant_id = ${merchantId} and currency = ${currency} and unmatched > 0 and fallback_at > ${at}
     order by entered_at, id limit ${claimsMax} for update`.execute(tx)
  return rows
}

async function waitingAsks(tx: Tx, merchantId: number, currency: string, at: Date): Promise<Ask[]> {
  const { rows } = await sql<Ask>`
    select ${askColumns} from peer.asks
     where merchant_id = ${merchantId} and currency = ${currency} and unmatched > 0 and search_until > ${at}
     order by asked_at, id limit ${asksMax} for update`.execute(tx)
  return rows
}

/** How many parts of a deposit are on their way or have arrived. */
async function piecesOf(tx: Tx, askId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from peer.allocations
     where ask_id = ${askId} and state not in ('NOT_PAID', 'EXPIRED', 'CANCELLED')`.execute(tx)
  return rows[0]?.count ?? 0
}

async function reserve(
  work: Work,
  pairs: readonly Pair[],
  { claims, asks }: { claims: readonly Claim[]; asks: readonly Ask[] },
): Promise<void> {
  const [claimOf, askOf] = [
    new Map(claims.map((claim) => [claim.id, claim])),
    new Map(asks.map((ask) => [ask.id, ask])),
  ]
  for (const { claimId, askId, amount } of pairs) {
    const [claim, ask] = [claimOf.get(claimId), askOf.get(askId)]
    if (!claim || !ask) throw new Error('a pair names what does not wait')
    const by = { actor: 'house', at: work.at } as const
    await openPart(work, { claim, ask, amount })
    claimOf.set(claimId, await shiftClaim(work, claim, { unmatched: -amount }, by))
    askOf.set(askId, await shiftAsk(work, ask, { unmatched: -amount }, by))
    tellBoth(work, claim, ask)
  }
}

/** A part of both, kept for the payer for three minutes. */
async function openPart(
  { tx, at }: Work,
  { claim, ask, amount }: { claim: Claim; ask: Ask; amount: bigint },
): Promise<void> {
  const id = newId('P')
  const { merchantId } = claim
  await sql`
    insert into peer.allocations (id, merchant_id, claim_id, ask_id, receiver_id, payer_id, amount, state,
      due_at, made_at)
    values (${id}, ${merchantId}, ${claim.id}, ${ask.id}, ${claim.memberId}, ${ask.memberId}, ${amount},
      'RESERVED', ${later(at, minutes.reserved)}, ${at})`.execute(tx)
  await writeDown(
    tx,
    { merchantId, claimId: claim.id, askId: ask.id, allocationId: id, from: null, to: 'RESERVED', amount },
    { actor: 'house', at },
  )
  await tellToPay(tx, {
    merchantId,
    id,
    askId: ask.id,
    payerId: ask.memberId,
    amount,
    dueAt: later(at, minutes.reserved),
  })
}
