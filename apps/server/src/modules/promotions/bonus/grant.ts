/** Bonus money is given: out of the offer's account, with what it asks, all in the transaction of what it is given for. */
import { invariant, type Minor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { lockAccounts, move, openAccount, openHouse, type Posted } from '../../ledger/index.ts'
import { requirements, without } from '../../turnover/index.ts'
import type { Membership, Promotion } from '../rows.ts'
import type { BonusTerms } from '../terms.ts'
import type { World } from '../world.ts'
import { markPurse } from './marks.ts'
import { baseOf, hundredthsOf, stakeMostOf, weightsOf } from './reckoning.ts'
import { type Bonus, insertBonus, writeBonus } from './rows.ts'

export interface Setting {
  readonly timeZone: string
  /** Numbers of the games that the terms name. */
  readonly gameIds: readonly number[]
}

/** What its terms and its brand say of it. */
export async function settingFor(
  { directory, games }: Pick<World, 'directory' | 'games'>,
  merchantId: number,
  terms: BonusTerms,
): Promise<Setting> {
  const brand = await directory.brandOfId(merchantId)
  invariant(brand, `no brand ${merchantId}`)
  const gameIds: number[] = []
  for (const { game } of terms.without?.games ?? []) {
    const [vendor = '', code = ''] = game.split(':')
    const id = await games.numberOf(vendor, code)
    if (id !== null) gameIds.push(id)
  }
  return { timeZone: brand.timeZone, gameIds }
}

export interface Giving {
  readonly purseId: bigint
  readonly amount: Minor
  readonly source: string
  /** What was paid in with it, where its requirement is asked of both. */
  readonly deposit?: { readonly amount: Minor; readonly key: string }
  readonly key: string
  readonly at: Date
}

const dayMs = 86_400_000
const bonusSource = 'bonus'

/** The accounts that it moves money between, held in one order. Answers where it waits; null for what goes to the purse. */
export async function holdForBonus(
  tx: Tx,
  { merchantId, accountId, currency }: Promotion,
  { memberId, purseId, mode }: { memberId: bigint; purseId: bigint; mode: BonusTerms['mode'] },
): Promise<bigint | null> {
  const waitsAt =
    mode === 'NON_STICKY'
      ? await openAccount(tx, { merchantId, owner: memberId, kind: 'bonus', currency })
      : null
  await lockAccounts(tx, [purseId, accountId, ...(waitsAt === null ? [] : [waitsAt])])
  return waitsAt
}

/** The offer's row is held, and counts it as paid. Null where it waits: the purse did not move. */
export async function giveBonus(
  tx: Tx,
  setting: Setting,
  promotion: Promotion,
  { id: membershipId, memberId, version }: Pick<Membership, 'id' | 'memberId' | 'version'>,
  terms: BonusTerms,
  { purseId, amount, source, deposit, key, at }: Giving,
): Promise<Posted | null> {
  const { merchantId, accountId, currency } = promotion
  const waitsAt = await holdForBonus(tx, promotion, { memberId, purseId, mode: terms.mode })
  const isBoth = terms.base === 'both' && deposit !== undefined
  const bonus = await insertBonus(tx, {
    ...{ merchantId, promotionId: promotion.id, membershipId, memberId, version, source },
    ...{ mode: terms.mode, amount, purseId, waitsAt, stakeMost: stakeMostOf(terms) },
    ...{ deposit: isBoth ? deposit.amount : 0n, depositKey: isBoth ? deposit.key : null },
    ...{ multiplier: hundredthsOf(terms.times), state: waitsAt === null ? 'wagering' : 'waiting' },
    ...{ grantedAt: at, beganAt: waitsAt === null ? at : null },
    expiresAt: new Date(at.getTime() + terms.days * dayMs),
  })
  invariant(bonus, `${promotion.code} gives ${source} twice`)
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  const { to } = await move(tx, {
    ...{ key, kind: 'reward', from: accountId, to: waitsAt ?? purseId, clearingId, amount },
  })
  if (waitsAt === null) await ask(tx, setting, bonus, terms)
  await markPurse(tx, { merchantId, memberId, purseId, timeZone: setting.timeZone })
  return waitsAt === null ? { accountId: purseId, balance: to.balance, seq: to.seq } : null
}

/** Its requirement, from here on in the queue of the purse. */
export async function ask(tx: Tx, { gameIds }: Pick<Setting, 'gameIds'>, bonus: Bonus, terms: BonusTerms) {
  const requirementId = await requirements.open(tx, {
    ...{ merchantId: bonus.merchantId, accountId: bonus.purseId },
    source: { kind: bonusSource, id: bonus.publicId },
    base: baseOf({ base: bonus.deposit > 0n ? 'both' : 'bonus' }, bonus.amount, bonus.deposit),
    multiplier: bonus.multiplier / 100,
    weights: without(weightsOf(terms), gameIds),
    withoutRebate: terms.excludeRebate === true,
  })
  invariant(requirementId, `bonus ${bonus.publicId} asks for nothing`)
  await writeBonus(tx, { ...bonus, requirementId })
}
