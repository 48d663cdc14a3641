import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditHands, opening, units } from '../../../testing/credit-hands.ts'
import { freshId, type Seat, takeSeat } from '../../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../../testing/vendor-world.ts'
import { openHouse, post, standingOf } from '../../ledger/index.ts'
import type { Player } from '../players.ts'
import { openLine } from './line.ts'

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

const { budget, promo, soundly } = creditHands(() => world)
const ok = { status: 'OK', replayed: false }

/** Another process holds the lock of this maker's credits, until the answer is called. */
async function heldElsewhere(): Promise<() => Promise<unknown>> {
  const lock = `hashtextextended('credits ${world.merchantId} hexworks', 0)`
  await admin.query(`select pg_advisory_lock(${lock})`)
  return () => admin.query(`select pg_advisory_unlock(${lock})`)
}
const waiters = async (): Promise<number> =>
  Number(
    (await admin.query("select count(*) from pg_locks where locktype = 'advisory' and not granted")).rows[0]
      .count,
  )

test('however many credits of a maker wait for each other, one connection waits and everybody else is served', () =>
  soundly(async () => {
    await budget('storm', 1_000)
    const players = [await takeSeat(world), await takeSeat(world), await takeSeat(world)]
    const release = await heldElsewhere()
    const storm = Array.from({ length: 60 }, (_, at) => promo(players[at % 3] as Seat, '1', 'storm'))
    await expect.poll(waiters).toBe(1)
    await world.database.pool.query('select 1')
    expect(await waiters()).toBe(1)
    await release()
    expect(await Promise.all(storm)).toEqual(storm.map(() => expect.objectContaining(ok)))
    for (const player of players)
      expect(await player.money()).toEqual({ purse: opening + units(20), held: 0n })
  }))

test('of credits that are written together one that is refused is refused alone, and repeats are one', () =>
  soundly(async () => {
    await budget('together', 1_000)
    const player = await takeSeat(world)
    const release = await heldElsewhere()
    const first = promo(player, '1', 'together')
    await expect.poll(waiters).toBe(1)
    const id = freshId()
    const sent = [
      promo(player, '2', 'together', id),
      promo(player, '2', 'together', id),
      player.call('adjust', {
        ...{
          transactionId: freshId(),
          refTransactionId: 'never-was',
          roundId: 'never-was',
          signedAmount: '7',
        },
        reason: 'settled anew',
      }),
      promo(player, '3', 'together', id),
      promo(player, '4', 'together'),
    ]
    await release()
    expect(await first).toMatchObject(ok)
    const [one, two, unknown, other, last] = await Promise.all(sent)
    expect([one?.['replayed'], two?.['replayed']].sort()).toEqual([false, true])
    expect(unknown).toMatchObject({ status: 'BET_NOT_FOUND' })
    expect(other).toMatchObject({ status: 'CONFLICT' })
    expect(last).toMatchObject(ok)
    expect(await player.money()).toEqual({ purse: opening + units(7), held: 0n })
  }))

test('work that fails behind others takes nothing of theirs with it, and leaves nothing of its own', () =>
  soundly(async () => {
    const { db } = world.database
    const { accountId, memberId } = await takeSeat(world)
    const houseId = await openHouse(db, world.merchantId, 'vendor:hexworks', 'MMK')
    const inLine = openLine(db)
    const player = { merchantId: world.merchantId, memberId, currency: 'MMK', accountId } as Player
    const pay = (amount: bigint, fault?: Error) =>
      inLine('hexworks', player, async (tx) => {
        await post(tx, { key: freshId(), kind: 'promo', accountId, houseId, amount })
        if (fault) throw fault
        return amount
      })
    const fault = new Error('of this one')
    const all = await Promise.allSettled([
      pay(1n),
      pay(2n),
      pay(4n, fault),
      pay(8n),
      pay(16n, fault),
      pay(32n),
    ])
    expect(all.map((each) => (each.status === 'fulfilled' ? each.value : each.reason))).toEqual([
      ...[1n, 2n, fault, 8n, fault, 32n],
    ])
    expect((await standingOf(db, accountId))?.balance).toBe(opening + 43n)
  }))
