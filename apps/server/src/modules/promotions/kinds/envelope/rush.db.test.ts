/** Many more presses than envelopes, at once. */
import { Refusal } from '@jackfruit/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../../platform/database/db.ts'
import { type OffersWorld, openOffersWorld } from '../../../../testing/promotions/world.ts'
import { press } from '../../act.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())

test('[SC-15] [IM-76] of 5,000 claims of 100 envelopes through two pools 100 are paid, once each, and the sum is the pool', {
  timeout: 240_000,
}, async () => {
  const id = await w.anOffer('envelope', { rain: { pool: '250000.00', count: 100, least: '500.00' } })
  const members = await Promise.all(Array.from({ length: 250 }, () => w.aMember()))
  const before = new Map<string, bigint>()
  for (const member of members) before.set(member, await w.purseOf(member))
  const other = openDatabase(w.world.database.appUrl, { max: 8 })
  const worlds = [w.ours, { ...w.ours, db: other.db }] as const
  const tries = Array.from({ length: 5_000 }, (_, at) => ({ at, member: members[at % members.length] ?? '' }))
  const paid: { member: string; amount: string }[] = []
  const refused = new Map<string, number>()
  /** So many at a time wait for a connection of each pool. Where a machine is too slow, the same press is sent again. */
  const runner = async (world: (typeof worlds)[number]) => {
    for (let one = tries.pop(); one; one = tries.pop()) {
      const person = { merchantId: w.brand.id, memberId: BigInt(one.member), type: 0 }
      try {
        const answer = await press(world, person, { id, version: 1, key: `rush-claim-${one.at}` }, 'claim')
        paid.push({ member: one.member, amount: answer.paid ?? '' })
      } catch (failure) {
        if (failure instanceof Refusal) refused.set(failure.message, (refused.get(failure.message) ?? 0) + 1)
        else tries.push(one)
      }
    }
  }
  await Promise.all(worlds.flatMap((world) => Array.from({ length: 12 }, () => runner(world))))
  await other.close()
  expect([...refused.keys()].toSorted()).toEqual(['pool_used_up', 'promotion_not_now'])
  expect([...refused.values()].reduce((sum, each) => sum + each, 0)).toBe(4_900)
  expect(paid).toHaveLength(100)
  expect(new Set(paid.map(({ member }) => member)).size).toBe(100)
  let sum = 0n
  for (const member of members) {
    const more = (await w.purseOf(member)) - (before.get(member) ?? 0n)
    const own = paid.find((each) => each.member === member)
    expect(more).toBe(own ? BigInt(own.amount.replace('.', '')) : 0n)
    sum += more
  }
  expect(sum).toBe(25_000_000n)
  // What was kept is all given; nothing else of the budget was touched.
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 25_000_000n })
  await w.demandSound()
})
