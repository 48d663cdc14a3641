/**
 * `npm run bench -- rounds`: 3,000 stakes in the last second of betting, each answered before the deal; then a round of
 * 5,000 stakes settled and paid; then 10,000 pages at one table of one process, to which something is told each second.
 * `-- rounds --stakes 500 --bets 1000 --sockets 1000` makes it smaller.
 */
import { randomBytes } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Session } from '@jackfruit/studio-kit/journal/sessions'
import { coinGame, coinTable } from '@jackfruit/studio-kit/testing/coin-table'
import { crowd } from './rounds/crowd.ts'
import { openWorld, type World } from './rounds/world.ts'
import { spreadOf } from './shared/latencies.ts'

const { values } = parseArgs({
  options: { stakes: { type: 'string' }, bets: { type: 'string' }, sockets: { type: 'string' } },
})
const numberOf = (name: keyof typeof values, usual: number): number => {
  const given = Number(values[name] ?? usual)
  if (!Number.isInteger(given) || given < 1) throw new Error(`--${name} is a whole number of one or more`)
  return given
}
const stakes = numberOf('stakes', 3_000)
const bets = numberOf('bets', 5_000)
const sockets = numberOf('sockets', 10_000)
const lastMs = 1_000
const settledWithinMs = 1_000
const table = coinTable(coinGame({ bettingMs: 20_000, dealingMs: 500 }))

const busy = loadavg()[0] ?? 0
console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${busy.toFixed(1)}`,
)
const world = await openWorld(table)
let ok = true
try {
  const members = await world.members(Math.max(stakes, bets))
  world.rounds.start()
  ok = await lastSecond(world, members.slice(0, stakes))
  ok = (await settling(world, members.slice(0, bets))) && ok
  await world.rounds.stop()
  ok = (await crowd(world, sockets)) && ok
} finally {
  await world.stop()
}
process.exit(ok ? 0 : 1)

// A declaration, so that it is there before what stands above it is run.
function lay({ rounds }: World, member: Session, roundId: string) {
  return rounds.desk.place(table, member, {
    ...{ roundId, clientBetId: randomBytes(8).toString('hex'), clientSeed: 'chinthe' },
    places: new Map([['heads', 100n]]),
  })
}

/** All within the last second, evenly; whoever is told "in" was told so before the round was dealt. */
async function lastSecond(world: World, members: readonly Session[]): Promise<boolean> {
  const { id, untilMs } = await world.open()
  const beginsAt = performance.now() + untilMs - lastMs
  const took: number[] = []
  const kinds = new Map<string, number>()
  await Promise.all(
    members.map(async (member, no) => {
      // The last of them comes a moment before closing, as its way to the database takes a moment too.
      const at = beginsAt + (no / members.length) * (lastMs - 100)
      await new Promise((wake) => setTimeout(wake, Math.max(0, at - performance.now())))
      const askedAt = performance.now()
      const { kind } = await lay(world, member, id)
      took.push(performance.now() - askedAt)
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }),
  )
  await world.settled(id)
  const { rows } = await world.pool.query<{ late: number; undecided: number }>(
    `select (count(*) filter (where taken_at > drawn_at))::int as late,
       (count(*) filter (where table_bets.state in ('voiding', 'voided')))::int as undecided
     from table_bets join table_rounds on table_rounds.id = round_id where round_id = $1`,
    [id],
  )
  const { p50, p99 } = spreadOf(took)
  const [row] = rows
  const isFine = row?.late === 0 && row.undecided === 0 && !kinds.has('unknown')
  const told = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')
  console.log(
    `${members.length} stakes in the last second: ${told}; p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ` +
      `${row?.undecided} not decided before the deal   ${isFine ? 'PASS' : 'FAIL'}`,
  )
  return isFine
}

/** From the result to the last stake that is paid. */
async function settling(world: World, members: readonly Session[]): Promise<boolean> {
  const { id } = await world.open()
  const told = await Promise.all(members.map((member) => lay(world, member, id)))
  const all = told.filter(({ kind }) => kind === 'in').length
  for (;;) {
    // At the result `until` is so long ahead as the result is shown: less that, it is when the result was written.
    const { rows } = await world.pool.query<{ paid: number; ms: number }>(
      `select count(*)::int as paid,
         coalesce(extract(epoch from max(table_bets.final_at) - max(until)) * 1000 + $2, 0)::float8 as ms
       from table_bets join table_rounds on table_rounds.id = round_id
       where round_id = $1 and table_bets.state = 'paid'`,
      [id, table.game.phases.resultMs],
    )
    const { paid = 0, ms = 0 } = rows[0] ?? {}
    if (paid === all) {
      const isFine = ms < settledWithinMs
      const verdict = isFine ? 'PASS' : 'FAIL'
      console.log(`a round of ${all} stakes: all paid ${ms.toFixed(0)} ms after its result   ${verdict}`)
      return isFine
    }
    await new Promise((wake) => setTimeout(wake, 20))
  }
}
