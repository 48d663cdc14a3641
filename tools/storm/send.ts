/** Sends keys to both servers at once, in a mixed order, until each sending has its answer. */
import { setTimeout as pause } from 'node:timers/promises'
import { knock } from './doors.ts'
import { type Chain, drawer, type Key } from './keys.ts'
import type { Tally } from './tally.ts'
import type { World } from './world.ts'

export interface Sending {
  /** How many answers there will be when all is done. */
  readonly total: number
  readonly finished: Promise<void>
}

interface Sender {
  readonly world: World
  readonly tally: Tally
  readonly seed: number
  readonly callers: number
  /** How long a key is sent again for want of an answer. */
  readonly patienceMs?: number
}

const usualPatienceMs = 90_000
const retryMs = { least: 30, most: 150 }
/** A payment password is checked by a few at once only: of more than five none is looked at. */
const checkedAtOnce = 2
const checked: ReadonlySet<Key['kind']> = new Set(['withdrawal', 'upline', 'downline'])
const firstMax = 4

/**
 * Every chain goes on as soon as each key of a wave has one answer. The other sendings of its keys come
 * whenever it falls out: while it is on its way, or long after what followed.
 */
export function sendChains(sender: Sender, chains: readonly Chain[]): Sending {
  const { seed, callers } = sender
  const draw = drawer(seed + 2)
  const one = oneSending(sender)
  const lanes = new Map<string, Chain[]>()
  for (const chain of draw.shuffled(chains)) lanes.set(chain.lane, [...(lanes.get(chain.lane) ?? []), chain])
  // Shuffled, but the last of a lane stays the last: it may hold it for good.
  for (const [lane, own] of lanes)
    lanes.set(
      lane,
      own.toSorted((a, b) => b.waves.length - a.waves.length),
    )
  const free = [...lanes.keys()]
  const repeats: Key[] = []
  let busy = 0

  const run = async ({ waves }: Chain) => {
    for (const wave of waves) {
      const sendings = wave.flatMap((key) => {
        const first = 1 + draw.below(Math.min(key.times, firstMax))
        for (let time = first; time < key.times; time++) repeats.push(key)
        return Array.from({ length: first }, () => one(key))
      })
      await Promise.all(sendings)
    }
  }
  const caller = async () => {
    while (free.length > 0 || repeats.length > 0 || busy > 0) {
      const isRepeat = repeats.length > 0 && (free.length === 0 || draw.below(3) > 0)
      if (isRepeat) {
        const [key] = repeats.splice(draw.below(repeats.length), 1)
        if (key) await one(key)
      } else if (free.length > 0) {
        const [lane = ''] = free.splice(draw.below(free.length), 1)
        const chain = lanes.get(lane)?.shift()
        busy++
        if (chain) await run(chain)
        busy--
        if (lanes.get(lane)?.length) free.push(lane)
      } else await pause(5)
    }
  }
  return {
    total: chains.flatMap(({ waves }) => waves.flat()).reduce((sum, { times }) => sum + times, 0),
    finished: together(callers, caller),
  }
}

/** Each key to both servers at the same moment, all keys as fast as they go. */
export function sendAtOnce(sender: Sender, keys: readonly Key[]): Sending {
  const one = oneSending(sender)
  const left = [...keys]
  const caller = async () => {
    for (let key = left.shift(); key; key = left.shift()) await Promise.all([one(key, 0), one(key, 1)])
  }
  return { total: keys.length * 2, finished: together(sender.callers, caller) }
}

const together = async (callers: number, caller: () => Promise<void>) => {
  await Promise.all(Array.from({ length: callers }, caller))
}

/** One sending: to either server until one answers, each time to the next. */
function oneSending({
  world,
  tally,
  seed,
  patienceMs = usualPatienceMs,
}: Sender): (key: Key, server?: number) => Promise<void> {
  const draw = drawer(seed + 3)
  const gates = new Map<number, Gate>()
  const refOf = (key: Key) => tally.get(key)?.ref ?? ''
  return async (key, server = draw.below(2)) => {
    const gate = checked.has(key.kind) ? (gates.get(key.person) ?? openGate(checkedAtOnce)) : null
    if (gate) gates.set(key.person, gate)
    const until = Date.now() + patienceMs
    for (let turn = server; ; turn++) {
      const line = world.lines[turn % 2 === 0 ? 0 : 1]
      await gate?.enter()
      const said = await knock(world, line, key, refOf).finally(() => gate?.leave())
      if (said) return tally.add(key, said)
      tally.counts.unanswered++
      if (Date.now() > until) throw new Error(`${key.id} has no answer within ${patienceMs / 1_000} s`)
      await pause(retryMs.least + draw.below(retryMs.most - retryMs.least))
    }
  }
}

interface Gate {
  enter(): Promise<void>
  leave(): void
}

function openGate(room: number): Gate {
  const waiting: (() => void)[] = []
  let inside = 0
  return {
    async enter() {
      if (inside >= room) await new Promise<void>((next) => waiting.push(next))
      else inside++
    },
    leave() {
      const next = waiting.shift()
      if (next) next()
      else inside--
    },
  }
}
