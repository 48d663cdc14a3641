/**
 * `npm run bench -- soak`: minutes of mixed play on two platforms and a studio host, and what is left of it: how the
 * memory of each program grows after it threw away what it can, and what each table keeps of a round. Fails where one
 * grows above its bound. `--minutes=10` is how long.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPlayers } from '../tools/kill-test/games/people.ts'
import { openWorld } from '../tools/storm/world.ts'
import { beginMixed } from './soak/play.ts'
import { type Sample, sampleOf, slopeOf } from './soak/programs.ts'
import { growthBetween, readSizes } from './soak/tables.ts'

const minutes = Number(process.argv.find((each) => each.startsWith('--minutes='))?.slice(10) ?? 10)
/**
 * Caches fill first: what grows after it goes on growing. Samples are taken meanwhile too, and not counted: a program
 * that collects for the first time gives much back, and takes it again.
 */
const warmShare = 0.4
const [samplesWarm, samplesCount] = [6, 16]
const seatsOfEach = 4
const crowd = { agents: 2, payers: 4, takers: 2, spenders: 1 }
const mb = 1_048_576
/** A minute: what a fit of so few samples cannot tell from nothing. */
const most = { heap: 0.4 * mb, outside: 0.4 * mb, rss: 3 * mb }
/**
 * Of a round: all that is kept for ever, with its indexes, and what of it one table may have. Some 500 bytes of it are
 * what a bet counts for those above its member, and 80 those of the tables that many share, which play on by the clock.
 */
const bytesMost = { all: 8_500, one: 3_000 }

const folder = mkdtempSync(join(tmpdir(), 'jackfruit-soak-'))
process.env['SOAK_FOLDER'] = folder
process.env['NODE_OPTIONS'] = `--import ${new URL('./soak/collect.ts', import.meta.url).href}`
let ok = false
try {
  ok = await run()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(ok ? 0 : 1)

async function run(): Promise<boolean> {
  const world = await openWorld(crowd, { durable: true, say: console.log })
  const { stack, secrets } = world
  const players = await openPlayers(seatsOfEach, {
    ...{ databaseUrl: stack.databaseUrl, ownerUrl: stack.adminUrl, secret: secrets.master },
    ...{ gamesUrl: stack.gamesUrl, seed: 1 },
  })
  try {
    console.log(
      `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}; ${minutes} minutes`,
    )
    const pids = {
      'platform 1': stack.platforms[0]?.pid() ?? 0,
      'platform 2': stack.platforms[1]?.pid() ?? 0,
      studios: stack.pids().studios,
    }
    const samples: Record<string, Sample[]> = { 'platform 1': [], 'platform 2': [], studios: [] }
    const began = performance.now()
    const elapsed = () => (performance.now() - began) / 60_000
    const mixed = beginMixed(world, players.seats)
    const until = (share: number) => pause(Math.max(0, (minutes * share - elapsed()) * 60_000))
    for (let at = 1; at <= samplesWarm; at++) {
      await until((warmShare * at) / samplesWarm)
      for (const pid of Object.values(pids)) await sampleOf(folder, pid, elapsed())
    }
    const before = await readSizes(stack.adminUrl)
    for (let at = 0; at < samplesCount; at++) {
      for (const [name, pid] of Object.entries(pids))
        samples[name]?.push(await sampleOf(folder, pid, elapsed()))
      if (at + 1 < samplesCount) await until(warmShare + ((1 - warmShare) * (at + 1)) / samplesCount)
    }
    const after = await readSizes(stack.adminUrl)
    const { done, problems } = await mixed.stop()
    console.log(
      `\n${Object.entries(done)
        .map(([what, count]) => `${what} ${count}`)
        .join(', ')}`,
    )
    const isSteady = tellPrograms(samples)
    const isSmall = tellTables(before, after)
    for (const problem of problems.slice(0, 10)) console.log(`  ${problem}`)
    console.log(
      `\n${verdict(isSteady)}  memory grows by at most ${told(most.heap)} of heap, ${told(most.outside)} beside it and ${told(most.rss)} in all, a minute`,
    )
    console.log(
      `${verdict(isSmall)}  a round leaves at most ${bytesMost.all} bytes, in one table ${bytesMost.one}`,
    )
    console.log(`${verdict(problems.length === 0)}  ${problems.length} problems of members`)
    return isSteady && isSmall && problems.length === 0
  } finally {
    await players.close()
    await world.close()
  }
}

function tellPrograms(samples: Readonly<Record<string, readonly Sample[]>>): boolean {
  console.log('\nprogram        heap MB: first, last, a minute     beside it                 resident')
  let isSteady = true
  for (const [name, each] of Object.entries(samples)) {
    const parts = (['heap', 'outside', 'rss'] as const).map((of) => {
      const slope = slopeOf(each, of)
      if (!(slope <= most[of])) isSteady = false
      const ends = [each[0], each.at(-1)].map((sample) => ((sample?.[of] ?? 0) / mb).toFixed(1).padStart(7))
      return `${ends.join('')}${(slope / mb).toFixed(2).padStart(8)}`
    })
    console.log(`${name.padEnd(16)}${parts.join('   ')}`)
    console.log(`  resident MB: ${each.map(({ rss }) => (rss / mb).toFixed(0)).join(' ')}`)
  }
  return isSteady
}

function tellTables(
  ...[before, after]: [Awaited<ReturnType<typeof readSizes>>, Awaited<ReturnType<typeof readSizes>>]
): boolean {
  const betsOf = (sizes: typeof before) => sizes.get('wallet.bets')?.rows ?? 0
  const rounds = betsOf(after) - betsOf(before)
  const grown = growthBetween(before, after, rounds)
  console.log(`\n${rounds} rounds; of each        rows      bytes    rows in all`)
  for (const { name, rowsOfRound, bytesOfRound, after: size } of grown)
    console.log(
      `${name.padEnd(38)}${rowsOfRound.toFixed(3).padStart(9)}${bytesOfRound.toFixed(0).padStart(9)}${size.rows.toLocaleString('en').padStart(14)}`,
    )
  const all = grown.reduce((sum, { bytesOfRound }) => sum + bytesOfRound, 0)
  console.log(`${'all'.padEnd(38)}${all.toFixed(0).padStart(18)}`)
  return (
    rounds > 0 && all <= bytesMost.all && grown.every(({ bytesOfRound }) => bytesOfRound <= bytesMost.one)
  )
}

function told(bytes: number): string {
  return `${(bytes / mb).toFixed(1)} MB`
}

function verdict(good: boolean): string {
  return good ? 'PASS' : 'FAIL'
}
