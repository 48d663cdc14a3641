/**
 * `npm run bench -- vendor`: signed stakes through HTTP, signature, policy and ledger, against the
 * same server's empty route in the same run. Afterwards every player must have exactly what the
 * answers promised.
 *
 * First a closed loop, for the rate; then open ones, whose stakes come by the clock at a part of that rate, for what a
 * player waits. `--where` also tells which connections of the database used its processor, `--floor` how many signed
 * calls a second the same server answers that do nothing, and that write one row: no stake can cost less.
 */
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { parseMinor } from '@jackfruit/kernel'
import { audit } from '../apps/server/src/modules/ledger/index.ts'
import { openTestPlayers } from '../apps/server/src/testing/test-players.ts'
import { openWire } from '../tools/certify/client.ts'
import { enter, type Player } from '../tools/certify/player.ts'
import { secretsIn } from '../tools/stack/secrets.ts'
import { bringUp, type Stack } from '../tools/stack/stack.ts'
import { forkLoad } from './shared/fork-load.ts'
import type { Job, Loaded } from './vendor/job.ts'
import { measureLeast } from './vendor/least.ts'
import { processorMs } from './vendor/processor.ts'
import { seatOf } from './vendor/seat.ts'
import { readConnections, whereBetween } from './vendor/where.ts'

const connections = 128
/** Of the open loop: enough that a call seldom waits for a line of the load's own. */
const openConnections = 512
const playersCount = 512
const warmMs = 10_000
const measureMs = 15_000
/** Of the closed loop's rate; the tail of the one in the middle is what is promised. */
const shares = [0.25, 0.5, 0.75]
const target = { ofEmpty: 0.45, share: 0.5, p99: 25 }
const vendor = 'hexworks'
const isTellingWhere = process.argv.includes('--where')
const isTellingFloor = process.argv.includes('--floor')

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
  console.log(
    '\n                        per s    p50 ms    p99 ms  p99.9 ms   core of the load   late p99 ms',
  )
  const all: Loaded[] = []
  const measure = async (name: string, job: Job) => {
    const loaded = await forkLoad<Loaded>(new URL('./vendor/load.ts', import.meta.url), job)
    console.log(row(name, loaded))
    all.push(loaded)
    return loaded
  }
  const empty = await measure('empty route', { ...common, seats: [], warmMs: 2_000, measureMs: 5_000 })
  if (isTellingFloor)
    await measureLeast({ databaseUrl: adminUrl, vendor, secret, connections, seats }, (name, loaded) =>
      console.log(
        `${row(name, loaded)}   ${(loaded.perSecond / empty.perSecond).toFixed(2)} of the empty route`,
      ),
    )
  const used = () => {
    const { platform, database, clock } = pids()
    return [platform, database, clock].map((pid) => processorMs(pid) ?? 0)
  }
  const usedBefore = used()
  const connectionsBefore = isTellingWhere ? await readConnections(adminUrl) : []
  const stakes = await measure('signed stakes', { ...common, seats, warmMs, measureMs })
  const done = stakes.staked.reduce((sum, count) => sum + count, 0)
  const costs = used().map((now, at) => (((now - (usedBefore[at] ?? 0)) / done) * 1000).toFixed(0))
  const where = isTellingWhere ? whereBetween(connectionsBefore, await readConnections(adminUrl), done) : []
  const opened: Loaded[] = []
  for (const share of shares) {
    const perSecond = Math.round(stakes.perSecond * share)
    const open = { ...common, connections: openConnections, seats, perSecond, warmMs: 5_000, measureMs }
    opened.push(await measure(`open, ${(share * 100).toFixed(0)} % of it`, open))
  }
  const ofEmpty = stakes.perSecond / empty.perSecond
  const atHalf = opened[shares.indexOf(target.share)]?.p99 ?? Number.NaN
  console.log(`\nstakes to empty route: ${ofEmpty.toFixed(2)}`)
  console.log(
    `processor per stake: platform ${costs[0]} µs, database ${costs[1]} µs, what goes on by itself ${costs[2]} µs; ${done} stakes`,
  )
  for (const line of where) console.log(`  ${line}`)

  const staked = players.map((_, at) => all.reduce((sum, each) => sum + (each.staked[at] ?? 0), 0))
  const wrong = await differences(players, before, staked)
  const report = await audit(adminUrl)
  wire.close()
  const isFast = ofEmpty >= target.ofEmpty && atHalf < target.p99
  const errors = Object.assign({}, ...all.map((each) => each.errors))
  const isClean = wrong === 0 && report.ok && Object.keys(errors).length === 0
  console.log(
    `\n${verdict(isFast)}  at least ${target.ofEmpty} of the empty route, and p99 under ${target.p99} ms at half of the rate`,
  )
  console.log(
    `${verdict(isClean)}  errors ${JSON.stringify(errors)}, wrong balances ${wrong}, audit ${report.ok}`,
  )
  return isFast && isClean
}

function verdict(good: boolean): string {
  return good ? 'PASS' : 'FAIL'
}

function row(name: string, { perSecond, p50, p99, p999, coreShare, lateP99 }: Loaded): string {
  const figures = [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), p999.toFixed(2)]
  return `${name.padEnd(19)}${figures.map((text) => text.padStart(10)).join('')}${coreShare.toFixed(2).padStart(19)}${lateP99.toFixed(2).padStart(14)}`
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
