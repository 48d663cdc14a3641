/** A disk that fills: what vendors are answered. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MoneyCall } from '../../platform/database/space.ts'
import { takeSeat } from '../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../testing/vendor-world.ts'

let allowed: readonly MoneyCall[] = ['begins', 'settles']
let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld({ space: { allows: (call) => allowed.includes(call) } })
})
afterAll(() => world.close())

const id = () => randomBytes(8).toString('hex')

test('a stake is put off while there is little space, its repeat and what ends it are not; with hardly any all of it waits', async () => {
  const player = await takeSeat(world)
  const stakeIn = (roundId: string, transactionId = id()) =>
    player.call('bet', { sessionId: player.sessionId, roundId, transactionId, amount: '100' })
  const [roundId, first] = [id(), id()]
  expect(await stakeIn(roundId, first)).toMatchObject({ status: 'OK', balance: '99900.00' })
  const gone = id()
  expect(await stakeIn(id(), gone)).toMatchObject({ status: 'OK' })
  const won = { roundId, transactionId: id(), amount: '250', roundEnded: true, winType: 'NORMAL' }
  const back = { transactionId: id(), targetTransactionId: gone, targetType: 'BET' }
  const both = {
    ...{ sessionId: player.sessionId, roundId: id(), roundEnded: true },
    ...{ bet: { transactionId: id(), amount: '100' }, win: { transactionId: id(), amount: '40' } },
  }

  allowed = []
  const later = { status: 'TEMPORARY', retry: true }
  for (const answer of [await stakeIn(id()), await player.call('win', won)])
    expect(answer).toMatchObject(later)
  expect(await player.call('balance')).toMatchObject({ status: 'OK', balance: '99800.00' })

  allowed = ['settles']
  expect(await stakeIn(id())).toMatchObject(later)
  expect(await player.call('betwin', both)).toMatchObject(later)
  expect(await stakeIn(roundId, first)).toMatchObject({ status: 'OK', replayed: true })
  expect(await player.call('win', won)).toMatchObject({ status: 'OK', balance: '100050.00' })
  expect(await player.call('rollback', back)).toMatchObject({ status: 'OK', balance: '100150.00' })

  allowed = ['begins', 'settles']
  expect(await player.call('betwin', both)).toMatchObject({ status: 'OK', balance: '100090.00' })
})
