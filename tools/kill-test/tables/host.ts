/** A studio host as a process that is made to be killed: it leads the tables, or waits for their leader's end. */
import { makeTables, openPool } from '../../../packages/studio-kit/src/journal/tables.ts'
import { openStudio } from '../../../packages/studio-kit/src/studio.ts'
import { openLog } from '../../../studios/host/log.ts'
import { openHost } from '../../../studios/host/server.ts'
import { studiosHere } from '../../../studios/host/studios.ts'
import { killedTables } from './tables.ts'

const [settings = '{}'] = process.argv.slice(2)
const given: Readonly<Record<string, string>> = JSON.parse(settings)
const text = (name: string) => given[name] ?? ''
const log = openLog('silent')
const pool = openPool(text('databaseUrl'))
await makeTables(pool)
const vendors = [...Map.groupBy(killedTables, ({ vendor }) => vendor)]
const studios = vendors.map(([vendor, all]) =>
  openStudio({
    ...{ studio: vendor, secret: text(vendor), pool, log, tables: all.map(({ table }) => table) },
    games: (studiosHere.find(({ studio }) => studio === vendor)?.games ?? []).filter(({ code }) =>
      all.some(({ gameCode }) => gameCode === code),
    ),
    ...{ platformUrl: text('platformUrl'), studioKey: text('studioKey'), gamesOrigin: 'http://127.0.0.1' },
    ...{ timeoutMs: 1_000, giveUpAfterMs: 4_000, patienceMs: 1_500, longestDelayMs: 1_000 },
  }),
)
const app = await openHost({
  ...{ studios, clients: [], platformOrigins: ['http://localhost'], isProduction: false, log },
  trustedProxies: ['127.0.0.1'],
  isDatabaseUp: async () => (await pool.query('select 1')).rowCount === 1,
})
await app.listen({ port: Number(text('port')), host: '127.0.0.1' })
for (const studio of studios) studio.start()
process.send?.(studios.map(({ holder }) => holder))
process.on('disconnect', () => process.exit(0))
