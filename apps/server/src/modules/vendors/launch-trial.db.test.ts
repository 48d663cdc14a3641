import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { type CallWorld, openCallWorld } from '../../testing/call-world.ts'
import { listGames, openGames, setMaintenance } from '../catalog/index.ts'
import { openPurses } from '../wallet/index.ts'
import { mountLaunch } from './launch.ts'
import { openPlayers } from './players.ts'
import { openPlaySessions } from './sessions.ts'

const gamesOrigin = 'http://127.0.0.1:8081'
const [withFreePlay, without, unsaid] = ['free-slot', 'paid-slot', 'silent-slot']
const types = new Map([
  [11n, 0],
  [12n, 4],
])
let world: CallWorld
let admin: pg.Client
/** Where the studio says that its game is. */
let pageAt = `${gamesOrigin}/hexworks/a-game/`
let asked: { gameCode: string; mode: string }[] = []

const listed = (gameCode: string, supportPlay?: 0 | 1) => ({
  ...{ gameCode, name: { EN: gameCode }, gameType: 'RNG', gameClassify: null, version: '1.0.0' },
  ...{ buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
  ...{ maxWin: { MMK: '1000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50' } },
  ...(supportPlay === undefined ? {} : { supportPlay }),
})

beforeAll(async () => {
  world = await openCallWorld(async () => ({
    principalOf: async ({ headers }, { id }) => {
      const memberId = BigInt(String(headers['x-member']))
      return { memberId, merchantId: id, sessionId: 's', type: types.get(memberId) ?? 0 }
    },
  }))
  const { database, directory, mount } = world
  const { db } = database
  await listGames(db, 'hexworks', [listed(withFreePlay, 0), listed(without, 1), listed(unsaid)])
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  const findMember = async (merchantId: number, id: bigint) => ({
    ...{ id, merchantId, nickname: 'tester', type: types.get(id) ?? 0, status: 'active' },
  })
  mountLaunch(mount, {
    ...{ directory, gamesOrigin, games: openGames(db), sessions: openPlaySessions(db) },
    players: openPlayers({ db, directory, purses: openPurses(db, directory), findMember }),
    studios: {
      async ask(_vendor, _call, body) {
        asked.push(body as unknown as { gameCode: string; mode: string })
        return { url: pageAt } as never
      },
    },
    countryOf: async () => null,
    mayLaunch: async () => {},
    demandMayOpen: async () => {},
    collect: async () => {},
  })
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

async function launch(memberId: bigint, nodeId: string, mode?: string) {
  asked = []
  const body = { data: { nodeId, ...(mode && { mode }) } }
  return world.ask('POST', '/wps/v2/games/launch', { body, headers: { 'x-member': String(memberId) } })
}

test('[D-12] [D-45] [RO-15] a trial launches what has supportPlay 0, with play money', async () => {
  expect(await launch(12n, withFreePlay)).toMatchObject({ success: true })
  expect(asked).toMatchObject([{ gameCode: withFreePlay, mode: 'trial' }])
  const { rows } = await admin.query(`select p.member_id from vendors.players p where p.member_id = 12`)
  expect(rows).toHaveLength(1)
})

test.each([without, unsaid])('[D-12] a trial is refused %s, and no studio is asked', async (game) => {
  expect(await launch(12n, game)).toMatchObject({ status: 403, message: 'in_need_true_account' })
  expect(asked).toEqual([])
})

test('[D-12] a trial that asks for real money is refused whatever the game', async () => {
  expect(await launch(12n, withFreePlay, 'real')).toMatchObject({
    ...{ status: 403, message: 'in_need_true_account' },
  })
  expect(asked).toEqual([])
})

test('[RO-10] an account launches either kind, with its own money alone', async () => {
  for (const game of [withFreePlay, without]) {
    expect(await launch(11n, game)).toMatchObject({ success: true })
    expect(asked).toMatchObject([{ gameCode: game, mode: 'real' }])
  }
  expect(await launch(11n, withFreePlay, 'trial')).toMatchObject({ message: 'game_not_found' })
})

test('[GL-20] [EN-124] a maker that changes its mind is heard at its next listing', async () => {
  await listGames(world.database.db, 'hexworks', [listed(withFreePlay, 1)])
  forgetKept()
  expect(await launch(12n, withFreePlay)).toMatchObject({ status: 403 })
})

test.each([
  'https://evil.example/hexworks/a-game/',
  `${gamesOrigin}0/`,
  `${gamesOrigin}@evil.example/`,
  `${gamesOrigin.replace('http:', 'https:')}/`,
  'javascript:alert(1)',
  'data:text/html,a',
])('a studio that would open %s opens nothing', async (elsewhere) => {
  const own = pageAt
  pageAt = elsewhere
  try {
    const answer = await launch(11n, without)
    expect(answer).toMatchObject({ success: false, message: 'vendor_unreachable' })
    expect(JSON.stringify(answer.value ?? null)).not.toContain('evil')
  } finally {
    pageAt = own
  }
  expect(await launch(11n, without)).toMatchObject({ success: true, value: { url: own } })
})

test('[IM-21] [ER-27] a game that an operator closes is not launched, nor any of a maker that is closed; opened again they are', async () => {
  const { db } = world.database
  const signed = { by: 'Daw Hla', why: 'reels stand still' }
  const close = async (target: string, isOn: boolean) => {
    await setMaintenance(db, target, { isOn, until: null }, signed)
    forgetKept()
  }
  const closed = { success: false, message: 'game_under_maintenance' }
  for (const target of [withFreePlay, 'hexworks']) {
    await close(target, true)
    expect(await launch(11n, withFreePlay)).toMatchObject(closed)
    expect(asked).toEqual([])
    if (target === withFreePlay) expect(await launch(11n, without)).toMatchObject({ success: true })
    else expect(await launch(11n, without)).toMatchObject(closed)
    await close(target, false)
    expect(await launch(11n, withFreePlay)).toMatchObject({ success: true })
  }
})
