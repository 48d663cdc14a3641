/** Stakes that are refused for what they say, or for whose they are, before the ledger hears of them. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeSeat } from '../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../testing/vendor-world.ts'

let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld()
})
afterAll(() => world.close())

const id = () => randomBytes(8).toString('hex')

test('stake and win in one call under one id are a conflict, and nothing moves', async () => {
  const player = await takeSeat(world)
  const one = id()
  const told = {
    ...{ sessionId: player.sessionId, roundId: id(), roundEnded: true },
    ...{ bet: { transactionId: one, amount: '100' }, win: { transactionId: one, amount: '40' } },
  }
  expect(await player.call('betwin', told)).toMatchObject({ status: 'CONFLICT' })
  expect(await player.call('balance')).toMatchObject({ balance: '100000.00' })
})

test('a player whose account is frozen stakes nothing in a game that is open, and is paid what a round brought', async () => {
  const player = await takeSeat(world, 'blocked')
  const stake = (roundId: string) =>
    player.call('bet', { sessionId: player.sessionId, roundId, transactionId: id(), amount: '100' })
  const roundId = id()
  expect(await stake(roundId)).toMatchObject({ status: 'OK' })
  const thaw = await player.arrange?.()
  const won = { roundId, transactionId: id(), amount: '250', roundEnded: true, winType: 'NORMAL' }
  try {
    expect(await stake(id())).toMatchObject({ status: 'PLAYER_BLOCKED' })
    expect(await player.call('win', won)).toMatchObject({ status: 'OK', balance: '100150.00' })
  } finally {
    await thaw?.()
  }
  expect(await stake(id())).toMatchObject({ status: 'OK', balance: '100050.00' })
})
