/**
 * One leader for each table, whichever process: a lease until a moment of the database's time. Whoever changes a round
 * writes what it tells with it, under the next number of the lease that it holds: one that has lost its table writes
 * nothing any more.
 */
import type pg from 'pg'
import { inTransaction } from '../../journal/tables.ts'
import type { Json } from '../../rules.ts'

export interface Lead {
  readonly tableId: string
  readonly epoch: bigint
}

export type EventKind =
  | 'round.open'
  | 'round.closed'
  | 'round.deal'
  | 'round.step'
  | 'round.result'
  | 'round.settled'
  | 'round.void'

export interface Said {
  readonly roundId: string
  readonly kind: EventKind
  readonly body: { readonly [field: string]: Json }
}

/** Another process leads the table. */
export class LostLead extends Error {}

/** With the look of others, takeover comes within two seconds. */
const leaseMs = 1_500
export const lookEveryMs = 250

/** Of these tables, the leads of those where nobody else's lease runs. In one order, so that two who take do not wait for each other. */
export async function takeLeads(
  pool: pg.Pool,
  tableIds: readonly string[],
  holder: string,
): Promise<readonly Lead[]> {
  const { rows } = await pool.query<{ table_id: string; epoch: string }>({
    name: 'table-leads-take',
    text: `insert into table_leases as held (table_id, holder, epoch, until)
      select given.id, $2, 1, clock_timestamp() + make_interval(secs => $3)
      from unnest($1::text[]) as given (id) left join table_leases as known on known.table_id = given.id
      where known.table_id is null or known.until <= clock_timestamp() order by given.id
      on conflict (table_id) do update set holder = $2, epoch = held.epoch + 1, until = excluded.until
        where held.until <= clock_timestamp()
      returning table_id, epoch`,
    values: [tableIds, holder, leaseMs / 1000],
  })
  return rows.map(({ table_id: tableId, epoch }) => ({ tableId, epoch: BigInt(epoch) }))
}

/** Prolongs these leads, and answers the tables of those that stand: neither run out nor another's. */
export async function keepLeads(pool: pg.Pool, leads: readonly Lead[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ table_id: string }>({
    name: 'table-leads-keep',
    text: `update table_leases set until = clock_timestamp() + make_interval(secs => $3)
      from (select * from unnest($1::text[], $2::bigint[]) as each (id, epoch) order by id) as given
      where table_id = given.id and table_leases.epoch = given.epoch and until > clock_timestamp()
      returning table_id`,
    values: [...columnsOf(leads), leaseMs / 1000],
  })
  return new Set(rows.map((row) => row.table_id))
}

/** In order: the next process need not wait until they run out. */
export async function leaveLeads(pool: pg.Pool, leads: readonly Lead[]): Promise<void> {
  await pool.query(
    `update table_leases set until = clock_timestamp()
     from (select * from unnest($1::text[], $2::bigint[]) as each (id, epoch) order by id) as given
     where table_id = given.id and table_leases.epoch = given.epoch`,
    columnsOf(leads),
  )
}

const columnsOf = (leads: readonly Lead[]) => [
  leads.map(({ tableId }) => tableId),
  leads.map(({ epoch }) => epoch.toString()),
]

/**
 * One change of a round, with what is told of it, or neither. `work` answers null where the round does not stand so that
 * it could. Throws LostLead where the table is another's.
 */
export const change = (
  pool: pg.Pool,
  lead: Lead,
  work: (tx: pg.PoolClient) => Promise<Said | null>,
): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const said = await work(tx)
    if (!said) return false
    const { rows } = await tx.query<{ seq: string }>(
      `update table_leases set seq = seq + 1
       where table_id = $1 and epoch = $2 and until > clock_timestamp() returning seq`,
      [lead.tableId, lead.epoch],
    )
    const [row] = rows
    if (!row) throw new LostLead(lead.tableId)
    await tx.query(
      'insert into table_events (table_id, seq, round_id, kind, body) values ($1, $2, $3, $4, $5)',
      [...[lead.tableId, row.seq, said.roundId, said.kind], JSON.stringify(said.body)],
    )
    return true
  })
