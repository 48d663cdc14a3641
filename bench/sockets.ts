/**
 * `npm run bench -- sockets`: a load of stakes by the clock, alone, beside 3,000 open pages of which 200 never read,
 * and beside these and a storm of logins at once. Every stake is told to the pages of whoever made it. `--rate=200` is
 * how many stakes a second.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { openTestPlayers } from '../apps/server/src/testing/test-players.ts'
import { openWire } from '../tools/certify/client.ts'
import { enter, type Player } from '../tools/certify/player.ts'
import { secretsIn } from '../tools/stack/secrets.ts'
import { bringUp, type Stack } from '../tools/stack/stack.ts'
import { type Answer, pour, prepare, writeMembers } from './login/visitors.ts'
import { forkLoad } from './shared/fork-load.ts'
import { mb, memoryOf } from './shared/memory.ts'
import type { PagesHeard, PagesJob } from './sockets/job.ts'
import { writeTickets } from './sockets/tickets.ts'
import type { Job, Loaded } from './vendor/job.ts'
import { seatOf } from './vendor/seat.ts'

const playersCount = 1_000
/** Pages of each: a telephone, a table, and one that was left open. */
const pagesEach = 3
const deaf = 200
/** Twice what a machine of two cores can let in. */
const loginsPerSecond = 120
const [warmMs, measureMs] = [4_000, 12_000]
const perSecond = Number(process.argv.find((each) => each.startsWith('--rate='))?.slice(7) ?? 200)
const vendor = 'hexworks'
const password = 'Player#2026'
/** Of one who reads nothing: two pings of half a minute, and room. */
const endedWithinMs = 75_000
/** What pages and logins may make of the same load's p99, and of what each page keeps. */
const target = { timesPages: 3, p99All: 500, kbOfPage: 64 }

