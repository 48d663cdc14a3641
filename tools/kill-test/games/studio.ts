/** The studio host as a process that is made to be killed: the games of `tables`, with short times to wait. */
import { makeTables, openPool } from '../../../packages/studio-kit/src/journal/tables.ts'
import { openStudio } from '../../../packages/studio-kit/src/studio.ts'
import { studioGames } from '../../../studios/host/games.ts'
import { openLog } from '../../../studios/host/log.ts'
import { openHost } from '../../../studios/host/server.ts'
import { tables } from './tables.ts'

const [settings = '{}'] = process.argv.slice(2)
const given: Readonly<Record<string, string>> = JSON.parse(settings)
const text = (name: string) => given[name] ?? ''
const log = openLog('silent')
const pool = openPool(text('databaseUrl'))
await makeTables(pool)
const shared = {
  ...{ pool, log, platformUrl: text('platformUrl'), studioKey: text('studioKey') },
  ...{ gamesOrigin: 'http://127.0.0.1', timeoutMs: 1_000, giveUpAfterMs: 4_000, patienceMs: 1_500 },
  longestDelayMs: 1_000,
}
const studios = tables.map(({ vendor, gameCode }) => {
  const game = studioGames.flatMap(({ games }) => games).find(({ code }) => code === gameCode)
  if (!game) throw new Error(`${gameCode} is not here`)
  return openStudio({ ...shared, studio: vendor, secret: text(vendor), games: [game] })
})
const app = await openHost({
  ...{
    studios,
    clients: [],
    platformOrigins: ['http://localhost'],
    isProduction: false,
    trustedProxies: ['127.0.0.1'],
    log,
  },
  isDatabaseUp: async () => (await pool.query('select 1')).rowCount === 1,
})
await app.listen({ port: Number(text('port')), host: '127.0.0.1' })
for (const studio of studios) studio.start()
