/**
 * A connection that is never waited for without end. A question that is not answered in time destroys it: pg's own
 * `query_timeout` answers whoever asked and goes on over the same silent connection. A server that only reads is as
 * good as none, and a commit that the standby did not confirm is unknown, wherever it is made.
 */
import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { beatWithinMs, connectWithinMs, leaveWithinMs } from './bounds.ts'
import { withLists } from './lists.ts'
import { Unknown } from './unknown.ts'

export interface Bound {
  readonly answerMs: number
  readonly heartbeatMs: number | null
  /** Told when this one was found silent. */
  readonly onSilent?: () => void
}

type Ask = (...given: unknown[]) => unknown
type Told = (error: unknown, result?: unknown) => void

/** What of pg's client has no type. */
interface Inside {
  readonly connection: {
    readonly stream: Socket
    on(name: 'parameterStatus', hear: (said: { parameterName: string; parameterValue: string }) => void): void
  }
  readonly getTransactionStatus: () => string | null
  readonly processID: number | null
  readonly secretKey: number | null
}
const inside = (client: pg.Client) => client as unknown as Inside

/** How many questions of a client wait for their answers. */
const asked = new WeakMap<pg.Client, number>()
/** When a client was last answered. */
const heardAt = new WeakMap<pg.Client, number>()

/** Connected, asked nothing, and in no transaction. */
export const isAtRest = (client: pg.Client): boolean =>
  asked.get(client) === 0 && inside(client).getTransactionStatus() === 'I'

/** Whatever was asked over it fails, and nobody waits for a good-bye. */
export function destroy(client: pg.Client, why?: Error): void {
  inside(client).connection.stream.destroy(why)
}

/** The class that a pool makes its connections of. */
export function boundedClient(bound: Bound): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      asked.set(this, 0)
      // Whoever asks is told; the connection's own cry would end the process.
      this.on('error', () => {})
      refuseStandby(this)
      this.query = boundedAsk(this, bound) as typeof this.query
      this.end = boundedEnd(this) as typeof this.end
      if (bound.heartbeatMs !== null) beat(this, bound.heartbeatMs)
    }
  }
}

/** It is said while a connection is made, and again when a standby becomes a primary. */
function refuseStandby(client: pg.Client): void {
  inside(client).connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
    if (parameterName !== 'in_hot_standby' || parameterValue !== 'on') return
    destroy(client, Object.assign(new Error('the database is a standby'), { code: readOnly }))
  })
}
const readOnly = '25006'

function boundedAsk(client: pg.Client, { answerMs, onSilent }: Bound): Ask {
  // Looked up each time: who listens to all clients listens at their prototype.
  const ask: Ask = (...given) => (pg.Client.prototype.query as Ask).apply(client, withListsAt(given))
  let unconfirmed: Unknown | null = null
  client.on('notice', (notice) => {
    // By the routine that says it: its words are translated.
    if (notice.routine !== 'SyncRepWaitForLSN') return
    unconfirmed = new Unknown(notice, 'committed here, and not confirmed by the standby')
  })

  /** Called once the answer is there: gives the failure that it is for whoever asked, or null. */
  function begin(withinMs: number): (error: unknown) => unknown {
    asked.set(client, (asked.get(client) ?? 0) + 1)
    const late = setTimeout(() => {
      const silent = Object.assign(new Error(`the database gave no answer for ${withinMs} ms`), {
        code: 'ETIMEDOUT',
      })
      cancelBehind(client)
      destroy(client, new Unknown(silent))
      onSilent?.()
    }, withinMs)
    return (error) => {
      clearTimeout(late)
      asked.set(client, (asked.get(client) ?? 1) - 1)
      heardAt.set(client, performance.now())
      const failure = error ?? unconfirmed
      unconfirmed = null
      if ((error as { code?: unknown } | null)?.code === readOnly) destroy(client)
      return failure
    }
  }

  return (...given) => {
    const [question] = given
    const end = begin((question as { answerMs?: number } | null)?.answerMs ?? answerMs)
    const last = given.at(-1)
    if (typeof last === 'function') {
      const tell = last as Told
      return ask(...given.slice(0, -1), (error: unknown, result: unknown) => {
        const failure = end(error)
        tell(failure, failure ? undefined : result)
      })
    }
    return (ask(...given) as Promise<unknown>).then(
      (result) => {
        const failure = end(null)
        if (failure) throw failure
        return result
      },
      (error: unknown) => {
        throw end(error)
      },
    )
  }
}

/** Of a text and its values; whoever asks with an object writes its values as it likes. */
const withListsAt = (given: unknown[]): unknown[] =>
  Array.isArray(given[1]) ? given.with(1, withLists(given[1])) : given

/**
 * What nobody waits for any more lets go of its locks and its place at the server: a commit waits for a lost standby
 * for ever, whether or not its client is there. A server of another place does not know the key, and does nothing.
 */
function cancelBehind(client: pg.Client): void {
  const { processID, secretKey } = inside(client)
  if (processID === null || secretKey === null) return
  const message = Buffer.alloc(16)
  for (const [at, part] of [16, cancelCode, processID, secretKey].entries())
    message.writeInt32BE(part, at * 4)
  const socket = connect({ host: client.host, port: client.port })
  socket.setTimeout(connectWithinMs, () => socket.destroy())
  socket.on('error', () => {})
  socket.end(message)
}
/** Of PostgreSQL's protocol. */
const cancelCode = 80_877_102

function boundedEnd(client: pg.Client): Ask {
  const end = client.end.bind(client) as Ask
  return (...given) => {
    setTimeout(() => destroy(client), leaveWithinMs).unref()
    return end(...given)
  }
}

/** A connection that says nothing for long is asked whether anybody is there: one that only listens never finds out. */
function beat(client: pg.Client, everyMs: number): void {
  const timer = setInterval(() => {
    const silentMs = performance.now() - (heardAt.get(client) ?? 0)
    if (!isAtRest(client) || silentMs < everyMs / 2) return
    const question = { text: 'select 1', answerMs: beatWithinMs }
    client.query(question).catch(() => {})
  }, everyMs)
  timer.unref()
  client.once('end', () => clearInterval(timer))
}
