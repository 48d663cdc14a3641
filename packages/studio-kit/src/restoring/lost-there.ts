/** Rounds that the journal knows better than the platform, after the platform's database was restored to an older copy. */
import type pg from 'pg'
import { transactionIds } from '../journal/movement-row.ts'
import { type Round, type RoundColumns, roundOf, selectRounds } from '../journal/round-row.ts'
import { inTransaction } from '../journal/tables.ts'
import { amountIn, nameOf } from '../settling/settling.ts'
import type { Comparing } from './compare.ts'

const pageMax = 50
const together = 8

/**
 * From the newest back to where the platform knows all of a page. A round whose first stake it has lost is void: the
 * purse is as if it had never been, and a late call finds it closed. One whose end alone it has lost is ended again, under
 * the same names. Answers how many are void; null where the platform went away in between.
 */
export async function makeGood(parts: Comparing): Promise<number | null> {
  let voided = 0
  for (let before: bigint | null = null; ; ) {
    const rounds = await newest(parts, before)
    let lost = 0
    for (let from = 0; from < rounds.length; from += together) {
      const done = await Promise.all(rounds.slice(from, from + together).map((round) => hold(parts, round)))
      if (done.includes('away')) return null
      voided += done.filter((each) => each === 'voided').length
      lost += done.filter((each) => each !== 'known').length
    }
    const last = rounds.at(-1)
    if (!last || rounds.length < pageMax || lost === 0) return voided
    before = last.seq
  }
}

async function newest({ pool, studio }: Comparing, before: bigint | null): Promise<Round[]> {
  const { rows: found } = await pool.query<{ id: string }>(
    `select id from rounds where studio = $1 and state in ('open', 'settled', 'voided') and seq < $2
     order by seq desc limit ${pageMax}`,
    [studio, before ?? 9_223_372_036_854_775_807n],
  )
  const { rows } = await pool.query<RoundColumns>(`${selectRounds} where id = any($1) order by seq desc`, [
    found.map(({ id }) => id),
  ])
  return rows.map(roundOf)
}

type Held = 'known' | 'voided' | 'told-again' | 'away'

async function hold(parts: Comparing, round: Round): Promise<Held> {
  // Its first stake is being asked for, or taken back: settling finds out.
  if (round.pending?.no === 0) return 'known'
  if (round.state === 'voided') return giveBackAgain(parts, round)
  const stakes = await stakesHere(parts.pool, round.id)
  const standings = await Promise.all(
    stakes.map((no) => standingThere(parts, round, transactionIds(round.id, no).bet)),
  )
  if (standings.includes('away')) return 'away'
  if (standings.includes('UNKNOWN')) return voidBoth(parts, round, stakes)
  return round.state === 'settled' ? endAgain(parts, round) : 'known'
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
async function voidBoth(parts: Comparing, round: Round, stakes: readonly number[]): Promise<Held> {
  for (const no of stakes) if ((await giveBack(parts, round, no)) === 'away') return 'away'
  await voidHere(parts.pool, round.id)
  return 'voided'
}

async function giveBack({ platform }: Comparing, round: Round, no: number): Promise<'told' | 'away'> {
  const { bet, rollback } = transactionIds(round.id, no)
  const target = { targetTransactionId: bet, targetType: 'BET' as const }
  const heard = await platform.call('rollback', {
    ...{ ...nameOf(round), ...target, transactionId: rollback, roundId: round.id },
  })
  // A platform that does not know the player has nobody to refuse a late stake for.
  return heard.kind === 'unknown' ? 'away' : 'told'
}

/** A void round whose stakes went back there, which the platform has forgotten. */
async function giveBackAgain(parts: Comparing, round: Round): Promise<Held> {
  const names = Array.from({ length: round.actions.length + 2 }, (_, no) => ({
    no,
    ...transactionIds(round.id, no),
  }))
  const { rows } = await parts.pool.query<{ id: string }>(
    `select id from transactions where id = any($1) and kind = 'rollback' and status = 'OK'`,
    [names.map(({ rollback }) => rollback)],
  )
  const done = new Set(rows.map(({ id }) => id))
  let held: Held = 'known'
  for (const { no, bet } of names.filter(({ rollback }) => done.has(rollback))) {
    const standing = await standingThere(parts, round, bet)
    if (standing === 'away') return 'away'
    if (standing !== 'OK') continue
    if ((await giveBack(parts, round, no)) === 'away') return 'away'
    held = 'told-again'
  }
  return held
}

async function endAgain(parts: Comparing, round: Round): Promise<Held> {
  const { bet, win } = transactionIds(round.id)
  // A win that came with its stake is where its stake is.
  const { rowCount } = await parts.pool.query(`select from movements where round_id = $1 and kind = 'win'`, [
    round.id,
  ])
  if (rowCount === 0) return 'known'
  const standing = await standingThere(parts, round, win)
  if (standing !== 'UNKNOWN') return standing === 'away' ? 'away' : 'known'
  const heard = await parts.platform.call('win', {
    ...{ ...nameOf(round), roundId: round.id, transactionId: win, betTransactionId: bet },
    ...{ amount: amountIn(round, round.win), roundEnded: true, winType: 'NORMAL' as const },
  })
  return heard.kind === 'unknown' ? 'away' : 'told-again'
}

async function standingThere(
  { platform }: Comparing,
  round: Round,
  transactionId: string,
): Promise<'OK' | 'CANCELLED' | 'TOMBSTONE' | 'UNKNOWN' | 'away'> {
  const heard = await platform.call('status', { ...nameOf(round), transactionId })
  if (heard.kind === 'unknown') return 'away'
  return heard.kind === 'ok' ? (heard.answer.transaction ?? 'away') : 'UNKNOWN'
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
