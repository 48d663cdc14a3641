import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { creditHands, opening, units } from '../../../testing/credit-hands.ts'
import { freshId, type Seat, takeSeat } from '../../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../../testing/vendor-world.ts'
import { openAccount, openHouse, post, standingOf } from '../../ledger/index.ts'
import { type StudioClient, StudioUnreachable } from '../studio-client.ts'
import { openGrants } from './grants.ts'
import type { Grant } from './rows.ts'
import { tellStudios } from './tell.ts'

let world: VendorWorld
let clock = 0
const now = () => new Date(Date.now() + clock)
const grants = openGrants(now)
beforeAll(async () => {
  world = await openVendorWorld({ now: () => now() })
})
afterAll(() => world.close())

const { soundly, onlyHeld, checking } = creditHands(() => world)
const here = <T>(work: Parameters<typeof inMerchant<T>>[2]) =>
  inMerchant(world.database.db, world.merchantId, work)
const dayMs = 86_400_000

/** The account of a promotion, with so much on it. */
let homes = 0n
async function aHome(amount: bigint): Promise<bigint> {
  homes += 1n
  return here(async (tx) => {
    const of = { merchantId: world.merchantId, owner: homes, kind: 'budget', currency: 'MMK' } as const
    const accountId = await openAccount(tx, of)
    const houseId = await openHouse(tx, world.merchantId, 'promotions', 'MMK')
    await post(tx, { key: `fund:${homes}`, kind: 'fund', accountId, houseId, amount })
    return accountId
  })
}

interface Given {
  readonly rounds?: number
  readonly most?: bigint
  readonly source?: string
  readonly home?: bigint
}

const grantTo = async (player: Seat, { rounds = 3, most = units(1_000), source, home }: Given = {}) => {
  const homeId = home ?? (await aHome(most))
  return here((tx) =>
    grants.grant(tx, {
      ...{ merchantId: world.merchantId, memberId: player.memberId, purseId: player.accountId, homeId },
      ...{ source: source ?? freshId(), vendor: 'hexworks', games: [player.gameCode], rounds },
      ...{ stake: units(200), most, currency: 'MMK', expiresAt: new Date(now().getTime() + dayMs) },
    }),
  )
}

const balanceOf = async (accountId: bigint) => (await standingOf(world.database.db, accountId))?.balance ?? 0n
const again = async ({ source }: Grant) => {
  const grant = await here((tx) => grants.ofSource(tx, world.merchantId, source))
  if (!grant) throw new Error('no such grant')
  return grant
}

const dueNames = async () =>
  (await here((tx) => grants.due(tx, world.merchantId, 1_000))).map(({ publicId }) => publicId)

/** As a studio plays it: stake and win in one call. */
const free = (player: Seat, { publicId }: Grant, win: string, ids = freshId()) =>
  player.call('betwin', {
    ...{ sessionId: player.sessionId, roundId: `r${ids}`, roundEnded: true, freeRoundId: publicId },
    ...{ bet: { transactionId: `b${ids}`, amount: '0' }, win: { transactionId: `w${ids}`, amount: win } },
  })
const settle = ({ publicId }: Grant) => here((tx) => grants.settle(tx, world.merchantId, publicId))

test('a grant sets its money aside once, its rounds cost the purse nothing, and their wins are paid out of it', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    const home = await aHome(units(5_000))
    const source = freshId()
    const [grant, same] = [
      await grantTo(player, { source, home }),
      await grantTo(player, { source, home, rounds: 9 }),
    ]
    expect(same).toEqual(grant)
    expect([await balanceOf(home), await balanceOf(grant.fundId)]).toEqual([units(4_000), units(1_000)])
    const ids = freshId()
    expect(await free(player, grant, '0')).toMatchObject({ status: 'OK', balance: '100000.00' })
    expect(await free(player, grant, '250', ids)).toMatchObject({ status: 'OK', balance: '100250.00' })
    expect(await free(player, grant, '250', ids)).toMatchObject({ status: 'OK', replayed: true })
    expect(await player.money()).toEqual({ purse: opening + units(250), held: 0n })
    expect(await balanceOf(grant.fundId)).toBe(units(750))
    expect(await again(grant)).toMatchObject({ played: 2, won: units(250), endedAt: null })
    await free(player, grant, '50')
    expect(await again(grant)).toMatchObject({ played: 3, won: units(300), endedWhy: 'used' })
    expect(await free(player, grant, '50')).toMatchObject({ status: 'FREE_ROUND_OVER', retry: false })
    // What was answered before is answered again.
    expect(await free(player, grant, '250', ids)).toMatchObject({ status: 'OK', replayed: true })
    expect(await settle(grant)).toMatchObject({ rest: units(700) })
    expect(await settle(grant)).toMatchObject({ rest: 0n })
    expect([await balanceOf(home), await balanceOf(grant.fundId)]).toEqual([units(4_700), 0n])
  }))

