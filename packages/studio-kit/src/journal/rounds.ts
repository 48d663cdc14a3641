/**
 * The journal of rounds. Every change of state names the state and the attempt that it starts from:
 * of two who work on one round, the later finds nothing to change.
 */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import { columns, type Round, type RoundColumns, roundOf, transactionIds } from './round-row.ts'

export type NewRound = Pick<
  Round,
  | 'id'
  | 'studio'
  | 'playerId'
  | 'sessionId'
  | 'game'
  | 'version'
  | 'clientBetId'
  | 'stake'
  | 'win'
  | 'currency'
  | 'seedId'
  | 'nonce'
  | 'shown'
  | 'receipt'
>

/** What became of the stake at a platform that was asked to take it back. */
export type TakenBack = 'never-taken' | 'tombstone' | 'returned'

export interface Rounds {
  /** Worked on by the caller from now for `leaseMs`. */
  add(tx: pg.PoolClient, round: NewRound, leaseMs: number): Promise<Round>
  /** Another attempt begins: null when somebody else has begun it. A dealt round is sent from now on. */
  attempt(round: Round, leaseMs: number): Promise<Round | null>
  /** The stake will not be asked for again: null when the round went on without the caller. */
  giveUp(round: Round): Promise<Round | null>
  tryAgainIn(round: Round, delayMs: number): Promise<void>
  settle(round: Round, balance: Minor | null): Promise<Round | null>
  /** For who is sure that the stake was not taken and will not be: null when another attempt has begun. */
  refuse(round: Round, refusal: string, balance: Minor | null): Promise<Round | null>
  void(round: Round, how: TakenBack, balance: Minor | null): Promise<Round | null>
  /** Open rounds that nobody works on, oldest first. */
  due(studio: string, limit: number): Promise<Round[]>
}

export function openRounds(pool: pg.Pool): Rounds {
  const one = async (text: string, values: unknown[]): Promise<Round | null> => {
    const { rows } = await pool.query<RoundColumns>(text, values)
    return rows[0] ? roundOf(rows[0]) : null
  }
  return {
    async add(tx, round, leaseMs) {
      const { rows } = await tx.query<RoundColumns>(
        `insert into rounds (id, studio, player_id, session_id, game, version, client_bet_id, stake, win, currency,
           seed_id, nonce, shown, receipt, state, due_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'dealt',
           now() + make_interval(secs => $15)) returning ${columns}`,
        [
          ...[round.id, round.studio, round.playerId, round.sessionId, round.game, round.version],
          ...[round.clientBetId, round.stake, round.win, round.currency, round.seedId, round.nonce],
          ...[JSON.stringify(round.shown), JSON.stringify(round.receipt), leaseMs / 1000],
        ],
      )
      const [row] = rows
      if (!row) throw new Error(`the round ${round.id} was not written`)
      return roundOf(row)
    },
    attempt: ({ id, state, attempts }, leaseMs) =>
      one(
        `update rounds set attempts = attempts + 1, due_at = now() + make_interval(secs => $4),
           state = case state when 'dealt' then 'sent' else state end
         where id = $1 and state = $2 and attempts = $3 returning ${columns}`,
        [id, state, attempts, leaseMs / 1000],
      ),
    giveUp: ({ id }) =>
      one(`update rounds set state = 'voiding' where id = $1 and state = 'sent' returning ${columns}`, [id]),
    async tryAgainIn({ id, attempts }, delayMs) {
      await pool.query(
        `update rounds set due_at = now() + make_interval(secs => $3)
         where id = $1 and attempts = $2 and due_at is not null`,
        [id, attempts, delayMs / 1000],
      )
    },
    settle: ({ id, stake, win }, balance) =>
      one(
        `with done as (
           update rounds set state = 'settled', balance_after = $2, due_at = null, final_at = now()
           where id = $1 and state in ('sent', 'voiding') returning *),
         moved as (
           insert into transactions (id, studio, round_id, player_id, kind, amount, currency, status)
           select moves.id, studio, done.id, player_id, kind, amount, currency, 'OK'
           from done, (values ($3::text, 'bet', $4::bigint), ($5, 'win', $6)) as moves (id, kind, amount))
         select ${columns} from done`,
        [id, balance, transactionIds(id).bet, stake, transactionIds(id).win, win],
      ),
    refuse: ({ id, attempts }, refusal, balance) =>
      one(
        `update rounds set state = 'refused', refusal = $2, balance_after = $3, due_at = null, final_at = now()
         where id = $1 and state = 'sent' and attempts = $4 returning ${columns}`,
        [id, refusal, balance, attempts],
      ),
    void: ({ id, stake }, how, balance) =>
      one(
        `with done as (
           update rounds set state = 'voided', balance_after = $2, due_at = null, final_at = now()
           where id = $1 and state = case $7::text when 'never-taken' then 'dealt' else 'voiding' end returning *),
         moved as (
           insert into transactions (id, studio, round_id, player_id, kind, amount, currency, status)
           select moves.id, studio, done.id, player_id, kind, amount, currency, status
           from done, (values ($3::text, 'bet', $4::bigint, case $7 when 'returned' then 'CANCELLED' else 'TOMBSTONE' end),
             ($5, 'rollback', $6, 'OK')) as moves (id, kind, amount, status)
           where $7 = 'returned' or ($7 = 'tombstone' and kind = 'bet'))
         select ${columns} from done`,
        [...[id, balance, transactionIds(id).bet, stake, transactionIds(id).rollback, stake], how],
      ),
    async due(studio, limit) {
      const { rows } = await pool.query<RoundColumns>(
        `select ${columns} from rounds where studio = $1 and due_at <= now() order by due_at limit $2`,
        [studio, limit],
      )
      return rows.map(roundOf)
    },
  }
}
