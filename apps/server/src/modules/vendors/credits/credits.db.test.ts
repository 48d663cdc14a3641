import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditHands, most, opening, signed, units } from '../../../testing/credit-hands.ts'
import { freshId, type Seat, takeSeat } from '../../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../../testing/vendor-world.ts'
import { releaseHeld, takeHeld } from './decide.ts'
import { readHeld } from './rows.ts'
import { creditDecisions } from './signed.ts'

/**
 * The game announces that a round pays 100,000,000 at the most; every member begins with 100,000. A studio that was taken
 * over sends whatever it likes, rightly signed: none of what it invents may be spent, and nothing owed may be lost.
 */
let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld()
})
afterAll(() => world.close())

const { checking, onlyHeld, budget, promo, soundly } = creditHands(() => world)

describe('what a vendor invents is held', () => {
  test('a promo that no budget was registered for is taken and none of it can be spent, however often it is sent', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      const id = freshId()
      const first = await promo(player, '999999999999999', 'gift', id)
      expect(first).toMatchObject({ status: 'OK', replayed: false, balance: '100000.00' })
      const again = await Promise.all([1, 2, 3].map(() => promo(player, '999999999999999', 'gift', id)))
      for (const each of again)
        expect(each).toMatchObject({
          ...{ status: 'OK', replayed: true, balance: '100000.00' },
          platformTxnId: first['platformTxnId'],
        })
      expect(await promo(player, '5', 'gift', id)).toMatchObject({ status: 'CONFLICT' })
      expect(await player.money()).toEqual({ purse: opening, held: units(999_999_999_999_999n) })
      expect(await checking(player)).toMatchObject([
        { reason: 'above_budget', campaign: 'gift', amount: units(999_999_999_999_999n), state: 'open' },
      ])
      for (const _half of [1, 2]) await player.stake('50000')
      expect(await player.call('bet', bet(player, '1'))).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
    }))

  test('a win of 99,999,999,999 on a stake of 100 is spendable up to the most that the game announced', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      const roundId = await player.stake('100')
      const win = { transactionId: freshId(), roundEnded: true }
      const answers = [
        await player.win(roundId, '99999999999', win),
        await player.win(roundId, '99999999999', win),
      ]
      const purse = opening - units(100) + most
      expect(answers).toMatchObject([
        { status: 'OK', replayed: false, balance: '100099900.00' },
        { status: 'OK', replayed: true, balance: '100099900.00' },
      ])
      expect(await player.money()).toEqual({ purse, held: units(99_999_999_999) - most })
      expect(await onlyHeld(player)).toMatchObject({ reason: 'above_max_win', credit: units(99_999_999_999) })
    }))

  test('stake and win in one are held in the same way, and repeat as one', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      const fields = {
        ...{ sessionId: player.sessionId, roundId: freshId(), roundEnded: true },
        bet: { transactionId: freshId(), amount: '100' },
        win: { transactionId: freshId(), amount: '100000001' },
      }
      expect(await player.call('betwin', fields)).toMatchObject({ status: 'OK', replayed: false })
      expect(await player.call('betwin', fields)).toMatchObject({ status: 'OK', replayed: true })
      expect(await player.money()).toEqual({ purse: opening - units(100) + most, held: units(1) })
    }))

  test('several of one round, each within the bounds, together come to no more than the most', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      const roundId = freshId()
      const both = (amount: string) => ({
        ...{ sessionId: player.sessionId, roundId, roundEnded: false },
        ...{ bet: { transactionId: freshId(), amount: '100' }, win: { transactionId: freshId(), amount } },
      })
      const calls = [both('60000000'), both('60000000'), both('60000000'), both('0')]
      const answers = await Promise.all(calls.map((fields) => player.call('betwin', fields)))
      expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK', 'OK'])
      const money = { purse: opening - units(400) + most, held: units(180_000_000) - most }
      expect(await player.money()).toEqual(money)
      for (const fields of calls)
        expect(await player.call('betwin', fields)).toMatchObject({ status: 'OK', replayed: true })
      expect(await player.money()).toEqual(money)
      await player.win(roundId, '1')
      expect((await player.money()).held).toBe(money.held + units(1))
    }))

  test.each(['JACKPOT', 'PROMO', 'FREEROUND'])('a win of type %s in a round without a stake', (winType) =>
    soundly(async () => {
      const player = await takeSeat(world)
      const win = { transactionId: freshId(), winType }
      const roundId = freshId()
      expect(await player.win(roundId, '50000', win)).toMatchObject({ status: 'OK', balance: '100000.00' })
      expect(await player.win(roundId, '50000', win)).toMatchObject({ status: 'OK', replayed: true })
      expect(await player.money()).toEqual({ purse: opening, held: units(50_000) })
    }),
  )

  test('a win of a free round, whose stake is nothing, is a credit without a stake', async () => {
    const player = await takeSeat(world)
    const roundId = await player.stake('0')
    expect(await player.win(roundId, '50000')).toMatchObject({ status: 'OK', balance: '100000.00' })
    expect(await player.money()).toEqual({ purse: opening, held: units(50_000) })
  })

  test('so is a win whose stake was given back, if it is paid at all', async () => {
    const player = await takeSeat(world)
    const [roundId, transactionId] = [freshId(), freshId()]
    await player.call('bet', { ...bet(player, '100'), roundId, transactionId })
    await player.call('rollback', { transactionId: freshId(), targetTransactionId: transactionId })
    expect(await player.win(roundId, '50000', { winType: 'PROMO' })).toMatchObject({
      status: 'TXN_CANCELLED',
    })
    expect(await player.money()).toEqual({ purse: opening, held: 0n })
  })

  test('several wins of one round, each within the bounds, together come to no more than the most', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      const roundId = await player.stake('100')
      await Promise.all([1, 2, 3, 4].map(() => player.win(roundId, '60000000')))
      expect(await player.money()).toEqual({
        ...{ purse: opening - units(100) + most, held: units(240_000_000) - most },
      })
      expect(await player.win(roundId, '1')).toMatchObject({ status: 'OK', balance: '100099900.00' })
      expect(await player.call('bet', { ...bet(player, '100'), roundId })).toMatchObject({ status: 'OK' })
    }))

  test('a settlement that is put higher afterwards', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      const roundId = await player.stake('100')
      const refTransactionId = freshId()
      await player.win(roundId, '1000', { transactionId: refTransactionId, roundEnded: true })
      const up = { roundId, transactionId: freshId(), refTransactionId, reason: 'settled anew' }
      const answer = { status: 'OK', balance: '100099900.00' }
      expect(await player.call('adjust', { ...up, signedAmount: '100000000' })).toMatchObject(answer)
      expect(await player.call('adjust', { ...up, signedAmount: '100000000' })).toMatchObject({
        ...answer,
        replayed: true,
      })
      expect((await player.money()).held).toBe(units(1_000))
      const down = { ...up, transactionId: freshId(), signedAmount: '-1500' }
      expect(await player.call('adjust', down)).toMatchObject({ status: 'OK', balance: '100099400.00' })
      expect((await player.money()).held).toBe(0n)
    }))

  test('what nothing is owed for is refused as before, and nothing is held', async () => {
    const player = await takeSeat(world)
    expect(await player.win(freshId(), '99999999999')).toMatchObject({ status: 'BET_NOT_FOUND', retry: true })
    const ended = await player.stake('100')
    await player.call('endround', { roundId: ended, transactionId: freshId() })
    expect(await player.win(ended, '99999999999')).toMatchObject({ status: 'ROUND_CLOSED' })
    expect(await player.money()).toEqual({ purse: opening - units(100), held: 0n })
  })

  test('a plain win is paid whole and at once', async () => {
    const player = await takeSeat(world)
    const before = world.posted.length
    expect(await player.win(await player.stake('100'), '100000000')).toMatchObject({
      balance: '100099900.00',
    })
    expect([await player.money(), world.posted.length]).toEqual([
      { purse: opening - units(100) + most, held: 0n },
      before,
    ])
  })

  test('what fails half-way leaves nothing behind, and is done once when it is sent again', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      const admin = new pg.Client({ connectionString: world.database.adminUrl })
      await admin.connect()
      const id = freshId()
      try {
        await admin.query('revoke insert on vendors.held_credits from jackfruit_app')
        expect(await promo(player, '700', 'gift', id)).toMatchObject({ status: 'TEMPORARY', retry: true })
        expect(await player.call('status', { transactionId: id })).toMatchObject({ transaction: 'UNKNOWN' })
        expect(await player.money()).toEqual({ purse: opening, held: 0n })
      } finally {
        await admin.query('grant insert on vendors.held_credits to jackfruit_app')
        await admin.end()
      }
      expect(await promo(player, '700', 'gift', id)).toMatchObject({ status: 'OK', replayed: false })
      expect(await player.money()).toEqual({ purse: opening, held: units(700) })
    }))
})