test('nothing costs more than was set aside: what a studio pays beyond it is held, and the grant is over', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    const grant = await grantTo(player)
    expect(await free(player, grant, '999')).toMatchObject({ status: 'OK', balance: '100999.00' })
    expect(await free(player, grant, '5000')).toMatchObject({ status: 'OK', balance: '101000.00' })
    expect(await player.money()).toEqual({ purse: opening + units(1_000), held: units(4_999) })
    expect(await onlyHeld(player)).toMatchObject({ reason: 'above_budget', campaign: grant.publicId })
    expect(await again(grant)).toMatchObject({ played: 2, won: units(1_000), endedWhy: 'limit' })
    expect(await free(player, grant, '1')).toMatchObject({ status: 'FREE_ROUND_OVER' })
    expect(await settle(grant)).toMatchObject({ rest: 0n })
  }))

test('stake and win in two calls, and whatever a studio calls the win of a free round', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    const grant = await grantTo(player, { rounds: 4 })
    const { sessionId } = player
    const stake = async (fields: object = {}) => {
      const roundId = freshId()
      const said = await player.call('bet', {
        ...{ sessionId, roundId, transactionId: freshId(), amount: '0', freeRoundId: grant.publicId },
        ...fields,
      })
      return { roundId, said }
    }
    const types = [
      { winType: 'FREEROUND', campaignId: grant.publicId },
      { winType: 'FREEROUND' },
      { winType: 'NORMAL' },
    ]
    for (const [at, fields] of types.entries()) {
      const { roundId } = await stake()
      await player.win(roundId, '100', { ...fields, roundEnded: true })
      expect(await player.money()).toEqual({ purse: opening + units(100 * (at + 1)), held: 0n })
    }
    // With a stake that is none, and never with another.
    expect((await stake({ amount: '5' })).said).toMatchObject({ status: 'AMOUNT_INVALID' })
    expect((await stake({ amount: '0', freeRoundId: undefined })).said).toMatchObject({
      status: 'AMOUNT_INVALID',
    })
    const { roundId } = await stake()
    expect((await stake()).said).toMatchObject({ status: 'FREE_ROUND_OVER' })
    // The round is under way: its win is awaited before the rest goes home.
    expect(await settle(grant)).toBeNull()
    await player.win(roundId, '60', { winType: 'FREEROUND', roundEnded: true })
    expect(await settle(grant)).toMatchObject({ rest: units(640) })
  }))

