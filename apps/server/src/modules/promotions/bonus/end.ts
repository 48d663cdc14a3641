/**
 * A bonus ends: given up, its days over, its deposit taken back, or done. What is taken back of it is the bonus itself, as
 * far as it is there; what was won with it stays. Held in one order: bonuses, requirements, offers, accounts.
 */
import type { MessageKind } from '@jackfruit/contracts/messages'
import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { lockAccounts, move, openHouse, type Posted, post, restOf, standingOf } from '../../ledger/index.ts'
import { tell } from '../../messages/index.ts'
import { requirements } from '../../turnover/index.ts'
import { acceptedTermsOf } from '../accepted.ts'
import { type Promotion, promotionById } from '../rows.ts'
import { toldOf } from '../tells.ts'
import { markPurse } from './marks.ts'
import { type Bonus, type BonusState, writeBonus } from './rows.ts'

export type End = Extract<BonusState, 'completed' | 'forfeited' | 'expired' | 'playedOut' | 'reversed'>

export interface Held {
  readonly bonus: Bonus
  readonly promotion: Promotion
}

/** Holds their requirements and their offers: what comes before any account. The bonuses are held already. */
export async function holdBonuses(tx: Tx, bonuses: readonly Bonus[]): Promise<Held[]> {
  for (const [purseId, each] of Map.groupBy(bonuses, ({ purseId }) => purseId))
    await requirements.hold(
      tx,
      purseId,
      each.flatMap(({ requirementId }) => requirementId ?? []),
    )
  const offers = new Map<bigint, Promotion>()
  for (const { merchantId, promotionId } of bonuses.toSorted((a, b) => Number(a.promotionId - b.promotionId)))
    if (!offers.has(promotionId)) {
      await sql`select from promotions.promotions
        where merchant_id = ${merchantId} and id = ${promotionId} for update`.execute(tx)
      offers.set(promotionId, await promotionById(tx, merchantId, promotionId))
    }
  return bonuses.map((bonus) => {
    const promotion = offers.get(bonus.promotionId)
    invariant(promotion, `bonus ${bonus.id} is of no offer`)
    return { bonus, promotion }
  })
}

/** What has to be held before anything of them is taken back. */
export const accountsOfHeld = (held: readonly Held[]): bigint[] => [
  ...new Set(
    held.flatMap(({ bonus: { purseId, waitsAt }, promotion: { accountId } }) => [
      ...[purseId, accountId],
      ...(waitsAt === null ? [] : [waitsAt]),
    ]),
  ),
]

interface Ending {
  readonly end: End
  readonly at: Date
  readonly timeZone: string
  /** Whether the bonus itself goes back: all but what was done or is played out. */
  readonly takes: boolean
}

/** One after the other, with the accounts held. Answers where the purse stands; null where it did not move. */
export async function endHeld(tx: Tx, held: readonly Held[], ending: Ending): Promise<Posted | null> {
  let posted: Posted | null = null
  for (const each of held) posted = (await endOne(tx, each, ending)) ?? posted
  return posted
}

async function endOne(tx: Tx, { bonus, promotion }: Held, asked: Ending): Promise<Posted | null> {
  const { merchantId, memberId, purseId } = bonus
  const { at, timeZone } = asked
  const counted =
    bonus.state === 'wagering' && bonus.requirementId !== null
      ? await requirements.cancel(tx, purseId, bonus.requirementId)
      : null
  // Done a moment ago: it is the member's, whatever ends it now. What is never withdrawn goes all the same.
  const isDone = counted === null && (await wasDone(tx, bonus)) && bonus.mode !== 'STICKY'
  const { end, takes } =
    isDone && asked.end !== 'reversed' ? { end: 'completed' as const, takes: false } : asked
  const from = bonus.state === 'waiting' ? bonus.waitsAt : purseId
  invariant(from !== null, `bonus ${bonus.id} waits nowhere`)
  const balance = (await standingOf(tx, from))?.balance ?? 0n
  const taken = !takes ? 0n : balance < bonus.amount ? balance : bonus.amount
  const posted = taken > 0n ? await takeBack(tx, { bonus, promotion, from, taken }) : null
  await writeBonus(tx, { ...bonus, state: end, taken, endedAt: at })
  await tellEnd(tx, { bonus, promotion }, end, taken)
  // What was paid in with it has to be staked once all the same: what was counted until now counts for that.
  const left = bonus.deposit - (counted ?? 0n)
  if (counted !== null && bonus.depositKey !== null && left > 0n)
    await requirements.open(tx, {
      ...{ merchantId, accountId: purseId, base: left, multiplier: 1 },
      source: { kind: 'deposit', id: bonus.depositKey },
    })
  await markPurse(tx, { merchantId, memberId, purseId, timeZone })
  return from === purseId ? posted : null
}

