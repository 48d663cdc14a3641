import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { testDatabase } from '../../../testing/database.ts'
import { openPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts'
import { audit } from '../../ledger/index.ts'
import { readDesk, readPapers } from '../desk.ts'
import { approvePayout, judgePayout, rejectPayout } from './operator.ts'
import { partsOf } from './orders.ts'
import { workPayouts } from './start.ts'

let world: PayoutWorld
beforeAll(async () => {
  world = await openPayoutWorld(await testDatabase({ max: 12 }))
})
beforeEach(() => {
  world.facts = { documents: 'none', payeeName: '', isChangedLately: false, isActive: true }
  for (const gateway of [world.gateway, world.other]) {
    gateway.sends = 'sent'
    gateway.asks = 'paid'
    gateway.wishes.length = 0
  }
})
afterAll(() => world.close())

const minute = 60_000

async function asked(amount = '20000') {
  const owner = await world.member(5_000_000n)
  const account = await world.bound(owner)
  return { owner, id: await world.ask(owner, account, amount) }
}
const decided = (id: string) => ({ merchantId: world.brand.id, id, by: 'Daw Hla', why: 'called the member' })

describe('sending', () => {
  test('a refused one goes out again by the other channel, twice at most, and then comes back', async () => {
    world.gateway.sends = world.other.sends = 'refused'
    const { owner, id } = await asked()
    await world.work(5)
    expect((await world.story(id)).slice(4)).toEqual([
      'SENDING sending',
      'FAILED gateway_refused',
      'QUEUED tried_again',
      'SENDING sending',
      'FAILED gateway_refused',
      'QUEUED tried_again',
      'SENDING sending',
      'FAILED gateway_refused',
      'RETURNED given_back',
    ])
    expect(
      [world.gateway.wishes, world.other.wishes].map((wishes) => wishes.map(({ payoutId }) => payoutId)),
    ).toEqual([[`${id}-1`, `${id}-3`], [`${id}-2`]])
    expect(await world.balances(owner)).toEqual({ purse: 500_000_000n, held: 0n })
  })

  test('an unknown outcome is asked for and never sent again', async () => {
    world.gateway.sends = 'unknown'
    world.gateway.asks = 'unknown'
    const { owner, id } = await asked()
    await world.work(12)
    expect(await world.stateOf(id)).toBe('SENDING_UNKNOWN')
    expect([...world.gateway.wishes, ...world.other.wishes]).toHaveLength(1)
    expect((await world.balances(owner)).held).toBe(2_000_000n)
    world.gateway.asks = 'pending'
    world.later(20 * minute)
    await world.work()
    expect(await world.stateOf(id)).toBe('SENT')
    world.gateway.asks = 'paid'
    world.later(20 * minute)
    await world.work()
    expect(await world.stateOf(id)).toBe('COMPLETED')
    expect([...world.gateway.wishes, ...world.other.wishes]).toHaveLength(1)
  })

  test('a process that dies while it sends leaves a doubt that another resolves by asking', async () => {
    const { owner, id } = await asked()
    world.gateway.sends = () => new Promise(() => {})
    void workPayouts(world.parts, world.brand.id, () => {})
    await expect.poll(() => world.stateOf(id)).toBe('SENDING')
    world.gateway.sends = 'sent'
    await world.work()
    expect(await world.stateOf(id)).toBe('SENDING')
    world.later(2 * minute)
    await world.work()
    expect((await world.story(id)).slice(4)).toEqual([
      'SENDING sending',
      'SENDING_UNKNOWN interrupted',
      'SENT gateway_knows',
      'COMPLETED gateway_paid',
    ])
    expect(world.gateway.wishes).toHaveLength(1)
    expect((await world.balances(owner)).held).toBe(0n)
  })

  test('what the gateway took and could not pay comes to the next channel under a key of its own', async () => {
    world.gateway.asks = 'failed'
    const { id } = await asked()
    await world.work(4)
    expect(await world.stateOf(id)).toBe('COMPLETED')
    expect([world.gateway.wishes.length, world.other.wishes.length]).toEqual([1, 1])
    expect(world.other.wishes[0]?.payoutId).toBe(`${id}-2`)
  })

  test('several processes at once send it once and pay it once', async () => {
    const { owner, id } = await asked()
    const rounds = () => workPayouts(world.parts, world.brand.id, () => {})
    for (let round = 0; round < 3; round++) {
      await Promise.all(Array.from({ length: 4 }, rounds))
      world.later(10_000)
    }
    expect(await world.stateOf(id)).toBe('COMPLETED')
    expect(world.gateway.wishes.filter(({ payoutId }) => payoutId.startsWith(id))).toHaveLength(1)
    expect((await world.balances(owner)).held).toBe(0n)
  })

  test('more than one sending carries goes in parts that are the whole, each paid or given back by itself', async () => {
    const { owner, id } = await asked('2500000')
    world.facts = { ...world.facts, documents: 'approved' }
    await world.work()
    await approvePayout(world.parts, decided(id))
    expect(await world.stateOf(id)).toBe('SPLIT')
    const parts = await inMerchant(world.parts.db, world.brand.id, (tx) => partsOf(tx, id))
    expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(250_000_000n)
    expect(parts.reduce((sum, { fee }) => sum + fee, 0n)).toBe(1_250_000n)
    const [first] = parts
    for (const gateway of [world.gateway, world.other])
      gateway.sends = async ({ payoutId }) => (payoutId.startsWith(first?.id ?? '') ? 'refused' : 'sent')
    await world.work(6)
    expect((await world.story(id)).at(-1)).toBe('COMPLETED parts_partly_paid')
    const { purse, held } = await world.balances(owner)
    expect([purse, held]).toEqual([250_000_000n + (first?.amount ?? 0n), 0n])
  })
})

describe('what a person decides', () => {
  test('[IM-34] a large request, or one after a change of the ways in, waits for a person and says why', async () => {
    const large = await asked('500000.01')
    await world.work(2)
    expect((await world.story(large.id)).at(-1)).toBe('RISK_REVIEW review_amount')
    world.facts = { ...world.facts, isChangedLately: true }
    const small = await asked()
    await world.work(2)
    expect((await world.story(small.id)).at(-1)).toBe('RISK_REVIEW review_credentials')
    const { orders } = await readDesk(world.parts.db)
    expect(orders.map(({ id, reason }) => [id, reason])).toEqual([
      [large.id, 'review_amount'],
      [small.id, 'review_credentials'],
    ])
    await approvePayout(world.parts, decided(large.id))
    await rejectPayout(world.parts, {
      ...decided(small.id),
      reason: 'rejected_name',
      note: 'The name differs.',
    })
    await world.work(2)
    expect([await world.stateOf(large.id), await world.stateOf(small.id)]).toEqual(['COMPLETED', 'REJECTED'])
    expect(await world.balances(small.owner)).toEqual({ purse: 500_000_000n, held: 0n })
    await expect(approvePayout(world.parts, decided(small.id))).rejects.toThrow('already_decided')
  })

  test('[B-16] of a member who was frozen after asking nothing is sent before a person has decided', async () => {
    const owner = await world.member(100_000n)
    const id = await world.ask(owner, await world.bound(owner), '20000')
    world.facts = { ...world.facts, isActive: false }
    await world.work(3)
    expect((await world.story(id)).at(-1)).toBe('RISK_REVIEW review_account')
    expect(world.gateway.wishes).toHaveLength(0)
    expect(await world.balances(owner)).toEqual({ purse: 8_000_000n, held: 2_000_000n })
  })

  test('[MC-07] above the bound it waits for papers with the money held, and goes on when they are approved', async () => {
    const { owner, id } = await asked('1000000')
    await world.work(2)
    expect((await world.story(id)).at(-1)).toBe('KYC_WAIT papers_needed')
    expect((await world.balances(owner)).held).toBe(100_000_000n)
    world.facts = { ...world.facts, documents: 'approved' }
    world.later(minute)
    await world.work()
    expect((await world.story(id)).at(-1)).toBe('RISK_REVIEW papers_approved')
    await approvePayout(world.parts, decided(id))
    await world.work(2)
    expect(await world.stateOf(id)).toBe('COMPLETED')
  })

  test('of approval and rejection at once one wins, and the money agrees', async () => {
    for (let round = 0; round < 8; round++) {
      const { owner, id } = await asked('600000')
      await world.work()
      await Promise.allSettled([
        approvePayout(world.parts, decided(id)),
        rejectPayout(world.parts, { ...decided(id), reason: 'rejected_rules', note: null }),
      ])
      const state = await world.stateOf(id)
      expect(['QUEUED', 'REJECTED']).toContain(state)
      expect((await world.balances(owner)).held).toBe(state === 'QUEUED' ? 60_000_000n : 0n)
      await world.work(2)
    }
  })

  test('of a sending that nobody knows anything of, two people decide who saw the same', async () => {
    world.gateway.sends = world.gateway.asks = 'unknown'
    const { owner, id } = await asked()
    await world.work(2)
    const says = (by: string, verdict: 'paid' | 'failed') =>
      judgePayout(world.parts, { ...decided(id), by, verdict, why: 'statement of the day, line 12' })
    expect(await says('Daw Hla', 'paid')).toBe(false)
    await expect(says('Daw Hla', 'paid')).rejects.toThrow('another person has to')
    expect(await says('U Ba', 'failed')).toBe(false)
    expect(await world.stateOf(id)).toBe('SENDING_UNKNOWN')
    expect(await says('Ko Aye', 'paid')).toBe(true)
    expect((await world.story(id)).at(-1)).toBe('COMPLETED staff_found_paid')
    const papers = await readPapers(world.parts.db, id)
    expect(papers?.decisions.map(({ decision, by }) => `${by} ${decision}`)).toEqual([
      'Ko Aye judged_paid',
      'U Ba judged_failed',
      'Daw Hla judged_paid',
    ])
    expect((await world.balances(owner)).held).toBe(0n)
  })
})

test('the audit finds nothing', async () => {
  expect((await audit(world.database.adminUrl)).broken).toEqual([])
})
