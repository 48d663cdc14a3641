/** Rounds that the journal knows better than the platform, after the platform's database was restored to an older copy. */
import type pg from 'pg'
import { transactionIds } from '../journal/movement-row.ts'
import { type Round, type RoundColumns, roundOf, selectRounds } from '../journal/round-row.ts'
import { inTransaction } from '../journal/tables.ts'
import type { Heard } from '../platform/vendor-client.ts'
import { amountIn, nameOf } from '../settling/settling.ts'
import { type Making, pageMax } from './comparing.ts'
import { doubt, doubtsOf, forgetDoubts } from './doubts.ts'
import { afterMark, inOrder, newestOfRounds } from './known-there.ts'
import { makeSharedGood, type SharedWalk } from './shared-there.ts'
import { isLost, standingThere as standingAt } from './standing-there.ts'

const together = 8

/** Where the walk stands: every transaction up to `after` is held, and of so many rounds nothing is left. */
export interface Walk {
  after: bigint
  voided: number
  /** The same for bets at tables and for tickets. */
  readonly shared: SharedWalk
}

/**
 * Every round with a transaction after the mark, in the order of the journal's own count, and those that were in doubt
 * before. A round of which the platform has lost a stake is void: the purse is as if it had never been, and a late call
 * finds it closed. One whose end alone it has lost is ended again, under the same names. What it refuses is a person's.
 * It ends at what was the newest when it began: what comes later the platform has heard itself. True when it got there;
 * false where the platform went away, and then it goes on from where the walk stands.
 */
export async function makeGood(parts: Making, walk: Walk): Promise<boolean> {
  const newest = await newestOfRounds(parts.pool, parts.studio)
  const inDoubt = (await doubtsOf(parts.pool, parts.studio)).map(({ roundId }) => roundId)
  if (!(await holdAll(parts, walk, new Set(inDoubt)))) return false
  while (walk.after < newest) {
    await parts.stillMine()
    const { rows } = await parts.pool.query<{ seq: string; roundId: string }>({
      ...stretchOfRounds,
      values: [parts.studio, walk.after, pageMax],
    })
    const last = rows.at(-1)
    if (!last) break
    if (!(await holdAll(parts, walk, new Set(rows.map(({ roundId }) => roundId))))) return false
    walk.after = BigInt(last.seq)
  }
  return makeSharedGood(parts, walk.shared, inDoubt)
}

export const stretchOfRounds = {
  name: 'stretch-of-rounds',
  text: `select seq, round_id as "roundId" from transactions where ${afterMark} ${inOrder}`,
}

async function holdAll(parts: Making, walk: Walk, ids: ReadonlySet<string>): Promise<boolean> {
  const { rows } = await parts.pool.query<RoundColumns>(`${selectRounds} where id = any($1)`, [[...ids]])
  const rounds = rows.map(roundOf)
  for (let from = 0; from < rounds.length; from += together) {
    const done = await Promise.all(rounds.slice(from, from + together).map((round) => hold(parts, round)))
    walk.voided += done.filter((each) => each === 'voided').length
    if (done.includes('away')) return false
  }
  return true
}

type Held = 'held' | 'voided' | 'away'

async function hold(parts: Making, round: Round): Promise<Held> {
  // Its first stake is being asked for, or taken back: settling finds out.
  if (round.pending?.no === 0) return 'held'
  await forgetDoubts(parts, round)
  if (round.state === 'voided') return giveBackAgain(parts, round)
  const stakes = await stakesHere(parts.pool, round.id)
  const standings = await Promise.all(
    stakes.map((no) => standingThere(parts, round, transactionIds(round.id, no).bet)),
  )
  if (standings.includes('away')) return 'away'
  if (standings.some(isLost)) return voidBoth(parts, round, stakes)
  return round.state === 'settled' ? endAgain(parts, round) : 'held'
}

/** What it staked and still stands here. */
async function stakesHere(pool: pg.Pool, id: string): Promise<number[]> {
  const { rows } = await pool.query<{ no: number }>(
    `select no from movements where round_id = $1 and kind in ('bet', 'betwin') and state = 'done' order by no`,
    [id],
  )
  return rows.map(({ no }) => no)
}