/** What was played out is seen where it was played. */
const tells: Partial<Record<End, MessageKind>> = {
  completed: 'bonus_done',
  forfeited: 'bonus_given_up',
  expired: 'bonus_expired',
  reversed: 'bonus_reversed',
}

/** What is done, opened again by a bet that was taken back, and done once more, is told once. */
async function tellEnd(tx: Tx, { bonus, promotion }: Held, end: End, taken: Minor): Promise<void> {
  const kind = tells[end]
  if (!kind) return
  const { merchantId, memberId, publicId, amount, version } = bonus
  const { terms } = await acceptedTermsOf(tx, { merchantId, promotionId: promotion.id, version })
  const about = { memberId, kind, key: `bonus:${publicId}:${end}`, page: 'bonusDetails' } as const
  await tell(tx, toldOf(promotion, terms, { ...about, amount: kind === 'bonus_done' ? amount : taken }))
}

/** Whether its turnover was staked: with the requirement held. */
export async function wasDone(tx: Tx, { merchantId, requirementId }: Bonus): Promise<boolean> {
  if (requirementId === null) return false
  return (
    (await requirements.standings(tx, merchantId, [requirementId])).get(requirementId)?.state === 'completed'
  )
}

interface TakingBack {
  readonly bonus: Bonus
  readonly promotion: Promotion
  readonly from: bigint
  readonly taken: Minor
}

/** Back to the offer's account, as if it had not been paid; from there to the brand where the offer is settled. */
async function takeBack(tx: Tx, { bonus, promotion, from, taken }: TakingBack): Promise<Posted> {
  const { merchantId, memberId, publicId } = bonus
  const { id, accountId, currency } = promotion
  const { rows } = await sql<{ isSettled: boolean }>`
    update promotions.promotions set paid = paid - ${taken}
     where merchant_id = ${merchantId} and id = ${id} returning settled_at is not null as "isSettled"`.execute(
    tx,
  )
  await sql`
    update promotions.received set total = total - ${taken}
     where member_id = ${memberId} and merchant_id = ${merchantId}`.execute(tx)
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  const key = `bonus:${publicId}:back`
  const { from: outcome } = await move(tx, {
    ...{ key, kind: 'forfeit', from, to: accountId, clearingId, amount: taken },
  })
  if (rows[0]?.isSettled) {
    const houseId = await openHouse(tx, merchantId, 'promotions', currency)
    await post(tx, { key: `fund:${key}`, kind: 'fund', accountId, houseId, amount: -taken })
  }
  return { accountId: from, balance: outcome.balance, seq: outcome.seq }
}

/** All of it for one that is held already: requirement, offer, accounts, money. */
export async function endBonus(tx: Tx, bonus: Bonus, ending: Ending): Promise<Posted | null> {
  const held = await holdBonuses(tx, [bonus])
  await lockAccounts(tx, accountsOfHeld(held))
  return endHeld(tx, held, ending)
}

/** A bonus that is never withdrawn has done its part: it goes back as soon as it is there, or no round runs. */
export async function endSticky(
  tx: Tx,
  bonus: Bonus,
  { at, timeZone }: Pick<Ending, 'at' | 'timeZone'>,
): Promise<Posted | null> {
  const held = await holdBonuses(tx, [bonus])
  await lockAccounts(tx, accountsOfHeld(held))
  const rest = await restOf(tx, bonus.purseId)
  const mayEnd = rest !== null && (rest.balance >= bonus.amount || !rest.hasOpenRounds)
  if (mayEnd) return endHeld(tx, held, { end: 'completed', at, timeZone, takes: true })
  if (bonus.state !== 'ending') {
    await writeBonus(tx, { ...bonus, state: 'ending' })
    const { merchantId, memberId, purseId } = bonus
    await markPurse(tx, { merchantId, memberId, purseId, timeZone })
  }
  return null
}
