/** Does one fault after the other, each to a world of its own under load, and holds what was answered against what is there. */
import { setTimeout as pause } from 'node:timers/promises'
import { sendKill } from '@jackfruit/groundwork/kill'
import { anchorKey, anchorsFileIn, audit } from '../../apps/server/src/modules/ledger/index.ts'
import { creditRules } from '../../apps/server/src/modules/vendors/index.ts'
import { isReady } from '../kill-test/games/child.ts'
import { prove as proveRounds } from '../kill-test/games/prove.ts'
import { knock } from '../storm/doors.ts'
import type { Key } from '../storm/keys.ts'
import { prove } from '../storm/prove.ts'
import { settle } from '../storm/settle.ts'
import type { AnyFault, Fault, FaultAlone, Scene } from './fault.ts'
import type { Ground } from './ground.ts'
import type { Heard } from './heard.ts'
import { beginLoad, type Loaded } from './load.ts'
import { beforeWithOthers, movedByOthers } from './others.ts'
import { deafPlatforms } from './pushes.ts'
import { timeUntilServing } from './serving.ts'
import { unendedRounds } from './unended.ts'
import { connectTo, openWorld, type World } from './world.ts'

export interface Outcome {
  readonly fault: AnyFault
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly heard: Heard['counts'] | null
  readonly backMs: number | null
  readonly seconds: number
  readonly problems: readonly string[]
  readonly holds: boolean
}

const warmMs = 2_500
const coolMs = 1_500
/** What is left of a fault when it should be over is found out within this time. */
const patienceMs = 45_000
const problemsMax = 8

export interface Doing {
  readonly ground: Ground
  readonly seed: number
  readonly say: (line: string) => void
  /** Ends the fault that is under way. */
  readonly over: AbortSignal
}

type Done = Omit<Outcome, 'fault' | 'seconds'>
const nothing = { acknowledged: 0, lost: 0, doubled: 0, heard: null, backMs: null }

export async function doFault(fault: AnyFault, { ground, seed, say, over }: Doing): Promise<Outcome> {
  const began = performance.now()
  const ended = Promise.withResolvers<Done>()
  const end = () => ended.resolve({ ...nothing, problems: ['the time was over'], holds: false })
  over.addEventListener('abort', end)
  const outcome = async (doing: Promise<Done>) => ({
    ...(await Promise.race([doing, ended.promise])),
    ...{ fault, seconds: (performance.now() - began) / 1_000 },
  })
  try {
    if ('alone' in fault) return await outcome(alone(fault, say))
    const world = await openWorld(ground, { ...fault.world, say })
    try {
      return await outcome(inWorld(fault, { world, say, seed }))
    } finally {
      await world.close()
    }
  } finally {
    over.removeEventListener('abort', end)
  }
}

async function alone(fault: FaultAlone, say: Doing['say']): Promise<Done> {
  const { backMs, problems } = await fault.alone(say)
  const holds = problems.length === 0 && backMs !== null && backMs <= fault.backWithinMs
  return { ...nothing, backMs, problems, holds }
}

async function inWorld(
  fault: Fault,
  { world, say, seed }: Omit<Scene, 'probes'> & { readonly seed: number },
): Promise<Done> {
  const admin = await connectTo(world.adminUrl)
  const others = await movedByOthers(admin, world)
  await admin.end()
  const ways = await fault.lines?.(world)
  const load = beginLoad(world, seed, ways?.lines)
  const probes = { keys: [] as Key[], tally: load.tally }
  const scene = { world, say, probes }
  await pause(warmMs)
  const problems = [...(await fault.happen(scene).catch(asProblem('it could not be done')))]
  const backMs = await timeUntilServing(scene, patienceMs)
  if (backMs === null) {
    problems.push(`does not serve again by itself within ${seconds(patienceMs)}`)
    await startAnew(world)
  } else if (backMs > fault.backWithinMs)
    problems.push(`served again after ${seconds(backMs)}, ${seconds(fault.backWithinMs)} are allowed`)
  await pause(coolMs)
  if (backMs !== null) problems.push(...(await deafPlatforms(world, probes).catch(asProblem('pushes'))))
  const loaded = await load.stop()
  if (fault.afterwards) problems.push(...(await fault.afterwards(scene).catch(asProblem('afterwards'))))
  problems.push(...(ways?.problems() ?? []))
  const proof = await proveAll(world, loaded, { probes: probes.keys, others, journal: fault.journal })
  const counts = { ...world.heard.counts }
  for (const [path, count] of world.heard.faults) problems.push(`${count} × 500 from ${path}`)
  if (loaded.visits.lost > 0)
    problems.push(`${loaded.visits.lost} of ${loaded.visits.begun} sessions are lost`)
  // Who was in a round that the studio has lost is told so in many ways.
  problems.push(...loaded.problems, ...(fault.journal ? [] : loaded.played.problems), ...proof.problems)
  return {
    acknowledged: proof.effects + loaded.played.rounds + loaded.visits.begun,
    ...{ lost: proof.lost, doubled: proof.doubled, heard: counts, backMs },
    problems: problems.slice(0, problemsMax),
    holds: problems.length === 0,
  }
}

