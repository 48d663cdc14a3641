/** What a withdrawal moves, also where members have paid a part of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts'
import { audit, move, openHouse } from '../../ledger/index.ts'
import { heldAccount, hold, receiveOf, release } from './money.ts'

let world: PayoutWorld
beforeAll(async () => {
  world = await openPayoutWorld(await testDatabase())
})
afterAll(() => world.close())

/** A withdrawal of 20,000.00 out of 50,000.00, of which members have paid so much already. */
async function paidByMembers(peerAmount: bigint) {
  const owner = await world.member(50_000n)
  const payer = await world.member(0n)
  const { db } = world.parts
  const [purse, to] = [await world.parts.purseOf(owner), await world.parts.purseOf(payer)]
  const { merchantId, memberId } = owner
  await db.transaction().execute(async (tx) => {
    const heldId = await heldAccount(tx, owner, purse)
    const payout = {
      id: `w${memberId}`,
      merchantId,
      memberId,
      purseId: purse.accountId,
      heldId,
      currency: 'MMK',
    }
    await hold(tx, { ...payout, amount: 2_000_000n })
    const clearingId = await openHouse(tx, merchantId, 'clearing', 'MMK')
    if (peerAmount > 0n)
      await move(tx, {
        ...{ key: `peer:${memberId}`, kind: 'peer', from: heldId, to: to.accountId },
        ...{ clearingId, amount: peerAmount },
      })
    await release(tx, { ...payout, amount: 2_000_000n, peerAmount })
  })
  return { owner: await world.balances(owner), payer: (await world.balances(payer)).purse }
}

test.each([0n, 1n, 700_000n, 1_999_999n, 2_000_000n])(
  '[WD-05] of what is taken back the part that members paid stays paid: %i units',
  async (paid) => {
    expect(await paidByMembers(paid)).toEqual({
      owner: { purse: 5_000_000n - paid, held: 0n },
      payer: paid,
    })
    expect(await audit(world.database.adminUrl)).toMatchObject({ ok: true })
  },
)

test('what reaches the account outside is the amount without fee and without what members paid', () => {
  expect(receiveOf({ amount: 2_000_000n, fee: 10_000n, peerAmount: 700_000n })).toBe(1_290_000n)
})
