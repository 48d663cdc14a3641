/** Holds what lies in purses and what is carried on against rate times bets, to the last millionth. */
import type pg from 'pg'
import { carriedBy } from './figures.ts'
import { type Agent, betsIn } from './scene.ts'

interface Of {
  readonly admin: pg.Client
  readonly agents: readonly Agent[]
  readonly windows: number
  readonly seed: number
}

export interface Proof {
  readonly payouts: number
  readonly problems: readonly string[]
}

const whole = 1_000_000n

export async function prove({ admin, agents, windows, seed }: Of): Promise<Proof> {
  const problems: string[] = []
  const kept = await carriedBy(admin)
  const team = new Map(agents.map(({ id }) => [id, 0n]))
  for (let window = 0; window < windows; window++)
    for (const [id, valid] of betsIn(agents, window, seed)) team.set(id, (team.get(id) ?? 0n) + valid)
  const of = ({ id, rate }: Agent) => rate * (team.get(id) ?? 0n)
  const received = await receivedBy(admin)
  for (const [place, agent] of agents.entries()) {
    const below = agents.filter(({ upline }) => upline === place)
    const wanted = below.reduce((sum, each) => sum - of(each), of(agent))
    const found = (received.get(agent.id) ?? 0n) * whole + (kept.get(agent.id) ?? 0n)
    if (found !== wanted) problems.push(`agent ${place + 1}: ${found} instead of ${wanted} millionths`)
  }
  const { rows } = await admin.query<{ payouts: number; twice: number; unpaid: number }>(`
    select count(*)::int as payouts, (count(*) - count(distinct (agent_id, from_at)))::int as twice,
           (count(*) filter (where state = 'ready'))::int as unpaid from agents.payouts where kind = 'realtime'`)
  const { payouts, twice, unpaid } = rows[0] ?? { payouts: 0, twice: 0, unpaid: 0 }
  if (twice > 0) problems.push(`${twice} periods were reckoned twice`)
  if (unpaid > 0) problems.push(`${unpaid} payouts were never paid`)
  if (payouts === 0) problems.push('nothing was paid')
  return { payouts, problems }
}

/** By the ledger: salaries alone. */
async function receivedBy(admin: pg.Client): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await admin.query<{ owner: bigint; sum: string }>(
    `select a.owner, sum(t.amount)::text as sum from ledger.transfers t join ledger.accounts a on a.id = t.account_id
      where t.key like 'agents:%' group by a.owner`,
  )
  return new Map(rows.map(({ owner, sum }) => [BigInt(owner), BigInt(sum)]))
}