interface Proven {
  readonly effects: number
  readonly lost: number
  readonly doubled: number
  readonly problems: readonly string[]
}

interface Beside {
  readonly probes: readonly Key[]
  readonly others: ReadonlyMap<string, bigint>
  readonly journal: Fault['journal']
}

async function proveAll(
  world: World,
  { keys, tally }: Loaded,
  { probes, others, journal }: Beside,
): Promise<Proven> {
  const all = [...keys, ...probes]
  const open = await askAgain(world, all, tally)
  const known = all.filter((key) => tally.get(key))
  const admin = await connectTo(world.adminUrl)
  try {
    const problems: string[] = open > 0 ? [`${open} keys have no answer at the end`] : []
    await settle(world, admin).catch((error: unknown) => problems.push(String(error)))
    await allSettled(world, problems)
    for (const key of known) {
      const said = tally.get(key)
      if (said && !said.done && said.says !== 'TXN_CANCELLED')
        problems.push(`${key.id} was refused: ${said.says}`)
    }
    const before = await beforeWithOthers(admin, world, others)
    const ledger = await prove(world, { admin, keys: known, tally, before })
    const rounds = journal
      ? { problems: await unendedRounds(admin, world) }
      : await proveRounds(world.adminUrl, world.journalUrl, await world.ground.players.purses())
    const anchors = { file: anchorsFileIn(world.dataDir), key: anchorKey(world.secrets.master) }
    const audited = await audit(world.adminUrl, anchors, [creditRules])
    const broken = [...audited.broken.map((one) => JSON.stringify(one)), ...audited.chain]
    const unknown = all.filter((key) => !tally.get(key))
    // Of what has no answer nobody can say that it should not be there.
    const ofUnknown = (problem: string) => unknown.some(({ id }) => problem.includes(id))
    const found = [...ledger.problems.filter((problem) => !ofUnknown(problem)), ...rounds.problems]
    return {
      effects: ledger.effects,
      lost: found.filter((one) => /lost|nothing in the ledger/.test(one)).length,
      doubled: found.filter((one) => /twice|nobody was told|ledger alone/.test(one)).length,
      problems: [...problems, ...found, ...broken],
    }
  } catch (error) {
    return { effects: 0, lost: 0, doubled: 0, problems: [`nothing could be proven: ${String(error)}`] }
  } finally {
    await admin.end().catch(() => {})
  }
}

const askAgainWithinMs = 20_000

/** Whoever has no answer asks once more when all is over; answers how many have none then either. */
async function askAgain(world: World, keys: readonly Key[], tally: Loaded['tally']): Promise<number> {
  const until = performance.now() + askAgainWithinMs
  let open = 0
  for (const key of keys) {
    // What follows on something that was not done is not begun.
    const isDue = !key.of || ['rollback', 'win'].includes(key.kind) || tally.get(key.of)?.done
    for (let turn = 0; isDue && !tally.get(key) && performance.now() < until; turn++) {
      const line = world.lines[turn % 2 === 0 ? 0 : 1]
      const said = await knock(world, line, key, (of) => tally.get(of)?.ref ?? '').catch(() => null)
      if (said) tally.add(key, said)
      else await pause(200)
    }
    if (isDue && !tally.get(key)) open++
  }
  return open
}

const roundsWithinMs = 75_000

async function allSettled({ journalUrl }: World, problems: string[]): Promise<void> {
  const journal = await connectTo(journalUrl)
  const until = performance.now() + roundsWithinMs
  try {
    for (;;) {
      const { rows } = await journal.query<{ count: number }>(
        `select count(*)::int from rounds where state = 'open'`,
      )
      const left = rows[0]?.count ?? 0
      if (left === 0) return
      if (performance.now() > until) return void problems.push(`${left} rounds are open at the end`)
      await pause(300)
    }
  } finally {
    await journal.end()
  }
}

/** What a person would do in the end: the money is counted then too. */
async function startAnew(world: World): Promise<void> {
  const { platform, clock, studios } = world.stack.pids()
  for (const pid of new Set([platform, clock, studios, ...world.stack.platforms.map((each) => each.pid())]))
    if (pid > 0) sendKill(pid)
  await pause(1_000)
  for (const port of world.ground.ports.platforms)
    await isReady(`http://127.0.0.1:${port}/readyz`).catch(() => {})
}

const asProblem = (what: string) => (error: unknown) => [
  `${what}: ${error instanceof Error ? error.message : String(error)}`,
]

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