const bet = ({ sessionId }: Seat, amount: string) => ({
  ...{ sessionId, roundId: freshId(), transactionId: freshId(), amount },
})

describe('budgets', () => {
  test('a campaign pays what was registered for it, in all and in a day, and the rest is held', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      await budget('tournament', 1_000, 300)
      const got = [await promo(player, '200', 'tournament'), await promo(player, '200', 'tournament')]
      expect(got).toMatchObject([{ balance: '100200.00' }, { balance: '100300.00' }])
      expect(await onlyHeld(player)).toMatchObject({ amount: units(100), credit: units(200) })
      await budget('tournament', 350, 1_000)
      expect(await promo(player, '200', 'tournament')).toMatchObject({ balance: '100350.00' })
      expect(await promo(player, '200', 'another')).toMatchObject({ balance: '100350.00' })
    }))

  test('of any number of credits at one moment no two spend the same room', () =>
    soundly(async () => {
      await budget('race', 500)
      const players = await Promise.all([1, 2, 3, 4].map(() => takeSeat(world)))
      await Promise.all(players.flatMap((player) => [1, 2, 3].map(() => promo(player, '100', 'race'))))
      const sums = await Promise.all(players.map((player) => player.money()))
      expect(sums.reduce((sum, { purse }) => sum + purse - opening, 0n)).toBe(units(500))
      expect(sums.reduce((sum, { held }) => sum + held, 0n)).toBe(units(700))
    }))

  test('a new day has its own room, counted by the clock of the database where the brand is', async () => {
    const player = await takeSeat(world)
    await budget('daily', 1_000, 100)
    await promo(player, '150', 'daily')
    const admin = new pg.Client({ connectionString: world.database.adminUrl })
    await admin.connect()
    await admin.query("update vendors.credit_budgets set day = day - 1 where campaign = 'daily'")
    await admin.end()
    expect(await promo(player, '150', 'daily')).toMatchObject({ balance: '100200.00' })
    expect((await player.money()).held).toBe(units(100))
  })

  test('a jackpot beyond the game is borne by its campaign, and taken back it gives the room back', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      await budget('grand', 200_000)
      const win = { transactionId: freshId(), winType: 'JACKPOT', campaignId: 'grand' }
      const roundId = freshId()
      expect(await player.win(roundId, '150000', win)).toMatchObject({ balance: '250000.00' })
      const back = { transactionId: freshId(), targetTransactionId: win.transactionId, targetType: 'WIN' }
      for (const replayed of [false, true])
        expect(await player.call('rollback', back)).toMatchObject({ balance: '100000.00', replayed })
      const other = await takeSeat(world)
      expect(await other.win(freshId(), '200000', { ...win, transactionId: freshId() })).toMatchObject({
        balance: '300000.00',
      })
    }))

  test('a plain win beyond the game draws on no budget, whatever campaign it names', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      await budget('plain', 1_000)
      await player.win(await player.stake('100'), '100000500', { campaignId: 'plain' })
      expect(await player.money()).toEqual({ purse: opening - units(100) + most, held: units(500) })
      await promo(player, '1000', 'plain')
      expect((await player.money()).held).toBe(units(500))
    }))

  test.each(['borne', 'nobody-agreed'])(
    'what a free round was credited, %s, is no part of what its round pays once there is a stake',
    (campaignId) =>
      soundly(async () => {
        const player = await takeSeat(world)
        await budget('borne', 300)
        const roundId = await player.stake('0')
        await player.win(roundId, '300', { campaignId })
        const { purse, held } = await player.money()
        expect(purse + held).toBe(opening + units(300))
        await player.stake('100', roundId)
        await player.win(roundId, '100000000')
        expect(await player.money()).toEqual({ purse: purse - units(100) + most, held })
      }),
  )

  test('a campaign with a budget of its own draws on that alone, every other on the vendor’s', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      await budget(null, 100)
      await budget('own', 50)
      expect(await promo(player, '60', 'own')).toMatchObject({ balance: '100050.00' })
      expect(await promo(player, '100', 'elsewhere')).toMatchObject({ balance: '100150.00' })
      expect(await promo(player, '1', 'elsewhere')).toMatchObject({ balance: '100150.00' })
      expect((await player.money()).held).toBe(units(11))
    }))

  test('play money of a trial has no bounds and draws on no budget', async () => {
    const player = await takeSeat(world, 'trial')
    await budget('trial', 10)
    expect(await promo(player, '50', 'trial')).toMatchObject({ balance: '100050.00' })
    const real = await takeSeat(world)
    expect(await promo(real, '10', 'trial')).toMatchObject({ balance: '100010.00' })
  })
})

