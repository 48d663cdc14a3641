/** Withdrawals while the clock is put back by an hour that is then lived again: each is sent once, and arrives. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts'

const hourMs = 3_600_000
let world: PayoutWorld
beforeAll(async () => {
  world = await openPayoutWorld(await testDatabase())
})
beforeEach(() => {
  world.gateway.wishes.length = 0
  Object.assign(world.gateway, { sends: 'sent', asks: 'paid' })
})
afterAll(() => world.close())

async function asked() {
  const owner = await world.member(100_000n)
  const account = await world.bound(owner)
  return { owner, id: await world.ask(owner, account, '20000') }
}

test('[B-16] one whose sending nobody answered is asked about in the hour that comes again, and never sent twice', async () => {
  world.gateway.sends = 'unknown'
  world.gateway.asks = 'unknown'
  const { owner, id } = await asked()
  await world.work(2)
  expect(await world.stateOf(id)).toBe('SENDING_UNKNOWN')
  world.later(-hourMs)
  await world.work(3)
  expect([await world.stateOf(id), world.gateway.wishes.length]).toEqual(['SENDING_UNKNOWN', 1])
  world.gateway.asks = 'paid'
  world.later(hourMs)
  await world.work(2)
  expect([await world.stateOf(id), world.gateway.wishes.length]).toEqual(['COMPLETED', 1])
  expect((await world.balances(owner)).held).toBe(0n)
  world.later(-hourMs)
  await world.work(2)
  world.later(hourMs)
  await world.work(2)
  expect([await world.stateOf(id), world.gateway.wishes.length]).toEqual(['COMPLETED', 1])
})

test('[B-16] one that is asked for in the hour that comes again is paid in it', async () => {
  world.later(-hourMs)
  const { owner, id } = await asked()
  await world.work(4)
  expect([await world.stateOf(id), world.gateway.wishes.length]).toEqual(['COMPLETED', 1])
  expect(await world.balances(owner)).toEqual({ purse: 8_000_000n, held: 0n })
  world.later(hourMs)
})

test('[B-16] an account that waits to be usable waits until its time, and an hour that comes again makes it none', async () => {
  const owner = await world.member(100_000n)
  await world.bound(owner)
  const second = await world.bound(owner, '09420000777')
  const { rows } = await world.admin.query(
    'select usable_at as at from cashier.payout_accounts where id = $1',
    [second.id],
  )
  const leftMs = rows[0].at.getTime() - world.parts.now().getTime()
  expect(leftMs).toBeGreaterThan(0)
  world.later(-hourMs)
  await expect(world.ask(owner, second, '20000')).rejects.toThrow('payout_account_cooling')
  world.later(leftMs + hourMs - 60_000)
  await expect(world.ask(owner, second, '20000')).rejects.toThrow('payout_account_cooling')
  world.later(60_000)
  await world.ask(owner, second, '20000')
})
