/**
 * Kills the studio host or the platform again and again while players are in rounds of one call and
 * in rounds of steps. At the end every round has come to its end, and journal and ledger agree.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { claimPorts } from '@jackfruit/groundwork/ports'
import pg from 'pg'
import {
  type AuditReport,
  anchorKey,
  anchorsFileIn,
  audit,
} from '../../../apps/server/src/modules/ledger/index.ts'
import { recoverStudio } from '../../../apps/server/src/modules/vendors/index.ts'
import { openDatabase } from '../../../apps/server/src/platform/database/db.ts'
import { secretsIn } from '../../stack/secrets.ts'
import { bringUp } from '../../stack/stack.ts'
import { mix } from '../load.ts'
import { isReady, startStudio } from './child.ts'
import { openPlayers } from './people.ts'
import { type Played, play } from './player.ts'
import { type Proof, prove } from './prove.ts'

export interface GamesReport {
  readonly ok: boolean
  readonly kills: { studio: number; platform: number }
  readonly told: Played
  readonly proof: Proof
  readonly audit: AuditReport
}

const playersOfEach = 4
/** Between two kills; those who were in a round come back within it, most often. */
const loadMs = { least: 300, most: 3_500 }
/** Rounds that end before each kill: on a slow machine too, somebody plays when it comes. */
const playedBetween = 3
const playsWithinMs = 30_000
const settleWithinMs = 60_000
const page = fileURLToPath(new URL('../../../apps/site/dist/index.html', import.meta.url))

export async function killGames(
  kills: number,
  seed: number,
  say: (line: string) => void = () => {},
): Promise<GamesReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-kill-games-'))
  const secrets = secretsIn(dataDir)
  const [port = 0, ownPort = 0] = await claimPorts(2)
  const stack = await bringUp({
    ...{ dataDir, port, durable: false, fallsMax: 10_000, say },
    // Pages are not what is proved here: any build of them will do.
    skipBuild: existsSync(page),
    env: { JACKFRUIT_TEST: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' },
  })
  const stops: (() => Promise<void>)[] = [() => stack.stop()]
  try {
    const journalUrl = await ownDatabase(stack.adminUrl)
    const vendors = {
      ...{ hexworks: secrets.vendorHexworks, kitelab: secrets.vendorKitelab },
      tamarind: secrets.vendorTamarind,
    }
    const given = {
      ...{ port: String(ownPort), platformUrl: `http://127.0.0.1:${port}`, databaseUrl: journalUrl },
      ...{ studioKey: secrets.studioKey, ...vendors },
    }
    // The stack's own studios have spoken first: from now on ours are the ones that count.
    const studio = await startStudio(given, async () => {
      const { db, close } = openDatabase(stack.databaseUrl, { max: 1 })
      const at = { db, url: `http://127.0.0.1:${ownPort}`, now: () => new Date() }
      const signed = { by: 'the kill test', why: 'its own studios count from now on' }
      for (const [vendor, secret] of Object.entries(vendors))
        await recoverStudio({ ...at, secret }, vendor, signed)
      await close()
    })
    stops.push(() => studio.stop())
    const people = await openPlayers(playersOfEach, {
      ...{ databaseUrl: stack.databaseUrl, ownerUrl: stack.adminUrl, secret: secrets.master },
      ...{ gamesUrl: `http://127.0.0.1:${ownPort}`, seed },
    })
    stops.push(() => people.close())
    const told: Played = { rounds: 0, again: 0, problems: [] }
    let isOver = false
    const playing = Promise.all(people.seats.map((seat) => play(seat, () => isOver, told)))
    playing.catch((error: unknown) => told.problems.push(String(error)))
    const killed = { studio: 0, platform: 0 }
    for (let kill = 0; kill < kills; kill++) {
      const enough = told.rounds + playedBetween
      await pause(loadMs.least + (mix(seed, kill) % (loadMs.most - loadMs.least)))
      await isTrue(() => told.rounds >= enough, playsWithinMs)
      if (kill % 2 === 0) await studio.kill()
      else {
        process.kill(stack.pids().platform, 'SIGKILL')
        // Now and then what seals and follows beside it, too.
        if (kill % 4 === 1) process.kill(stack.pids().clock, 'SIGKILL')
        await pause(100)
        await isReady(`http://127.0.0.1:${port}/readyz`)
      }
      killed[kill % 2 === 0 ? 'studio' : 'platform']++
      if ((kill + 1) % 10 === 0) say(`${kill + 1} kills, ${told.rounds} rounds`)
    }
    isOver = true
    await playing.catch(() => {})
    await allSettled(journalUrl)
    const proof = await prove(stack.adminUrl, journalUrl, await people.purses())
    const audited = await audit(stack.adminUrl, {
      file: anchorsFileIn(dataDir),
      key: anchorKey(secrets.master),
    })
    const ok = proof.problems.length === 0 && told.problems.length === 0 && audited.ok
    return { ok, kills: killed, told, proof, audit: audited }
  } finally {
    for (const stop of stops.toReversed()) await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The stack's own studios go on with what lies in theirs: ours is another. */
async function ownDatabase(adminUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query('create database killed_games')
  await client.end()
  const url = new URL(adminUrl)
  url.pathname = '/killed_games'
  return url.toString()
}

async function allSettled(journalUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: journalUrl })
  await client.connect()
  const open = async () =>
    (await client.query<{ count: number }>(`select count(*)::int from rounds where state = 'open'`)).rows[0]
      ?.count ?? 0
  await isTrue(async () => (await open()) === 0, settleWithinMs)
  await client.end()
}

/** Waits for it, at most so long; what is missing then, the proof at the end says. */
async function isTrue(holds: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const until = Date.now() + withinMs
  while (!(await holds()) && Date.now() < until) await pause(200)
}
