/** Play money of trials beside money that counts: what is settled with a vendor holds none of it. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeSeat } from '../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../testing/vendor-world.ts'
import { audit } from '../ledger/index.ts'

let world: VendorWorld
let admin: pg.Client
beforeAll(async () => {
  world = await openVendorWorld()
  admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

/** What lies in each house, in minor units. */
async function inHouses() {
  const { rows } = await admin.query<{ name: string; sum: string }>(
    `select h.name, -sum(t.amount) as sum from ledger.transfers t join ledger.houses h on h.id = t.house_id
     where h.merchant_id = $1 group by h.name`,
    [world.merchantId],
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, BigInt(sum)]))
}

test('[IM-18] what a trial stakes and wins moves neither the vendor’s house nor that of the grants', async () => {
  const real = await takeSeat(world)
  await real.win(await real.stake('100'), '40')
  const before = await inHouses()
  expect(before).toMatchObject({ 'vendor:hexworks': 6_000n })
  const trial = await takeSeat(world, 'trial')
  await trial.win(await trial.stake('500'), '900')
  const after = await inHouses()
  expect(await trial.call('balance')).toMatchObject({ status: 'OK', balance: '100400.00' })
  expect(after).toMatchObject(before)
  expect(after['trial:hexworks']).toBe(-40_000n)
  expect(after['trial:grants']).toBe(-10_000_000n)
  expect((await real.money()).purse).toBe(9_994_000n)
  expect(await audit(world.database.adminUrl)).toMatchObject({ ok: true })
})

test('play money is never marked, however much a trial wins: nobody can take it out', async () => {
  const [real, trial] = [await takeSeat(world), await takeSeat(world, 'trial')]
  for (const each of [trial, real]) await each.win(await each.stake('10'), '100000', { roundEnded: true })
  await world.database.settled()
  await world.origins.catchUp()
  const { rows } = await admin.query<{ account: string }>(
    'select account_id::text as account from vendors.unusual_credits',
  )
  expect(rows).toEqual([{ account: String(real.accountId) }])
})
