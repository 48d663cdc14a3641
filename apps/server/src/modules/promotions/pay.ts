/**
 * What was promised is paid, in the mode of the terms that were accepted: cash, cash that is staked before it leaves, or
 * bonus money that asks for something.
 */
import type { Minor } from '@jackfruit/kernel'
import type { Tx } from '../../platform/database/db.ts'
import { move, openHouse, type Posted } from '../ledger/index.ts'
import { requirements } from '../turnover/index.ts'
import { type Giving, giveBonus, settingFor } from './bonus/grant.ts'
import { countPaid } from './budget.ts'
import type { Membership, Promotion } from './rows.ts'
import type { Paid } from './terms.ts'
import type { World } from './world.ts'

export interface Payment extends Pick<Giving, 'purseId' | 'source' | 'deposit' | 'at'> {
  readonly part: Pick<Membership, 'id' | 'memberId' | 'version'>
  readonly terms: Paid
  readonly amount: Minor
}

/** What a payment is called in the ledger. */
const rewardKey = ({ id }: Pick<Membership, 'id'>, source: string): string => `reward:${id}:${source}`

/** Answers where the purse stands, for open pages; null where it did not move. */
export async function pay(
  tx: Tx,
  world: Pick<World, 'directory' | 'games'>,
  promotion: Promotion,
  { part, terms, purseId, amount, source, deposit, at }: Payment,
): Promise<Posted | null> {
  const { merchantId, accountId, currency } = promotion
  const key = rewardKey(part, source)
  await countPaid(tx, promotion, { memberId: part.memberId, amount })
  if (terms.bonus) {
    const setting = await settingFor(world, merchantId, terms.bonus)
    const giving = { purseId, amount, source, key, at, ...(deposit && { deposit }) }
    return giveBonus(tx, setting, promotion, part, terms.bonus, giving)
  }
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  const { to } = await move(tx, { key, kind: 'reward', from: accountId, to: purseId, clearingId, amount })
  if (terms.turnover !== undefined)
    await requirements.open(tx, {
      ...{ merchantId, accountId: purseId, source: { kind: promotion.kind, id: key } },
      ...{ base: amount, multiplier: terms.turnover },
    })
  return { accountId: purseId, balance: to.balance, seq: to.seq }
}
