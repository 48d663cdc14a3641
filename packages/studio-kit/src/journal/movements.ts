/**
 * The journal of what rounds move. Every change of state names the state and the attempt that it
 * starts from: of two who work on one movement, the later finds nothing to change. What follows from
 * a movement's end is written with it, or not at all.
 */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Played } from '../rules.ts'
import type { End } from './ending.ts'
import { finish, putBack } from './following.ts'
import { type Movement, transactionIds } from './movement-row.ts'
import { type Round, type RoundColumns, roundOf, selectRounds } from './round-row.ts'
import { goOn, readRound } from './rounds.ts'
import { inTransaction } from './tables.ts'

/** What became of the stake at a platform that was asked to take it back. */
export type TakenBack = 'never-taken' | 'tombstone' | 'returned'

/** `played`: the round after the action that the movement was for. */
export interface Paid {
  readonly played: Played | null
  readonly balance: Minor | null
  readonly leaseMs: number
}

export interface Movements {
  /** Another attempt begins: null when somebody else has begun it. A written movement is sent from now on. */
  attempt(movement: Movement, leaseMs: number): Promise<Movement | null>
  /** The stake will not be asked for again: null when the round went on without the caller. */
  giveUp(movement: Movement): Promise<Round | null>
  tryAgainIn(movement: Movement, delayMs: number): Promise<void>
  /** It is done. Null when it had been decided. */
  settle(round: Round, move: Movement, paid: Paid): Promise<Round | null>
  /** For who is sure that the stake was not taken and will not be: null when another attempt has begun. */
  refuse(movement: Movement, refusal: string, balance: Minor | null): Promise<Round | null>
  void(movement: Movement, how: TakenBack, balance: Minor | null): Promise<Round | null>
  /**
   * Rounds with a movement under way that nobody works on, the longest overdue first. `lately`: of those alone that came
   * due within minutes, and at no cost for all that was due before and has long been done.
   */
  due(studio: string, limit: number, lately?: boolean): Promise<Round[]>
}

export function openMovements(pool: pg.Pool, end: End): Movements {
  /** Ends the movement from one of these states, and with it does what follows. */
  const decide = (
    { roundId, no }: Movement,
    state: 'done' | 'refused' | 'voided',
    from: { readonly states: readonly string[]; readonly attempts?: number },
    fields: { readonly balance: Minor | null; readonly refusal?: string },
    then: (tx: pg.PoolClient) => Promise<void>,
  ) =>
    inTransaction(pool, async (tx) => {
      const { rowCount } = await tx.query(
        `update movements set state = $3, balance_after = $4, refusal = $5, due_at = null, final_at = now()
         where round_id = $1 and no = $2 and state = any($6) and ($7::int is null or attempts = $7)`,
        [
          ...[roundId, no, state, fields.balance, fields.refusal ?? null],
          ...[from.states, from.attempts ?? null],
        ],
      )
      if (rowCount !== 1) return null
      await then(tx)
      return readRound(tx, roundId)
    })
  /** Without its first stake there is no round; without a later one it stands as before. */
  const drop = async (tx: pg.PoolClient, { roundId, no }: Movement, state: 'refused' | 'voided') => {
    if (no === 0) await finish(tx, roundId, state)
  }

  return {
    async attempt(movement, leaseMs) {
      const { roundId, no, state, attempts } = movement
      const { rowCount } = await pool.query(
        `update movements set attempts = attempts + 1, waits = false, due_at = now() + make_interval(secs => $5),
           state = case state when 'written' then 'sent' else state end
         where round_id = $1 and no = $2 and state = $3 and attempts = $4`,
        [roundId, no, state, attempts, leaseMs / 1000],
      )
      if (rowCount !== 1) return null
      return {
        ...movement,
        attempts: attempts + 1,
        waits: false,
        state: state === 'written' ? 'sent' : state,
      }
    },
    async giveUp({ roundId, no }) {
      const { rowCount } = await pool.query(
        `update movements set state = 'voiding' where round_id = $1 and no = $2 and state = 'sent'`,
        [roundId, no],
      )
      return rowCount === 1 ? readRound(pool, roundId) : null
    },
    async tryAgainIn({ roundId, no, attempts }, delayMs) {
      await pool.query(
        `update movements set waits = true, due_at = now() + make_interval(secs => $4)
         where round_id = $1 and no = $2 and attempts = $3 and due_at is not null`,
        [roundId, no, attempts, delayMs / 1000],
      )
    },
    async settle(round, movement, { played, balance, leaseMs }) {
      if (movement.kind === 'betwin') {
        const isEnded = await end({ roundId: round.id, balance })
        return isEnded ? { ...round, state: 'settled', balanceAfter: balance, pending: null } : null
      }
      return decide(movement, 'done', { states: ['sent', 'voiding'] }, { balance }, async (tx) => {
        await writeDone(tx, movement)
        await follow(tx, movement, played, leaseMs)
      })
    },
    refuse: (movement, refusal, balance) =>
      decide(
        movement,
        'refused',
        { states: ['sent'], attempts: movement.attempts },
        { balance, refusal },
        (tx) => drop(tx, movement, 'refused'),
      ),
    void: (movement, how, balance) =>
      decide(
        movement,
        'voided',
        { states: [how === 'never-taken' ? 'written' : 'voiding'] },
        { balance },
        async (tx) => {
          await writeTakenBack(tx, movement, how)
          await drop(tx, movement, 'voided')
        },
      ),
    due: (studio, limit, lately = false) => readDue(pool, { studio, limit, lately }),
  }
}

