/**
 * Stakes at tables, those of many members in one statement. A stake is in time when the statement that writes it finds
 * the round open by the database's time, and holds it open until its commit: closing waits for it, or it for closing.
 */
import type pg from 'pg'
import type { Receipt } from '../../receipt.ts'
import { columnOf } from '../places.ts'
import { type BetColumns, betOf, type TableBet } from './bet-row.ts'

export type NewBet = Pick<
  TableBet,
  | 'id'
  | 'roundId'
  | 'playerId'
  | 'no'
  | 'sessionId'
  | 'clientBetId'
  | 'clientSeed'
  | 'currency'
  | 'places'
  | 'stake'
  | 'outAt'
  | 'atRisk'
>

export interface Seat {
  readonly roundId: string
  readonly playerId: string
}

export interface Taken {
  readonly id: string
  readonly receipt: Receipt
  readonly balance: bigint | null
}

export interface Refused {
  readonly id: string
  readonly refusal: string
  readonly balance: bigint | null
}

/** Longer than an attempt and what is written about it: until then nobody else makes the next. */
export const attemptMs = 6_000

/** All of these members' bets in these rounds, in order. */
export async function betsOf(pool: pg.Pool, seats: readonly Seat[]): Promise<(readonly TableBet[])[]> {
  const { rows } = await pool.query<BetColumns & { place: string }>({
    name: 'table-seats',
    text: `select given.place, bet.* from unnest($1::text[], $2::text[]) with ordinality as given (round, player, place)
      cross join lateral (select * from table_bets
        where round_id = given.round and player_id = given.player order by no offset 0) as bet`,
    values: [seats.map(({ roundId }) => roundId), seats.map(({ playerId }) => playerId)],
  })
  const found: TableBet[][] = seats.map(() => [])
  for (const row of rows) found[Number(row.place) - 1]?.push(betOf(row))
  return found
}

/** When each was received; null for one after closing, and where the member has bet since the caller looked. */
export async function writeBets(pool: pg.Pool, bets: readonly NewBet[]): Promise<(Date | null)[]> {
  const each = <T>(read: (bet: NewBet) => T) => bets.map(read)
  const { rows } = await pool.query<{ id: string; received_at: Date }>({
    name: 'table-bets',
    text: `with open as materialized (
        select id, studio, closes_at, clock_timestamp() as at from table_rounds
        where id = any($2::text[]) and phase = 'betting' and clock_timestamp() < closes_at
        order by id for share)
      insert into table_bets (id, studio, round_id, closes_at, received_at, player_id, no, session_id, client_bet_id, client_seed,
        currency, places, stake, at_risk, out_at, state, attempts, due_at)
      select given.id, open.studio, open.id, open.closes_at, open.at, player, no, session, client_bet, seed, currency, places, stake,
        risk, out_at, 'written', 1, clock_timestamp() + interval '${attemptMs} milliseconds'
      from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::text[], $7::text[], $8::text[],
          $9::jsonb[], $10::bigint[], $11::bigint[], $12::int[])
        as given (id, round, player, no, session, client_bet, seed, currency, places, stake, risk, out_at)
      join open on open.id = given.round
      where open.at < open.closes_at
      order by open.id, player, no
      on conflict do nothing returning id, received_at`,
    values: [
      ...[each(({ id }) => id), each(({ roundId }) => roundId), each(({ playerId }) => playerId)],
      ...[each(({ no }) => no), each(({ sessionId }) => sessionId.toString())],
      ...[each(({ clientBetId }) => clientBetId), each(({ clientSeed }) => clientSeed)],
      ...[each(({ currency }) => currency), each(({ places }) => JSON.stringify(columnOf(places)))],
      ...[each(({ stake }) => stake.toString()), each(({ atRisk }) => atRisk.toString())],
      each(({ outAt }) => outAt),
    ],
  })
  const written = new Map(rows.map(({ id, received_at }) => [id, received_at]))
  return bets.map(({ id }) => written.get(id) ?? null)
}

/** Whether each is in: the wallet has it, and the round was not drawn or void before. */
export async function takeBets(pool: pg.Pool, bets: readonly Taken[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'table-bets-taken',
    text: `update table_bets set state = 'taken', receipt = given.receipt, balance_after = given.balance, due_at = null,
        taken_at = clock_timestamp(), told_no = nextval('transactions_seq_seq')
      from (select * from unnest($1::text[], $2::jsonb[], $3::bigint[]) as given (id, receipt, balance) order by id) as given
      where table_bets.id = given.id and state = 'written' returning table_bets.id`,
    values: [
      bets.map(({ id }) => id),
      bets.map(({ receipt }) => JSON.stringify(receipt)),
      bets.map(({ balance }) => balance?.toString() ?? null),
    ],
  })
  const taken = new Set(rows.map(({ id }) => id))
  return bets.map(({ id }) => taken.has(id))
}

/** For who is sure that the wallet has not taken them and will not. Whether each was still waiting for that word. */
export async function refuseBets(pool: pg.Pool, bets: readonly Refused[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'table-bets-refused',
    text: `update table_bets set state = 'refused', refusal = given.refusal, balance_after = given.balance, due_at = null,
        final_at = clock_timestamp()
      from unnest($1::text[], $2::text[], $3::bigint[]) as given (id, refusal, balance)
      where table_bets.id = given.id and state in ('written', 'voiding') and taken_at is null returning table_bets.id`,
    values: [
      bets.map(({ id }) => id),
      bets.map(({ refusal }) => refusal),
      bets.map(({ balance }) => balance?.toString() ?? null),
    ],
  })
  const refused = new Set(rows.map(({ id }) => id))
  return bets.map(({ id }) => refused.has(id))
}
