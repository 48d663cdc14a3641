/**
 * Bonus money that waits is played once cash is out: a stake that the purse cannot bear brings it in before the ledger is
 * asked, because what the ledger refused once it refuses for ever. In one move, with its requirement.
 */
import type { Minor } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { lockAccounts, move, openHouse, type Posted, standingOf, transferByKey } from '../../ledger/index.ts'
import { acceptedTermsOf } from '../accepted.ts'
import type { BonusTerms } from '../terms.ts'
import type { World } from '../world.ts'
import { excludes, type OpenedGame } from './excluded.ts'
import { ask, settingFor } from './grant.ts'
import { markPurse } from './marks.ts'
import { type Bonus, runningBonuses } from './rows.ts'

export interface WantedStake {
  readonly merchantId: number
  readonly memberId: bigint
  readonly accountId: bigint
  readonly amount: Minor
  /** The stake's own key: one that was answered before brings nothing in. */
  readonly key: string
  readonly game: OpenedGame
}

export type ToppedUp =
  /** The stake is more than may be staked of this bonus: it stays where it waits. */
  | { readonly what: 'above'; readonly most: Minor }
  | { readonly what: 'begun'; readonly posted: Posted }
  | { readonly what: 'nothing' }

const nothing: ToppedUp = { what: 'nothing' }
const dayMs = 86_400_000

export async function topUp(world: World, stake: WantedStake): Promise<ToppedUp> {
  const { merchantId, memberId, accountId, amount, key } = stake
  const now = world.now()
  const done = await inMerchant(world.db, merchantId, async (tx): Promise<ToppedUp> => {
    const running = await runningBonuses(tx, { merchantId, memberId }, 'hold')
    const waiting: { bonus: Bonus; terms: BonusTerms; waitsAt: bigint; currency: string }[] = []
    for (const bonus of running) {
      const { state, purseId, waitsAt, expiresAt } = bonus
      if (state !== 'waiting' || purseId !== accountId || waitsAt === null || expiresAt <= now) continue
      const { terms, promotion } = await acceptedTermsOf(tx, bonus)
      if (!terms.bonus || excludes(terms.bonus, stake.game)) continue
      waiting.push({ bonus, terms: terms.bonus, waitsAt, currency: promotion.currency })
    }
    if (waiting.length === 0) return nothing
    await lockAccounts(tx, [...new Set([accountId, ...waiting.map(({ waitsAt }) => waitsAt)])])
    if (await transferByKey(tx, accountId, key)) return nothing
    let missing = amount - ((await standingOf(tx, accountId))?.balance ?? 0n)
    const there = waiting.reduce((sum, { bonus }) => sum + bonus.amount, 0n)
    // All of it would not do either: it goes on waiting for a smaller stake.
    if (missing <= 0n || there < missing) return nothing
    const wanted: typeof waiting = []
    for (const each of waiting) {
      if (missing <= 0n) break
      const { stakeMost } = each.bonus
      if (stakeMost !== null && amount > stakeMost) return { what: 'above', most: stakeMost }
      wanted.push(each)
      missing -= each.bonus.amount
    }
    let posted: Posted | null = null
    for (const { bonus, terms, waitsAt, currency } of wanted) {
      const setting = await settingFor(world, merchantId, terms)
      const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
      const { to } = await move(tx, {
        ...{ key: `bonus:${bonus.publicId}:begun`, kind: 'reward', from: waitsAt, to: accountId },
        ...{ clearingId, amount: bonus.amount },
      })
      const expiresAt = new Date(now.getTime() + terms.days * dayMs)
      await ask(tx, setting, { ...bonus, state: 'wagering', beganAt: now, expiresAt }, terms)
      await markPurse(tx, { merchantId, memberId, purseId: accountId, timeZone: setting.timeZone })
      posted = { accountId, balance: to.balance, seq: to.seq }
    }
    return posted ? { what: 'begun', posted } : nothing
  })
  if (done.what === 'begun') {
    world.tellBalance(done.posted)
    world.bonusesChanged()
  }
  return done
}
