/** Bonus money over real deposits, stakes and withdrawals: what it asks, what it refuses, and what is lost of it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusWorld, openBonusWorld } from '../../../testing/promotions/bonus-world.ts'
import { dayMs } from '../../../testing/promotions/world.ts'
import { setRank } from '../../vip/index.ts'
import { giveUpBonus } from './give-up.ts'

let w: BonusWorld
beforeAll(async () => {
  w = await openBonusWorld(['rebates'])
  await w.planLevels()
  // Who reads bets begins with what comes from here on.
  await w.world.faces.rebates.caughtUp()
})
/** What was told of bonuses. */
const toldOfBonus = async (member: string) =>
  (await w.toldTo(member)).filter(({ kind }) => kind.startsWith('bonus_'))
afterEach(() => w.sound())
afterAll(() => w.close())

test('[IM-40] a bonus is set aside with the order and given with the deposit, in its transaction', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({})]
  expect(await w.detail(member, id)).toMatchObject({ status: 'join', action: 'deposit' })
  const made = await w.order(member, '15000', id)
  expect(made.success).toBe(true)
  expect(await w.offerRow(id)).toMatchObject({ aside: 1_000_000n, paid: 0n })
  expect(await w.detail(member, id)).toMatchObject({
    status: 'joined',
    state: { key: 'state_deposit_chosen' },
  })
  // Another order of the same member does not bring it a second time.
  expect((await w.order(member, '20000', id)).message).toBe('bonus_chosen')
  await w.pay(String(made.value['id']), 1_500_000n)
  expect(await w.balance(member)).toBe(2_500_000n)
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 1_000_000n })
  expect(await w.bonus(member)).toMatchObject({
    ...{ mode: 'LOCKED', state: 'wagering', amount: '10000.00', target: '20000.00', lost: '10000.00' },
    turnover: { counted: '0.00', left: '20000.00' },
  })
  // The deposit once, and the bonus: what is asked of either is locked.
  expect((await w.bonuses(member)).withdrawable).toBe('0.00')
})

test('[PR-07] [PR-06] the deposit is played first, then the bonus: in process with figures, and then it is the member’s', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({})]
  await w.deposit(member, 10_000n, id)
  await w.play(member, 1_500_000n, 1_500_000n)
  await w.count()
  expect(await w.detail(member, id)).toMatchObject({
    ...{ status: 'process', percent: 25, action: 'bonuses' },
    state: { key: 'state_wagering' },
  })
  await w.play(member, 1_500_000n, 1_500_000n)
  await w.count()
  expect(await w.bonus(member)).toMatchObject({ state: 'completed', taken: '0.00' })
  expect(await w.bonuses(member)).toMatchObject({ balance: '20000.00', withdrawable: '20000.00' })
  expect(await w.detail(member, id)).toMatchObject({ status: 'claimed' })
  // It is said once, also when a later bet is counted and the clock goes on.
  await w.play(member, 100_000n, 100_000n)
  await w.count()
  await w.job()
  expect(await toldOfBonus(member)).toMatchObject([
    { kind: 'bonus_done', category: 'personal', facts: { offer_EN: 'An offer', amount: '10000.00' } },
  ])
})

test('a requirement of both asks for deposit and bonus together, and for the deposit alone when it is given up', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ base: 'both', times: 8 })]
  await w.deposit(member, 10_000n, id)
  expect(await w.bonus(member)).toMatchObject({ target: '160000.00' })
  await w.play(member, 400_000n, 400_000n)
  await w.count()
  const bonus = await w.bonus(member)
  const give = (lost: string) => w.say(member, 'bonuses/give-up', { id: bonus.id, lost })
  expect((await give('9990.00')).message).toBe('bonus_changed')
  expect((await give('10000.00')).value).toEqual({ lost: '10000.00' })
  expect((await give('10000.00')).value).toEqual({ lost: '10000.00' })
  expect(await w.balance(member)).toBe(1_000_000n)
  // 400 of the deposit were staked with it: 600 are left.
  expect(await w.bonuses(member)).toMatchObject({ withdrawable: '4000.00' })
  expect(await w.detail(member, id)).toMatchObject({ status: 'closed' })
  expect(await w.offerRow(id)).toMatchObject({ paid: 0n })
})

