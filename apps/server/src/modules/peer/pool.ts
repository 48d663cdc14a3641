/** A withdrawal in the pool: in, back out of it by its owner, and over to the house. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { sealField } from '../../platform/sealed-field.ts'
import { shiftClaim, type Work, writeDown } from './changes.ts'
import { nameIndex, numberIndex } from './matching/marks.ts'
import { release } from './money.ts'
import { type Claim, claimColumns, lockClaim } from './rows.ts'
import { later, type PeerTerms } from './terms.ts'
import type { PeerMember } from './world.ts'

export interface PeerEntry extends PeerMember {
  /** The withdrawal's public id. Its money is held already. */
  readonly claimId: string
  readonly purseId: bigint
  readonly heldId: bigint
  readonly currency: string
  readonly amount: Minor
  /** The bank or wallet of the payout account, as a code; and the account, whole and as others see it. */
  readonly bank: string
  readonly account: { readonly name: string; readonly number: string }
}

export const accountPlace = (claimId: string, merchantId: number): string =>
  `peer_claims|account|${claimId}|${merchantId}`

const endShown = 4
const maskedNumber = (number: string): string => `···· ${number.slice(-endShown)}`

export async function enterPool(work: Work, entry: PeerEntry, terms: PeerTerms): Promise<void> {
  const { tx, world, at } = work
  const { claimId, merchantId, memberId, amount, account } = entry
  if (amount < terms.min || amount > terms.max) throw new Refusal('peer_amount')
  const sealed = sealField(world.key, accountPlace(claimId, merchantId), JSON.stringify(account))
  await sql`
    insert into peer.claims (id, merchant_id, member_id, purse_id, held_id, currency, bank, account_shown,
      account_sealed, name_index, number_index, requested, unmatched, state, entered_at, fallback_at)
    values (${claimId}, ${merchantId}, ${memberId}, ${entry.purseId}, ${entry.heldId}, ${entry.currency},
      ${entry.bank}, ${maskedNumber(account.number)}, ${sealed}, ${nameIndex(world.indexKey, account.name)},
      ${numberIndex(world.indexKey, account.number)}, ${amount}, ${amount}, 'QUEUED', ${at},
      ${later(at, terms.matchMinutes)})`.execute(tx)
  await writeDown(tx, { merchantId, claimId, from: null, to: 'QUEUED', amount }, { actor: 'receiver', at })
}

/** Of a withdrawal, its owner may take back only what nobody has begun to pay. */
export async function takeBack(work: Work, { memberId }: PeerMember, claimId: string): Promise<Claim> {
  const { tx, at, told } = work
  const { rows } = await sql`
    select from peer.claims where id = ${claimId} and member_id = ${memberId}`.execute(tx)
  if (rows.length === 0) throw new Refusal('peer_not_found')
  const claim = await lockClaim(tx, claimId)
  const amount = claim.unmatched
  if (amount === 0n) throw new Refusal('peer_nothing_unmatched')
  await release(work, claim, `peer:${claimId}:back:${claim.returned}`, amount)
  const by = { actor: 'receiver', at, reason: 'cancelled' } as const
  await writeDown(
    tx,
    { merchantId: claim.merchantId, claimId, from: claim.state, to: 'CANCELLED_PART', amount },
    by,
  )
  told.push((news) => news.order(memberId, claimId))
  return shiftClaim(work, claim, { unmatched: -amount, returned: amount }, by)
}

/** The house takes over what nobody took. */
export async function handToHouse(work: Work, claim: Claim, amount: Minor, isWaiting: boolean) {
  const { tx, world, at, told } = work
  const { id, merchantId, memberId } = claim
  const part = claim.fallbacks + 1
  await world.orders().payByHouse(tx, { claimId: id, merchantId, memberId, part, amount })
  const by = { actor: 'house', at, reason: 'house_pays' } as const
  await writeDown(tx, { merchantId, claimId: id, from: claim.state, to: 'HOUSE_PAYS', amount }, by)
  told.push((news) => news.order(memberId, id))
  return shiftClaim(work, claim, { fallback: amount, ...(isWaiting && { unmatched: -amount }) }, by)
}

/** The clock: a withdrawal that has waited long enough. */
export async function fallBack(work: Work, claimId: string): Promise<boolean> {
  const { rows } = await sql<Claim>`
    select ${claimColumns} from peer.claims
     where id = ${claimId} and unmatched > 0 and fallback_at <= ${work.at} for update`.execute(work.tx)
  const [claim] = rows
  if (!claim) return false
  await handToHouse(work, claim, claim.unmatched, true)
  return true
}
