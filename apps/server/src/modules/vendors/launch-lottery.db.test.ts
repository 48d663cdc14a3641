import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { type CallWorld, openCallWorld } from '../../testing/call-world.ts'
import { listGames, mountCatalog, openGames } from '../catalog/index.ts'
import { openPurses } from '../wallet/index.ts'
import { mountLaunch } from './launch.ts'
import { openPlayers } from './players.ts'
import { openPlaySessions } from './sessions.ts'

const gamesOrigin = 'http://127.0.0.1:8081'
/** As requirements write them, and as they are kept. */
const lotteries = [
  ['TCG_LOTTO_VN', 'tcg_lotto_vn', 'LOTT'],
  ['TCG_SEA', 'tcg_sea', 'ELOTT'],
  ['ELOTT', 'elott', 'ELOTT'],
  ['LOTT', 'lott', 'LOTT'],
] as const
let world: CallWorld
let admin: pg.Client
let asked: string[] = []

const addVendor = (code: string) =>
  admin.query('insert into catalog.vendors (code, name, sort) values ($1, $1, 50)', [code])

beforeAll(async () => {
  world = await openCallWorld(async () => ({
    principalOf: async (_request, { id }) => ({ memberId: 11n, merchantId: id, sessionId: 's', type: 0 }),
  }))
  const { database, directory, mount } = world
  const { db } = database
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  for (const [, code, gameType] of lotteries) {
    await addVendor(code)
    await listGames(db, code, [
      {
        ...{
          gameCode: `draw-${code}`,
          name: { EN: 'A draw' },
          gameType,
          gameClassify: null,
          version: '1.0.0',
        },
        ...{ buildHash: '0'.repeat(64), rtp: '70.0000', volatility: 'high', hitRate: '1.00' },
        ...{ maxWin: { MMK: '1000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50' } },
      },
    ])
  }
  const games = openGames(db)
  mountCatalog(mount, { db, games, directory, recentGames: async () => [] })
  mountLaunch(mount, {
    ...{ directory, gamesOrigin, games, sessions: openPlaySessions(db) },
    players: openPlayers({
      ...{ db, directory, purses: openPurses(db, directory) },
      findMember: async (merchantId, id) => ({ id, merchantId, nickname: 't', type: 0, status: 'active' }),
    }),
    studios: {
      async ask(vendor) {
        asked.push(vendor)
        return { url: `${gamesOrigin}/${vendor}/a-draw/` } as never
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

test.each(lotteries)(
  '[GA-03] [GA-04] [GA-05] [GA-06] the maker %s is offered by its name, and its game opens',
  async (written, code, gameType) => {
    const { value } = await world.ask('GET', `/wps/v2/games?language=EN&vassalage=${written}`)
    // What the site decides by (shared/games/launch.ts).
    expect(value['games']).toMatchObject([{ vassalage: code, gameType, gameCode: `draw-${code}` }])
    asked = []
    const launched = await world.ask('POST', '/wps/v2/games/launch', {
      body: { data: { nodeId: `draw-${code}` } },
    })
    expect(launched).toMatchObject({ success: true, value: { url: `${gamesOrigin}/${code}/a-draw/` } })
    expect(asked).toEqual([code])
  },
)

test('the secret of a maker is found by its code, underscores and all', () => {
  const { vendorSecrets } = readConfig({
    DATABASE_URL: world.database.appUrl,
    VENDOR_SECRET_TCG_SEA: 'x'.repeat(64),
  })
  expect([...vendorSecrets.keys()]).toEqual(['tcg_sea'])
})

test.each(['TCG_SEA', 'tcg-sea', '_sea', 'sea_', 'x', 'a'.repeat(21), 'tcg sea'])(
  'a maker of the code "%s" cannot be made',
  async (code) => {
    await expect(addVendor(code)).rejects.toThrow(/vendors_code_check/)
  },
)
