/** A deposit that members' withdrawals are looked for: asked, and given up. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { shiftAsk, type Work, writeDown } from './changes.ts'
import { barredUntil } from './disputes/strikes.ts'
import { newId } from './ids.ts'
import { nameIndex, numberIndex } from './matching/marks.ts'
import { type Ask, askColumns, lockAsk } from './rows.ts'
import { sealSender, senderOf } from './sender/sender.ts'
import { later, minutes, type PeerTerms } from './terms.ts'
import type { PeerMember } from './world.ts'

export interface Wish extends PeerMember {
  /** The member's account type. */
  readonly type: number
  readonly purseId: bigint
  readonly currency: string
  readonly bank: string
  readonly senderName: string
  readonly amount: Minor
  /** Made by the page: repeated, it names the same deposit. */
  readonly requestKey: string
}

export async function ask(
  work: Work,
  wish: Wish,
  terms: PeerTerms,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { tx, world, at } = work
  const { merchantId, memberId, amount } = wish
  await sql`select pg_advisory_xact_lock(7251006, hashtext(${memberId.toString()}))`.execute(tx)
  const before = await sameRequest(work, wish)
  if (before) return { id: before.id, isNew: false }
  if (amount < terms.min || amount > terms.max) throw new Refusal('peer_amount')
  const barred = await barredUntil(tx, memberId, at)
  if (barred) throw new Refusal('peer_barred', { until: barred.toISOString() })
  await world.around.mayDeposit(tx, wish, amount)
  const { names, numbers } = await marksOf(work, wish)
  const id = newId('D')
  const made = await sql`
    insert into peer.asks (id, merchant_id, member_id, purse_id, currency, bank, sender_sealed, name_indexes,
      number_indexes, request_key, amount, unmatched, state, asked_at, search_until)
    values (${id}, ${merchantId}, ${memberId}, ${wish.purseId}, ${wish.currency}, ${wish.bank}, ${sealSender(world, { id, merchantId }, wish.senderName)},
      ${names}::bytea[], ${numbers}::bytea[], ${wish.requestKey}, ${amount}, ${amount}, 'SEARCHING', ${at}, ${later(at, minutes.search)})
    on conflict do nothing`.execute(tx)
  if (made.numAffectedRows !== 1n) throw new Refusal('peer_deposit_open')
  await writeDown(tx, { merchantId, askId: id, from: null, to: 'SEARCHING', amount }, { actor: 'payer', at })
  return { id, isNew: true }
}

/** Under which names and numbers the payer is known, and the one that was given now. */
async function marksOf({ tx, world }: Work, wish: Wish) {
  const orders = world.orders()
  const known = [wish.senderName, ...(await orders.namesOf(tx, wish))]
  return {
    names: known.map((name) => nameIndex(world.indexKey, name)),
    numbers: (await orders.numbersOf(tx, wish)).map((number) => numberIndex(world.indexKey, number)),
  }
}

async function sameRequest({ tx, world }: Work, wish: Wish): Promise<Ask | null> {
  const { rows } = await sql<Ask>`
    select ${askColumns} from peer.asks
     where member_id = ${wish.memberId} and request_key = ${wish.requestKey}`.execute(tx)
  const [known] = rows
  if (!known) return null
  const isSame =
    known.amount === wish.amount && known.bank === wish.bank && senderOf(world, known) === wish.senderName
  if (!isSame) throw new Refusal('key_conflict')
  return known
}

/** What protection says of this deposit now; null where it may go on. Holds the member's protection until the end. */
export async function stopOf({ tx, world }: Work, ask: Ask): Promise<Refusal | null> {
  try {
    await world.around.mayGoOn(tx, ask)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const reasons = { payer: 'cancelled', clock: 'nobody_found', protection: 'protected' } as const

/** Looks no further. Parts that were found stay: each is paid or given up by itself. */
export async function stopSearch(
  work: Work,
  askId: string,
  by: 'payer' | 'clock' | 'protection',
): Promise<boolean> {
  const { tx, at, told } = work
  const found = await lockAsk(tx, askId)
  if (found.unmatched === 0n || (by === 'clock' && found.searchUntil > at)) return false
  await shiftAsk(
    work,
    found,
    { unmatched: -found.unmatched, dropped: found.unmatched },
    { actor: by === 'payer' ? 'payer' : 'clock', at, reason: reasons[by] },
  )
  told.push((news) => news.order(found.memberId, askId))
  return true
}

/** What the member has begun to pay to others and what has not come yet, in minor units of the purse. */
export async function pendingAsks(tx: Tx, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ pending: bigint }>`
    select coalesce(sum(unmatched + open), 0)::bigint as pending from peer.asks where member_id = ${memberId}`.execute(
    tx,
  )
  return rows[0]?.pending ?? 0n
}
