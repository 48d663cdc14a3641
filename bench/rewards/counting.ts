/**
 * Bets that are settled, counted for turnover, missions, points, levels and rebates by the product's own jobs in a
 * process of their own; beside them the rate at which the ledger's lanes write such bets. Each has the machine for
 * itself, in turns, and once both work at the same time.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { audit, openLanes } from '../../apps/server/src/modules/ledger/index.ts'
import type { BenchDatabase } from '../ledger/database.ts'
import { median, spread } from '../ledger/load.ts'
import { parentOf, processorMs } from '../vendor/processor.ts'
import { gameId, openRewardsWorld, stake } from './world.ts'

const callers = 256
const leastRatio = 1

export interface Wanted {
  readonly seconds: number
  readonly rounds: number
  readonly members: number
}

interface Rates {
  readonly written: number
  readonly counted: number
  /** Microseconds of the processor for each bet, in the database and in the process that works. */
  readonly writing: number
  readonly counting: number
}

export async function countAgainstWriting({ seconds, rounds, members }: Wanted): Promise<boolean> {
  const bench = await openRewardsWorld(members)
  try {
    console.log(`bets of ${members} members, ${rounds} rounds of ${seconds} s; each bet counts for five`)
    const apart: Rates[] = []
    let bets = 0
    for (let round = 0; round < rounds; round++) {
      const wrote = await write(bench, { seconds, members })
      const took = await countAll(bench, bets + wrote.bets)
      apart.push({
        ...{ written: wrote.bets / wrote.seconds, counted: wrote.bets / took.seconds },
        ...{ writing: (wrote.used * 1_000) / wrote.bets, counting: (took.used * 1_000) / wrote.bets },
      })
      bets += wrote.bets
      console.log(
        `  written ${perSecond(wrote.bets, wrote.seconds)}, counted ${perSecond(wrote.bets, took.seconds)}; ` +
          `the jobs held at most ${took.megabytes} MB`,
      )
    }
    const ratio = median(apart.map(({ written, counted }) => counted / written))
    bets += await together(bench, { seconds, members, before: bets })
    const isRight = await demandCounted(bench, bets)
    const report = await audit(bench.adminUrl)
    const isGood = isRight && report.ok && ratio >= leastRatio
    const micros = (pick: (rates: Rates) => number) => median(apart.map(pick)).toFixed(0)
    console.log(
      `of the processor for each bet: ${micros(({ writing }) => writing)} µs to write it, ${micros(({ counting }) => counting)} µs to count it for five`,
    )
    console.log(
      `bets counted a second, of those written a second: ${ratio.toFixed(2)} times (the middle of ${rounds}); every sum ` +
        `${isRight ? 'is right' : 'IS WRONG'}, audit ${report.ok ? 'clean' : 'BROKEN'}; wanted: at least ${leastRatio.toFixed(1)} times: ${isGood ? 'yes' : 'NO'}`,
    )
    return isGood
  } finally {
    await bench.stop()
  }
}

const perSecond = (bets: number, seconds: number) => `${Math.round(bets / seconds)}/s`

let no = 0

/** Rounds of one call, stake and win, at the full speed of the lanes. */
async function write(
  bench: BenchDatabase,
  { seconds, members }: Pick<Wanted, 'seconds' | 'members'>,
): Promise<{ bets: number; seconds: number; used: number }> {
  const { appUrl, house } = bench
  const usedBefore = await usedBy(bench, process.pid)
  const lanes = await openLanes({ url: appUrl })
  const began = performance.now()
  const until = began + seconds * 1_000
  let bets = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        const n = ++no
        const id = n.toString(36).padStart(20, '0')
        const { status } = await lanes.submit({
          ...{
            kind: 'betwin',
            accountId: BigInt(1 + spread(n, members)),
            houseId: house,
            gameId,
            amount: stake,
          },
          ...{
            key: `hexworks:${id}`,
            round: `hexworks:r${id}`,
            winKey: `hexworks:${id}w`,
            win: winOf(n),
            closes: true,
          },
        })
        if (status !== 'posted') throw new Error(`a bet was answered ${status}`)
        bets++
      }
    }),
  )
  const took = (performance.now() - began) / 1_000
  await lanes.close()
  return { bets, seconds: took, used: (await usedBy(bench, process.pid)) - usedBefore }
}

/** Two of five win what was staked twice. */
const winOf = (n: number): bigint => (spread(n, 5) < 2 ? 2n * stake : 0n)

