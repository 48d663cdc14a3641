import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { testDatabase } from '../../../testing/database.ts'
import { openPayoutWorld, type PayoutWorld, paymentPassword } from '../../../testing/payout-world.ts'
import { audit } from '../../ledger/index.ts'
import { check } from './checks.ts'
import { cancelPayout, requestPayout } from './request.ts'

let world: PayoutWorld
beforeAll(async () => {
  world = await openPayoutWorld(await testDatabase({ max: 12 }))
})
beforeEach(() => {
  world.facts = { documents: 'none', payeeName: '', isChangedLately: false, isActive: true }
  world.turnoverLeft = 0n
  world.benefits = { payoutDayMax: null, freePayouts: 0 }
  for (const gateway of [world.gateway, world.other]) {
    gateway.sends = 'sent'
    gateway.asks = 'paid'
    gateway.wishes.length = 0
  }
})
afterAll(() => world.close())

const hour = 3_600_000

describe('asking to be paid out', () => {
  test('[B-16] [MC-07] a clean and small request is held, approved by rule, sent once and paid without a person', async () => {
    const owner = await world.member(100_000n)
    const account = await world.bound(owner)
    const id = await world.ask(owner, account, '20000')
    expect(await world.balances(owner)).toEqual({ purse: 8_000_000n, held: 2_000_000n })
    await world.work(2)
    expect(await world.story(id)).toEqual([
      'REQUESTED',
      'RISK_REVIEW review_begun',
      'APPROVED approved_by_rule',
      'QUEUED queued',
      'SENDING sending',
      'SENT gateway_took',
      'COMPLETED gateway_paid',
    ])
    expect(await world.balances(owner)).toEqual({ purse: 8_000_000n, held: 0n })
    expect(world.gateway.wishes).toHaveLength(1)
    // 20,000.00 less 0.5 per cent.
    expect(world.gateway.wishes[0]).toMatchObject({
      payoutId: `${id}-1`,
      channel: 'kbzpay',
      pay: { currency: 'MMK', scale: 2, amount: 1_990_000n },
      payee: { holder: 'U Thiha Aung', account: account.number },
    })
    expect(world.told.filter((line) => line.startsWith(id)).map((line) => line.split(' ')[1])).toEqual([
      'REQUESTED',
      'QUEUED',
      'SENDING',
      'SENT',
      'COMPLETED',
    ])
  })

  test('a level brings withdrawals of the month without a fee, and more in a day; what was taken back costs none', async () => {
    const owner = await world.member(9_000_000n)
    const account = await world.bound(owner)
    const feeOf = async (id: string) =>
      (await world.admin.query('select fee::text from cashier.payouts where id = $1', [id])).rows[0].fee
    world.benefits = { payoutDayMax: 800_000_000n, freePayouts: 2 }
    const taken = await world.ask(owner, account, '20000')
    await cancelPayout(world.parts, owner, taken)
    const first = await world.ask(owner, account, '20000')
    expect(await feeOf(first)).toBe('0')
    await world.work(3)
    const second = await world.ask(owner, account, '20000')
    expect(await feeOf(second)).toBe('0')
    await world.work(3)
    const third = await world.ask(owner, account, '20000')
    expect(await feeOf(third)).toBe('10000')
    await world.work(3)
    // The demonstration lets 5,000,000.00 leave in a day; a level that brings less takes nothing away.
    const dayMax = async () => {
      const purse = await world.parts.purseOf(owner)
      const asking = { owner, purse, brand: world.brand, known: world.facts, amount: null, account: null }
      return (await inMerchant(world.database.db, owner.merchantId, (tx) => check(tx, world.parts, asking)))
        .dayMax
    }
    expect(await dayMax()).toBe(800_000_000n)
    world.benefits = { payoutDayMax: 100n, freePayouts: 0 }
    expect(await dayMax()).toBe(500_000_000n)
  })

  test('[B-16] what may leave is the balance less what is still to be staked, and not a coin more', async () => {
    const owner = await world.member(100_000n)
    const account = await world.bound(owner)
    world.turnoverLeft = 4_000_000n
    await expect(world.ask(owner, account, '60000.01')).rejects.toMatchObject({
      code: 'turnover_left',
      details: { available: '60000.00' },
    })
    await world.ask(owner, account, '60000')
    expect(await world.balances(owner)).toEqual({ purse: 4_000_000n, held: 6_000_000n })
  })

  test('[B-16] each check refuses by its own name, and nothing is held', async () => {
    const owner = await world.member(6_000_000n)
    const account = await world.bound(owner)
    const refused = async (amount: string, code: string) =>
      expect(world.ask(owner, account, amount)).rejects.toThrow(code)
    await refused('9999.99', 'amount_below')
    await refused('3000000.01', 'amount_above')
    // Of 6,000,000.00 all but 19,999.99 still has to be staked.
    world.turnoverLeft = 600_000_000n - 1_999_999n
    await refused('20000', 'turnover_left')
    world.turnoverLeft = 0n
    const poor = await world.member(10_000n)
    const poorAccount = await world.bound(poor)
    await expect(world.ask(poor, poorAccount, '10000.01')).rejects.toThrow('insufficient_funds')
    await expect(world.ask(poor, account, '10000')).rejects.toThrow('payout_account_unknown')
    const wrong = {
      account: account.id,
      amount: '20000',
      paymentPassword: '000000',
      requestKey: 'wrong-password',
    }
    await expect(requestPayout(world.parts, owner, wrong)).rejects.toThrow('payment_password_wrong')
    expect((await world.balances(owner)).held).toBe(0n)
  })

  test('[B-16] amounts are read strictly: nothing else than digits of the currency asks for anything', async () => {
    const owner = await world.member(100_000n)
    const account = await world.bound(owner)
    for (const amount of [
      '-20000',
      '0',
      '2e4',
      ' 20000',
      '20000.001',
      'Infinity',
      'NaN',
      '၂၀၀၀၀',
      '0x4e20',
      '',
      '١٠',
      '20,000',
    ])
      await expect(world.ask(owner, account, amount)).rejects.toThrow('amount_invalid')
    expect(await world.balances(owner)).toEqual({ purse: 10_000_000n, held: 0n })
  })

  test('[B-16] the day has its count and its sum; what came back does not count', async () => {
    world.gateway.sends = world.other.sends = 'sent'
    const owner = await world.member(20_000_000n)
    const account = await world.bound(owner)
    const cancelled = await world.ask(owner, account, '3000000')
    await cancelPayout(world.parts, owner, cancelled)
    world.facts = { ...world.facts, documents: 'approved' }
    for (let each = 0; each < 4; each++) {
      await world.ask(owner, account, '900000')
      await world.work(2)
    }
    await expect(world.ask(owner, account, '1400000.01')).rejects.toThrow('payout_day_above')
    await world.ask(owner, account, '10000')
    await world.work(2)
    await expect(world.ask(owner, account, '10000')).rejects.toThrow('payout_count_above')
    world.later(24 * hour)
    await world.ask(owner, account, '10000')
    await world.work(2)
  })

  test('[B-16] the same key is the same request; with other content it is refused', async () => {
    const owner = await world.member(100_000n)
    const account = await world.bound(owner)
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => world.ask(owner, account, '30000', 'one-request-only')),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await world.balances(owner)).held).toBe(3_000_000n)
    await expect(world.ask(owner, account, '30001', 'one-request-only')).rejects.toThrow('key_conflict')
    const another = await world.bound(owner, '09421234567')
    await expect(world.ask(owner, another, '30000', 'one-request-only')).rejects.toThrow('key_conflict')
    const wish = { account: account.id, amount: '30000', paymentPassword, requestKey: 'one-request-only' }
    await expect(requestPayout(world.parts, owner, { ...wish, by: 'peer' })).rejects.toThrow('key_conflict')
    expect(await requestPayout(world.parts, owner, wish)).toBe(ids[0])
    expect((await world.balances(owner)).held).toBe(3_000_000n)
  })

  test('[B-16] of many requests at once one is made, and never more is held than there was', async () => {
    const owner = await world.member(50_000n)
    const account = await world.bound(owner)
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => world.ask(owner, account, '50000')),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(String(answer.reason)).toMatch(/payout_pending|insufficient_funds/)
    expect(await world.balances(owner)).toEqual({ purse: 0n, held: 5_000_000n })
  })
})

