/** The whole platform as a fuzz meets it: a gateway beside it, a game on offer, and a log of errors that is read. */
import { startSimulator } from '@jackfruit/groundwork/payment-simulator/server'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { openApp } from '../../app.ts'
import { seedBrands } from '../../modules/merchants/index.ts'
import { readConfig } from '../../platform/config.ts'
import { openLog } from '../../platform/log.ts'
import { deriveSecrets, type Secrets } from '../../platform/secrets.ts'
import { testDatabase } from '../database.ts'
import { type Caller, newPeople } from './people.ts'

export interface FuzzWorld {
  readonly http: FastifyInstance
  readonly secrets: Secrets
  /** What calls between platform and gateway are signed with. */
  readonly gatewaySecret: string
  /** Every line that was written as an error, or worse. */
  readonly errors: readonly string[]
  /** A new member and the agent above. */
  people(): Promise<Caller[]>
  /** Tries are no more counted: nobody is told to come again later. */
  forgive(): Promise<void>
  close(): Promise<void>
}

export async function openFuzzWorld(): Promise<FuzzWorld> {
  const gatewaySecret = 'only-for-tests-gateway-0123456789abcdef'
  const database = await testDatabase()
  await seedBrands(database.adminUrl)
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
  const { rows } = await admin.query<{ id: number }>(`select id from merchants.brands where code = 'demommk'`)
  const merchantId = rows[0]?.id ?? 0
  return {
    ...{ http, secrets, gatewaySecret, errors },
    people: () => newPeople({ db: database.db, http, admin, secrets, merchantId }),
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
