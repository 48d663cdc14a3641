import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { creditHands, most, opening, signed, units } from '../../../testing/credit-hands.ts'
import { freshId, type Seat, takeSeat } from '../../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../../testing/vendor-world.ts'
import { openHouse, transferByKey } from '../../ledger/index.ts'
import type { Deps } from '../calls/context.ts'
import type { Player } from '../players.ts'
import { correctCredit } from './correct.ts'
import { releaseHeld, takeHeld } from './decide.ts'
import { openLine } from './line.ts'

/** What a vendor takes back of its credits, whole or by a lower settlement, where something of it is held or borne. */
let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld()
})
afterAll(() => world.close())

const { onlyHeld, budget, promo, soundly } = creditHands(() => world)

/** Within one process they stand in one line. */
async function settleInAnotherProcess(seat: Seat, target: string, amount: bigint) {
  const { db } = world.database
  const { accountId, memberId, currency } = seat
  const houseId = await openHouse(db, world.merchantId, 'vendor:hexworks', currency)
  const of = { merchantId: world.merchantId, memberId, accountId, houseId, currency, timeZone: 'UTC' }
  const won = await transferByKey(db, accountId, `hexworks:${target}`)
  const { gameId = 0, round = '' } = won ?? {}
  const key = `hexworks:${freshId()}`
  const correction = { kind: 'adjust' as const, accountId, houseId, gameId, round, amount, key }
  return correctCredit({ db, inLine: openLine(db), onPosted: () => {} } as unknown as Deps, {
    ...{ vendor: 'hexworks', player: { ...of, mode: 'real' } as Player, most },
    correction: { ...correction, target: `hexworks:${target}` },
  })
}

describe('what a vendor takes back', () => {
  const beyond = async () => {
    const player = await takeSeat(world)
    const roundId = await player.stake('100')
    const target = freshId()
    await player.win(roundId, '100000500', { transactionId: target, roundEnded: true })
    const back = { transactionId: freshId(), targetTransactionId: target, targetType: 'WIN' }
    const owed = async () =>
      (
        await world.database.pool.query('select amount from ledger.debts where account_id = $1', [
          player.accountId,
        ])
      ).rows
    return { player, back, owed, held: await onlyHeld(player) }
  }

  test('the hold is undone first: the win is gone whole, nothing is owed', () =>
    soundly(async () => {
      const { player, back, owed } = await beyond()
      for (const replayed of [false, true])
        expect(await player.call('rollback', back)).toMatchObject({
          ...{ status: 'OK', balance: '99900.00', replayed },
        })
      expect([await player.money(), await owed()]).toEqual([{ purse: opening - units(100), held: 0n }, []])
    }))

  test('what a person has given back to the vendor already is not taken twice', () =>
    soundly(async () => {
      const { player, back, owed, held } = await beyond()
      await takeHeld(world.database.db, held.id, signed)
      expect(await player.call('rollback', back)).toMatchObject({ status: 'OK', balance: '99900.00' })
      expect([await player.money(), await owed()]).toEqual([{ purse: opening - units(100), held: 0n }, []])
    }))

  test('what a person has released is taken from the purse', () =>
    soundly(async () => {
      const { player, back, held } = await beyond()
      await releaseHeld(world.database.db, held.id, signed)
      expect(await player.call('rollback', back)).toMatchObject({ status: 'OK', balance: '99900.00' })
    }))

  test('a person and the vendor at one moment take it once', () =>
    soundly(async () => {
      const { player, back, owed, held } = await beyond()
      await Promise.allSettled([takeHeld(world.database.db, held.id, signed), player.call('rollback', back)])
      expect([await player.money(), await owed()]).toEqual([{ purse: opening - units(100), held: 0n }, []])
    }))

  test('a roll-back that is refused leaves it held', async () => {
    const player = await takeSeat(world)
    const transactionId = freshId()
    await promo(player, '700', 'gift', transactionId)
    const back = { transactionId: freshId(), targetTransactionId: transactionId, targetType: 'WIN' }
    expect(await player.call('rollback', back)).toMatchObject({ status: 'CONFLICT' })
    expect((await player.money()).held).toBe(units(700))
  })
})

const settling = (refTransactionId: string) => ({
  ...{ refTransactionId, roundId: freshId(), reason: 'settled anew' },
})

