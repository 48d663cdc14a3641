/** The clock of the members who pay members, put back by an hour that is then lived again, and a day ahead for a while. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPeerWorld, type PeerTestWorld } from './testing/peer-world.ts'

let world: PeerTestWorld
beforeAll(async () => {
  world = await openPeerWorld()
})
afterEach(() => world.sound())
afterAll(() => world.close())

const amount = 5_000n
const hour = 60
const partsOf = async (id: string) => (await world.parts(id)).map(({ state }) => state)

async function proved() {
  const [receiver, payer] = [await world.someone(), await world.someone(0n)]
  const claimId = await world.withdraw(receiver, amount)
  await world.deposit(payer, amount)
  const [part] = await world.parts(claimId)
  if (!part) throw new Error('nobody met')
  await world.prove(payer, part.id)
  return { payer, claimId }
}

test('[platform 6.4] what is confirmed by the clock is confirmed once, when its half hour has come', async () => {
  const { payer, claimId } = await proved()
  await world.wait(20)
  await world.wait(-hour)
  expect(await partsOf(claimId)).toEqual(['PROOF_SENT'])
  await world.wait(hour + 9)
  expect(await partsOf(claimId)).toEqual(['PROOF_SENT'])
  expect(await world.balance(payer.purseId)).toBe(0n)
  await world.wait(1)
  const [ended] = await partsOf(claimId)
  expect(ended).not.toBe('PROOF_SENT')
  expect(await world.balance(payer.purseId)).toBe(amount)
  for (const minutes of [-hour, 10, 50, hour]) await world.wait(minutes)
  expect(await partsOf(claimId)).toEqual([ended])
  expect(await world.balance(payer.purseId)).toBe(amount)
})

test('[platform 6.4] a part that nobody began goes back to the pool once, and brings one strike', async () => {
  const payer = await world.someone(0n)
  const claimId = await world.withdraw(await world.someone(), amount)
  await world.deposit(payer, amount)
  await world.wait(-hour)
  await world.wait(hour + 2)
  expect(await partsOf(claimId)).toEqual(['RESERVED'])
  await world.wait(1)
  for (const minutes of [-hour, 5, 55]) await world.wait(minutes)
  expect(await partsOf(claimId)).toEqual(['EXPIRED'])
  const strikes = await world.admin.query('select from peer.strikes where member_id = $1', [payer.memberId])
  expect(strikes.rowCount).toBe(1)
})

test('[platform 6.4] what nobody takes is paid by the house once, whatever hour comes again', async () => {
  const claimId = await world.withdraw(await world.someone(), amount)
  await world.wait(8)
  await world.wait(-hour)
  await world.wait(hour)
  expect(world.houseParts.filter((each) => each.claimId === claimId)).toEqual([])
  await world.wait(24 * hour)
  for (const minutes of [-24 * hour, 10, 24 * hour]) await world.wait(minutes)
  expect(world.houseParts.filter((each) => each.claimId === claimId)).toEqual([{ claimId, part: 1, amount }])
})
