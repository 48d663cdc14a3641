/** A withdrawal by choice among members, from the request to its end, with payers who are real members. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { testDatabase } from '../../testing/database.ts'
import { type MembersWorld, openMembersWorld } from '../../testing/members-world.ts'
import { paymentPassword } from '../../testing/payout-world.ts'
import { audit } from '../ledger/index.ts'
import { removeAccount } from './payouts/accounts.ts'
import { peerOrders } from './peer-payouts.ts'

let world: MembersWorld
beforeAll(async () => {
  world = await openMembersWorld(await testDatabase())
})
afterAll(() => world.close())

test('[WD-01] [WD-05] asked for among members, paid by one, received: completed without a fee and without the house', async () => {
  const owner = await world.member(50_000n)
  const id = await world.withdraw(owner, '20000')
  expect(await world.stateOf(id)).toBe('P2P')
  const payer = await world.member(0n)
  const { partId } = await world.deposit(payer, 20_000_00n)
  await world.prove(payer, partId)
  await world.peer.answer(owner, partId, { answer: 'received' })
  expect(await world.stateOf(id)).toBe('COMPLETED')
  expect(await world.balances(owner)).toEqual({ purse: 30_000_00n, held: 0n })
  expect((await world.balances(payer)).purse).toBe(20_000_00n)
  expect(world.gateway.wishes).toEqual([])
  expect(await audit(world.database.adminUrl)).toMatchObject({ ok: true })
})

test('[platform 6.4] what nobody takes in time the house pays in the ordinary way, and the whole is completed', async () => {
  const owner = await world.member(50_000n)
  const id = await world.withdraw(owner, '30000')
  const payer = await world.member(0n)
  const { partId } = await world.deposit(payer, 10_000_00n)
  await world.prove(payer, partId)
  world.later(15 * 60_000)
  await world.tick()
  await world.work(3)
  expect(world.gateway.wishes.at(-1)?.pay.amount).toBe(20_000_00n)
  // The house was quicker than the member, whose part is still open: the whole waits for it.
  expect(await world.stateOf(id)).toBe('P2P')
  await world.peer.answer(owner, partId, { answer: 'received' })
  await world.work(3)
  expect(await world.stateOf(id)).toBe('COMPLETED')
  expect(await world.balances(owner)).toEqual({ purse: 20_000_00n, held: 0n })
  expect(await audit(world.database.adminUrl)).toMatchObject({ ok: true })
})

test('[platform 6.4] nobody takes it at all: after the wait the house pays the whole once, however often clocks go on and gateways say so', async () => {
  const owner = await world.member(50_000n)
  const id = await world.withdraw(owner, '40000')
  const before = world.gateway.wishes.length
  world.later(14 * 60_000)
  await world.tick()
  await world.work(3)
  expect([await world.stateOf(id), world.gateway.wishes.length]).toEqual(['P2P', before])
  world.later(60_000)
  // Clocks of several processes at the same moment, of members and of withdrawals.
  await Promise.all([world.tick(), world.tick(), world.tick()])
  await Promise.all([world.work(), world.work(), world.work()])
  await world.work(3)
  expect(await world.stateOf(id)).toBe('COMPLETED')
  const paid = world.gateway.wishes.slice(before)
  expect(paid.map(({ pay }) => pay.amount)).toEqual([40_000_00n])
  expect(await world.balances(owner)).toEqual({ purse: 10_000_00n, held: 0n })
  // Nobody can pay it any more, and nobody takes it back.
  const { partId } = await world.deposit(await world.member(0n), 40_000_00n)
  expect(partId).toBe('')
  await expect(world.peer.takeBack(owner, id)).rejects.toThrow('peer_nothing_unmatched')
  world.later(60 * 60_000)
  await world.tick()
  await world.work(3)
  expect(world.gateway.wishes).toHaveLength(before + 1)
  const { rows } = await world.admin.query(
    `select state from cashier.payouts where id = $1 or parent_id = $1 order by parent_id nulls first`,
    [id],
  )
  expect(rows.map(({ state }) => state)).toEqual(['COMPLETED', 'COMPLETED'])
  expect(await audit(world.database.adminUrl)).toMatchObject({ ok: true })
})

test('a member is known by the name of the profile, and by every account that was ever bound', async () => {
  const owner = await world.member(0n)
  const { id } = await world.bound(owner, '09777123456')
  await removeAccount(world.parts, owner, { id, paymentPassword })
  const known = (payeeName: string | null) =>
    inMerchant(world.parts.db, owner.merchantId, async (tx) => {
      const orders = peerOrders({ ...world.parts, payeeName: async () => payeeName })
      return { names: await orders.namesOf(tx, owner), numbers: await orders.numbersOf(tx, owner) }
    })
  const numbers = ['09777123456']
  expect(await known('Daw Hla')).toEqual({ names: ['Daw Hla', 'U Thiha Aung'], numbers })
  expect(await known(null)).toEqual({ names: ['U Thiha Aung'], numbers })
})

test('taken back before anybody paid, it is cancelled and the money is in the purse again', async () => {
  const owner = await world.member(50_000n)
  const id = await world.withdraw(owner, '25000')
  await world.peer.takeBack(owner, id)
  expect(await world.stateOf(id)).toBe('CANCELLED')
  expect(await world.balances(owner)).toEqual({ purse: 50_000_00n, held: 0n })
})

test('an amount that members do not pay is refused, and the ordinary way stays as it was', async () => {
  const owner = await world.member(2_000_000n)
  await expect(world.withdraw(owner, '950000')).rejects.toThrow('peer_amount')
  const id = await world.withdraw(await world.member(50_000n), '20000', 'standard')
  await world.work(3)
  expect(await world.stateOf(id)).toBe('COMPLETED')
})
