/**
 * Bets that their owners take out of a flight, those of many members in one statement. A request is in time when the
 * statement finds the round in the air by the database's time, and holds it there until its commit: the end waits for
 * it, or it comes after the end.
 */
import type pg from 'pg'

export interface AskedOut {
  readonly betId: string
  readonly roundId: string
  readonly playerId: string
  /** Before this moment nothing can be taken out. */
  readonly leastMs: number
}

/** When each was received, in milliseconds after take-off; null for one that was late, early, or about no bet of his. */
export async function writeCashOuts(pool: pg.Pool, asked: readonly AskedOut[]): Promise<(number | null)[]> {
  const { rows: written } = await pool.query<{ bet_id: string; ms: number }>({
    name: 'table-cash-outs',
    text: `with air as materialized (
        select id, drawn_at, breaks_at, clock_timestamp() as at from table_rounds
        where id = any($2::text[]) and phase = 'dealing' and clock_timestamp() < breaks_at
        order by id for share)
      insert into table_cash_outs (bet_id, round_id, breaks_at, asked_at, ms)
      select bet.id, air.id, air.breaks_at, air.at, since.ms
      from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as given (bet, round, player, least)
      join air on air.id = given.round
      cross join lateral (select floor(extract(epoch from air.at - air.drawn_at) * 1000)::int as ms) as since
      join table_bets as bet on bet.id = given.bet
      where bet.round_id = air.id and bet.player_id = given.player and bet.state = 'taken'
        and air.at < air.breaks_at and since.ms >= given.least
      order by bet.id
      on conflict do nothing returning bet_id, ms`,
    values: [
      ...[asked.map(({ betId }) => betId), asked.map(({ roundId }) => roundId)],
      ...[asked.map(({ playerId }) => playerId), asked.map(({ leastMs }) => leastMs)],
    ],
  })
  const known = new Map(written.map(({ bet_id, ms }) => [bet_id, ms]))
  const others = asked.filter(({ betId }) => !known.has(betId))
  for (const [id, ms] of others.length > 0 ? await knownOuts(pool, others) : []) known.set(id, ms)
  return asked.map(({ betId }) => known.get(betId) ?? null)
}

/** Of who asks again: the first request counts. */
async function knownOuts(
  pool: pg.Pool,
  asked: readonly AskedOut[],
): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await pool.query<{ bet_id: string; ms: number }>({
    name: 'table-cash-outs-known',
    text: `select bet_id, ms from unnest($1::text[], $2::text[]) as given (bet, player)
      join table_cash_outs on bet_id = given.bet
      join table_bets on table_bets.id = given.bet and table_bets.player_id = given.player`,
    values: [asked.map(({ betId }) => betId), asked.map(({ playerId }) => playerId)],
  })
  return rows.map(({ bet_id, ms }) => [bet_id, ms])
}

/**
 * What was taken out is owed at once, and paid while the flight goes on. Who dies before this has lost nothing: at the
 * end the request is found, and the same is owed for it.
 */
export async function oweOuts(
  pool: pg.Pool,
  outs: readonly { readonly id: string; readonly payout: bigint }[],
): Promise<readonly null[]> {
  await pool.query({
    name: 'table-cash-outs-owed',
    text: `update table_bets set state = 'owed', payout = given.payout, due_at = clock_timestamp()
      from (select * from unnest($1::text[], $2::bigint[]) as given (id, payout) order by id) as given
      where table_bets.id = given.id and state = 'taken'`,
    values: [outs.map(({ id }) => id), outs.map(({ payout }) => payout.toString())],
  })
  return outs.map(() => null)
}
