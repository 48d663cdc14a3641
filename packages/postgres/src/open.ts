/** Connections and pools whose every wait ends. */
import pg from 'pg'
import { type Bound, boundedClient, destroy, isAtRest } from './bounded-client.ts'
import { type Bounds, connectWithinMs, heartbeatMs as usualHeartbeatMs } from './bounds.ts'

export interface ClientOptions {
  readonly bounds: Bounds
  /** Of the session, as `name=value`. */
  readonly settings?: readonly string[]
  /** Asked after so long a silence whether anybody is there: a pool's always, a single one's where it is said. */
  readonly heartbeatMs?: number
  readonly types?: pg.CustomTypesConfig
}

export interface PoolOptions extends ClientOptions {
  readonly max: number
}

/**
 * A pool that replaces what is lost. Whoever asked over a connection that was lost is told by the failing query. Those at
 * rest are asked now and then: a silence that only callers find out costs each of them the whole time of an answer.
 */
export function openPool(
  url: string,
  { max, heartbeatMs = usualHeartbeatMs, ...rest }: PoolOptions,
): pg.Pool {
  const given = { ...rest, heartbeatMs }
  const idle = new Set<pg.Client>()
  // What one found silent, the others are too: who rests there is not asked first. Nobody but who has taken one out may
  // end it: it rests in somebody's hands, who may hold a lock of the session by it, and has to be told by their own question.
  const onSilent = () => {
    for (const each of idle) if (isAtRest(each)) destroy(each, new Error('another connection was silent'))
  }
  const pool: pg.Pool = new pg.Pool({
    ...configOf(url, given),
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectWithinMs,
    Client: boundedClient({ ...boundOf(given), onSilent }) as never,
  })
  pool.on('error', () => {})
  pool.on('release', (_error, client) => idle.add(client as unknown as pg.Client))
  pool.on('acquire', (client) => idle.delete(client as unknown as pg.Client))
  pool.on('remove', (client) => idle.delete(client as unknown as pg.Client))
  return pool
}

/** Connected, and prepared by `then`; whatever fails meanwhile leaves no connection. Who wants to know of its loss listens. */
export async function connectClient(
  url: string,
  options: ClientOptions,
  then: (client: pg.Client) => Promise<unknown> = async () => {},
): Promise<pg.Client> {
  const Client = boundedClient(boundOf(options))
  const client = new Client(configOf(url, options))
  try {
    await client.connect()
    await then(client)
    return client
  } catch (error) {
    destroy(client)
    throw error
  }
}

const boundOf = ({ bounds, heartbeatMs }: ClientOptions): Bound => ({
  answerMs: bounds.answerMs,
  heartbeatMs: heartbeatMs ?? null,
})

function configOf(url: string, { bounds, settings = [], types }: ClientOptions): pg.ClientConfig {
  const all = [
    `statement_timeout=${bounds.statementMs}`,
    `idle_in_transaction_session_timeout=${bounds.idleInTransactionMs}`,
    // The server, too, notices that nobody is there, and lets go of what they held.
    ...['tcp_keepalives_idle=10', 'tcp_keepalives_interval=5', 'tcp_keepalives_count=3'],
    // A commit that no standby confirmed is told by a warning.
    'client_min_messages=warning',
    // What a server is set to, and whoever has set it, does not decide in which month or day something lies.
    'timezone=UTC',
    ...settings,
  ]
  return {
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: all.map((setting) => `-c ${setting}`).join(' '),
    ...(types && { types }),
  }
}
