/** A flight over the line of a page: what it is told, who else is in, and taking out. */
import { openCrowd } from '@jackfruit/studio-kit/rounds/feed/crowd'
import { openTableDoor } from '@jackfruit/studio-kit/rounds/feed/door'
import { openFollower } from '@jackfruit/studio-kit/rounds/feed/follower'
import { openPools } from '@jackfruit/studio-kit/rounds/feed/pools'
import { aboard, outWord, ownWord, snapshot } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { flightGame, flightTable } from '@jackfruit/studio-kit/testing/flight-table'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aLiveTable, betNo, type LiveTable } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const table = flightTable(flightGame({ point: 700 }))
const tables = new Map([[table.id, table]])
const quiet = { info() {}, warn() {}, error() {} }
const waits = { timeout: 20_000, interval: 25 }
let database: StudioDatabase
let platform: FakePlatform
let live: LiveTable

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 100_000_000n })
  live = await aLiveTable(database.url, platform, table)
})
afterAll(async () => {
  await live.close()
  await platform.stop()
  await database.drop()
})

/** What a process gives to its pages, and a page of a member. */
function aDoor() {
  const rounds = live.process()
  const { pool } = live
  const parts = { pool, now: Date.now, log: quiet }
  const follower = openFollower({ ...parts, gameOf: new Map([[table.id, table.game.code]]) })
  const crowd = openCrowd({ pool, tables: [table], log: quiet })
  const { desk, cashDesk, decisionDesk } = rounds
  const pools = openPools({ pool, tables: [table], log: quiet })
  async function page(playerId: string) {
    const session = await live.member(playerId)
    const sessions = { find: async () => session }
    const door = openTableDoor({
      ...{ studio: 'rubyrow', pool, sessions, tables, desk, cashDesk, decisionDesk },
      ...{ follower, crowd, pools, now: Date.now },
    })
    const heard: { readonly type: string }[] = []
    const line = { send: (text: string) => void heard.push(JSON.parse(text)), bufferedAmount: 0, end() {} }
    const hello = { type: 'hello', token: 't'.repeat(24), tableId: table.id }
    const visit = await door.enter(JSON.stringify(hello), line)
    if (!visit) throw new Error('no visit')
    const all = (type: string) => heard.filter((frame) => frame.type === type)
    const hasHeard = (word: string) => heard.some((frame) => JSON.stringify(frame).includes(word))
    return {
      all,
      hasHeard,
      say: (said: object) => visit.say(JSON.stringify(said)),
      leave: () => visit.leave(),
    }
  }
  return {
    page,
    start() {
      rounds.start()
      follower.start()
      crowd.start()
    },
    async stop() {
      await crowd.stop()
      await follower.stop()
      await rounds.stop()
    },
  }
}

test('a page lays two bets, takes one out by hand, and all see who is in and where each has left', async () => {
  const door = aDoor()
  door.start()
  const { id: roundId } = await live.until('betting')
  const [own, other] = [await door.page('mg_aung'), await door.page('su_su')]
  await expect.poll(() => own.hasHeard(roundId), waits).toBe(true)
  const bet = (place: string, target?: number) => ({
    ...{ type: 'bet', roundId, clientBetId: betNo(), clientSeed: 'chinthe', places: { [place]: '10.00' } },
    ...(target !== undefined && { target }),
  })
  expect(own.say(bet('first'))).toBe(true)
  expect(own.say({ ...bet('first'), target: 1.5 })).toBe(false)
  await expect.poll(() => own.all('bet.ack').length, waits).toBe(1)
  own.say(bet('second', 600))
  await expect.poll(() => own.all('bet.ack').length, waits).toBe(2)
  const acks = own.all('bet.ack').map((frame) => ownWord.parse(frame))
  const [betId, second] = acks.map((ack) => (ack.type === 'bet.ack' ? ack.betId : ''))
  expect(acks).toMatchObject([{ outAt: 1_000 }, { outAt: 600 }])
  await live.until('dealing', roundId)
  await expect.poll(() => own.all('round.deal').length, waits).toBe(1)
  // Another member's word about it is none.
  other.say({ type: 'out', roundId, betId })
  await expect.poll(() => other.all('out.reject').length, waits).toBe(1)
  own.say({ type: 'out', roundId, betId })
  await expect.poll(() => own.all('out.ack').length, waits).toBe(1)
  const [out] = own.all('out.ack').map((frame) => outWord.parse(frame))
  if (out?.type !== 'out.ack') throw new Error('not taken out')
  expect(out.payout).toBe((out.at / 10).toFixed(2))
  const lastAboard = () => aboard.parse(other.all('aboard').at(-1))
  await expect
    .poll(() => (other.all('aboard').length > 0 ? lastAboard().bets.map(({ at }) => at) : []), waits)
    .toEqual(expect.arrayContaining([out.at]))
  expect(lastAboard()).toMatchObject({
    count: 2,
    staked: '20.00',
    bets: [{ who: 'mg***' }, { who: 'mg***' }],
  })
  // A target is its owner's matter until it is reached.
  const before = other.all('aboard').map((frame) => aboard.parse(frame))
  if ((await live.newest()).untilMs > 1_500)
    expect(before.flatMap(({ bets }) => bets.map(({ at }) => at))).not.toContain(600)
  // Who comes in while it flies is told when it took off, and not where it ends.
  const late = await door.page('ko_ko')
  await expect.poll(() => late.all('snapshot').length, waits).toBeGreaterThan(0)
  const told = snapshot.parse(late.all('snapshot')[0])
  expect(told).toMatchObject({ roundId, outcome: null, reveal: null })
  expect(told.startsAt).toBeGreaterThan(0)
  await expect.poll(() => own.all('settle').length, waits).toBe(1)
  const [settled] = own.all('settle').map((frame) => ownWord.parse(frame))
  const payouts = settled?.type === 'settle' ? settled.bets.map((each) => [each.betId, each.payout]) : []
  expect(Object.fromEntries(payouts)).toEqual({ [betId ?? '']: out.payout, [second ?? '']: '60.00' })
  await expect.poll(() => lastAboard().bets.map(({ at }) => at), waits).toEqual(expect.arrayContaining([600]))
  for (const page of [own, other, late]) page.leave()
  await door.stop()
}, 90_000)
