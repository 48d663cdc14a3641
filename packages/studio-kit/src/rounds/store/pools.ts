/** The pools of a round, one in each currency: what lies in them while bets are open, and how each was closed. */
import type pg from 'pg'
import { columnOf, type Places, type PlacesColumn, placesOf, together } from '../places.ts'
import type { RoundSeal, SharedPool } from '../table-game.ts'
import type { Phase } from './round-row.ts'

/** By place, in hundredths. */
export type Dividends = Readonly<Record<string, number>>

interface LaidRow {
  currency: string
  place: string
  laid: string
}

/**
 * Closes the pool of each currency that somebody lies in: what it pays is written, or its stakes go back. Stakes of the
 * round change no more: those that the wallet had not answered for are out.
 */
export async function closePools(
  tx: pg.PoolClient,
  roundId: string,
  pool: SharedPool,
  seal: RoundSeal,
): Promise<void> {
  const { rows } = await tx.query<LaidRow>(
    `select currency, place, sum(amount::bigint)::text as laid
     from table_bets cross join lateral jsonb_each_text(places) as each (place, amount)
     where round_id = $1 and state = 'taken' and place = any($2) group by currency, place`,
    [roundId, pool.places],
  )
  const cancelled: string[] = []
  for (const [currency, laid] of byCurrency(rows)) {
    const dividends = pool.close(together([laid, pool.house(seal, currency)]))
    if (!dividends) cancelled.push(currency)
    await tx.query(
      'insert into table_pools (round_id, currency, laid, dividends) values ($1, $2, $3::jsonb, $4::jsonb)',
      [roundId, currency, JSON.stringify(columnOf(laid)), dividends && JSON.stringify(dividends)],
    )
  }
  if (cancelled.length === 0) return
  await tx.query(
    `update table_bets set state = 'voiding', due_at = clock_timestamp()
     where round_id = $1 and state = 'taken' and currency = any($2) and places ?| $3`,
    [roundId, cancelled, pool.places],
  )
}

const byCurrency = (rows: readonly LaidRow[]): ReadonlyMap<string, Places> =>
  new Map(
    [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, all]) => [
      currency,
      new Map(all.map(({ place, laid }) => [place, BigInt(laid)])),
    ]),
  )

/** Of the pools that pay, by currency. */
export async function dividendsOf(
  tx: pg.PoolClient,
  roundId: string,
): Promise<ReadonlyMap<string, Dividends>> {
  const { rows } = await tx.query<{ currency: string; dividends: Dividends }>(
    'select currency, dividends from table_pools where round_id = $1 and dividends is not null',
    [roundId],
  )
  return new Map(rows.map(({ currency, dividends }) => [currency, dividends]))
}

/** How a table's newest round stands in one currency. */
export interface StandingPool {
  readonly tableId: string
  readonly roundId: string
  readonly seal: RoundSeal
  readonly phase: Phase
  /** Null where nobody has bet in it. */
  readonly currency: string | null
  readonly players: number
  /** What is in, on each place. */
  readonly places: Places
  /** Undefined before it was closed, and where nobody lay in it; null where it was cancelled. */
  readonly dividends: Dividends | null | undefined
}

interface StandingRow {
  table_id: string
  round_id: string
  terminal: Buffer
  link_no: number
  phase: Phase
  currency: string | null
  players: number | null
  places: PlacesColumn | null
  is_closed: boolean | null
  dividends: Dividends | null
}

/** Of the newest round of each of these tables; a pool that was closed is told as it was. */
export async function readPools(
  pool: pg.Pool,
  tableIds: readonly string[],
): Promise<readonly StandingPool[]> {
  const { rows } = await pool.query<StandingRow>({
    name: 'table-pools',
    text: `select given.id as table_id, round.id as round_id, terminal, link_no, phase, here.*
      from unnest($1::text[]) as given (id)
      cross join lateral (select id, chain_no, link_no, phase from table_rounds where table_id = given.id
        order by seq desc limit 1) as round
      join table_chains on table_chains.table_id = given.id and table_chains.no = round.chain_no
      left join lateral (select currency, players, coalesce(places, '{}') || coalesce(laid, '{}') as places,
          laid is not null as is_closed, dividends
        from (select currency, max(players) filter (where place is null) as players,
            jsonb_object_agg(place, staked::text) filter (where place is not null) as places
          from (select currency, place, sum(amount::bigint) as staked, count(distinct player_id)::int as players
            from table_bets cross join lateral jsonb_each_text(places) as each (place, amount)
            where round_id = round.id and state in ('taken', 'owed', 'paid')
            group by grouping sets ((currency, place), (currency))) as summed group by currency) as bet
        full join (select currency, laid, dividends from table_pools where round_id = round.id) as closed
          using (currency)) as here on true`,
    values: [tableIds],
  })
  return rows.map((row) => ({
    ...{ tableId: row.table_id, roundId: row.round_id, phase: row.phase, currency: row.currency },
    seal: { terminal: row.terminal.toString('hex'), roundNo: row.link_no },
    players: row.players ?? 0,
    places: row.places ? placesOf(row.places) : new Map(),
    dividends: row.is_closed ? row.dividends : undefined,
  }))
}