/** Milliseconds of the processor so far, of the database and of that process. */
async function usedBy({ query }: BenchDatabase, pid: number): Promise<number> {
  const [row] = await query('select pg_backend_pid() as pid')
  const server = parentOf(Number(row?.['pid'])) ?? 0
  return (processorMs(server) ?? 0) + (processorMs(pid) ?? 0)
}

/** From the moment in which the jobs begin until all of it has counted everywhere. */
async function countAll(
  bench: BenchDatabase,
  bets: number,
): Promise<{ seconds: number; used: number; megabytes: number }> {
  const jobs = await startJobs(bench)
  const [began, usedBefore] = [performance.now(), await usedBy(bench, jobs.pid ?? 0)]
  await allCounted(bench, bets)
  const [seconds, used] = [
    (performance.now() - began) / 1_000,
    (await usedBy(bench, jobs.pid ?? 0)) - usedBefore,
  ]
  return { seconds, used, megabytes: await stopJobs(jobs) }
}

/** How much of what is written meanwhile the jobs keep up with. */
async function together(
  bench: BenchDatabase,
  { seconds, members, before }: Pick<Wanted, 'seconds' | 'members'> & { readonly before: number },
): Promise<number> {
  const jobs = await startJobs(bench)
  const wrote = await write(bench, { seconds, members })
  const counted = (await countedLeast(bench)) - before
  const ended = performance.now()
  await allCounted(bench, before + wrote.bets)
  const rest = (performance.now() - ended) / 1_000
  await stopJobs(jobs)
  console.log(
    `  both at once: written ${perSecond(wrote.bets, wrote.seconds)}, counted meanwhile ${perSecond(counted, wrote.seconds)}, ` +
      `the rest within ${rest.toFixed(1)} s`,
  )
  return wrote.bets
}

async function startJobs({ appUrl, dataDir }: BenchDatabase): Promise<ChildProcess> {
  const jobs = fork(fileURLToPath(new URL('jobs.ts', import.meta.url)), [appUrl, dataDir])
  await once(jobs, 'message')
  return jobs
}

/** Answers the most memory that it held, in megabytes. */
async function stopJobs(jobs: ChildProcess): Promise<number> {
  const gone = once(jobs, 'exit')
  const told = once(jobs, 'message')
  jobs.send('stop')
  const [kilobytes] = await told
  await gone
  return Math.round(Number(kilobytes) / 1_024)
}

async function allCounted(bench: BenchDatabase, bets: number): Promise<void> {
  while ((await countedLeast(bench)) < bets) await pause(50)
}

/** Of those who count, how many bets the last of them has counted; looked at where one moment has cost. */
async function countedLeast({ query }: BenchDatabase): Promise<number> {
  const [row] = await query(`
    select least((select coalesce(min(last_id), 0) from activity.readers
        where name in ('days', 'vip', 'points', 'promotions', 'rebates')),
      case when (select next_xid from ledger.followers where name = 'turnover') > (select max(xid) from ledger.transfers)
        then (select last_value from wallet.settlements_id_seq) else 0 end)::int as counted`)
  return Number(row?.['counted'] ?? 0)
}

/** What each of them has in its books, beside the bets. */
async function demandCounted({ query }: BenchDatabase, bets: number): Promise<boolean> {
  const valid = BigInt(bets) * stake
  const sums: Readonly<Record<string, [string, bigint]>> = {
    turnover: ['select sum(counted) from turnover.requirements', valid],
    missions: [`select sum((progress->>'counted')::bigint) from promotions.memberships`, valid],
    levels: ['select sum(month_valid + before_valid) from vip.standings', valid],
    rebates: ['select sum(valid) from rebates.accruals', valid],
    days: ['select sum(rounds) from activity.days', BigInt(bets)],
  }
  let isRight = true
  for (const [name, [text, wanted]] of Object.entries(sums)) {
    const [row] = await query(`select coalesce((${text}), 0)::bigint as sum`)
    if (row?.['sum'] === wanted) continue
    isRight = false
    console.error(`  ${name}: ${row?.['sum']} counted, ${wanted} bet`)
  }
  const [row] = await query(
    'select count(*)::int as n from points.rests where rest > 0 or exists (select from points.earned)',
  )
  if (Number(row?.['n']) > 0) return isRight
  console.error('  points: nothing was earned')
  return false
}
