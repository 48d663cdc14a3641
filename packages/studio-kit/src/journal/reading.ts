/** What the journal tells: to players about their rounds, to the platform for reconciliation. */
import type pg from 'pg'
import { type Movement, type MovementColumns, movementOf } from './movement-row.ts'
import { type Round, type RoundColumns, roundOf, selectRounds } from './round-row.ts'

export interface Player {
  readonly studio: string
  readonly playerId: string
}

export interface Transaction {
  readonly seq: bigint
  readonly id: string
  readonly playerId: string
  readonly roundId: string
  readonly kind: string
  readonly amount: bigint
  readonly currency: string
  readonly status: string
  readonly at: Date
}

export interface Reading {
  byBet(player: Player, clientBetId: string, tx?: pg.PoolClient): Promise<Round | null>
  byId(player: Player, id: string): Promise<Round | null>
  /** The player's last round of this game that took or may yet take money. */
  latest(tx: pg.PoolClient, player: Player, game: string): Promise<Round | null>
  hasOpen(tx: pg.PoolClient, player: Player): Promise<boolean>
  /** The player's round of this game that has not come to its end. */
  open(player: Player, game: string): Promise<Round | null>
  /** The action of this id, if it was not taken because its stake was not. */
  dropped(roundId: string, actionId: string, tx?: pg.PoolClient): Promise<Movement | null>
  /** Settled, and not drawn to its end yet. */
  unseen(player: Player, game: string): Promise<Round | null>
  markShown(player: Player, id: string): Promise<boolean>
  history(player: Player, game: string, limit: number): Promise<Round[]>
  transactions(studio: string, from: string, to: string, after: bigint, limit: number): Promise<Transaction[]>
}

/**
 * A round by its id, if it is this player's. Written so that the id's index alone fits: where statistics are missing or
 * old, the player's own looked as good, and all that they ever played was gone through.
 */
const isTheirs = `rounds.id = $3 and rounds.studio || '' = $1 and rounds.player_id || '' = $2`

type Querier = pg.Pool | pg.PoolClient

export function openReading(pool: pg.Pool): Reading {
  const many = async (db: Querier, rest: string, values: unknown[]): Promise<Round[]> => {
    const { rows } = await db.query<RoundColumns>(`${selectRounds} ${rest}`, values)
    return rows.map(roundOf)
  }
  const one = async (db: Querier, rest: string, values: unknown[]) =>
    (await many(db, rest, values))[0] ?? null

  return {
    byBet: ({ studio, playerId }, clientBetId, tx) =>
      one(tx ?? pool, 'where studio = $1 and player_id = $2 and client_bet_id = $3', [
        studio,
        playerId,
        clientBetId,
      ]),
    byId: ({ studio, playerId }, id) => one(pool, `where ${isTheirs}`, [studio, playerId, id]),
    latest: (tx, { studio, playerId }, game) =>
      one(
        tx,
        `where studio = $1 and player_id = $2 and game = $3 and rounds.state not in ('refused', 'voided')
         order by seq desc limit 1`,
        [studio, playerId, game],
      ),
    hasOpen: async (tx, { studio, playerId }) =>
      (await one(tx, `where studio = $1 and player_id = $2 and rounds.state = 'open' limit 1`, [
        studio,
        playerId,
      ])) !== null,
    open: ({ studio, playerId }, game) =>
      one(pool, `where studio = $1 and player_id = $2 and game = $3 and rounds.state = 'open'`, [
        studio,
        playerId,
        game,
      ]),
    async dropped(roundId, actionId, tx) {
      const { rows } = await (tx ?? pool).query<MovementColumns>(
        `select round_id, no, kind, amount::text, action_id, action, target, state, refusal, attempts, waits, 0 as age_ms
         from movements where round_id = $1 and action_id = $2 and state in ('refused', 'voided')`,
        [roundId, actionId],
      )
      return rows[0] ? movementOf(rows[0]) : null
    },
    unseen: ({ studio, playerId }, game) =>
      one(
        pool,
        `where studio = $1 and player_id = $2 and game = $3 and rounds.state = 'settled' and shown_at is null
         order by seq desc limit 1`,
        [studio, playerId, game],
      ),
    async markShown({ studio, playerId }, id) {
      // With it all before it: whoever has seen this round will not be shown an older one.
      const { rows } = await pool.query(
        `with seen as (
           select id, studio, player_id, game, seq from rounds
           where ${isTheirs} and rounds.state || '' = 'settled'),
         marked as (
           update rounds set shown_at = now() from seen
           where rounds.studio = seen.studio and rounds.player_id = seen.player_id and rounds.game = seen.game
             and rounds.seq <= seen.seq and rounds.state = 'settled' and rounds.shown_at is null)
         select id from seen`,
        [studio, playerId, id],
      )
      return rows.length > 0
    },
    history: ({ studio, playerId }, game, limit) =>
      many(
        pool,
        `where studio = $1 and player_id = $2 and game = $3 and rounds.state = 'settled' order by seq desc limit $4`,
        [studio, playerId, game, limit],
      ),
    async transactions(studio, from, to, after, limit) {
      const { rows } = await pool.query<
        Omit<Transaction, 'seq' | 'amount'> & { seq: string; amount: string }
      >(
        `select seq, id, player_id as "playerId", round_id as "roundId", kind, amount, currency, status, at
         from transactions where studio = $1 and at >= $2 and at < $3 and seq > $4 order by seq limit $5`,
        [studio, from, to, after, limit],
      )
      return rows.map((row) => ({ ...row, seq: BigInt(row.seq), amount: BigInt(row.amount) }))
    },
  }
}
