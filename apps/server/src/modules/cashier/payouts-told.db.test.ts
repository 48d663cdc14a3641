/** What a member is told of a withdrawal where they are not looking. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openPayoutWorld, type PayoutWorld } from '../../testing/payout-world.ts'
import { approvePayout, rejectPayout } from './payouts/operator.ts'

let world: PayoutWorld
beforeAll(async () => {
  world = await openPayoutWorld(await testDatabase({ max: 12 }))
})
beforeEach(() => {
  world.facts = { documents: 'none', payeeName: '', isChangedLately: false, isActive: true }
  world.gateway.sends = 'sent'
  world.gateway.asks = 'paid'
})
afterAll(() => world.close())

const signed = { by: 'Daw Hla', why: 'seen on the statement' }

async function toldOf(id: string) {
  const { rows } = await world.admin.query<{ kind: string; facts: object; link: object; member: string }>(
    `select kind, facts, link, member_id::text as member from messages.messages where key like $1 order by id`,
    [`withdrawal:${id}:%`],
  )
  return rows
}

test('[IM-52] a withdrawal that a person approves is told when it is approved and when it is paid, each once', async () => {
  const owner = await world.member(100_000n)
  world.facts = { ...world.facts, isChangedLately: true }
  const id = await world.ask(owner, await world.bound(owner), '30000')
  await world.work(2)
  expect(await toldOf(id)).toEqual([])
  await approvePayout(world.parts, { merchantId: world.brand.id, id, ...signed })
  await world.work(4)
  const told = await toldOf(id)
  expect(told.map(({ kind }) => kind)).toEqual(['withdrawal_approved', 'withdrawal_paid'])
  expect(told[1]).toMatchObject({
    ...{ member: String(owner.memberId), facts: { amount: '30000.00', currency: 'MMK' } },
    link: { to: 'page', page: 'withdraw', item: id },
  })
})

test('one that goes out by rule is told when it is paid, for who asked for it is looking on', async () => {
  const owner = await world.member(100_000n)
  const id = await world.ask(owner, await world.bound(owner), '20000')
  await world.work(3)
  expect((await toldOf(id)).map(({ kind }) => kind)).toEqual(['withdrawal_paid'])
})

test('one that is rejected is told once, with the reason', async () => {
  const owner = await world.member(100_000n)
  world.facts = { ...world.facts, isChangedLately: true }
  const id = await world.ask(owner, await world.bound(owner), '30000')
  await world.work(2)
  const decision = { merchantId: world.brand.id, id, ...signed, reason: 'rejected_name', note: null } as const
  await rejectPayout(world.parts, decision)
  await expect(rejectPayout(world.parts, decision)).rejects.toThrow('already_decided')
  expect(await toldOf(id)).toMatchObject([
    { kind: 'withdrawal_rejected', facts: { reason: 'rejected_name', amount: '30000.00' } },
  ])
})
