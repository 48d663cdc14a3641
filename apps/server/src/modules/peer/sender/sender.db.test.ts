/** In whose name a payer sends: refused where it can be no name, shown masked, and never plain in a table. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeerWorld, type PeerTestWorld } from '../../../testing/peer-world.ts'
import { sealSenders } from './sender.ts'

let world: PeerTestWorld
beforeAll(async () => {
  world = await openPeerWorld()
})
afterAll(() => world.close())

const rowOf = async (id: string) =>
  (await world.admin.query('select * from peer.asks where id = $1', [id])).rows[0]

test('the name of who sends lies sealed, and a repeat of the wish is known by it', async () => {
  const payer = await world.someone(0n)
  const wish = { name: 'Daw Khin Mya', key: 'sealed-key-1' }
  const id = await world.deposit(payer, 50_00n, wish)
  const row = await rowOf(id)
  expect(row.sender_name).toBeNull()
  expect(row.sender_sealed.toString('latin1')).not.toMatch(/khin/i)
  expect(await world.deposit(payer, 50_00n, wish)).toBe(id)
  await expect(world.deposit(payer, 50_00n, { ...wish, name: 'Daw Khin Hla' })).rejects.toThrow(
    'key_conflict',
  )
})

test('names from before lie sealed after the clock has been there, and are the same to their owner', async () => {
  const payer = await world.someone(0n)
  const wish = { name: 'U Tun Tun', key: 'sealed-key-2' }
  const id = await world.deposit(payer, 50_00n, wish)
  await world.admin.query(
    `update peer.asks set sender_sealed = null, sender_name = 'U Tun Tun' where id = $1`,
    [id],
  )
  expect(await world.deposit(payer, 50_00n, wish)).toBe(id)
  expect(await sealSenders(world.peer.world, 100)).toBe(1)
  expect(await sealSenders(world.peer.world, 100)).toBe(0)
  expect((await rowOf(id)).sender_name).toBeNull()
  expect(await world.deposit(payer, 50_00n, wish)).toBe(id)
})