const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-bench-'))
let ok = false
let stack: Stack | null = null
try {
  const [port = 0] = await claimPorts(1)
  const env = { JACKFRUIT_TEST: '1', LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '127.0.0.1,::1' }
  stack = await bringUp({ dataDir, port, env, say: console.log, skipBuild: true })
  ok = await run(stack, port)
} finally {
  await stack?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(ok ? 0 : 1)

async function run({ databaseUrl, adminUrl, siteUrl, pids }: Stack, port: number): Promise<boolean> {
  const { vendorHexworks: secret } = secretsIn(dataDir)
  const wire = openWire(`http://127.0.0.1:${port}`, { vendor, secret })
  const opened = await openTestPlayers({ databaseUrl, ownerUrl: adminUrl, count: playersCount })
  const players: Player[] = []
  for (const one of opened) players.push(await enter(wire, one, new Map()))
  const names = await writeMembers(adminUrl)
  await pause(1_500) // what a brand has switched off is heard within a second
  const memory = () => memoryOf(siteUrl, pids().platform)
  const job: Job = {
    ...{ port, vendor, secret, seats: players.map(seatOf), connections: 256, perSecond, warmMs, measureMs },
  }
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}; fsync on`)
  console.log(`${perSecond} stakes a second of ${playersCount} players, ${measureMs / 1000} s each`)
  console.log('\n                              p50 ms    p99 ms  p99.9 ms   late p99 ms   heap MB   RSS MB')
  const errors: Record<string, number> = {}
  const measure = async (name: string): Promise<Loaded> => {
    const loaded = await forkLoad<Loaded>(new URL('./vendor/load.ts', import.meta.url), job)
    Object.assign(errors, loaded.errors)
    const { heap, rss } = await memory()
    const figures = [loaded.p50, loaded.p99, loaded.p999].map((ms) => ms.toFixed(1).padStart(10)).join('')
    const sizes = `${mb(heap).padStart(10)}${mb(rss).padStart(9)}`
    console.log(`${name.padEnd(26)}${figures}${loaded.lateP99.toFixed(1).padStart(14)}${sizes}`)
    return loaded
  }
  await measure('to warm up')
  const alone = await measure('alone')
  const before = await memory()

  const tickets = await writeTickets(
    adminUrl,
    opened.map(({ memberId }) => memberId),
    pagesEach,
  )
  const pages = await openPages({ port, tickets, deaf })
  const since = performance.now()
  const after = await memory()
  const beside = await measure(`beside ${tickets.length} pages`)
  const flood = await prepare(siteUrl, {
    ...{ names, password, count: (loginsPerSecond * (warmMs + measureMs)) / 1000 },
  })
  const [all, entered] = await Promise.all([
    measure('beside pages and logins'),
    pour(siteUrl, flood, loginsPerSecond),
  ])
  const again = await measure('beside pages again')
  await pause(Math.max(0, endedWithinMs - (performance.now() - since)))
  const heard = await pages.ask()
  pages.end()
  const aloneAgain = await measure('alone again')
  wire.close()

  return judge({
    alone,
    beside,
    all,
    again,
    aloneAgain,
    heard,
    entered,
    errors,
    pageBytes: (after.rss - before.rss) / tickets.length,
  })
}

interface Found {
  readonly alone: Loaded
  readonly beside: Loaded
  readonly all: Loaded
  readonly again: Loaded
  readonly aloneAgain: Loaded
  readonly heard: PagesHeard
  readonly entered: readonly Answer[]
  readonly errors: Readonly<Record<string, number>>
  readonly pageBytes: number
}

function judge({ alone, beside, all, again, aloneAgain, heard, entered, errors, pageBytes }: Found): boolean {
  const letIn = entered.filter(({ token }) => token).length
  const shed = entered.filter(({ status }) => status === 503 || status === 429).length
  const lost = entered.length - letIn - shed
  const kbOfPage = pageBytes / 1024
  const quiet = Math.min(alone.p99, aloneAgain.p99)
  const atPages = Math.min(beside.p99, again.p99)
  const slowest = Math.max(...heard.deafEndedMs) / 1000
  console.log(`\na page: ${kbOfPage.toFixed(1)} kB of the platform; ${heard.pushes} pushes read`)
  console.log(
    `of ${deaf} pages that never read ${heard.deafEndedMs.length} were ended, the last after ${slowest.toFixed(0)} s; of the others ${heard.readersEnded}`,
  )
  console.log(
    `${loginsPerSecond} logins a second: ${letIn} let in, ${shed} told to come again, ${lost} otherwise`,
  )
  console.log(`p99 to alone: pages ${(atPages / quiet).toFixed(2)}, all ${(all.p99 / quiet).toFixed(2)}`)
  const isFast =
    atPages <= Math.max(target.timesPages * quiet, 25) &&
    all.p99 <= target.p99All &&
    kbOfPage <= target.kbOfPage
  const isClean =
    heard.deafEndedMs.length === deaf &&
    heard.readersEnded === 0 &&
    heard.pushes > 0 &&
    lost === 0 &&
    letIn > 0 &&
    Object.keys(errors).length === 0
  console.log(
    `\n${verdict(isFast)}  p99 beside pages at most ${target.timesPages} times that alone, beside logins too at most ${target.p99All} ms; a page at most ${target.kbOfPage} kB`,
  )
  console.log(
    `${verdict(isClean)}  all who never read were ended and nobody else; errors ${JSON.stringify(errors)}`,
  )
  return isFast && isClean
}

function verdict(good: boolean): string {
  return good ? 'PASS' : 'FAIL'
}

async function openPages(job: PagesJob) {
  const child = fork(fileURLToPath(new URL('./sockets/pages.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const ask = async (message: object): Promise<PagesHeard> => {
    child.send(message)
    const ended = once(child, 'exit').then(() => {
      throw new Error('the pages ended by themselves')
    })
    const [heard] = (await Promise.race([once(child, 'message'), ended])) as [PagesHeard]
    ended.catch(() => {})
    return heard
  }
  await ask(job)
  return { ask: () => ask({}), end: () => child.disconnect() }
}
