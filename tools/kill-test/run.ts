/**
 * Kills the worker or the database again and again under load. After each kill every number
 * without an answer is sent again; at the end the ledger must hold exactly what was acknowledged.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type AuditReport, anchorKey, audit } from '../../apps/server/src/modules/ledger/index.ts'
import { startWorker, type Worker } from './child.ts'
import { mix, type World } from './load.ts'
import { type Proof, prove } from './prove.ts'
import { type KillableServer, openKillableServer } from './server.ts'
import { openTally, type Tally } from './tally.ts'
import { openWorld } from './world.ts'

export interface KillReport {
  readonly ok: boolean
  readonly kills: Record<Victim, number>
  readonly sentAgain: number
  /** Of those sent again, how many had been carried out before the kill without an answer. */
  readonly foundDone: number
  readonly proof: Proof
  readonly audit: AuditReport
}

type Victim = 'worker' | 'server' | 'postmaster'

const turns: readonly Victim[] = ['worker', 'server', 'worker', 'postmaster']
const callers = 64
const members = 40
const loadMs = { least: 60, most: 600 }
const answersBetweenKills = 50
const secret = 'of the kill test'

interface Scene {
  readonly server: KillableServer
  readonly world: World
  readonly tally: Tally
  readonly anchors: string
  sentAgain: number
  foundDone: number
}

export async function killTest(
  kills: number,
  seed: number,
  say: (line: string) => void = () => {},
): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'jackfruit-kill-'))
  const server = await openKillableServer(join(folder, 'postgres'))
  try {
    const world = await openWorld(server.appUrl, seed, members)
    const scene: Scene = {
      server,
      world,
      tally: openTally(),
      anchors: join(folder, 'anchors.jsonl'),
      sentAgain: 0,
      foundDone: 0,
    }
    const killed: Record<Victim, number> = { worker: 0, server: 0, postmaster: 0 }
    let shift = startShift(scene)
    for (let kill = 0; kill < kills; kill++) {
      const victim = turns[kill % turns.length] ?? 'worker'
      await underLoad(scene.tally, seed, kill)
      killed[victim]++
      if (victim === 'worker') {
        await shift.worker.kill()
        shift = startShift(scene)
      } else {
        await server.kill(victim)
        await server.restart()
      }
      if ((kill + 1) % 10 === 0) say(`${kill + 1} kills, ${scene.tally.count()} transfers acknowledged`)
    }
    await underLoad(scene.tally, seed, kills)
    shift.worker.halt()
    const total = await shift.finished
    await shift.worker.kill()
    const proof = await prove(server.adminUrl, world, total, scene.tally.get)
    const problems = [...scene.tally.problems, ...proof.problems]
    const audited = await audit(server.adminUrl, { file: scene.anchors, key: anchorKey(secret) })
    return {
      ok: problems.length === 0 && audited.ok && audited.seals > 0,
      kills: killed,
      sentAgain: scene.sentAgain,
      foundDone: scene.foundDone,
      proof: { ...proof, problems },
      audit: audited,
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A new worker, which sends what is unanswered again and then goes on. */
function startShift(scene: Scene): { worker: Worker; finished: Promise<number> } {
  const { server, world, tally, anchors } = scene
  const numbers = tally.missing()
  const again = new Set(numbers)
  scene.sentAgain += numbers.length
  const worker = startWorker({
    onAnswers(answers) {
      for (const answer of answers) {
        if (answer.replayed && again.has(answer.n)) scene.foundDone++
        tally.add(answer)
      }
    },
    onError: (error) => tally.problems.push(error),
  })
  const finished = worker.work({
    url: server.appUrl,
    world,
    numbers,
    from: tally.next(),
    until: Number.MAX_SAFE_INTEGER,
    callers,
    variant: 0,
    seal: { file: anchors, secret },
  })
  return { worker, finished }
}

/** Waits until transfers flow again, and then for a while that nobody can foresee. */
async function underLoad(tally: Tally, seed: number, kill: number) {
  const enough = tally.count() + answersBetweenKills
  const patience = Date.now() + 30_000
  while (tally.count() < enough) {
    if (tally.problems.length > 0 || Date.now() > patience)
      throw new Error(`nothing is answered any more: ${tally.problems.join('; ') || 'no answer within 30 s'}`)
    await pause(5)
  }
  await pause(loadMs.least + (mix(seed, kill) % (loadMs.most - loadMs.least)))
}
