/**
 * The hot door: stakes, winnings and roll-backs.
 *
 * Calls that arrive while a commit is in flight are gathered and written in one round trip and
 * one commit, strictly in the order in which they came, each applied, repeated or refused by
 * itself. A caller hears only after the commit. No timer: a batch leaves as soon as a lane is free.
 * The member's account decides the lane, so one account's movements keep their order.
 */
import { type Movement, type Outcome, Overloaded } from '../movement.ts'
import { type Lane, openCarrying, type Posted, type Waiting } from './carrying.ts'
import { isGuarded } from './lane-sql.ts'
import { type Aboard, joins } from './tags.ts'
import { openWriter } from './writer.ts'

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

export interface Lanes {
  submit(movement: Movement): Promise<Outcome>
  /** Resolves when everything submitted so far was answered. */
  drain(): Promise<void>
  close(): Promise<void>
  /** Why a lane cannot write; null while all can. */
  why(): string | null
  stats(): { waiting: number; batches: number; movements: number; errors: number }
}

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

  const carry = openCarrying({ onPosted, onError, isClosed: () => closed })
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
    if (!(await carry(lane, items))) stats.errors++
    lane.busy = false
    inFlight--
    if (waiting === 0 && inFlight === 0) {
      for (const done of drained) done()
      drained = []
    }
    pump()
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
