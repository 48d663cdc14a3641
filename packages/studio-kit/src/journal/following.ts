/** Which movement of a round comes after which. */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import { giveRoundBack } from './grants.ts'
import type { MovementKind } from './movement-row.ts'
import type { RoundState, Taken } from './round-row.ts'

export interface NewMovement {
  readonly kind: Exclude<MovementKind, 'rollback'>
  readonly amount: Minor
  readonly taken?: Taken
}

/** Written down, and worked on by the caller from now for `leaseMs`. Throws while another is under way. */
export async function begin(
  tx: pg.PoolClient,
  roundId: string,
  { kind, amount, taken }: NewMovement,
  leaseMs: number,
): Promise<void> {
  await tx.query(
    `insert into movements (round_id, no, kind, amount, action_id, action, state, due_at)
     select $1, coalesce(max(no) + 1, 0), $2, $3, $4, $5, 'written', now() + make_interval(secs => $6)
     from movements where round_id = $1`,
    [roundId, kind, amount, taken?.id ?? null, taken ? JSON.stringify(taken.action) : null, leaseMs / 1000],
  )
}

/** A void round gives back one stake after the other, the last first; then it is at its end. */
export async function putBack(tx: pg.PoolClient, roundId: string, leaseMs: number): Promise<void> {
  const { rowCount } = await tx.query(
    `insert into movements (round_id, no, kind, amount, target, state, due_at)
     select round_id, (select max(no) + 1 from movements where round_id = $1), 'rollback', amount, no, 'written',
       now() + make_interval(secs => $2)
     from movements bet
     where round_id = $1 and kind = 'bet' and state = 'done'
       and not exists (select from movements back where back.round_id = $1 and back.target = bet.no)
     order by no desc limit 1`,
    [roundId, leaseMs / 1000],
  )
  if (rowCount === 0) await finish(tx, roundId, 'voided')
}

export async function finish(
  tx: pg.PoolClient,
  roundId: string,
  state: Exclude<RoundState, 'open'>,
): Promise<void> {
  const { rowCount } = await tx.query(
    `update rounds set state = $2, final_at = now() where id = $1 and state = 'open'`,
    [roundId, state],
  )
  if (rowCount !== 1) throw new Error(`the round ${roundId} had come to its end before`)
  if (state !== 'settled') await giveRoundBack(tx, roundId)
}