describe('taking it back', () => {
  test('[MC-07] goes until it is approved, and gives all of it back once', async () => {
    const owner = await world.member(100_000n)
    const account = await world.bound(owner)
    const id = await world.ask(owner, account, '40000')
    await cancelPayout(world.parts, owner, id)
    await cancelPayout(world.parts, owner, id)
    expect(await world.balances(owner)).toEqual({ purse: 10_000_000n, held: 0n })
    await world.work(2)
    expect(await world.story(id)).toEqual(['REQUESTED', 'CANCELLED cancelled'])
    const next = await world.ask(owner, account, '40000')
    await world.work()
    await expect(cancelPayout(world.parts, owner, next)).rejects.toThrow('payout_too_late')
    const stranger = await world.member(0n)
    await expect(cancelPayout(world.parts, stranger, next)).rejects.toThrow('payout_unknown')
  })

  test('[MC-07] against the approval at the same moment one of the two wins, and the money agrees', async () => {
    for (let round = 0; round < 12; round++) {
      const owner = await world.member(20_000n)
      const account = await world.bound(owner)
      const id = await world.ask(owner, account, '20000')
      const [cancelled] = await Promise.allSettled([cancelPayout(world.parts, owner, id), world.work(1)])
      const state = await world.stateOf(id)
      const { purse, held } = await world.balances(owner)
      if (cancelled.status === 'fulfilled') {
        expect([state, purse, held]).toEqual(['CANCELLED', 2_000_000n, 0n])
      } else {
        expect(String(cancelled.reason)).toContain('payout_too_late')
        expect(['QUEUED', 'SENDING', 'SENT', 'COMPLETED']).toContain(state)
        expect(purse).toBe(0n)
      }
      await world.work(3)
    }
  })
})

test('the audit finds nothing', async () => {
  expect((await audit(world.database.adminUrl)).broken).toEqual([])
})
