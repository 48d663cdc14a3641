/** What lies on the places of tables in their newest rounds: sums by place, and the largest bets, of each currency. */
import type pg from 'pg'

export interface LaidTogether {
  readonly tableId: string
  readonly roundId: string
  readonly currency: string
  readonly players: number
  readonly staked: bigint
  /** Minor units, by place. */
  readonly places: ReadonlyMap<string, bigint>
  /** The largest first; of each member's each place. */
  readonly bets: readonly { readonly nickname: string; readonly place: string; readonly stake: bigint }[]
}

interface Row {
  table_id: string
  round_id: string
  currency: string
  players: number
  staked: string
  places: Record<string, string>
  bets: { nickname: string; place: string; stake: string }[]
}

const listedMax = 20

export async function readLaid(pool: pg.Pool, tableIds: readonly string[]): Promise<readonly LaidTogether[]> {
  const { rows } = await pool.query<Row>({
    name: 'table-laid',
    text: `with laid as materialized (
        select given.id as table_id, round.id as round_id, bet.currency, bet.player_id, bet.session_id, each.key as place,
          each.value::bigint as stake
        from unnest($1::text[]) as given (id)
        cross join lateral (select id from table_rounds where table_id = given.id order by seq desc limit 1) as round
        cross join lateral (select currency, player_id, session_id, places from table_bets
          where round_id = round.id and state in ('taken', 'owed', 'paid')) as bet
        cross join lateral jsonb_each_text(bet.places) as each),
      sums as (select table_id, currency, place, sum(stake) as stake from laid group by table_id, currency, place),
      largest as (select *, row_number() over (partition by table_id, currency order by stake desc, player_id, place) as at
        from laid)
      select table_id, min(round_id) as round_id, currency, count(distinct player_id)::int as players, sum(stake)::text as staked,
        (select jsonb_object_agg(place, stake::text) from sums
          where sums.table_id = laid.table_id and sums.currency = laid.currency) as places,
        (select jsonb_agg(jsonb_build_object('nickname', nickname, 'place', place, 'stake', stake::text) order by at)
          from largest join play_sessions on play_sessions.id = session_id
          where at <= ${listedMax} and largest.table_id = laid.table_id and largest.currency = laid.currency) as bets
      from laid group by table_id, currency`,
    values: [tableIds],
  })
  return rows.map((row) => ({
    ...{ tableId: row.table_id, roundId: row.round_id, currency: row.currency, players: row.players },
    staked: BigInt(row.staked),
    places: new Map(Object.entries(row.places).map(([place, stake]) => [place, BigInt(stake)])),
    bets: row.bets.map(({ nickname, place, stake }) => ({ nickname, place, stake: BigInt(stake) })),
  }))
}
