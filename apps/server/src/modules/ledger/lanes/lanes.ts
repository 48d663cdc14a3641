/**
 * The hot door: stakes, winnings and roll-backs.
 *
 * Calls that arrive while a commit is in flight are gathered and written in one round trip and
 * one commit, strictly in the order in which they came, each applied, repeated or refused by
 * itself. A caller hears only after the commit. No timer: a batch leaves as soon as a lane is free.
 * The member's account decides the lane, so one account's movements keep their order.
 */
import { isLost, pauseMs, Unknown } from '@jackfruit/postgres'
import { type Movement, type Outcome, Overloaded } from '../movement.ts'
import { isGuarded } from './lane-sql.ts'
import { type Aboard, joins } from './tags.ts'
import { openWriter, type Writer } from './writer.ts'

export interface LaneOptions {
  url: string
  lanes?: number
  /** A lane whose fellow is writing waits for this many before it writes too. */
  batchMin?: number
  batchMax?: number
  /** Past this many waiting, new ones are refused: latency is queue over throughput. */
  queueMax?: number
  /** When guards judge; the database's own clock unless it is given. */
  now?: () => Date
  /** Told of every movement that changed an account, after its commit. */
  onPosted?: (posted: Posted) => void
  onError?: (error: Error) => void
}

export interface Posted {
  readonly accountId: bigint
  readonly balance: bigint
  readonly seq: bigint
}

export interface Lanes {
  submit(movement: Movement): Promise<Outcome>
  /** Resolves when everything submitted so far was answered. */
  drain(): Promise<void>
  close(): Promise<void>
  /** Why a lane cannot write; null while all can. */
  why(): string | null
  stats(): { waiting: number; batches: number; movements: number; errors: number }
}

interface Waiting {
  readonly movement: Movement
  readonly settle: (outcome: Outcome) => void
  readonly fail: (error: Error) => void
}

interface Lane {
  readonly writer: Writer
  queue: Waiting[]
  busy: boolean
  /** In a row. */
  failures: number
}

const noPartition = '23514'
const firstPauseMs = 200

