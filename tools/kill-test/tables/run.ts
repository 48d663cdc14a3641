/**
 * Kills the leader of a table, the platform and the database in every phase of shared rounds, while members bet. At the
 * end each stake was settled or given back once, and bets, ledger and what members were told agree.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { childrenOf, sendKill } from '@jackfruit/groundwork/kill'
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
import { bringUp, type Stack } from '../../stack/stack.ts'
import { isReady } from '../games/child.ts'
import { openPlayersAt } from '../games/people.ts'
import { mix } from '../load.ts'
import { startHosts } from './hosts.ts'
import { playAtTable, type Told } from './member.ts'
import { proveTables, type TablesProof } from './prove.ts'
import { killedTables } from './tables.ts'

const victims = ['leader', 'platform', 'database'] as const
const phases = ['betting', 'closed', 'dealing', 'result'] as const
type Victim = (typeof victims)[number]

export interface TablesReport {
  readonly ok: boolean
  readonly kills: Readonly<Record<Victim, number>>
  readonly told: Told
  readonly proof: TablesProof
  readonly audit: AuditReport
}

const membersOfEach = 4
/** A program that falls five times in a minute is given up. */
const databaseEveryMs = 16_000
const goesOnWithinMs = 90_000
const page = fileURLToPath(new URL('../../../apps/site/dist/index.html', import.meta.url))

