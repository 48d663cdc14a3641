/** How much of a credit is beyond what its vendor announced, and holding that. */
import type { Minor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { move, movementsOfRound, openHouse, type Posted, type Transfer } from '../../ledger/index.ts'
import { tell } from '../../messages/index.ts'
import { grantOfRound } from '../free-rounds/rows.ts'
import type { Player } from '../players.ts'
import { draw, drawnOf } from './budgets.ts'
import { type HeldReason, heldOf, insertHeld } from './rows.ts'

export interface Credit {
  readonly vendor: string
  readonly player: Player
  readonly heldId: bigint
  readonly gameId: number
  readonly key: string
  readonly round: string
  /** Of a settlement, the key of the credit that it settles. */
  readonly settles: string | null
  /** What was credited. */
  readonly amount: Minor
  /** The most that its game pays in one round. */
  readonly most: Minor
  /** A credit that a vendor may give beyond the game, out of a budget. */
  readonly isBonus: boolean
  readonly campaign: string | null
}

/**
 * Books what the credit has beyond its bounds to what is held; null where all of it is covered. The credit was written
 * in this transaction, which has locked both accounts.
 */
export async function holdBeyond(tx: Tx, credit: Credit): Promise<Posted | null> {
  const { vendor, player, heldId, gameId, key, round, settles, amount } = credit
  const { merchantId, memberId, accountId, houseId, currency, timeZone } = player
  const { beyond, isStaked } = await beyondOf(tx, credit)
  // The win of a free round is its grant's to pay, whatever its maker calls it.
  const isFree = !isStaked && round !== '' && credit.campaign === null
  const campaign = isFree ? await grantOfRound(tx, accountId, round) : credit.campaign
  const covered =
    beyond > 0n && (!isStaked || credit.isBonus)
      ? await draw(tx, {
          ...{ merchantId, vendor, currency, campaign, accountId, key, settles },
          ...{ amount: beyond, timeZone, houseId },
        })
      : 0n
  const held = beyond - covered
  if (held === 0n) return null
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  const { from } = await move(tx, {
    ...{ key: `check:${key}`, kind: 'check', from: accountId, to: heldId },
    ...{ clearingId, amount: held },
  })
  const reason: HeldReason = isStaked && !credit.isBonus ? 'above_max_win' : 'above_budget'
  await insertHeld(tx, {
    ...{ merchantId, vendor, memberId, accountId, heldId, houseId, gameId, currency },
    ...{ key, round, settles, credit: amount, amount: held, reason, campaign },
  })
  await tell(tx, {
    ...{ merchantId, memberId, kind: 'credit_held', key: `check:${vendor}:${key}` },
    ...{ money: { amount: held, currency }, link: { page: 'personalHistoryCopy' } },
  })
  return { accountId, balance: from.balance, seq: from.seq }
}

/**
 * Without a stake all of it. With one, what leads the round above the most that it pays: what was held of the round
 * before, or borne by a budget, is not counted again.
 */
async function beyondOf(
  tx: Tx,
  { player: { merchantId, accountId }, key, round, amount, most }: Credit,
): Promise<{ beyond: Minor; isStaked: boolean }> {
  const movements = round === '' ? [] : await movementsOfRound(tx, accountId, round)
  const isStaked = -sumOf(movements, ['stake', 'rollback']) > 0n
  if (!isStaked) return { beyond: amount, isStaked }
  const heldBefore = (await heldOf(tx, { merchantId, accountId, key, round })).reduce(
    (sum, held) => sum + held.amount - held.undone,
    0n,
  )
  const drawn = await drawnOf(
    tx,
    accountId,
    movements.map((each) => each.key),
  )
  const above = sumOf(movements, ['win', 'winRollback', 'adjust']) - heldBefore - drawn - most
  return { beyond: above <= 0n ? 0n : above < amount ? above : amount, isStaked }
}

const sumOf = (movements: readonly Transfer[], kinds: readonly Transfer['kind'][]): Minor =>
  movements
    .filter(({ kind, posted }) => posted && kinds.includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0n)