test('the bets that fill a bonus which says so bring no rebate: those of its deposit do, and all bets of another', async () => {
  const without = async (excludeRebate: boolean) => {
    const [member, id] = [await w.someone(), await w.anOnDeposit({ excludeRebate })]
    await w.deposit(member, 10_000n, id)
    // The deposit is filled first, and then the bonus.
    await w.play(member, 1_000_000n, 1_000_000n)
    await w.play(member, 600_000n, 600_000n)
    await w.count()
    const { rows } = await w.admin.query<{ used: string }>(
      `select coalesce(sum(used), 0)::text as used from turnover.spent_without_rebate s
         join wallet.purses p on p.account_id = s.account_id where p.member_id = $1`,
      [member],
    )
    return rows[0]?.used
  }
  expect([await without(true), await without(false)]).toEqual(['600000', '0'])
})

test('[MC-17] what a member may claim as rebate leaves out the bets of such a bonus, and nothing else: from the deposit to the purse', async () => {
  const { rebates } = w.world.faces
  const claimable = async (excludeRebate: boolean) => {
    const [member, id] = [await w.someone(), await w.anOnDeposit({ excludeRebate })]
    const [at, signature] = [w.now(), { by: 'Daw Mya', why: 'for the test' }]
    await setRank(
      w.ours.db,
      { merchantId: w.brand.id, memberId: BigInt(member), rank: 3, day: '2026-11-10', at },
      signature,
    )
    await w.deposit(member, 10_000n, id)
    await w.play(member, 1_000_000n, 1_000_000n)
    await w.play(member, 600_000n, 600_000n)
    await w.world.database.settled()
    await rebates.caughtUp()
    const { total } = (await w.see(member, 'rebates')).value
    const claimed = await w.say(member, 'rebates/claim', { key: w.key() })
    return [total, claimed.value['paid']]
  }
  // Six in a thousand: of the deposit's 10,000 alone, and of 16,000 where the bonus's bets count as well.
  expect(await claimable(true)).toEqual(['60.00', '60.00'])
  expect(await claimable(false)).toEqual(['96.00', '96.00'])
})

test('a sticky bonus plays along and goes back itself: when it is done, never while a round could still lose it', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ mode: 'STICKY', times: 1 })]
  await w.deposit(member, 10_000n, id)
  await w.play(member, 1_000_000n, 1_000_000n)
  await w.count()
  // The deposit may leave by now, the bonus never.
  expect(await w.bonuses(member)).toMatchObject({ balance: '20000.00', withdrawable: '10000.00' })
  await w.play(member, 1_000_000n, 3_000_000n)
  const open = await w.stake(member, 4_000_000n)
  await w.count()
  expect(await w.bonus(member)).toMatchObject({ state: 'ending' })
  await w.win(member, open.round, 5_000_000n)
  await w.job()
  expect(await w.bonus(member)).toMatchObject({ state: 'completed', taken: '10000.00' })
  expect(await w.balance(member)).toBe(4_000_000n)
  expect(await w.offerRow(id)).toMatchObject({ paid: 0n })
})

test('cash is played first: a stake that it cannot bear brings the bonus in, once, with its requirement', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ mode: 'NON_STICKY', times: 3 })]
  await w.deposit(member, 10_000n, id)
  expect(await w.balance(member)).toBe(1_000_000n)
  expect(await w.bonuses(member)).toMatchObject({ waiting: '10000.00', balance: '10000.00' })
  expect((await w.play(member, 900_000n)).status).toBe('posted')
  expect(await w.bonus(member)).toMatchObject({ state: 'waiting', turnover: null })
  // More than both: nothing begins, and the stake is refused.
  expect((await w.stake(member, 2_000_000n)).status).toBe('insufficient')
  expect(await w.bonus(member)).toMatchObject({ state: 'waiting' })
  const [one, other] = await Promise.all([w.play(member, 500_000n), w.play(member, 500_000n)])
  expect([one.status, other.status]).toEqual(['posted', 'posted'])
  expect(await w.balance(member)).toBe(100_000n)
  expect(await w.bonus(member)).toMatchObject({ state: 'wagering', turnover: { target: '30000.00' } })
})

