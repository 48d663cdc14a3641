/** Which connections and helpers of the database used its processor, by what each last did. */
import pg from 'pg'
import { processorMs } from './processor.ts'

interface Connection {
  readonly pid: number
  readonly does: string
  readonly usedMs: number
}

/** Few enough to read. */
const toldMax = 12

export async function readConnections(adminUrl: string): Promise<Connection[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number; does: string }>(
      `select pid, case when backend_type = 'client backend' then regexp_replace(left(query, 90), '\\s+', ' ', 'g')
         else backend_type end as does from pg_stat_activity where pid <> pg_backend_pid()`,
    )
    return rows.map(({ pid, does }) => ({ pid, does, usedMs: processorMs(pid) ?? 0 }))
  } finally {
    await client.end()
  }
}

/** A line for each, the dearest first: microseconds of the processor for one of `done`. */
export function whereBetween(
  before: readonly Connection[],
  after: readonly Connection[],
  done: number,
): string[] {
  const known = new Map(before.map(({ pid, usedMs }) => [pid, usedMs]))
  return after
    .map(({ pid, does, usedMs }) => ({ does, cost: ((usedMs - (known.get(pid) ?? 0)) / done) * 1000 }))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, toldMax)
    .map(({ does, cost }) => `${cost.toFixed(1).padStart(6)} µs  ${does}`)
}
