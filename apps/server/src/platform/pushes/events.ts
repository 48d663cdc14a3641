/**
 * Facts that other processes and open pages want to hear of, best effort: a listener that was
 * away asks again, so nothing depends on hearing. PostgreSQL LISTEN/NOTIFY carries them.
 */
import { bounds, connectClient, pauseMs } from '@jackfruit/postgres'
import type pg from 'pg'

export interface EventBus {
  /** A payload that is made when it leaves holds what was gathered until then. */
  publish(channel: string, payload: string | (() => string)): void
  subscribe(channel: string, hear: (payload: string) => void): () => void
  /** Why nothing is told or heard; null while it is. */
  why(): string | null
  close(): Promise<void>
}

interface Told {
  readonly channel: string
  readonly payload: string
}
interface Waiting {
  readonly channel: string
  readonly payload: string | (() => string)
}

const gatherMs = 20
/** Who only listens is told nothing by a connection that fell silent. */
const heartbeatMs = 3_000
/** PostgreSQL takes fewer than 8,000 bytes at once. */
const bytesMax = 7_990

/** Gathers what is published within 20 ms into one NOTIFY, and hears its own events like everybody else's. */
export async function openEventBus(
  url: string,
  onError: (error: Error) => void = () => {},
): Promise<EventBus> {
  const { hearAll, subscribe } = openHearing()
  const waiting: Waiting[] = []
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let flushed: Promise<void> = Promise.resolve()
  let failures = 0
  let lostAt = 0
  let closed = false

  const connect = async () => {
    // What is told was committed by others: it need not wait for a disk by itself.
    const options = { bounds: bounds.answering, settings: ['synchronous_commit=off'], heartbeatMs }
    const fresh = await connectClient(url, options, async (made) => {
      made.on('notification', hearAll)
      await made.query('listen jackfruit')
    })
    if (closed) return void fresh.end()
    fresh.on('error', onError)
    fresh.once('end', () => {
      client = null
      lostAt = performance.now()
      connectSoon()
    })
    client = fresh
    failures = 0
    if (waiting.length > 0) flushSoon()
  }

  /** Until it is there again: whatever fails meanwhile has left no connection behind. */
  const connectSoon = () => {
    if (closed) return
    const again = (error: Error) => {
      failures++
      onError(error)
      connectSoon()
    }
    setTimeout(() => void connect().catch(again), pauseMs(failures)).unref()
  }

  const flush = async () => {
    timer = null
    while (waiting.length > 0 && client) {
      const values = [`[${nextOf(waiting).join(',')}]`]
      const told = client.query({ name: 'tell', text: "select pg_notify('jackfruit', $1)", values })
      const failed = await told.then(
        () => null,
        (error: Error) => error,
      )
      if (!failed) continue
      onError(failed)
      // What waits behind it leaves over the next connection.
      break
    }
    if (waiting.length > 50_000) waiting.splice(0, waiting.length - 50_000)
  }

  /** One after the other: a client takes one question at a time. */
  const flushInTurn = () => {
    flushed = flushed.then(flush, flush)
    return flushed
  }

  const flushSoon = () => {
    timer ??= setTimeout(() => void flushInTurn(), gatherMs)
  }
  await connect()

  return {
    publish(channel, payload) {
      waiting.push({ channel, payload })
      flushSoon()
    },
    subscribe,
    why: () => (client ? null : `no connection for ${Math.round((performance.now() - lostAt) / 1_000)} s`),
    async close() {
      closed = true
      if (timer) clearTimeout(timer)
      // What was told last is not lost with a program that ends.
      await flushInTurn()
      await client?.end().catch(onError)
    },
  }
}

function openHearing() {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  return {
    hearAll({ payload }: pg.Notification) {
      for (const { channel, payload: each } of JSON.parse(payload ?? '[]') as Told[])
        for (const hear of listeners.get(channel) ?? []) hear(each)
    },
    subscribe(channel: string, hear: (payload: string) => void) {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set.add(hear))
      return () => void set.delete(hear)
    },
  }
}

/** Takes off what fits into one NOTIFY, as JSON: at least one. */
function nextOf(waiting: Waiting[]): string[] {
  const taken: string[] = []
  let bytes = 2
  for (let next = waiting[0]; next; next = waiting[0]) {
    const { channel } = next
    const told: Told = { channel, payload: typeof next.payload === 'string' ? next.payload : next.payload() }
    const text = JSON.stringify(told)
    bytes += Buffer.byteLength(text) + 1
    if (taken.length > 0 && bytes > bytesMax) {
      waiting[0] = told // made now, it goes with the next
      break
    }
    taken.push(text)
    waiting.shift()
  }
  return taken
}