export async function killTables(
  kills: number,
  seed: number,
  say: (line: string) => void = () => {},
): Promise<TablesReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-kill-tables-'))
  const secrets = secretsIn(dataDir)
  const [port = 0, ...ports] = await claimPorts(3)
  const stack = await bringUp({
    // What was committed has to be there after the database's end.
    ...{ dataDir, port, durable: true, fallsMax: 10_000, say, skipBuild: existsSync(page) },
    env: { JACKFRUIT_TEST: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' },
  })
  const stops: (() => Promise<void>)[] = [() => stack.stop()]
  try {
    const journalUrl = await ownDatabase(stack.adminUrl)
    const vendors = { rubyrow: secrets.vendorRubyrow, kitelab: secrets.vendorKitelab }
    const platformUrl = `http://127.0.0.1:${port}`
    const hosts = await startHosts(
      ports,
      { platformUrl, databaseUrl: journalUrl, studioKey: secrets.studioKey, ...vendors },
      () => claim(stack, `http://127.0.0.1:${ports[0]}`, vendors),
    )
    stops.push(() => hosts.stop())
    const hands = { databaseUrl: stack.databaseUrl, ownerUrl: stack.adminUrl, secret: secrets.master }
    const people = await openPlayersAt(killedTables, membersOfEach, {
      ...{ ...hands, gamesUrl: `http://127.0.0.1:${ports[0]}`, seed },
    })
    stops.push(() => people.close())
    const told: Told = { in: new Set(), out: new Map(), decided: new Map(), lost: 0, problems: [] }
    let isOver = false
    const playing = Promise.all(
      people.seats.map((seat) => {
        const urls = ports.map((own) => `http://127.0.0.1:${own}/${seat.table.vendor}/play/v1`)
        return playAtTable(seat, urls, () => isOver, told)
      }),
    )
    playing.catch((error: unknown) => told.problems.push(String(error)))
    const journal = watchJournal(journalUrl)
    stops.push(() => journal.end())
    const killed = { leader: 0, platform: 0, database: 0 }
    let databaseAt = -databaseEveryMs
    for (let kill = 0; kill < kills; kill++) {
      const victim = victims[kill % victims.length] ?? 'leader'
      const phase = phases[Math.floor(kill / victims.length) % phases.length] ?? 'betting'
      const tableId = killedTables[(kill + seed) % killedTables.length]?.gameCode ?? ''
      const rest = databaseAt + databaseEveryMs - performance.now()
      if (victim === 'database') await pause(Math.max(0, rest))
      await isTrue(`a round of ${tableId} that is ${phase}`, () => journal.isIn(tableId, phase))
      await pause(mix(seed, kill) % 200)
      if (victim === 'leader') await hosts.killHolder((await journal.holderOf(tableId)) ?? '')
      else killPart(stack, victim)
      if (victim === 'database') databaseAt = performance.now()
      killed[victim]++
      await isReady(`${platformUrl}/readyz`)
      await hosts.ready()
      const enough = await journal.settled()
      await isTrue('that rounds go on', async () => (await journal.settled()) > enough)
      if ((kill + 1) % 10 === 0) say(`${kill + 1} kills, ${told.in.size} bets in`)
    }
    isOver = true
    await playing.catch(() => {})
    await isTrue('that every bet has come to its end', async () => (await journal.undecided()) === 0).catch(
      async (error: unknown) => {
        throw new Error(`${error}: ${await journal.standing()}`)
      },
    )
    const proof = await proveTables(stack.adminUrl, journalUrl, { purses: await people.purses(), told })
    const file = anchorsFileIn(dataDir)
    const audited = await audit(stack.adminUrl, { file, key: anchorKey(secrets.master) })
    const ok = proof.problems.length === 0 && told.problems.length === 0 && audited.ok
    return { ok, kills: killed, told, proof, audit: audited }
  } finally {
    for (const stop of stops.toReversed()) await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The stack's own studios have spoken first: from now on ours are the ones that count. */
async function claim(stack: Stack, url: string, vendors: Readonly<Record<string, string>>): Promise<void> {
  // On a busy machine they may speak late, and would count again.
  await isTrue('that the own studios of the stack have spoken', () => haveSpoken(stack, Object.keys(vendors)))
  const { db, close } = openDatabase(stack.databaseUrl, { max: 1 })
  const signed = { by: 'the kill test', why: 'its own studios count from now on' }
  for (const [vendor, secret] of Object.entries(vendors))
    await recoverStudio({ db, url, now: () => new Date(), secret }, vendor, signed)
  await close()
}

async function haveSpoken(stack: Stack, vendors: readonly string[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: stack.adminUrl })
  await client.connect()
  const { rowCount } = await client.query('select from vendors.epochs where vendor = any($1)', [vendors])
  await client.end()
  return rowCount === vendors.length
}

function killPart(stack: Stack, victim: 'platform' | 'database'): void {
  const pid = stack.pids()[victim]
  const children = victim === 'database' ? childrenOf(pid) : []
  for (const each of [pid, ...children]) sendKill(each)
}

async function ownDatabase(adminUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query('create database killed_tables')
  await client.end()
  const url = new URL(adminUrl)
  url.pathname = '/killed_tables'
  return url.toString()
}

/** Looks into a database that is away now and then: what cannot be asked is not so. */
function watchJournal(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 2_000 })
  pool.on('error', () => {})
  const one = async <T>(text: string, values: unknown[] = []): Promise<T | null> =>
    pool.query(text, values).then(
      ({ rows }) => (rows[0]?.value as T | undefined) ?? null,
      () => null,
    )
  return {
    isIn: async (tableId: string, phase: string) =>
      (await one('select phase as value from table_rounds where table_id = $1 order by seq desc limit 1', [
        tableId,
      ])) === phase,
    holderOf: (tableId: string) =>
      one<string>('select holder as value from table_leases where table_id = $1', [tableId]),
    settled: async () =>
      (await one<number>(
        `select min(count)::int as value from (select count(*) filter (where phase = 'settled') from table_rounds group by table_id)`,
      )) ?? 0,
    undecided: () => one<number>('select count(*)::int as value from table_bets where final_at is null'),
    /** Of bets without an end: how they stand, for whoever has to find out why. */
    standing: () =>
      one<string>(
        `select string_agg(format('%s of %s, %s attempts, due in %s', state, round_id, attempts, due_at - clock_timestamp()), '; ')
           as value from table_bets where final_at is null`,
      ),
    end: () => pool.end(),
  }
}

/** Throws where it does not come true. */
async function isTrue(what: string, holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + goesOnWithinMs
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`it was waited in vain for: ${what}`)
    await pause(20)
  }
}
