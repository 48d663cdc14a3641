/**
 * `npm run bench -- vendor`: signed stakes through HTTP, signature, policy and ledger, against the
 * same server's empty route in the same run. Afterwards every player must have exactly what the
 * answers promised.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { parseMinor } from '@jackfruit/kernel'
import { audit } from '../apps/server/src/modules/ledger/index.ts'
import { openTestPlayers } from '../apps/server/src/testing/test-players.ts'
import { openWire } from '../tools/certify/client.ts'
import { enter, type Player } from '../tools/certify/player.ts'
import { secretsIn } from '../tools/stack/secrets.ts'
import { bringUp, type Stack } from '../tools/stack/stack.ts'
import type { Job, Loaded, Seat } from './vendor/job.ts'
import { processorMs } from './vendor/processor.ts'

const connections = 128
const playersCount = 512
const warmMs = 10_000
const measureMs = 15_000
const target = { perSecond: 2_500, p99: 80 }
const vendor = 'hexworks'

const tmpfsMagic = 0x01021994
if (statfsSync(tmpdir()).type === tmpfsMagic)
  throw new Error(`${tmpdir()} lies in memory, where fsync means nothing: set TMPDIR to a folder on a disk`)
const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-bench-'))
let ok = false
let stack: Stack | null = null
try {
  const [port = 0] = await claimPorts(1)
  const env = { JACKFRUIT_TEST: '1', LOG_LEVEL: 'warn' }
  stack = await bringUp({ dataDir, port, env, say: console.log, skipBuild: true })
  ok = await run(stack, port)
} finally {
  await stack?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(ok ? 0 : 1)

async function run({ databaseUrl, adminUrl, pids }: Stack, port: number): Promise<boolean> {
  const { vendorHexworks: secret } = secretsIn(dataDir)
  const wire = openWire(`http://127.0.0.1:${port}`, { vendor, secret })
  const players: Player[] = []
  for (const one of await openTestPlayers({ databaseUrl, ownerUrl: adminUrl, count: playersCount }))
    players.push(await enter(wire, one, new Map()))
  const before = await Promise.all(players.map((player) => player.balance()))
  const seats = players.map(seatOf)
  const common = { port, vendor, secret, connections }

  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}; fsync on`)
  console.log(
    `${connections} connections, ${playersCount} players, ${measureMs / 1000} s after ${warmMs / 1000} s`,
  )
  const empty = await loaded({ ...common, seats: [], warmMs: 2_000, measureMs: 5_000 })
  const used = () => [pids().platform, pids().database].map((pid) => processorMs(pid))
  const usedBefore = used()
  const stakes = await loaded({ ...common, seats, warmMs, measureMs })
  const costs = used().map((now, at) => (now ?? 0) - (usedBefore[at] ?? 0))
  console.log('\n                        per s    p50 ms    p99 ms   core of the load')
  console.log(row('empty route', empty))
  console.log(row('signed stakes', stakes))
  console.log(`stakes to empty route: ${(stakes.perSecond / empty.perSecond).toFixed(2)}`)

  const done = stakes.staked.reduce((sum, count) => sum + count, 0)
  const [platform, database] = costs.map((cost) => ((cost / done) * 1000).toFixed(0))
  console.log(`processor per stake: platform ${platform} µs, database ${database} µs; ${done} stakes`)

  const wrong = await differences(players, before, stakes.staked)
  const report = await audit(adminUrl)
  wire.close()
  const isFast = stakes.perSecond >= target.perSecond && stakes.p99 < target.p99
  const errors = { ...empty.errors, ...stakes.errors }
  const isClean = wrong === 0 && report.ok && Object.keys(errors).length === 0
  console.log(`\n${verdict(isFast)}  at least ${target.perSecond} stakes/s with p99 under ${target.p99} ms`)
  console.log(
    `${verdict(isClean)}  errors ${JSON.stringify(errors)}, wrong balances ${wrong}, audit ${report.ok}`,
  )
  return isFast && isClean
}

function verdict(good: boolean): string {
  return good ? 'PASS' : 'FAIL'
}

function row(name: string, { perSecond, p50, p99, coreShare }: Loaded): string {
  const figures = [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2)]
  return `${name.padEnd(19)}${figures.map((text) => text.padStart(10)).join('')}${coreShare.toFixed(2).padStart(19)}`
}

/** The smallest stake, so that nobody runs out. */
function seatOf({ playerId, sessionId, currency, gameCode, minBet, money }: Player): Seat {
  return { playerId, sessionId, currency, gameCode, amount: money(minBet) }
}

/** Players whose balance is not what the answers promised. */
async function differences(players: readonly Player[], before: readonly bigint[], staked: readonly number[]) {
  let wrong = 0
  for (const [at, player] of players.entries()) {
    const stake = parseMinor(seatOf(player).amount, player.scale) ?? 0n
    const promised = (before[at] ?? 0n) - stake * BigInt(staked[at] ?? 0)
    if ((await player.balance()) !== promised) wrong += 1
  }
  return wrong
}

function loaded(job: Job): Promise<Loaded> {
  return new Promise((done, failed) => {
    const file = fileURLToPath(new URL('./vendor/load.ts', import.meta.url))
    const child = fork(file, { execArgv: ['--disable-warning=ExperimentalWarning'] })
    child.once('message', (answer) => done(answer as Loaded))
    child.once('error', failed)
    child.once('exit', (status) => status !== 0 && failed(new Error(`the load ended with status ${status}`)))
    child.send(job)
  })
}