export async function openLanes(options: LaneOptions): Promise<Lanes> {
  const {
    url,
    lanes: count = 2,
    batchMin = 32,
    batchMax = 1_000,
    queueMax = 20_000,
    now,
    onPosted,
    onError = () => {},
  } = options
  const lanes: Lane[] = Array.from({ length: count }, () => ({
    writer: openWriter({ url, now, onError }),
    queue: [],
    busy: false,
    failures: 0,
  }))
  let waiting = 0
  let inFlight = 0
  let scheduled = false
  let closed = false
  let drained: (() => void)[] = []
  const stats = { batches: 0, movements: 0, errors: 0 }

  const close = () => Promise.all(lanes.map(({ writer }) => writer.close()))
  await Promise.all(lanes.map(({ writer }) => writer.connect())).catch(async (error: unknown) => {
    await close()
    throw error
  })

  async function flush(lane: Lane, items: Waiting[]) {
    lane.busy = true
    inFlight++
    waiting -= items.length
    stats.batches++
    stats.movements += items.length
    try {
      deliver(items, await write(lane, items))
      lane.failures = 0
    } catch (error) {
      stats.errors++
      await recover(lane, items, error as Error & { code?: string })
    }
    lane.busy = false
    inFlight--
    if (waiting === 0 && inFlight === 0) {
      for (const done of drained) done()
      drained = []
    }
    pump()
  }

  /** A refused batch is redone one by one, so that one bad item fails alone. A lost connection leaves the outcome unknown. */
  async function recover(lane: Lane, items: Waiting[], error: Error & { code?: string }) {
    if (isUnknown(error)) return leave(lane, items, error)
    if (error.code === noPartition) await lane.writer.ensurePartitions()
    for (const [at, item] of items.entries()) {
      try {
        deliver([item], await write(lane, [item]))
      } catch (alone) {
        if (isUnknown(alone)) return leave(lane, items.slice(at), alone as Error)
        item.fail(alone as Error)
      }
    }
  }

  /** Nobody knows what became of these. The pauses grow while it does not come back. */
  async function leave(lane: Lane, items: readonly Waiting[], error: Error) {
    lane.writer.drop()
    onError(error)
    for (const item of items) item.fail(new Unknown(error))
    if (!closed) await new Promise((wake) => setTimeout(wake, pauseMs(lane.failures++, firstPauseMs)))
  }

  function deliver(items: readonly Waiting[], outcomes: readonly Outcome[]) {
    for (const [i, item] of items.entries()) {
      const outcome = outcomes[i]
      if (!outcome) {
        item.fail(new Error('the ledger answered too few items'))
        continue
      }
      item.settle(outcome)
      if (outcome.status === 'posted' && !outcome.replayed) {
        onPosted?.({ accountId: item.movement.accountId, balance: outcome.balance, seq: outcome.seq })
      }
    }
  }

  function pump() {
    scheduled = false
    if (inFlight === 0 && waiting > 0 && waiting < lanes.length * batchMin) {
      const [first] = lanes
      const items = lanes.flatMap((lane) => take(lane, batchMax))
      if (first && items.length > 0) void flush(first, items)
      return
    }
    for (const lane of lanes) {
      if (lane.busy || lane.queue.length === 0 || (inFlight > 0 && lane.queue.length < batchMin)) continue
      const items = take(lane, batchMax)
      if (items.length > 0) void flush(lane, items)
    }
  }

  return {
    submit(movement) {
      return new Promise((settle, fail) => {
        if (closed || waiting >= queueMax) return fail(new Overloaded())
        const lane = lanes[Number(movement.accountId % BigInt(lanes.length))]
        if (!lane) return fail(new Overloaded())
        lane.queue.push({ movement, settle, fail })
        waiting++
        if (!scheduled && (inFlight === 0 || (!lane.busy && lane.queue.length >= batchMin))) {
          scheduled = true
          setImmediate(pump)
        }
      })
    },
    drain: () =>
      waiting === 0 && inFlight === 0 ? Promise.resolve() : new Promise((done) => drained.push(done)),
    async close() {
      closed = true
      if (waiting > 0 || inFlight > 0) await new Promise<void>((done) => drained.push(done))
      await close()
    },
    why: () => lanes.map(({ writer }) => writer.why()).find((why) => why !== null) ?? null,
    stats: () => ({ waiting, ...stats }),
  }
}

/** Whether it failed on the way, or in a manner that nobody has thought of. */
const isUnknown = (error: unknown) => isLost(error) || !(error as { code?: string }).code

const write = ({ writer }: Lane, items: readonly Waiting[]) =>
  writer.write(items.map(({ movement }) => movement))

/**
 * Takes the next batch off a lane. One that asks for the mark of an earlier one waits for the next
 * batch, and so does everything of its account behind it: an account's order is never changed.
 */
function take(lane: Lane, most: number): Waiting[] {
  const taken: Waiting[] = []
  const left: Waiting[] = []
  const held = new Set<bigint>()
  const aboard = new Map<bigint, Aboard>()
  for (const item of lane.queue) {
    const { movement } = item
    const account = movement.accountId
    const isAlone = movement.kind === 'rollback' || isGuarded(movement)
    const earlier = aboard.get(account)
    // A roll-back may reach into a round that it does not name: it is the first of its account in a
    // batch, to see what came before, and the last, to be seen by what comes after. So is a stake that is judged.
    const mayCome = taken.length < most && !held.has(account) && !(isAlone && earlier)
    if (!mayCome || (earlier && !joins(earlier, movement))) {
      held.add(account)
      left.push(item)
      continue
    }
    if (!earlier) aboard.set(account, { first: movement, marks: null })
    if (isAlone) held.add(account)
    taken.push(item)
  }
  lane.queue = left
  return taken
}
