import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Seat, takeSeat } from '../../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../../testing/vendor-world.ts'
import { bookSent, bookSettled } from '../wallets/books.ts'
import { insertTransfer, settleRow } from '../wallets/rows.ts'

let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld()
})
afterAll(() => world.close())

/** In minor units, between the purse and the wallet at a vendor, as the vendor confirmed it. */
async function moved({ memberId, accountId, currency }: Seat, direction: 'in' | 'out', amount: bigint) {
  const id = `vt_${randomUUID()}`
  const order = { id, requestId: id, vendor: 'hexworks', direction, amount, currency }
  await inMerchant(world.database.db, world.merchantId, async (tx) => {
    const made = await insertTransfer(tx, { ...order, merchantId: world.merchantId, memberId })
    if (!made) throw new Error('it was made before')
    await bookSent(tx, accountId, made)
    const settled = await settleRow(tx, id, { state: 'done', reason: null }, 'vendor')
    if (settled) await bookSettled(tx, accountId, settled)
  })
}

async function originOf({ accountId }: Seat) {
  await world.database.settled()
  await world.origins.catchUp()
  return inMerchant(world.database.db, world.merchantId, (tx) =>
    world.origins.of(tx, { accountId, upto: null }),
  )
}

test.each([
  ['what was sent there', [1_000n], [400n, 600n], 'plain'],
  ['a little more', [1_000n], [9_000n], 'plain'],
  ['more by a large amount', [1_000_000n], [101_000_000n], 'unusual'],
  ['many times as much', [1_000n], [5_000_000n, 5_100_000n], 'unusual'],
  ['much, and nothing was sent', [], [10_000_000n], 'unusual'],
] as const)('from a wallet that a vendor keeps comes %s', async (_what, sent, back, origin) => {
  const player = await takeSeat(world)
  for (const amount of sent) await moved(player, 'in', amount)
  for (const amount of back) await moved(player, 'out', amount)
  expect(await originOf(player)).toBe(origin)
})
