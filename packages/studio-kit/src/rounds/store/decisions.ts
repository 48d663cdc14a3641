/**
 * What members decide in the steps of a round, those of many in one statement. A decision is in time when the statement
 * finds its step open by the database's time, and holds the round there until its commit: closing waits for it, or it
 * comes after closing. What it puts down is written with it, or neither.
 */
import type pg from 'pg'
import type { Json } from '../../rules.ts'
import { columnOf } from '../places.ts'
import type { TableBet } from './bet-row.ts'
import { attemptMs, type NewBet, type Seat } from './bets.ts'

export type Turn = 'dealt' | 'deciding' | 'over'

export interface Raise extends NewBet {
  /** The bet that it is put down on top of. */
  readonly raises: string
}

export interface NewDecision extends Seat {
  readonly step: number
  readonly action: string
  readonly raise: Raise | null
  /** A decision of the same step whose further stake was refused, by the name of that stake. */
  readonly replaces: string | null
}

/** The bet as it was written; null for a decision without one. */
export interface WrittenDecision {
  readonly raise: TableBet | null
}

const keyOf = ({ roundId, playerId }: Seat) => `${roundId} ${playerId}`

/** Null for one that was late, and for one whose step the member had decided. */
export async function writeDecisions(
  pool: pg.Pool,
  asked: readonly NewDecision[],
): Promise<(WrittenDecision | null)[]> {
  // One of each member's: the other finds it.
  const first = new Map(asked.toReversed().map((each) => [keyOf(each), each]))
  const given = [...first.values()]
  const raises = given.flatMap(({ raise }) => (raise ? [raise] : []))
  const { rows } = await pool.query<{
    round_id: string
    player_id: string
    raise_id: string | null
    received_at: Date
    is_raised: boolean
  }>({
    name: 'table-decisions',
    text: `with open as materialized (
        select round.id, studio, round.closes_at, no, step.closes_at as step_closes_at, clock_timestamp() as at
        from table_rounds as round join table_steps as step on step.round_id = round.id and step.no = round.step
        where round.id = any($1::text[]) and phase = 'dealing' and turn = 'deciding' and clock_timestamp() < step.closes_at
        order by round.id for share of round),
      decided as (
        insert into table_decisions as known
          (round_id, player_id, step, closes_at, received_at, action, raise_id, replaces)
        select open.id, player, open.no, open.step_closes_at, open.at, action, raise, replaces
        from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[])
          as given (round, player, step, action, raise, replaces)
        join open on open.id = given.round and open.no = given.step
        where open.at < open.step_closes_at
        order by open.id, player
        on conflict (round_id, player_id, step) do update set received_at = excluded.received_at,
            action = excluded.action, raise_id = excluded.raise_id, replaces = excluded.replaces
          where known.raise_id = excluded.replaces and not known.is_late
        returning round_id, player_id, raise_id, received_at),
      raised as (
        insert into table_bets (id, studio, round_id, closes_at, received_at, player_id, no, session_id, client_bet_id,
          client_seed, currency, places, stake, at_risk, state, attempts, due_at, raises, step, step_closes_at)
        select bet.id, open.studio, open.id, open.closes_at, decided.received_at, decided.player_id, bet.no, session, client_bet,
          seed, currency, places, stake, risk, 'written', 1, clock_timestamp() + interval '${attemptMs} milliseconds',
          raises, open.no, open.step_closes_at
        from unnest($7::text[], $8::int[], $9::bigint[], $10::text[], $11::text[], $12::text[], $13::jsonb[],
            $14::bigint[], $15::bigint[], $16::text[])
          as bet (id, no, session, client_bet, seed, currency, places, stake, risk, raises)
        join decided on decided.raise_id = bet.id join open on open.id = decided.round_id
        on conflict do nothing returning id)
      select decided.round_id, decided.player_id, decided.raise_id, decided.received_at, raised.id is not null as is_raised
      from decided left join raised on raised.id = decided.raise_id`,
    values: [...decisionColumns(given), ...raiseColumns(raises)],
  })
  const written = new Map(rows.map((row) => [`${row.round_id} ${row.player_id}`, row]))
  return asked.map((each) => {
    const row = first.get(keyOf(each)) === each ? written.get(keyOf(each)) : undefined
    if (!row) return null
    if (!each.raise) return { raise: null }
    return row.is_raised ? { raise: raiseWritten(each.raise, each.step, row.received_at) } : null
  })
}

const decisionColumns = (given: readonly NewDecision[]) => [
  ...[given.map(({ roundId }) => roundId), given.map(({ playerId }) => playerId)],
  ...[given.map(({ step }) => step), given.map(({ action }) => action)],
  ...[given.map(({ raise }) => raise?.id ?? null), given.map(({ replaces }) => replaces)],
]

const raiseColumns = (all: readonly Raise[]) => [
  ...[all.map(({ id }) => id), all.map(({ no }) => no), all.map(({ sessionId }) => sessionId.toString())],
  ...[all.map(({ clientBetId }) => clientBetId), all.map(({ clientSeed }) => clientSeed)],
  ...[all.map(({ currency }) => currency), all.map(({ places }) => JSON.stringify(columnOf(places)))],
  ...[all.map(({ stake }) => stake.toString()), all.map(({ atRisk }) => atRisk.toString())],
  all.map(({ raises }) => raises),
]

const raiseWritten = (raise: Raise, step: number, receivedAt: Date): TableBet => ({
  ...{ ...raise, step, receivedAt, attempts: 1 },
  ...{ state: 'written', refusal: null, payout: null, balanceAfter: null, receipt: null },
})

/** How a member's hand stands. What is secret of the outcome is in it: it is for the rules alone. */
export interface StandingHand {
  readonly turn: Turn | null
  readonly step: number | null
  readonly outcome: Json
  /** In order, one for each step that he was in. */
  readonly decisions: readonly Decision[]
}

export interface Decision {
  readonly step: number
  readonly action: string
  readonly raiseId: string | null
  /** It was done for who did not decide in time. */
  readonly isLate: boolean
}

export async function handsOf(pool: pg.Pool, seats: readonly Seat[]): Promise<(StandingHand | null)[]> {
  const { rows } = await pool.query<StandingHand & { place: string }>({
    name: 'table-hands',
    text: `select given.place, round.turn, round.step, round.outcome, found.decisions
      from unnest($1::text[], $2::text[]) with ordinality as given (round, player, place)
      join table_rounds as round on round.id = given.round
      cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('step', step, 'action', action, 'raiseId', raise_id,
            'isLate', is_late)
          order by step), '[]') as decisions
        from table_decisions where round_id = given.round and player_id = given.player) as found`,
    values: [seats.map(({ roundId }) => roundId), seats.map(({ playerId }) => playerId)],
  })
  const found: (StandingHand | null)[] = seats.map(() => null)
  for (const { place, ...hand } of rows) found[Number(place) - 1] = hand
  return found
}

/** What the member has done in the steps that are closed. */
export const actionsIn = ({ turn, step, decisions }: StandingHand): readonly string[] =>
  decisions.filter((each) => turn !== 'deciding' || each.step < (step ?? 0)).map(({ action }) => action)