test('a credit that is settled lower gives its budget that much room back, and taken back whole all of it', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    await budget('lowered', 200, 150)
    const id = freshId()
    expect(await promo(player, '150', 'lowered', id)).toMatchObject({ balance: '100150.00' })
    const down = (signedAmount: string) =>
      player.call('adjust', { ...settling(id), transactionId: freshId(), signedAmount })
    expect(await down('-40')).toMatchObject({ status: 'OK', balance: '100110.00' })
    // Of the day 40 have room again, of the whole 90.
    expect(await promo(player, '100', 'lowered')).toMatchObject({ balance: '100150.00' })
    expect(await onlyHeld(player)).toMatchObject({ amount: units(60) })
    expect(await down('-110')).toMatchObject({ status: 'OK', balance: '100040.00' })
    expect(await down('-40')).toMatchObject({ status: 'OK', balance: '100000.00' })
    expect(await promo(await takeSeat(world), '120', 'lowered')).toMatchObject({ balance: '100110.00' })
  }))

test('what comes back of yesterday makes no room for today', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    await budget('days', 1_000, 100)
    const id = freshId()
    await promo(player, '100', 'days', id)
    const admin = new pg.Client({ connectionString: world.database.adminUrl })
    await admin.connect()
    const { rows } = await admin.query(
      "update vendors.credit_budgets set day = day - 1 where campaign = 'days' returning id",
    )
    await admin.query('update vendors.budget_draws set day = day - 1 where budget_id = $1', [rows[0].id])
    await admin.end()
    expect(await promo(player, '60', 'days')).toMatchObject({ balance: '100160.00' })
    const back = { ...settling(id), transactionId: freshId(), signedAmount: '-100' }
    expect(await player.call('adjust', back)).toMatchObject({ balance: '100060.00' })
    expect(await promo(player, '60', 'days')).toMatchObject({ balance: '100100.00' })
    expect((await player.money()).held).toBe(units(20))
  }))

test('what was held of a settlement is undone first when it is settled lower, and its budget has its part again', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    await budget('anew', 100)
    const id = freshId()
    await promo(player, '100', 'anew', id)
    const settle = (signedAmount: string) =>
      player.call('adjust', { ...settling(id), transactionId: freshId(), signedAmount })
    expect(await settle('30')).toMatchObject({ status: 'OK', balance: '100100.00' })
    expect((await player.money()).held).toBe(units(30))
    expect(await settle('-50')).toMatchObject({ status: 'OK', balance: '100080.00' })
    expect(await player.money()).toEqual({ purse: opening + units(80), held: 0n })
    expect(await promo(await takeSeat(world), '50', 'anew')).toMatchObject({ balance: '100020.00' })
  }))

test('credits and corrections of one maker at one moment never wait for each other in a circle', () =>
  soundly(async () => {
    const [down, up] = [await takeSeat(world), await takeSeat(world)]
    const won = async (player: Seat, amount: string) => {
      const refTransactionId = freshId()
      const roundId = await player.stake('100')
      await player.win(roundId, amount, { transactionId: refTransactionId, roundEnded: true })
      return { roundId, transactionId: freshId(), refTransactionId, reason: 'settled anew' }
    }
    const [lower, higher] = [await won(down, '100000500'), await won(up, '1000')]
    const admin = new pg.Client({ connectionString: world.database.adminUrl })
    await admin.connect()
    const waiting = async () =>
      (
        await admin.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rows.length
    try {
      // Whoever needs the brand's clearing waits until both are on their way.
      await admin.query('begin')
      await admin.query(
        `select from ledger.house_balances b join ledger.houses h on h.id = b.house_id
          where h.name = 'clearing' and h.merchant_id = $1 for update of b`,
        [world.merchantId],
      )
      const first = down.call('adjust', { ...lower, signedAmount: '-600' })
      await vi.waitFor(async () => expect(await waiting()).toBe(1))
      const second = settleInAnotherProcess(up, higher.refTransactionId, units(100_000_000))
      await vi.waitFor(async () => expect(await waiting()).toBe(2))
      await admin.query('commit')
      expect(await Promise.all([first, second])).toMatchObject([{ status: 'OK' }, { status: 'posted' }])
    } finally {
      await admin.end()
    }
  }))
