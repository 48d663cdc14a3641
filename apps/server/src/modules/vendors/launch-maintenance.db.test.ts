import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { type CallWorld, openCallWorld } from '../../testing/call-world.ts'
import { journalOf, listGames, mountCatalog, openGames, setMaintenance } from '../catalog/index.ts'
import { openPurses } from '../wallet/index.ts'
import { mountLaunch } from './launch.ts'
import { openPlayers } from './players.ts'
import { openPlaySessions } from './sessions.ts'

const gamesOrigin = 'http://127.0.0.1:8081'
const signed = { by: 'Daw Hla', why: 'the maker asked for it, ticket 12' }
let world: CallWorld
let asked = 0

const listed = (gameCode: string) => ({
  ...{ gameCode, name: { EN: gameCode }, gameType: 'RNG', gameClassify: null, version: '1.0.0' },
  ...{
    buildHash: '0'.repeat(64),
    rtp: '96.0000',
    volatility: 'medium',
    hitRate: '30.00',
    supportPlay: 0 as const,
  },
  ...{ maxWin: { MMK: '1000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50' } },
})

beforeAll(async () => {
  world = await openCallWorld(async () => ({
    principalOf: async (_request, { id }) => ({ memberId: 11n, merchantId: id, sessionId: 's', type: 0 }),
  }))
  const { database, directory, mount } = world
  const { db } = database
  await listGames(db, 'hexworks', [listed('slot-a'), listed('slot-b')])
  await listGames(db, 'tamarind', [listed('table-a')])
  const games = openGames(db)
  mountCatalog(mount, { db, games, directory, recentGames: async () => [] })
  mountLaunch(mount, {
    ...{ directory, gamesOrigin, games, sessions: openPlaySessions(db) },
    players: openPlayers({
      ...{ db, directory, purses: openPurses(db, directory) },
      findMember: async (merchantId, id) => ({ id, merchantId, nickname: 't', type: 0, status: 'active' }),
    }),
    studios: {
      async ask() {
        asked++
        return { url: `${gamesOrigin}/hexworks/a-game/` } as never
      },
    },
    countryOf: async () => null,
    mayLaunch: async () => {},
    demandMayOpen: async () => {},
    collect: async () => {},
  })
})
afterAll(() => world.close())

const launch = (nodeId: string) => world.ask('POST', '/wps/v2/games/launch', { body: { data: { nodeId } } })
async function cardOf(code: string) {
  const { value } = await world.ask('GET', '/wps/v2/games?language=EN')
  return (value['games'] as { nodeId: string }[]).find(({ nodeId }) => nodeId === code)
}
const close = (target: string, until: Date | null = null) =>
  setMaintenance(world.database.db, target, { isOn: true, until }, signed)
const open = (target: string) =>
  setMaintenance(world.database.db, target, { isOn: false, until: null }, signed)

test('[RO-41] a maker under maintenance is refused with all its games, before any studio is asked, and others are not', async () => {
  const until = new Date(Date.now() + 3_600_000)
  expect(await close('hexworks', until)).toBe('vendor')
  forgetKept()
  asked = 0
  for (const game of ['slot-a', 'slot-b'])
    expect(await launch(game)).toMatchObject({ success: false, message: 'game_under_maintenance' })
  expect(asked).toBe(0)
  expect(await cardOf('slot-a')).toMatchObject({ maintenance: true, maintenanceUntil: until.toISOString() })
  expect(await launch('table-a')).toMatchObject({ success: true })
  await open('hexworks')
  // Not forgotten: what operators change holds within a moment by itself.
  await expect.poll(async () => (await launch('slot-a'))['success']).toBe(true)
  expect(await cardOf('slot-a')).toMatchObject({ maintenance: false, maintenanceUntil: null })
})

test('one game closes alone; where maker and game are closed, the one without an end counts', async () => {
  await close('slot-b')
  await close('hexworks', new Date(Date.now() + 3_600_000))
  forgetKept()
  expect(await cardOf('slot-b')).toMatchObject({ maintenance: true, maintenanceUntil: null })
  await open('hexworks')
  forgetKept()
  expect(await launch('slot-a')).toMatchObject({ success: true })
  expect(await launch('slot-b')).toMatchObject({ message: 'game_under_maintenance' })
  await open('slot-b')
})

test('a maintenance with an end is over by itself', async () => {
  await close('slot-a', new Date(Date.now() + 2_000))
  forgetKept()
  expect(await launch('slot-a')).toMatchObject({ message: 'game_under_maintenance' })
  const isOpen = async () => {
    forgetKept()
    return (await launch('slot-a'))['success']
  }
  await expect.poll(isOpen, { timeout: 10_000 }).toBe(true)
})

test('every change is told in the journal, which the application cannot change; an unknown name changes nothing', async () => {
  const { db } = world.database
  const before = await journalOf(db, 100)
  await expect(close('no-such-game')).rejects.toMatchObject({ code: 'game_not_found' })
  expect(await journalOf(db, 100)).toHaveLength(before.length)
  expect(before.at(-1)).toMatchObject({
    ...signed,
    what: 'maintenance of a vendor',
    target: 'hexworks',
    before: { maintenance: false, until: null },
    after: { maintenance: true },
  })
  await expect(sql`update catalog.journal set why = 'nothing'`.execute(db)).rejects.toThrow(
    /permission denied/,
  )
})

test('[GA-11] how a maker’s games open is told with each of them', async () => {
  expect(await cardOf('table-a')).toMatchObject({ opens: 'seamless' })
  expect(await cardOf('slot-a')).toMatchObject({ opens: 'frame' })
})
