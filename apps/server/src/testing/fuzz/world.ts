/** The whole platform as a fuzz meets it: a gateway beside it, a game on offer, and a log of errors that is read. */
import { startSimulator } from '@jackfruit/groundwork/payment-simulator/server'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { openApp } from '../../app.ts'
import { listGames } from '../../modules/catalog/index.ts'
import { seedContent } from '../../modules/content/index.ts'
import { readConfig } from '../../platform/config.ts'
import { openLog } from '../../platform/log.ts'
import { deriveSecrets, type Secrets } from '../../platform/secrets.ts'
import { testDatabase } from '../database.ts'
import { type Caller, newPeople } from './people.ts'
import { playEverywhere } from './played.ts'

const aGame = {
  ...{ gameCode: 'slot-of-the-test', name: { EN: 'Slot of the test' }, gameType: 'RNG', gameClassify: null },
  ...{ version: '1.0.0', buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
  ...{ maxWin: { MMK: '100000000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50000' } },
}

export interface FuzzWorld {
  readonly http: FastifyInstance
  readonly secrets: Secrets
  /** A superuser on its database. */
  readonly adminUrl: string
  readonly appUrl: string
  /** What calls between platform and gateway are signed with. */
  readonly gatewaySecret: string
  /** Every line that was written as an error, or worse. */
  readonly errors: readonly string[]
  /** A new member and the agent above, of the demo's brand or of the one at this host. */
  people(at?: { readonly host: string; readonly name?: string | undefined }): Promise<Caller[]>
  /** A round in every purse that was opened, the same in each. */
  play(): Promise<void>
  /** Tries are no more counted: nobody is told to come again later. */
  forgive(): Promise<void>
  close(): Promise<void>
}

/** Without a fence, the database shows every row to everybody: then statements alone keep brands apart. */
export async function openFuzzWorld({ isFenced = true }: { isFenced?: boolean } = {}): Promise<FuzzWorld> {
  const gatewaySecret = 'only-for-tests-gateway-0123456789abcdef'
  const database = await testDatabase({ brands: true })
  await seedContent(database.adminUrl)
  await listGames(database.db, 'hexworks', [aGame])
  const platformUrl = 'http://127.0.0.1:9'
  const simulator = await startSimulator({ port: 0, platformUrl, secret: gatewaySecret })
  const config = readConfig({
    ...{ DATABASE_URL: database.appUrl, JACKFRUIT_TEST: '1', RATE_LIMITS: 'off', PASSWORD_COST: 'least' },
    ...{ PAYMENTS_URL: simulator.url, PAYMENTS_SECRET: gatewaySecret },
  })
  const secrets = deriveSecrets(config.secret)
  const errors: string[] = []
  const log = openLog('error', { write: (line) => void errors.push(line) })
  const app = await openApp({ config, log, site: null })
  const http = await app.serve()
  await http.ready()
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  if (!isFenced) await takeFenceAway(admin)
  return {
    ...{ http, secrets, gatewaySecret, errors, adminUrl: database.adminUrl, appUrl: database.appUrl },
    async people({ host, name } = { host: 'localhost', name: undefined }) {
      const { rows } = await admin.query<{ id: number }>(
        'select merchant_id as id from merchants.hosts where host = $1',
        [host],
      )
      const merchantId = rows[0]?.id ?? 0
      return newPeople({ db: database.db, http, admin, secrets, merchantId, host, name })
    },
    async play() {
      await playEverywhere(database, admin)
      await database.settled()
    },
    async forgive() {
      await admin.query('delete from identity.attempts')
    },
    async close() {
      await app.close()
      await simulator.stop()
      await admin.end()
      await database.drop()
    },
  }
}

async function takeFenceAway(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    'select oid::regclass::text as name from pg_class where relrowsecurity',
  )
  for (const { name } of rows) await admin.query(`alter table ${name} disable row level security`)
}
