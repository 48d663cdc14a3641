/** What a table told, from the database: how it stands, and what came after. */
import type pg from 'pg'
import type { Json } from '../../rules.ts'
import type { EventKind } from '../store/leading.ts'
import type { Phase } from '../store/round-row.ts'
import { emptyView, resultsMax, type TableEvent, type TableView } from './view.ts'

interface ViewRow {
  seq: string
  id: string | null
  phase: Phase | null
  closes_at: Date | null
  /** When dealing began. */
  starts_at: Date | null
  /** Of a game in which members decide. */
  step: number | null
  step_closes_at: Date | null
  choosers: number | null
  chain_no: number
  link_no: number
  length: number
  terminal: Buffer | null
  outcome: Json
  link: Buffer | null
  entropy: Buffer | null
  beacon: Buffer | null
  beacon_round: string | null
  beacon_key: Buffer | null
  results: readonly { readonly roundId: string; readonly outcome: Json }[] | null
}

/** One statement, so that it is of one moment: all that was told until `seq` is in it, and nothing after. */
export async function readView(pool: pg.Pool, tableId: string): Promise<TableView> {
  const { rows } = await pool.query<ViewRow>(
    `select coalesce((select seq from table_leases where table_id = $1), 0) as seq,
       round.id, phase, round.closes_at, drawn_at as starts_at, chain_no, link_no, length,
       terminal, case when phase <> 'dealing' then outcome when shown is not null then shown when breaks_at is null then outcome end as outcome,
       step, choosers, case when turn = 'deciding' then table_steps.closes_at end as step_closes_at, link, entropy, beacon, beacon_round, beacon_key,
       (select jsonb_agg(jsonb_build_object('roundId', last.id, 'outcome', last.outcome) order by last.seq) from (
          select id, outcome, seq from table_rounds
          where table_id = $1 and phase in ('result', 'settled') order by seq desc limit ${resultsMax}) as last) as results
     from (select $1::text as table_id) as here
     left join lateral (select * from table_rounds where table_rounds.table_id = here.table_id
       order by seq desc limit 1) as round on true
     left join table_steps on table_steps.round_id = round.id and table_steps.no = round.step
     left join table_chains on table_chains.table_id = here.table_id and table_chains.no = round.chain_no`,
    [tableId],
  )
  const [row] = rows
  if (!row?.id || !row.phase) return { ...emptyView, seq: Number(row?.seq ?? 0) }
  const { id, phase, closes_at: closesAt, outcome, link, entropy } = row
  const isShown = phase === 'result' || phase === 'settled'
  return {
    ...{ seq: Number(row.seq), roundId: id, phase, outcome, results: row.results ?? [] },
    closesAt: closesAt?.getTime() ?? null,
    startsAt: row.starts_at?.getTime() ?? null,
    turn: turnIn(row),
    seal: {
      ...{ chainNo: row.chain_no, chainLength: row.length, roundNo: row.link_no },
      terminal: row.terminal?.toString('hex') ?? null,
      ...(row.beacon_round !== null &&
        row.beacon_key !== null && {
          ...{ beaconRound: Number(row.beacon_round), beaconKey: row.beacon_key.toString('hex') },
        }),
    },
    reveal:
      isShown && link && entropy
        ? {
            ...{ link: link.toString('hex'), entropy: entropy.toString('hex') },
            beacon: row.beacon?.toString('hex') ?? null,
          }
        : null,
  }
}

const turnIn = ({ step, step_closes_at: closesAt, choosers }: ViewRow): TableView['turn'] =>
  step === null ? null : { step, closesAt: closesAt?.getTime() ?? null, choosers: choosers ?? 0, did: {} }

interface EventRow {
  table_id: string
  seq: string
  round_id: string
  kind: EventKind
  body: TableEvent['body']
}

const togetherMax = 500

/** Of many tables in one statement: what each told after this place, in order. */
export async function readEvents(
  pool: pg.Pool,
  after: ReadonlyMap<string, number>,
): Promise<readonly { readonly tableId: string; readonly event: TableEvent }[]> {
  const { rows } = await pool.query<EventRow>({
    name: 'table-events',
    text: `select event.* from unnest($1::text[], $2::bigint[]) as given (id, seen)
      cross join lateral (select * from table_events where table_id = given.id and seq > given.seen
        order by seq limit ${togetherMax}) as event
      order by event.table_id, event.seq`,
    values: [[...after.keys()], [...after.values()]],
  })
  return rows.map(({ table_id, seq, round_id, kind, body }) => ({
    tableId: table_id,
    event: { seq: Number(seq), roundId: round_id, kind, body },
  }))
}

/** Those that a page can have missed are kept; who missed more is told how the table stands. */
export const forgetEvents = (pool: pg.Pool, tableId: string) =>
  pool.query(
    `delete from table_events where table_id = $1
       and seq <= (select seq - ${togetherMax} from table_leases where table_id = $1)`,
    [tableId],
  )