async function readDue(
  pool: pg.Pool,
  { studio, limit, lately }: { readonly studio: string; readonly limit: number; readonly lately: boolean },
): Promise<Round[]> {
  // Asked every second, and mostly for nothing: whole rounds are read only where there are some.
  const { rows: due } = await pool.query<{ id: string }>({
    name: 'due',
    text: `with due as materialized (select round_id, due_at from movements
        where due_at <= now()
          and due_at > case when $3 then now() - interval '2 minutes' else '-infinity' end)
      select id from due
      cross join lateral (select id, studio from rounds where id = round_id offset 0) as found
      where studio = $1 order by due_at limit $2`,
    values: [studio, limit, lately],
  })
  if (due.length === 0) return []
  const { rows } = await pool.query<RoundColumns>(
    `${selectRounds} where id = any($1) and pending.due_at <= now() order by pending.due_at`,
    [due.map(({ id }) => id)],
  )
  return rows.map(roundOf)
}

async function follow(
  tx: pg.PoolClient,
  { roundId, kind, taken }: Movement,
  played: Played | null,
  leaseMs: number,
): Promise<void> {
  if (kind === 'win') return finish(tx, roundId, 'settled')
  if (kind === 'rollback') return putBack(tx, roundId, leaseMs)
  if (taken && played) return goOn(tx, roundId, taken, played, leaseMs)
  // Void from the beginning: what was staked goes back at once.
  if ((await readRound(tx, roundId)).ended) await putBack(tx, roundId, leaseMs)
}

type Line = readonly [id: string, kind: 'bet' | 'win' | 'rollback', amount: Minor, status: string]

/** What the platform booked, in the words of the history of bets; of rounds of one call ending.ts writes it. */
async function writeDone(tx: pg.PoolClient, movement: Movement): Promise<void> {
  const { roundId, no, kind, amount, target } = movement
  const ids = transactionIds(roundId, no)
  if (kind === 'bet') return write(tx, roundId, [[ids.bet, 'bet', amount, 'OK']])
  if (kind === 'win') return write(tx, roundId, [[ids.win, 'win', amount, 'OK']])
  const back = transactionIds(roundId, target ?? 0)
  await tx.query(`update transactions set status = 'CANCELLED' where id = $1`, [back.bet])
  return write(tx, roundId, [[back.rollback, 'rollback', amount, 'OK']])
}

async function writeTakenBack(
  tx: pg.PoolClient,
  { roundId, no, amount }: Movement,
  how: TakenBack,
): Promise<void> {
  const { bet, rollback } = transactionIds(roundId, no)
  if (how === 'tombstone') return write(tx, roundId, [[bet, 'bet', amount, 'TOMBSTONE']])
  if (how === 'returned')
    return write(tx, roundId, [
      [bet, 'bet', amount, 'CANCELLED'],
      [rollback, 'rollback', amount, 'OK'],
    ])
}

async function write(tx: pg.PoolClient, roundId: string, lines: readonly Line[]): Promise<void> {
  for (const line of lines)
    await tx.query(
      `insert into transactions (id, studio, round_id, player_id, kind, amount, currency, status)
       select $2, studio, id, player_id, $3, $4, currency, $5 from rounds where id = $1`,
      [roundId, ...line],
    )
}
