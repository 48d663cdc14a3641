/** Figures of teams as plain rows, which every process reads: what is counted is proved elsewhere. */
import type pg from 'pg'
import type { ContractsWorld } from '../../../apps/server/src/modules/agents/contracts/index.ts'
import { nobody, windowRowsOf } from '../../../apps/server/src/testing/agents/plain-rows.ts'

type Figures = ContractsWorld['figures']

interface Row {
  readonly agentId: bigint
  readonly valid: bigint
}

export async function openSums(admin: pg.Client): Promise<void> {
  await admin.query(`
    create table public.kill_sums (agent_id bigint, window_at timestamptz, valid bigint, primary key (agent_id, window_at));
    grant select on public.kill_sums to jackfruit_app`)
}

export const addSums = (admin: pg.Client, at: Date, sums: ReadonlyMap<bigint, bigint>): Promise<unknown> =>
  admin.query(
    'insert into public.kill_sums select a, $1, v from unnest($2::bigint[], $3::bigint[]) as s (a, v)',
    [at, [...sums.keys()].map(String), [...sums.values()].map(String)],
  )

export const figuresIn = (pool: pg.Pool): Figures => ({
  async teamsIn(_tx, _merchantId, { from, to }, agentIds) {
    const { rows } = await pool.query<Row>(
      `select agent_id as "agentId", sum(valid)::bigint as valid from public.kill_sums
        where window_at >= $1 and window_at < $2 and ($3::bigint[] is null or agent_id = any($3)) group by agent_id`,
      [from, to, agentIds?.map(String) ?? null],
    )
    return rows.map(({ agentId, valid }) => ({
      ...{ agentId, validByKind: { RNG: valid }, stake: valid, payout: 0n, lost: valid },
      ...{ deposits: 0n, bonuses: 0n, rebates: 0n, salaries: 0n },
    }))
  },
  windowRows: windowRowsOf('public.kill_sums'),
  activeIn: async () => new Map(),
  activeRows: async () => nobody(),
  closeUpTo: async () => {},
  caughtUp: async () => {},
})

/** What each carries on, in millionths of the smallest unit. */
export async function carriedBy(admin: pg.Client): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await admin.query<{ agentId: bigint; carry: string }>(
    `select agent_id as "agentId", carry::text as carry from agents.carries where kind = 'realtime'`,
  )
  return new Map(rows.map(({ agentId, carry }) => [agentId, BigInt(carry)]))
}
