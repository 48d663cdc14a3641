import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { type CallWorld, openCallWorld } from '../../testing/call-world.ts'
import { openGames } from '../catalog/index.ts'
import { openPurses } from '../wallet/index.ts'
import { mountLaunch } from './launch.ts'
import { openPlayers } from './players.ts'
import { openPlaySessions } from './sessions.ts'

let world: CallWorld
let admin: pg.Client
beforeAll(async () => {
  world = await openCallWorld(async () => ({
    principalOf: async (_request, { id }) => ({ memberId: 1n, merchantId: id, sessionId: 's', type: 1 }),
  }))
  const { database, directory, mount } = world
  const { db } = database
  mountLaunch(mount, {
    ...{
      directory,
      games: openGames(db),
      sessions: openPlaySessions(db),
      gamesOrigin: 'http://127.0.0.1:8081',
    },
    players: openPlayers({ db, directory, purses: openPurses(db, directory), findMember: async () => null }),
    studios: { ask: async () => Promise.reject(new Error('no studio is asked')) },
    countryOf: async () => null,
    mayLaunch: async () => {},
    demandMayOpen: async () => {},
    collect: async () => {},
  })
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

const launch = (ip = '127.0.0.1') =>
  world.ask('POST', '/wps/v2/games/launch', { ip, body: { data: { nodeId: 'nothing' } } })

async function turn(modId: string, enabled: '0' | '1') {
  await admin.query('update merchants.setting_nodes set enabled = $2 where mod_id = $1', [modId, enabled])
  forgetKept()
}

test('[SS-29] [RO-41] no game is launched while the brand is closed, by an agent neither; before and after it is judged by itself', async () => {
  expect(await launch()).toMatchObject({ success: false, message: 'game_not_found' })
  await turn('SITE_MAINTENANCE', '1')
  expect(await launch()).toMatchObject({ status: 503, success: false, message: 'site_maintenance' })
  await turn('SITE_MAINTENANCE', '0')
  await admin.query(
    "insert into merchants.blocked (merchant_id, kind, value) select id, 'country', 'KP' from merchants.brands",
  )
  await turn('SITE_REGION_RESTRICTION', '1')
  expect(await launch('203.0.113.9')).toMatchObject({
    status: 403,
    success: false,
    message: 'region_restricted',
  })
  expect(await launch()).toMatchObject({ success: false, message: 'game_not_found' })
})
