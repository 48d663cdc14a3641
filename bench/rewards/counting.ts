/**
 * Bets that are settled, counted for turnover, missions, points, levels and rebates by the product's own jobs in a
 * process of their own; beside them the rate at which the ledger's lanes write such bets. What is compared is bets with
 * bets: one is written as stake and win in one call, the cheapest form that it has in the ledger, and is counted when the
 * last of the five holds it. Each has the machine for itself, in turns; and once both work at the same time, which tells
 * whether the jobs keep up with lanes that leave them only what they take.
 */
import { audit } from '../../apps/server/src/modules/ledger/index.ts'
import type { BenchDatabase } from '../ledger/database.ts'
import { median } from '../ledger/load.ts'
import { allCounted, countedMeanwhile, demandCounted } from './books.ts'
import { countAll, passOpenings, startJobs, stopJobs, write } from './work.ts'
import { openRewardsWorld } from './world.ts'

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
    await passOpenings(bench)
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

/** How much of what is written meanwhile the jobs keep up with. */
async function together(
  bench: BenchDatabase,
  { seconds, members, before }: Pick<Wanted, 'seconds' | 'members'> & { readonly before: number },
): Promise<number> {
  const jobs = await startJobs(bench)
  const wrote = await write(bench, { seconds, members })
  const counted = (await countedMeanwhile(bench)) - before
  const ended = performance.now()
  await allCounted(bench, before + wrote.bets)
  const rest = (performance.now() - ended) / 1_000
  await stopJobs(jobs)
  console.log(
    `  both at once: written ${perSecond(wrote.bets, wrote.seconds)}, counted meanwhile ${perSecond(counted, wrote.seconds)} ` +
      `(${(counted / wrote.bets).toFixed(2)} of it), the rest within ${rest.toFixed(1)} s`,
  )
  return wrote.bets
}
