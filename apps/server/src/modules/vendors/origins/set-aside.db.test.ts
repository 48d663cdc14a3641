import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Seat, takeSeat } from '../../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../../testing/vendor-world.ts'
import { isOfItsRow } from './set-aside.ts'

let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld()
})
afterAll(() => world.close())

const originOf = ({ accountId }: Seat) =>
  inMerchant(world.database.db, world.merchantId, (tx) => world.origins.of(tx, { accountId, upto: null }))

test('a credit that cannot be read stops nobody else: it is told of, and its own purse waits for a person', async () => {
  const [before, broken, after] = [
    await takeSeat(world),
    await takeSeat(world, 'gameDisabled'),
    await takeSeat(world),
  ]
  for (const player of [before, broken, after]) await player.win(await player.stake('10'), '20')
  await after.call('promo', { transactionId: 'unusual', campaignId: 'nobody-agreed', amount: '5' })
  await world.database.settled()
  await world.origins.catchUp()
  expect(await Promise.all([before, broken, after].map(originOf))).toEqual(['plain', 'unusual', 'held'])
  expect(world.setAside.map(({ message }) => message)).toEqual([
    expect.stringContaining(`of account ${broken.accountId} could not be read and waits for a person`),
  ])
  // What comes later is read as ever, and nothing is told twice.
  await before.win(await before.stake('10'), '20')
  await world.database.settled()
  await world.origins.catchUp()
  expect([await originOf(before), world.setAside.length]).toEqual(['plain', 1])
})

test.each([
  ['a broken promise', new Error('invariant: no'), true],
  ['a number out of range', Object.assign(new Error('out of range'), { code: '22003' }), true],
  ['a lock', Object.assign(new Error('lock'), { code: '55P03' }), false],
  ['a deadlock', Object.assign(new Error('deadlock'), { code: '40P01' }), false],
  ['a server that went away', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), false],
  ['a connection without a code', new Error('Connection terminated unexpectedly'), false],
  ['a table that is missing', Object.assign(new Error('missing'), { code: '42P01' }), false],
])('%s', (_what, error, isOf) => {
  expect(isOfItsRow(error)).toBe(isOf)
})
