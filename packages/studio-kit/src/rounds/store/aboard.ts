/** Who is in a flight, and who has left it where: of each currency those with the largest stakes. */
import type pg from 'pg'

export interface Aboard {
  readonly tableId: string
  readonly roundId: string
  readonly currency: string
  /** Of this currency, also of those that are not listed. */
  readonly bets: number
  readonly staked: bigint
  readonly nickname: string
  readonly stake: bigint
  readonly outAt: number
  /** Of a request that came in time, in milliseconds after take-off. */
  readonly askedAt: number | null
  /** How long the flight has been in the air, at the most until it broke; null before take-off. */
  readonly flownMs: number | null
}

interface Row {
  table_id: string
  round_id: string
  currency: string
  counted: number
  staked: string
  nickname: string
  stake: string
  out_at: number
  ms: number | null
  flown_ms: number | null
}

const listedMax = 40

/** Of the newest round of each of these tables. The last millisecond of a flight is counted as its end for ever. */
export async function readAboard(pool: pg.Pool, tableIds: readonly string[]): Promise<readonly Aboard[]> {
  const { rows } = await pool.query<Row>({
    name: 'table-aboard',
    text: `select given.id as table_id, round.id as round_id, bet.currency, counted::int as counted, staked, nickname, stake, out_at, ms, flown_ms
      from unnest($1::text[]) as given (id)
      cross join lateral (select id, floor(extract(epoch from
            least(clock_timestamp(), breaks_at - interval '1 millisecond') - drawn_at) * 1000)::int as flown_ms
        from table_rounds where table_id = given.id order by seq desc limit 1) as round
      cross join lateral (select id, session_id, currency, stake, out_at, count(*) over everybody as counted,
          sum(stake) over everybody as staked, row_number() over (partition by currency order by stake desc, id) as place
        from table_bets where round_id = round.id and state in ('taken', 'owed', 'paid') and out_at is not null
        window everybody as (partition by currency)) as bet
      join play_sessions on play_sessions.id = bet.session_id
      left join table_cash_outs on bet_id = bet.id
      where bet.place <= ${listedMax}
      order by given.id, bet.currency, bet.place`,
    values: [tableIds],
  })
  return rows.map((row) => ({
    ...{ tableId: row.table_id, roundId: row.round_id, currency: row.currency, bets: row.counted },
    ...{ staked: BigInt(row.staked), nickname: row.nickname, stake: BigInt(row.stake) },
    ...{ outAt: row.out_at, askedAt: row.ms, flownMs: row.flown_ms },
  }))
}
