/** Many agents look at their overviews at once, beside plain SQL that sums up what those below them did. */
import { spreadOf } from '../shared/latencies.ts'
import type { AgentsBench } from './open.ts'
import { merchantId, today } from './scene.ts'
import { timed } from './windows.ts'

const mostMs = 100
const readers = 8
const wanted = 100_000
const path = 'agent/overview?from=2026-11-04&to=2026-11-10'
const first = '2026-10-28'

/** With statistics missing, stale and fresh; the goal is of the slowest. */
export async function readOverviews(opened: AgentsBench, seconds: number): Promise<boolean> {
  const { bench } = opened
  // Of the largest teams, those nearest to what is asked for.
  const found = await bench.query(`
    select member_id as id, members + agents as size from agents.places where merchant_id = ${merchantId} and is_agent
     order by (members + agents < ${wanted}), abs(members + agents - ${wanted}) limit ${readers}`)
  const agents = found.map(({ id }) => BigInt(String(id)))
  const [largest] = await bench.query(
    `select member_id as id from agents.places where is_agent order by members desc limit 1`,
  )
  agents.push(BigInt(String(largest?.['id'])))
  const sizes = found.map(({ size }) => Number(size))
  const worst: number[] = []
  for (const [statistics, prepare] of states) {
    for (const text of prepare) await bench.query(text)
    let told = { p50: 0, p99: 0, reads: 0 }
    const { used } = await timed(bench, async () => {
      told = await read(opened, agents, seconds)
    })
    const { p50, p99, reads } = told
    worst.push(p99)
    console.log(
      `  overview, statistics ${statistics}: ${reads} reads by ${readers} at once, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
        `${(used / reads).toFixed(1)} ms of the processor each`,
    )
  }
  const alone: number[] = []
  for (const id of agents) {
    const began = performance.now()
    await opened.see(id, path)
    alone.push(performance.now() - began)
  }
  const plain = await timed(bench, async () => {
    for (const id of agents) await bench.query(plainly(id))
  })
  const each = plain.ms / agents.length
  const own = alone.reduce((sum, ms) => sum + ms, 0) / alone.length
  const p99 = Math.max(...worst)
  const isGood = p99 <= mostMs
  console.log(
    `overview of ${Math.min(...sizes)} to ${Math.max(...sizes)} downlines: p99 at most ${p99.toFixed(1)} ms; one reader ${own.toFixed(1)} ms, ` +
      `plain SQL over the same members ${each.toFixed(1)} ms (${(each / own).toFixed(1)} times); wanted: p99 within ${mostMs} ms: ${isGood ? 'yes' : 'NO'}`,
  )
  return isGood
}

const looked = ['places', 'days', 'counts', 'team_active', 'team_balances'].map((name) => `agents.${name}`)
const states: readonly (readonly [string, readonly string[]])[] = [
  ['fresh', [`analyze ${looked.join(', ')}`]],
  // As of a day on which there was nothing but what one agent did.
  [
    'stale',
    [
      'set allow_system_table_mods = on',
      `update pg_class set reltuples = 10, relpages = 1 where oid = any('{${looked.join(',')}}'::regclass[])`,
    ],
  ],
  [
    'missing',
    [
      `delete from pg_statistic where starelid = any('{${looked.join(',')}}'::regclass[])`,
      `update pg_class set reltuples = -1, relpages = 0 where oid = any('{${looked.join(',')}}'::regclass[])`,
    ],
  ],
]

async function read({ see }: AgentsBench, agents: readonly bigint[], seconds: number) {
  const latencies: number[] = []
  const until = performance.now() + seconds * 1_000
  const turns = async (at: number) => {
    for (let turn = at; performance.now() < until; turn++) {
      const began = performance.now()
      await see(agents[turn % agents.length] ?? 0n, path)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, at) => turns(at)))
  return { ...spreadOf(latencies), reads: latencies.length }
}

const plainly = (agent: bigint): string => `
  select d.day, sum(d.rounds), sum(d.stake), sum(d.win), sum(d.valid), count(distinct d.subject)
    from agents.places top join agents.places p on p.merchant_id = top.merchant_id
      and p.path >= top.path || top.member_id and p.path < top.path || (top.member_id + 1)
    join agents.days d on d.subject = p.member_id and not d.is_team
   where top.member_id = ${agent} and d.kind = '*'
     and d.day between '${first}' and '${today}' group by 1 order by 1`
