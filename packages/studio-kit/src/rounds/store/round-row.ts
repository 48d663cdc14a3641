/** A shared round as it lies in the database. */
import type pg from 'pg'
import type { Json } from '../../rules.ts'
import type { Turn } from './decisions.ts'

export type Phase = 'betting' | 'closed' | 'dealing' | 'result' | 'settled' | 'voided'

export interface SharedRound {
  readonly id: string
  readonly tableId: string
  readonly game: string
  readonly version: string
  readonly chainNo: number
  readonly linkNo: number
  readonly phase: Phase
  readonly closesAt: Date
  /** Before this moment the phase does not change by itself. */
  readonly until: Date
  /** By the database's time, as it was read. */
  readonly untilMs: number
  /** Of a game in which members decide, from dealing on. */
  readonly turn: Turn | null
  /** That is open; when all is over, how many things were shown. */
  readonly step: number | null
  /** Of the public beacon, announced when the round opened: which word is waited for, and by whose key it is signed. */
  readonly beaconRound: number | null
  readonly beaconKey: string | null
  readonly drawn: {
    readonly link: string
    readonly entropy: string
    readonly beacon: string | null
    readonly outcome: Json
  } | null
}

interface Row {
  id: string
  table_id: string
  game: string
  version: string
  chain_no: number
  link_no: number
  phase: Phase
  closes_at: Date
  until: Date
  until_ms: number
  turn: Turn | null
  step: number | null
  beacon_round: string | null
  beacon_key: Buffer | null
  link: Buffer | null
  entropy: Buffer | null
  beacon: Buffer | null
  outcome: Json
}

const columns = `id, table_id, game, version, chain_no, link_no, phase, closes_at, until,
  (extract(epoch from until - clock_timestamp()) * 1000)::float8 as until_ms, turn, step, beacon_round,
  beacon_key, link, entropy, beacon, outcome`

function roundOf(row: Row): SharedRound {
  const { link, entropy } = row
  return {
    ...{ id: row.id, tableId: row.table_id, game: row.game, version: row.version },
    ...{ chainNo: row.chain_no, linkNo: row.link_no, phase: row.phase },
    ...{ closesAt: row.closes_at, until: row.until, untilMs: row.until_ms },
    ...{ turn: row.turn, step: row.step },
    beaconRound: row.beacon_round === null ? null : Number(row.beacon_round),
    beaconKey: row.beacon_key?.toString('hex') ?? null,
    drawn:
      link && entropy
        ? {
            ...{ link: link.toString('hex'), entropy: entropy.toString('hex'), outcome: row.outcome },
            beacon: row.beacon?.toString('hex') ?? null,
          }
        : null,
  }
}

/** The table's newest round; null where it never had one. */
export async function newestRound(pool: pg.Pool, tableId: string): Promise<SharedRound | null> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from table_rounds where table_id = $1 order by seq desc limit 1`,
    [tableId],
  )
  return rows[0] ? roundOf(rows[0]) : null
}