/** A stake that is not known gets a tombstone, and one that is known goes back. */
async function voidBoth(parts: Making, round: Round, stakes: readonly number[]): Promise<Held> {
  for (const no of stakes) if ((await giveBack(parts, round, no)) === 'away') return 'away'
  await voidHere(parts.pool, round.id)
  return 'voided'
}

async function giveBack(parts: Making, round: Round, no: number): Promise<Held> {
  const { bet, rollback } = transactionIds(round.id, no)
  const target = { targetTransactionId: bet, targetType: 'BET' as const }
  const heard = await parts.platform.call('rollback', {
    ...{ ...nameOf(round), ...target, transactionId: rollback, roundId: round.id },
  })
  // A platform that does not know the player has nobody to refuse a late stake for.
  return heard.kind === 'refused' && heard.status === 'PLAYER_NOT_FOUND'
    ? 'held'
    : toldAgain(parts, round, rollback, heard)
}

async function toldAgain(
  parts: Making,
  round: Round,
  transactionId: string,
  heard: Heard<'win' | 'rollback'>,
): Promise<Held> {
  if (heard.kind === 'unknown') return 'away'
  if (heard.kind === 'refused') await doubt(parts, round, transactionId, heard.status)
  return 'held'
}

/** A void round whose stakes went back there, which the platform has forgotten. */
async function giveBackAgain(parts: Making, round: Round): Promise<Held> {
  const names = Array.from({ length: round.actions.length + 2 }, (_, no) => ({
    no,
    ...transactionIds(round.id, no),
  }))
  const { rows } = await parts.pool.query<{ id: string }>(
    `select id from transactions where id = any($1) and kind = 'rollback' and status = 'OK'`,
    [names.map(({ rollback }) => rollback)],
  )
  const done = new Set(rows.map(({ id }) => id))
  for (const { no, bet } of names.filter(({ rollback }) => done.has(rollback))) {
    const standing = await standingThere(parts, round, bet)
    if (standing === 'away') return 'away'
    if (standing === 'OK' && (await giveBack(parts, round, no)) === 'away') return 'away'
  }
  return 'held'
}

async function endAgain(parts: Making, round: Round): Promise<Held> {
  const { bet, win } = transactionIds(round.id)
  // A win that came with its stake is where its stake is.
  const { rowCount } = await parts.pool.query(`select from movements where round_id = $1 and kind = 'win'`, [
    round.id,
  ])
  if (rowCount === 0) return 'held'
  const standing = await standingThere(parts, round, win)
  if (standing !== 'UNKNOWN') return standing === 'away' ? 'away' : 'held'
  const heard = await parts.platform.call('win', {
    ...{ ...nameOf(round), roundId: round.id, transactionId: win, betTransactionId: bet },
    ...{ amount: amountIn(round, round.win), roundEnded: true, winType: 'NORMAL' as const },
  })
  return toldAgain(parts, round, win, heard)
}

async function standingThere(parts: Making, round: Round, transactionId: string) {
  const standing = await standingAt(parts, nameOf(round), transactionId)
  if (typeof standing === 'string') return standing
  await doubt(parts, round, transactionId, standing.refused)
  return 'refused' as const
}

/** Nothing of it is paid, asked for or owed any more. */
const voidHere = (pool: pg.Pool, id: string) =>
  inTransaction(pool, async (tx) => {
    await tx.query('select from rounds where id = $1 for update', [id])
    await tx.query(
      `update movements set due_at = null, final_at = now(),
         amount = case when kind in ('win', 'rollback') then 0 else amount end,
         state = case when kind in ('bet', 'betwin') then 'voided' else 'done' end
       where round_id = $1 and due_at is not null`,
      [id],
    )
    await tx.query(
      `update rounds set state = 'voided', ended = true, win = 0, final_at = coalesce(final_at, now())
       where id = $1 and state in ('open', 'settled')`,
      [id],
    )
    await tx.query(
      `update transactions set status = case kind when 'bet' then 'TOMBSTONE' else 'CANCELLED' end
       where round_id = $1 and status = 'OK'`,
      [id],
    )
  })
