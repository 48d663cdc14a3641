/**
 * Facts that other processes and open pages want to hear of, best effort: a listener that was
 * away asks again, so nothing depends on hearing. PostgreSQL LISTEN/NOTIFY carries them.
 */
import pg from 'pg'

export interface EventBus {
  publish(channel: string, payload: string): void
  subscribe(channel: string, hear: (payload: string) => void): () => void
  close(): Promise<void>
}

const gatherMs = 20
const payloadMax = 7_500

/** Gathers what is published within 20 ms into one NOTIFY, and hears its own events like everybody else's. */
export async function openEventBus(
  url: string,
  onError: (error: Error) => void = () => {},
): Promise<EventBus> {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const waiting: { channel: string; payload: string }[] = []
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let closed = false

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('error', onError)
    fresh.on('end', () => {
      if (client === fresh) client = null
      if (!closed) setTimeout(() => void connect().catch(onError), 500).unref()
    })
    fresh.on('notification', ({ payload }) => {
      for (const { channel, payload: each } of JSON.parse(payload ?? '[]') as typeof waiting) {
        for (const hear of listeners.get(channel) ?? []) hear(each)
      }
    })
    await fresh.connect()
    await fresh.query('listen jackfruit')
    client = fresh
  }
  await connect()

  const flush = async () => {
    timer = null
    while (waiting.length > 0 && client) {
      const batch: typeof waiting = []
      for (let size = 2; waiting[0] && (batch.length === 0 || size < payloadMax); ) {
        const next = waiting.shift()
        if (!next) break
        size += next.payload.length + next.channel.length + 40
        batch.push(next)
      }
      await client.query("select pg_notify('jackfruit', $1)", [JSON.stringify(batch)]).catch(onError)
    }
    if (waiting.length > 50_000) waiting.splice(0, waiting.length - 50_000)
  }

  return {
    publish(channel, payload) {
      waiting.push({ channel, payload })
      timer ??= setTimeout(() => void flush(), gatherMs)
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
      await flush()
      await client?.end().catch(onError)
    },
  }
}