describe('what a person decides', () => {
  test('released it can be spent, and the member is told; decided once', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      await promo(player, '700')
      const { id } = await onlyHeld(player)
      expect((await readHeld(world.database.db)).map((held) => held.id)).toContain(id)
      const posted = await releaseHeld(world.database.db, id, signed)
      expect(posted).toMatchObject({ accountId: player.accountId, balance: opening + units(700) })
      expect(await player.money()).toEqual({ purse: opening + units(700), held: 0n })
      await expect(releaseHeld(world.database.db, id, signed)).rejects.toThrow('is released by now')
      await expect(takeHeld(world.database.db, id, signed)).rejects.toThrow('is released by now')
      const [decision] = await creditDecisions(world.database.db)
      expect(decision).toMatchObject({ what: 'released', target: String(id), ...signed })
      expect(await checking(player)).toEqual([])
    }))

  test('taken it is the vendor’s again', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      await promo(player, '700')
      await takeHeld(world.database.db, (await onlyHeld(player)).id, signed)
      expect(await player.money()).toEqual({ purse: opening, held: 0n })
    }))

  test('two people at one moment decide once', () =>
    soundly(async () => {
      const player = await takeSeat(world)
      await promo(player, '700')
      const { id } = await onlyHeld(player)
      const { db } = world.database
      const both = await Promise.allSettled([releaseHeld(db, id, signed), takeHeld(db, id, signed)])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect((await player.money()).held).toBe(0n)
    }))
})
