/**
 * Everything that moves money here, until it is told to stop: signed calls of a maker, deposits by callback,
 * withdrawals, transfers, rounds at the studios, and members who log in.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { identity } from '@jackfruit/contracts'
import { type Played, play } from '../kill-test/games/player.ts'
import { type Key, planOf } from '../storm/keys.ts'
import type { Line } from '../storm/line.ts'
import { ask, type Pass, signIn } from '../storm/member.ts'
import { sendChains } from '../storm/send.ts'
import { openTally, type Tally } from '../storm/tally.ts'
import type { World } from './world.ts'

export interface Load {
  /** Takes nothing new, and waits until what was begun has its answer. */
  stop(): Promise<Loaded>
  readonly tally: Tally
}

export interface Loaded {
  readonly keys: readonly Key[]
  readonly tally: Tally
  readonly played: Played
  readonly visits: Visits
  /** What made the load itself end early. */
  readonly problems: readonly string[]
}

interface Visits {
  /** Logins that were answered with a session. */
  readonly begun: number
  /** Those of them that a platform does not know any more. */
  readonly lost: number
}

const callers = 8
const keysAtOnce = 40
const timesMax = 3
/** A page that has no answer asks again for as long as a person waits for it. */
const patienceMs = 60_000
const visitEveryMs = 500
/** A member has so many sessions at most; the next one would end the first. */
const visitsMax = 4
export const visitor = { username: 'kill0x0', password: 'Kill#2026' }

export function beginLoad(world: World, seed: number, lines: readonly [Line, Line] = world.lines): Load {
  const tally = openTally()
  const keys: Key[] = []
  const problems: string[] = []
  const played: Played = { rounds: 0, again: 0, problems: [] }
  let isOver = false
  const noted = (work: Promise<unknown>) =>
    work.catch((error: unknown) => void problems.push(error instanceof Error ? error.message : String(error)))

  async function send() {
    for (let turn = 0; !isOver; turn++) {
      const chains = planOf(seed * 1_000 + turn, keysAtOnce, world.people).map(({ lane, waves }) => ({
        lane,
        waves: waves.map((wave) =>
          wave.map((key) => Object.assign(key, { times: 1 + (key.times % timesMax) })),
        ),
      }))
      keys.push(...chains.flatMap(({ waves }) => waves.flat()))
      const sender = { world: { ...world, lines }, tally, seed: seed + turn, callers, patienceMs }
      await sendChains(sender, chains).finished
    }
  }
  const passes: Pass[] = []
  async function visit() {
    while (!isOver) {
      if (passes.length < visitsMax) {
        // A login without an answer began no session that anybody has.
        const pass = await signIn(
          lines[passes.length % 2 === 0 ? 0 : 1],
          visitor.username,
          visitor.password,
        ).catch(() => null)
        if (pass) passes.push(pass)
      } else await ask(lines[1], passes[0] ?? null, identity.memberInfo)
      await pause(visitEveryMs)
    }
  }
  async function countLost(): Promise<number> {
    let lost = 0
    for (const pass of passes) {
      const told =
        (await ask(lines[0], pass, identity.memberInfo)) ?? (await ask(lines[1], pass, identity.memberInfo))
      if (!told?.success) lost++
    }
    return lost
  }
  const working = [
    noted(send()),
    noted(visit()),
    ...world.ground.players.seats.map((seat) => noted(play(seat, () => isOver, played))),
  ]
  return {
    tally,
    async stop() {
      isOver = true
      await Promise.all(working)
      const visits = { begun: passes.length, lost: await countLost() }
      return { keys, tally, played, visits, problems }
    },
  }
}
