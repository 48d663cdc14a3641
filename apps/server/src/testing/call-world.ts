/** Calls mounted over a test database with both brands seeded: requests are injected, no port is opened. */
import type { Logger } from 'pino'
import {
  brandOfRequest,
  closedFor,
  type Directory,
  openDirectory,
  plainAddress,
} from '../modules/merchants/index.ts'
import { type Config, readConfig } from '../platform/config.ts'
import type { Gate, Mount } from '../platform/http/http.ts'
import { openMetrics } from '../platform/http/metrics.ts'
import { openServer } from '../platform/http/server.ts'
import { openLog } from '../platform/log.ts'
import { type TestDatabase, testDatabase } from './database.ts'

export interface CallWorld {
  readonly database: TestDatabase
  readonly directory: Directory
  readonly config: Config
  readonly mount: Mount
  /** Sends a call to a host and answers status, headers and the envelope. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: { host?: string; body?: unknown; headers?: Record<string, string>; ip?: string },
  ): Promise<Answer>
  close(): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly success: boolean
  readonly message: string
  readonly value: Record<string, unknown>
}

const nobody: Pick<Gate, 'principalOf' | 'unseal'> = {
  principalOf: async () => null,
  unseal: async () => {
    throw new Error('nothing is sealed here')
  },
}

/** Who calls, and what is sealed; without it everybody is a visitor. */
type GateOf = (database: TestDatabase, directory: Directory) => Promise<Partial<typeof nobody>>

/** A call with the header `x-member: <id>` or `<id>:<type>` comes from that member. */
export const byHeader = async (): ReturnType<GateOf> => ({
  async principalOf({ headers }, { id }) {
    const [memberId, type = 0] = String(headers['x-member'] ?? '').split(':')
    if (!memberId) return null
    return { memberId: BigInt(memberId), merchantId: id, sessionId: 'test', type: Number(type) }
  },
})

export async function openCallWorld(
  gateOf: GateOf = async () => nobody,
  environment: Readonly<Record<string, string>> = {},
): Promise<CallWorld> {
  const database = await testDatabase({ brands: true })
  const directory = openDirectory(database.db, (ip) => (ip.startsWith('203.0.113.') ? 'KP' : null))
  const given = {
    ...{ DATABASE_URL: database.appUrl, JACKFRUIT_TEST: '1' },
    ...{ RATE_LIMITS: 'off', PASSWORD_COST: 'least' },
  }
  const config = readConfig({ ...given, ...environment })
  const log: Logger = openLog('silent')
  const app = await openServer({ config, log, metrics: openMetrics({ ofProcess: false }) })
  const gate: Gate = {
    ...nobody,
    ...(await gateOf(database, directory)),
    brandOf: (request) => brandOfRequest(directory, request, false),
    async closedFor(request, { id }) {
      const brand = await directory.brandOfId(id)
      const ip = plainAddress(request.ip)
      return brand ? closedFor(brand, { ip, countryCode: await directory.countryOf(ip) }) : null
    },
  }
  return {
    database,
    directory,
    config,
    mount: { app, gate },
    async ask(method, url, { host = 'localhost', body, headers = {}, ip = '127.0.0.1' } = {}) {
      const response = await app.inject({
        method,
        url,
        remoteAddress: ip,
        headers: { host, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return {
        status: response.statusCode,
        headers: response.headers,
        ...response.json<Omit<Answer, 'status' | 'headers'>>(),
      }
    },
    async close() {
      await app.close()
      await database.drop()
    },
  }
}

/**
 * What a busy platform does not answer is sent again with the same key, as every client does. Many at once wait for one
 * row, and how long is a matter of the machine.
 */
export async function answered<A extends { readonly status: number }>(send: () => Promise<A>): Promise<A> {
  const answer = await send()
  return answer.status === 503 ? answered(send) : answer
}