test('a free stake that is taken back may be played again; a round that has won is not taken back by its stake', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    const grant = await grantTo(player, { rounds: 1 })
    const { sessionId } = player
    const [roundId, transactionId] = [freshId(), freshId()]
    const fields = { sessionId, roundId, transactionId, amount: '0', freeRoundId: grant.publicId }
    await player.call('bet', fields)
    expect(await again(grant)).toMatchObject({ played: 1, endedWhy: 'used' })
    const back = { transactionId: freshId(), targetTransactionId: transactionId }
    expect(await player.call('rollback', back)).toMatchObject({ status: 'OK', replayed: false })
    expect(await player.call('rollback', back)).toMatchObject({ status: 'OK', replayed: true })
    expect(await again(grant)).toMatchObject({ played: 0, endedAt: null })
    expect(
      await player.win(roundId, '70', { winType: 'FREEROUND', campaignId: grant.publicId }),
    ).toMatchObject({ status: 'TXN_CANCELLED' })
    const ids = freshId()
    await free(player, grant, '70', ids)
    expect(
      await player.call('rollback', { transactionId: freshId(), targetTransactionId: `b${ids}` }),
    ).toMatchObject({ status: 'ALREADY_SETTLED' })
    expect(await player.money()).toEqual({ purse: opening + units(70), held: 0n })
    // Its win is: then the grant has the money again, and sends it home.
    expect(await settle(grant)).toMatchObject({ rest: units(930) })
    const win = { transactionId: freshId(), targetTransactionId: `w${ids}`, targetType: 'WIN' }
    expect(await player.call('rollback', win)).toMatchObject({ status: 'OK', balance: '100000.00' })
    expect(await again(grant)).toMatchObject({ won: 0n })
    expect(await dueNames()).toContain(grant.publicId)
    expect(await settle(grant)).toMatchObject({ rest: units(70) })
    expect(await balanceOf(grant.homeId)).toBe(units(1_000))
  }))

test('a settlement that is put lower gives back to the grant, and one that is put higher draws on it', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    const grant = await grantTo(player)
    const ids = freshId()
    await free(player, grant, '400', ids)
    const adjust = (signedAmount: string) =>
      player.call('adjust', {
        ...{ roundId: `r${ids}`, transactionId: freshId(), refTransactionId: `w${ids}`, signedAmount },
        reason: 'result corrected',
      })
    expect(await adjust('-150')).toMatchObject({ status: 'OK', balance: '100250.00' })
    expect([await balanceOf(grant.fundId), (await again(grant)).won]).toEqual([units(750), units(250)])
    expect(await adjust('800')).toMatchObject({ status: 'OK', balance: '101000.00' })
    expect(await player.money()).toEqual({ purse: opening + units(1_000), held: units(50) })
    expect(await balanceOf(grant.fundId)).toBe(0n)
  }))

test('of many rounds at once no more are played than were granted, nor won than was set aside', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    const grant = await grantTo(player, { rounds: 10, most: units(500) })
    const said = await Promise.all(Array.from({ length: 40 }, () => free(player, grant, '90')))
    const counted = said.filter(({ status }) => status === 'OK').length
    expect(counted).toBe(6)
    expect(said.filter(({ status }) => status === 'FREE_ROUND_OVER')).toHaveLength(34)
    const { held, purse } = await player.money()
    expect({ purse, held }).toEqual({ purse: opening + units(500), held: units(40) })
    expect(await balanceOf(grant.fundId)).toBe(0n)
  }))

test("another player's grant, another game and another studio's campaign are not this one's", () =>
  soundly(async () => {
    const [player, other] = [await takeSeat(world), await takeSeat(world)]
    const grant = await grantTo(player)
    expect(await free(other, grant, '10')).toMatchObject({ status: 'FREE_ROUND_OVER' })
    // Nor does a win without a stake find the money, by whatever name.
    await other.win(freshId(), '10', { winType: 'FREEROUND', campaignId: grant.publicId })
    expect(await other.money()).toEqual({ purse: opening, held: units(10) })
    expect(await checking(other)).toHaveLength(1)
    expect(
      await player.call('betwin', {
        ...{
          gameCode: 'slot-that-closes',
          sessionId: player.sessionId,
          roundId: freshId(),
          roundEnded: true,
        },
        ...{ freeRoundId: grant.publicId, bet: { transactionId: freshId(), amount: '0' } },
        win: { transactionId: freshId(), amount: '10' },
      }),
    ).toMatchObject({ status: 'FREE_ROUND_OVER' })
    expect(await balanceOf(grant.fundId)).toBe(units(1_000))
  }))

