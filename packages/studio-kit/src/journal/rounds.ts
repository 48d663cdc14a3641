/** The journal of rounds: what was bet, what was taken, what was shown. Its money is in movements.ts. */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Played } from '../rules.ts'
import { begin, putBack } from './following.ts'
import type { MovementKind } from './movement-row.ts'
import { type Round, type RoundColumns, roundOf, selectRounds, type Taken } from './round-row.ts'

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
  | 'choice'
  | 'win'
  | 'currency'
  | 'seedId'
  | 'nonce'
  | 'shown'
  | 'receipt'
  | 'free'
  | 'ended'
>

/** A player away for this long does not come back to the round: it is ended by the game's rules. */
export const hoursOfRoundMax = 24

/** Ids of actions that no player took. No client's id has this form. */
export const leftId = (step: number): string => `left:${step}`

export interface Rounds {
  /** The player's round, the caller's alone until the transaction ends. */
  lock(tx: pg.PoolClient, id: string): Promise<Round | null>
  /** An action that costs nothing is taken. The caller has locked the round and seen it at rest. */
  take(tx: pg.PoolClient, round: Round, taken: Taken, played: Played, leaseMs: number): Promise<Round>
  /** An action that costs something waits for its stake. As above. */
  ask(tx: pg.PoolClient, round: Round, taken: Taken, amount: Minor, leaseMs: number): Promise<Round>
  /** The round comes to nothing. As above. */
  cancel(tx: pg.PoolClient, round: Round, leaseMs: number): Promise<Round>
  /** At rest, and their players have been away for too long. Oldest first. */
  left(studio: string, limit: number): Promise<Round[]>
}

export function openRounds(pool: pg.Pool): Rounds {
  return {
    async lock(tx, id) {
      const { rowCount } = await tx.query('select from rounds where id = $1 for update', [id])
      return rowCount === 1 ? readRound(tx, id) : null
    },
    async take(tx, { id }, taken, played, leaseMs) {
      await goOn(tx, id, taken, played, leaseMs)
      return readRound(tx, id)
    },
    async ask(tx, { id }, taken, amount, leaseMs) {
      const kind: MovementKind = 'bet'
      await begin(tx, id, { kind, amount, taken }, leaseMs)
      await tx.query('update rounds set acted_at = now() where id = $1', [id])
      return readRound(tx, id)
    },
    async cancel(tx, { id }, leaseMs) {
      await tx.query('update rounds set ended = true, win = 0 where id = $1', [id])
      await putBack(tx, id, leaseMs)
      return readRound(tx, id)
    },
    async left(studio, limit) {
      const { rows: left } = await pool.query<{ id: string }>({
        name: 'left',
        text: `with away as materialized (
            select id, studio, acted_at from rounds
            where state = 'open' and not ended and acted_at < now() - make_interval(hours => ${hoursOfRoundMax}))
          select id from away
          cross join lateral (select count(due_at) as under_way from movements where round_id = id) as money
          where studio = $1 and under_way = 0 order by acted_at limit $2`,
        values: [studio, limit],
      })
      if (left.length === 0) return []
      const { rows } = await pool.query<RoundColumns>(
        `${selectRounds} where id = any($1) and rounds.state = 'open' and pending.no is null order by acted_at`,
        [left.map(({ id }) => id)],
      )
      return rows.map(roundOf)
    },
  }
}

/** Throws when there is none: the caller has just written it. */
export async function readRound(db: pg.Pool | pg.PoolClient, id: string): Promise<Round> {
  const { rows } = await db.query<RoundColumns>(`${selectRounds} where id = $1`, [id])
  const [row] = rows
  if (!row) throw new Error(`there is no round ${id}`)
  return roundOf(row)
}

/** The round after an action, and the movement that its end asks for. */
export async function goOn(
  tx: pg.PoolClient,
  id: string,
  taken: Taken,
  played: Played,
  leaseMs: number,
): Promise<void> {
  await tx.query(
    `update rounds set actions = actions || jsonb_build_array($2::jsonb), staked = $3, shown = $4, ended = $5,
       win = $6, acted_at = case when $7 like 'left:%' then acted_at else now() end
     where id = $1`,
    [
      ...[id, JSON.stringify(taken), played.stake, JSON.stringify(played.shown), played.ended],
      ...[played.isVoid ? 0n : played.win, taken.id],
    ],
  )
  if (!played.ended) return
  if (played.isVoid) await putBack(tx, id, leaseMs)
  else await begin(tx, id, { kind: 'win', amount: played.win }, leaseMs)
}
