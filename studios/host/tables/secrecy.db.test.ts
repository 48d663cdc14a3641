/** Ten thousand frames of pages at a coin and at a flight: none knows anything of a result before it may. */
import { setTimeout as pause } from 'node:timers/promises'
import { openCrowd } from '@jackfruit/studio-kit/rounds/feed/crowd'
import { openTableDoor } from '@jackfruit/studio-kit/rounds/feed/door'
import { openFollower } from '@jackfruit/studio-kit/rounds/feed/follower'
import { openPools } from '@jackfruit/studio-kit/rounds/feed/pools'
import type { SharedTable } from '@jackfruit/studio-kit/rounds/table-game'
import { coinGame, coinTable } from '@jackfruit/studio-kit/testing/coin-table'
import { startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { flightGame, flightTable } from '@jackfruit/studio-kit/testing/flight-table'
import { expect, inject, test } from 'vitest'
import { aLiveTable, betNo } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { studioDatabase } from '../testing/studio-database.ts'

const quiet = { info() {}, warn() {}, error() {} }
const pagesCount = 25
const framesOfEach = 5_000

/** What a page was told, and whether that was before the end of the round was anybody's to know. */
interface Heard {
  readonly text: string
  readonly roundId: string
  readonly isBefore: boolean
}

async function framesAt(table: SharedTable, place: string, shownAt: 'round.deal' | 'round.result') {
  const database = await studioDatabase(inject('postgres').adminUrl)
  const platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 100_000_000n })
  const live = await aLiveTable(database.url, platform, table)
  const rounds = live.process()
  const { pool } = live
  const parts = { pool, now: Date.now, log: quiet }
  const follower = openFollower({ ...parts, gameOf: new Map([[table.id, table.game.code]]) })
  const crowd = openCrowd({ pool, tables: [table], log: quiet })
  const pools = openPools({ pool, tables: [table], log: quiet })
  const heard: Heard[] = []
  const shown = new Set<string>()
  try {
    rounds.start()
    follower.start()
    crowd.start()
    await live.until('betting')
    await expect.poll(() => follower.viewOf(table.id)?.phase).toBe('betting')
    let isOver = false
    const page = async (no: number) => {
      const session = await live.member(`p_${no}`)
      const { desk, cashDesk, decisionDesk } = rounds
      const door = openTableDoor({
        ...{ studio: 'rubyrow', pool, sessions: { find: async () => session }, now: Date.now },
        ...{ tables: new Map([[table.id, table]]), desk, cashDesk, decisionDesk, follower, crowd, pools },
      })
      const send = (text: string) => {
        const { type, roundId, phase } = JSON.parse(text)
        const isShown =
          type === shownAt || ['result', 'settled'].includes(phase) || phase === shownIn[shownAt]
        if (isShown || shown.has(roundId)) shown.add(roundId)
        heard.push({ text, roundId, isBefore: !shown.has(roundId) })
      }
      const hello = JSON.stringify({ type: 'hello', token: 't'.repeat(24), tableId: table.id })
      while (!isOver) {
        const visit = await door.enter(hello, { send, bufferedAmount: 0, end() {} })
        const view = follower.viewOf(table.id)
        if (view?.phase === 'betting')
          visit?.say(
            JSON.stringify({
              ...{ type: 'bet', roundId: view.roundId, clientBetId: betNo(), clientSeed: 'chinthe' },
              places: { [place]: '1.00' },
            }),
          )
        await pause(20)
        visit?.leave()
      }
    }
    const pages = Array.from({ length: pagesCount }, (_, no) => page(no))
    await expect
      .poll(() => heard.filter(({ isBefore }) => isBefore).length, { timeout: 90_000 })
      .toBeGreaterThan(framesOfEach)
    isOver = true
    await Promise.all(pages)
    const { rows } = await pool.query<{
      id: string
      link: string
      entropy: string
      until: Date
      outcome: object
    }>(
      `select id, encode(link, 'hex') as link, encode(entropy, 'hex') as entropy, until, outcome from table_rounds
       where outcome is not null`,
    )
    return {
      before: heard.filter(({ isBefore }) => isBefore),
      drawn: new Map(rows.map((row) => [row.id, row])),
    }
  } finally {
    await crowd.stop()
    await follower.stop()
    await live.close()
    await platform.stop()
    await database.drop()
  }
}

const shownIn = { 'round.deal': 'dealing', 'round.result': 'result' } as const

test.each([
  ['a coin', coinTable(coinGame({ bettingMs: 1_500, dealingMs: 200 })), 'heads', 'round.deal' as const],
  ['a flight', flightTable(flightGame({ point: 190 })), 'first', 'round.result' as const],
])(
  '[IM-29] five thousand frames at %s know nothing of a result that is not shown yet',
  async (_, table, place, shownAt) => {
    const { before, drawn } = await framesAt(table, place, shownAt)
    expect(before.length).toBeGreaterThan(framesOfEach)
    const known = before.filter(({ text, roundId }) => {
      const frame = JSON.parse(text)
      const end = drawn.get(roundId)
      const tells = (frame.outcome ?? null) !== null || (frame.reveal ?? null) !== null
      const isListed = (frame.results ?? []).some((past: { roundId: string }) => past.roundId === roundId)
      const isIn = end && [end.link, end.entropy].some((secretly) => text.includes(secretly))
      return tells || isListed || isIn || (frame.type === 'round.deal' && Object.hasOwn(frame, 'dealMs'))
    })
    expect(known.map(({ text }) => text)).toEqual([])
    // Rounds that were drawn are among those that were told of: there was something to be known.
    expect(before.filter(({ roundId }) => drawn.has(roundId)).length).toBeGreaterThan(1_000)
  },
  180_000,
)