test('after its end no round of a grant begins, and what is left goes home', () =>
  soundly(async () => {
    const player = await takeSeat(world)
    const grant = await grantTo(player)
    await free(player, grant, '30')
    const cancelled = await grantTo(player)
    await here((tx) => grants.cancel(tx, cancelled))
    expect(await free(player, cancelled, '30')).toMatchObject({ status: 'FREE_ROUND_OVER' })
    clock = dayMs + 1_000
    try {
      const due = await dueNames()
      expect(due).toEqual(expect.arrayContaining([grant.publicId, cancelled.publicId]))
      expect(await again(grant)).toMatchObject({ endedWhy: 'expired', played: 1 })
      expect(await settle(grant)).toMatchObject({ rest: units(970) })
      expect(await settle(cancelled)).toMatchObject({ rest: units(1_000) })
      expect(await balanceOf(cancelled.homeId)).toBe(units(1_000))
    } finally {
      clock = 0
    }
  }))

/** A studio that keeps grants by their names, and whose answers are lost as told. */
function aStudio() {
  const kept = new Map<string, string>()
  const calls: string[] = []
  const faults: ('before' | 'after')[] = []
  const ask = async (vendor: string, name: string, body: { grantId: string }) => {
    calls.push(`${name} ${body.grantId}`)
    const fault = faults.shift()
    if (fault === 'before') throw new StudioUnreachable(vendor, 'killed before')
    if (name === 'cancelFreeRounds') kept.set(body.grantId, 'cancelled')
    else if (!kept.has(body.grantId)) kept.set(body.grantId, JSON.stringify(body))
    if (fault === 'after') throw new StudioUnreachable(vendor, 'killed after')
    const isRefused = name === 'grantFreeRounds' && kept.get(body.grantId) === 'cancelled'
    return { state: isRefused ? 'refused' : 'done', reason: isRefused ? 'closed' : null, grant: null }
  }
  return { studios: { ask } as unknown as StudioClient, kept, calls, faults }
}

test('who dies between a grant and its answer leaves it to the clock: the studio has it once, under the same name', async () => {
  const studio = aStudio()
  const telling = { db: world.database.db, studios: studio.studios, now, onError: () => {} }
  // What earlier tests granted is told first.
  await tellStudios(telling, world.merchantId)
  const player = await takeSeat(world)
  const grant = await grantTo(player)
  const saidOf = () => studio.calls.filter((call) => call.endsWith(grant.publicId))
  studio.faults.push('before', 'after')
  await tellStudios(telling, world.merchantId)
  expect(studio.kept.has(grant.publicId)).toBe(false)
  clock = 10_000
  await tellStudios(telling, world.merchantId)
  expect(studio.kept.has(grant.publicId)).toBe(true)
  // The answer was lost, and the studio plays already: its stakes are taken.
  expect(await free(player, grant, '10')).toMatchObject({ status: 'OK' })
  clock = 60_000
  await tellStudios(telling, world.merchantId)
  await tellStudios(telling, world.merchantId)
  expect(saidOf()).toHaveLength(3)
  expect(await again(grant)).toMatchObject({ played: 1, endedAt: null })
  expect((await again(grant)).takenAt).not.toBeNull()

  await here(async (tx) => grants.cancel(tx, await again(grant)))
  await tellStudios(telling, world.merchantId)
  expect(studio.kept.get(grant.publicId)).toBe('cancelled')
  clock = 0
})

test('a grant that was cancelled before its studio heard of it is closed there, and one that is refused gives all back', async () => {
  const studio = aStudio()
  const telling = { db: world.database.db, studios: studio.studios, now, onError: () => {} }
  const player = await takeSeat(world)
  const [early, refused] = [await grantTo(player), await grantTo(player)]
  await here((tx) => grants.cancel(tx, early))
  studio.kept.set(refused.publicId, 'cancelled')
  await tellStudios(telling, world.merchantId)
  expect(studio.calls).toContain(`cancelFreeRounds ${early.publicId}`)
  expect(studio.calls).not.toContain(`grantFreeRounds ${early.publicId}`)
  expect(await again(refused)).toMatchObject({ endedWhy: 'refused' })
  for (const each of [early, refused]) {
    expect(await settle(each)).toMatchObject({ rest: units(1_000) })
    expect(await balanceOf(each.homeId)).toBe(units(1_000))
  }
})