test('what was won with the bonus stays when its days are over; the bonus goes back as far as it is there', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ days: 2 })]
  await w.deposit(member, 10_000n, id)
  await w.play(member, 1_500_000n, 100_000n)
  const at = w.now().getTime()
  w.set(at + 2 * dayMs)
  await w.job()
  expect(await w.bonus(member)).toMatchObject({ state: 'expired', taken: '6000.00' })
  expect(await w.balance(member)).toBe(0n)
  expect(await w.offerRow(id)).toMatchObject({ paid: 400_000n })
  await w.job()
  expect(await toldOfBonus(member)).toMatchObject([{ kind: 'bonus_expired', facts: { amount: '6000.00' } }])
  w.set(at)
})

test('money that is played out asks for nothing any more', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({})]
  await w.deposit(member, 10_000n, id)
  await w.play(member, 2_000_000n)
  await w.count()
  expect(await w.bonus(member)).toMatchObject({ state: 'playedOut', taken: '0.00' })
  expect(await w.detail(member, id)).toMatchObject({ status: 'closed' })
})

test('a stake above the most of a bonus is refused by the ledger from the very deposit on, and free once it ended', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ stakeMost: '5000.00' })]
  await w.deposit(member, 10_000n, id)
  expect((await w.stake(member, 500_010n)).status).toBe('bonus-limit')
  expect((await w.play(member, 500_000n, 500_000n)).status).toBe('posted')
  await giveUpBonus(
    w.ours,
    { merchantId: w.brand.id, memberId: BigInt(member) },
    { id: (await w.bonus(member)).id, agreed: 1_000_000n },
  )
  expect((await w.stake(member, 600_000n)).status).toBe('posted')
})

test('a bet that is taken back takes back what it counted: what was done runs on', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ times: 1 })]
  await w.deposit(member, 10_000n, id)
  await w.play(member, 1_000_000n, 1_000_000n)
  const late = await w.play(member, 1_000_000n, 0n)
  await w.count()
  expect(await w.bonus(member)).toMatchObject({ state: 'completed' })
  expect(await w.rollback(member, late.key, late.round)).toBe('posted')
  await w.count()
  expect(await w.bonus(member)).toMatchObject({ state: 'wagering', turnover: { counted: '0.00' } })
  expect((await w.bonuses(member)).withdrawable).toBe('10000.00')
})

test('the sender takes the deposit back: the bonus goes back as well, also one that was played through', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ times: 1 })]
  const order = await w.deposit(member, 10_000n, id)
  await w.play(member, 1_000_000n, 1_000_000n)
  await w.play(member, 1_000_000n, 1_000_000n)
  await w.count()
  await w.reverse(order)
  expect(await w.bonus(member)).toMatchObject({ state: 'reversed', taken: '10000.00' })
  expect(await w.balance(member)).toBe(0n)
  expect(await w.offerRow(id)).toMatchObject({ paid: 0n })
  expect(await toldOfBonus(member)).toMatchObject([
    { kind: 'bonus_done', facts: { amount: '10000.00' } },
    { kind: 'bonus_reversed', facts: { amount: '10000.00' } },
  ])
})

test('an order that runs out gives free what was set aside; an exhausted budget says so before', async () => {
  const [member, other] = [await w.someone(), await w.someone()]
  const id = await w.anOnDeposit({}, {}, { budget: '15000.00' })
  expect((await w.order(member, '10000', id)).success).toBe(true)
  expect((await w.order(other, '10000', id)).message).toBe('pool_used_up')
  expect((await w.see(other, 'promotions/deposit?amount=10000.00')).value['lists']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, why: expect.objectContaining({ key: 'not_pool' }) }),
    ]),
  )
  const at = w.now().getTime()
  w.set(at + dayMs)
  await w.admin.query(`update cashier.deposits set state = 'EXPIRED' where member_id = $1`, [member])
  await w.job()
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n })
  w.set(at)
  expect((await w.order(other, '10000', id)).success).toBe(true)
})

test('who may: the first deposit alone, from its least on, under the terms that were shown', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({})]
  expect((await w.order(member, '9990', id)).message).toBe('bonus_deposit_below')
  expect((await w.order(member, '10000', 'no-such-offer')).message).toBe('promotion_unknown')
  expect((await w.order(member, '10000', await w.aRow())).message).toBe('promotion_unknown')
  expect((await w.press(member, 'join', id)).message).toBe('promotion_not_now')
  await w.deposit(member, 10_000n)
  const late = await w.order(member, '10000', id)
  expect([late.message, late.value['reason']]).toEqual(['not_eligible', 'not_first'])
  expect(await w.detail(member, id)).toMatchObject({ action: 'none', state: { key: 'not_first' } })
})
