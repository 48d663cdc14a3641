/**
 * Facts that other processes and open pages want to hear of, best effort: a listener that was
 * away asks again, so nothing depends on hearing. PostgreSQL LISTEN/NOTIFY carries them.
 */
import pg from 'pg'

export interface EventBus {
  /** A payload that is made when it leaves holds what was gathered until then. */
  publish(channel: string, payload: string | (() => string)): void
  subscribe(channel: string, hear: (payload: string) => void): () => void
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
/** PostgreSQL takes fewer than 8,000 bytes at once. */
const bytesMax = 7_990

/** Gathers what is published within 20 ms into one NOTIFY, and hears its own events like everybody else's. */
export async function openEventBus(
  url: string,
  onError: (error: Error) => void = () => {},
): Promise<EventBus> {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const waiting: Waiting[] = []
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let flushed: Promise<void> = Promise.resolve()
  let closed = false

  const connect = async () => {
    // What is told was committed by others: it need not wait for a disk by itself.
    const fresh = new pg.Client({ connectionString: url, options: '-c synchronous_commit=off' })
    fresh.on('error', onError)
    fresh.on('end', () => {
      if (client === fresh) client = null
      if (!closed) setTimeout(() => void connect().catch(onError), 500).unref()
    })
    fresh.on('notification', ({ payload }) => {
      for (const { channel, payload: each } of JSON.parse(payload ?? '[]') as Told[]) {
        for (const hear of listeners.get(channel) ?? []) hear(each)
      }
    })
    await fresh.connect()
    await fresh.query('listen jackfruit')
    client = fresh
    if (waiting.length > 0) flushSoon()
  }

  const flush = async () => {
    timer = null
    while (waiting.length > 0 && client) {
      const values = [`[${nextOf(waiting).join(',')}]`]
      await client.query({ name: 'tell', text: "select pg_notify('jackfruit', $1)", values }).catch(onError)
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
    subscribe(channel, hear) {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set.add(hear))
      return () => set.delete(hear)
    },
    async close() {
      closed = true
      if (timer) clearTimeout(timer)
      // What was told last is not lost with a program that ends.
      await flushInTurn()
      await client?.end().catch(onError)
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
