/** The lanes at their full speed, and the product's jobs in a process of their own. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openLanes } from '../../apps/server/src/modules/ledger/index.ts'
import type { BenchDatabase } from '../ledger/database.ts'
import { spread } from '../ledger/load.ts'
import { parentOf, processorMs } from '../vendor/processor.ts'
import { allCounted, openingsPassed } from './books.ts'
import { gameId, stake } from './world.ts'

const callers = 256

interface Writing {
  readonly seconds: number
  readonly members: number
}

let no = 0

/** Rounds of one call, stake and win, at the full speed of the lanes. */
export async function write(
  bench: BenchDatabase,
  { seconds, members }: Writing,
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
  // Before the lanes are closed: what a connection used goes with its process.
  const used = (await usedBy(bench, process.pid)) - usedBefore
  await lanes.close()
  return { bets, seconds: took, used }
}

/** Two of five win what was staked twice. */
const winOf = (n: number): bigint => (spread(n, 5) < 2 ? 2n * stake : 0n)

/** Milliseconds of the processor so far, of the database and of that process. */
async function usedBy({ query }: BenchDatabase, pid: number): Promise<number> {
  const [row] = await query('select pg_backend_pid() as pid')
  const server = parentOf(Number(row?.['pid'])) ?? 0
  return (processorMs(server) ?? 0) + (processorMs(pid) ?? 0)
}

/** Once before all: what is measured is bets, not what stood in the ledger before them. */
export async function passOpenings(bench: BenchDatabase): Promise<void> {
  const jobs = await startJobs(bench)
  await openingsPassed(bench)
  await stopJobs(jobs)
}

/** From the moment in which the jobs begin until all of it has counted everywhere. */
export async function countAll(
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

export async function startJobs({ appUrl, dataDir }: BenchDatabase): Promise<ChildProcess> {
  const jobs = fork(fileURLToPath(new URL('jobs.ts', import.meta.url)), [appUrl, dataDir])
  await once(jobs, 'message')
  return jobs
}

/** Answers the most memory that it held, in megabytes. */
export async function stopJobs(jobs: ChildProcess): Promise<number> {
  const gone = once(jobs, 'exit')
  const told = once(jobs, 'message')
  jobs.send('stop')
  const [kilobytes] = await told
  await gone
  return Math.round(Number(kilobytes) / 1_024)
}
