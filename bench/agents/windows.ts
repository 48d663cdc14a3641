/** The real-time salary of all agents: each window reckoned by the product's own run, with statistics missing, fresh and stale. */
import { payPiece } from '../../apps/server/src/modules/agents/runs/pay.ts'
import { runNext } from '../../apps/server/src/modules/agents/runs/run.ts'
import { parentOf, processorMs } from '../vendor/processor.ts'
import { type AgentsBench, before } from './open.ts'
import { firstWindow, instantOf, merchantId, seedWindows, windowMs } from './scene.ts'

const mostMs = 5_000
const graceMs = 60_000
const pieces = 4
const head = { merchantId, kind: 'realtime', period: 'daily' } as const

interface Timed {
  readonly ms: number
  /** Of the processor, of this process and the database. */
  readonly used: number
}

export async function timed(bench: AgentsBench['bench'], work: () => Promise<unknown>): Promise<Timed> {
  const [row] = await bench.query('select pg_backend_pid() as pid')
  const server = parentOf(Number(row?.['pid'])) ?? 0
  const used = () => (processorMs(server) ?? 0) + (processorMs(process.pid) ?? 0)
  const [began, before] = [performance.now(), used()]
  await work()
  return { ms: performance.now() - began, used: used() - before }
}

export async function runWindows(opened: AgentsBench): Promise<boolean> {
  const { bench } = opened
  const took: Timed[] = []
  const run = async (window: number, statistics: string) => {
    const each = await reckonWindow(opened, window)
    took.push(each)
    console.log(`  window ${window + 1}, statistics ${statistics}: ${told(each)}`)
  }
  await run(0, 'missing, no sums of the day kept yet')
  await run(1, 'missing')
  await bench.query('vacuum (analyze)')
  await run(2, 'fresh')
  await seedWindows(bench, before, before + 2)
  await run(3, 'stale')
  await run(4, 'stale')
  const plain = await sumPlainly(opened)
  const paid = await payForAWhile(opened)
  const isRight = await demandRight(opened, took.length)
  const worst = Math.max(...took.map(({ ms }) => ms))
  const steady = took.at(-1)?.ms ?? 0
  const isGood = worst <= mostMs && isRight
  console.log(
    `a window of all agents: at most ${(worst / 1_000).toFixed(2)} s, ${(steady / 1_000).toFixed(2)} at last; the same sums by plain SQL over ` +
      `what members did ${(plain.ms / 1_000).toFixed(2)} s (${(plain.ms / steady).toFixed(1)} times); ${paid} payouts paid a second; ` +
      `sums ${isRight ? 'right' : 'WRONG'}; wanted: within ${mostMs / 1_000} s: ${isGood ? 'yes' : 'NO'}`,
  )
  return isGood
}

const told = ({ ms, used }: Timed) =>
  `${(ms / 1_000).toFixed(2)} s, ${(used / 1_000).toFixed(2)} of the processor`

function reckonWindow({ bench, world, clock }: AgentsBench, window: number): Promise<Timed> {
  clock.at = firstWindow + (window + 1) * windowMs + graceMs
  return timed(bench, async () => {
    if (!(await runNext(world, head))) throw new Error(`window ${window} was not reckoned`)
  })
}

const plainSums = `
  select a.id, d.kind, sum(d.valid)::bigint as valid, sum(d.stake - d.win)::bigint as lost
    from agents.days d join agents.places p on p.member_id = d.subject cross join lateral unnest(p.path) a (id)
   where not d.is_team and d.kind <> '*' group by 1, 2`

const sumPlainly = ({ bench }: AgentsBench): Promise<Timed> =>
  timed(bench, () => bench.query(`select count(*), sum(valid) from (${plainSums}) s`))

/** So many pieces by the product's own payment: a second's worth. */
async function payForAWhile({ bench, world }: AgentsBench): Promise<number> {
  const began = performance.now()
  for (let piece = 0; piece < pieces; piece++) await payPiece(world, merchantId)
  const [row] = await bench.query(`select count(*)::int as n from agents.payouts where state = 'paid'`)
  return Math.round((Number(row?.['n']) * 1_000) / (performance.now() - began))
}

/** Every agent was reckoned once in each window, from what the members below did. */
async function demandRight({ bench }: AgentsBench, windows: number): Promise<boolean> {
  const [row] = await bench.query(`
    with wanted as (select id, sum(valid) as valid from (${plainSums}) s group by 1)
    select (select count(*) from agents.payouts)::int as payouts, (select count(*) from wanted)::int as teams,
      (select count(*) from agents.payouts p join wanted w on w.id = p.agent_id where p.from_at = '${instantOf(0)}'
        and (select sum(value::bigint) from jsonb_each_text(p.valid)) = w.valid)::int as equal`)
  return row?.['equal'] === row?.['teams'] && row?.['payouts'] === Number(row?.['teams']) * windows
}
