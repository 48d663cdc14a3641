/**
 * The steps of an issue, each a conditional change in one transaction: of two who take one, the later finds nothing to
 * change. Time is the database's. What a step means for the tickets is written with it, or not at all.
 */
import type pg from 'pg'
import { inTransaction } from '../../journal/tables.ts'
import { drawRound } from '../../rounds/drawing.ts'
import type { Chains } from '../../rounds/store/chains.ts'
import type { Json } from '../../rules.ts'
import type { DrawGame } from '../draw-game.ts'
import { lateMs, undecidedMs } from '../machine.ts'
import type { DrawIssue } from './issue-row.ts'
import { toVoid } from './joining.ts'
import { undecidedOut } from './ticket-steps.ts'

/** The longest that a draw can wait for the one before it is a draw's lateness, so it is looked at as often as this. */
const againMs = 250

/** An official result is waited for until it is too late; what joins two others comes with the later of them. */
export async function closeIssue(
  pool: pg.Pool,
  { id }: DrawIssue,
  { results }: Pick<DrawGame, 'results'>,
): Promise<boolean> {
  const waitMs = results === 'chain' ? 0 : lateMs.official
  const { rowCount } = await pool.query(
    `update draw_issues set state = 'closed', closed_at = clock_timestamp(),
       due_at = draws_at + make_interval(secs => $2)
     where id = $1 and state = 'open' and closes_at <= clock_timestamp()`,
    [id, waitMs / 1000],
  )
  return rowCount === 1
}

type Found = { is_late: boolean; is_waiting: boolean }

/**
 * Draws in time, or never: which of the two is one decision, with the row locked. A game's issues are drawn one after
 * another, each once the one before it is settled, so that a chase stops before its next draw and no link gives away
 * another.
 */
export async function drawIssue(
  pool: pg.Pool,
  chains: Chains,
  game: DrawGame,
  issue: DrawIssue,
): Promise<'drawn' | 'void' | 'waiting' | null> {
  const { id, chainNo, linkNo } = issue
  if (chainNo === null || linkNo === null) return null
  // Over a connection of its own, and so before one is held.
  const link = await chains.linkOf(game.code, chainNo, linkNo)
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Found>(
      `select draws_at + make_interval(secs => $2) <= clock_timestamp() as is_late,
         (draws_at + make_interval(secs => $3) > clock_timestamp() and exists (
           select from draw_tickets where issue_id = $1 and state in ('written', 'held')))
         or exists (select from draw_issues as before where before.game = issue.game and before.due_at is not null
           and before.draws_at < issue.draws_at) as is_waiting
       from draw_issues as issue where id = $1 and state = 'closed' and draws_at <= clock_timestamp()
       for no key update skip locked`,
      [id, lateMs.chain / 1000, undecidedMs / 1000],
    )
    const [found] = rows
    if (!found) return null
    if (found.is_late) {
      await toVoid(tx, id, 'late')
      return 'void'
    }
    if (found.is_waiting) {
      await tx.query(
        `update draw_issues set due_at = clock_timestamp() + make_interval(secs => $2) where id = $1`,
        [id, againMs / 1000],
      )
      return 'waiting'
    }
    await undecidedOut(tx, id)
    const { rows: bets } = await tx.query<{ id: string; client_seed: string }>(
      `select draw_tickets.id, client_seed from draw_tickets join draw_orders on draw_orders.id = order_id
       where issue_id = $1 and state = 'taken'`,
      [id],
    )
    const seeds = bets.map((row) => ({ betId: row.id, clientSeed: row.client_seed }))
    const rules = {
      code: game.code,
      draw: (stream: Parameters<DrawGame['draw']>[0]): Json => ({ ...game.draw(stream) }),
    }
    const { entropy, outcome } = drawRound(rules, { link, linkNo, bets: seeds, beacon: null })
    await tx.query(
      `update draw_issues set state = 'drawing', link = $2, entropy = $3, result = $4, revision = 1,
         drawn_at = clock_timestamp(), due_at = clock_timestamp() + make_interval(secs => $5)
       where id = $1`,
      [id, link, entropy, JSON.stringify(outcome), game.showMs / 1000],
    )
    return 'drawn'
  })
}

export async function showIssue(pool: pg.Pool, { id }: DrawIssue): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update draw_issues set state = 'drawn', due_at = clock_timestamp()
     where id = $1 and state = 'drawing' and due_at <= clock_timestamp()`,
    [id],
  )
  return rowCount === 1
}

/** No result came: every stake goes back. */
export const voidIssue = (pool: pg.Pool, { id }: DrawIssue): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `select from draw_issues where id = $1 and state = 'closed' and due_at <= clock_timestamp() for no key update`,
      [id],
    )
    if (rowCount === 1) await toVoid(tx, id, 'late')
    return rowCount === 1
  })

/** Somebody may know what it would be drawn from: it was drawn in a past that the journal has lost. */
export const voidRestored = (pool: pg.Pool, id: string): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `select from draw_issues where id = $1 and state in ('open', 'closed') and draws_at <= clock_timestamp()
       for no key update`,
      [id],
    )
    if (rowCount === 1) await toVoid(tx, id, 'restored')
  })
