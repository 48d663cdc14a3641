/** Rounds that the platform knows better than the journal, after the journal was restored to an older copy. */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Round } from '../journal/round-row.ts'
import { readRound } from '../journal/rounds.ts'
import { inTransaction } from '../journal/tables.ts'
import { amountIn } from '../settling/settling.ts'
import { pagesSince } from './compare.ts'
import type { Comparing } from './comparing.ts'
import { regainOrders, type Wallet } from './lost-orders.ts'
import type { OrderThere, RoundThere } from './platform-word.ts'
import { endSharedHere, sharedHere } from './shared-here.ts'

export interface Regained {
  readonly returned: number
  readonly resumed: number
}

/** Null where the platform went away in between: what was done stays done, and all of it may be done again. */
export async function regain(parts: Comparing & Wallet, since: string | null): Promise<Regained | null> {
  let [returned, resumed] = [0, 0]
  const seen = new Set<string>()
  const orders = new Map<string, OrderThere>()
  for await (const page of pagesSince(parts.word, since ?? '0')) {
    if (typeof page === 'string') return null
    for (const order of page.orders) orders.set(order.orderNo, order)
    // One round may stand on several pages, and each tells how it stands now.
    for (const there of page.rounds.filter(({ roundId }) => !seen.has(roundId))) {
      seen.add(there.roundId)
      const done = await regainRound(parts, there)
      if (done === null) return null
      if (done === 'returned') returned++
      if (done === 'resumed') resumed++
    }
  }
  await regainOrders(parts, [...orders.values()])
  return { returned, resumed }
}

async function regainRound(
  parts: Comparing,
  there: RoundThere,
): Promise<'returned' | 'resumed' | 'nothing' | null> {
  const round = await roundHere(parts, there.roundId)
  // A bet at a table, or a ticket, that is here goes on to the end of its round or draw; one that ended there does not.
  if (!round && (await sharedHere(parts.pool, parts.studio, [there.roundId])).length > 0) {
    if (there.state === 'ended') await endSharedHere(parts.pool, parts.studio, there.roundId)
    return 'nothing'
  }
  // What is owed, and rounds of one call, are asked for again under the same names: they come to the end they had.
  if (round?.pending && round.pending.kind !== 'bet') return 'nothing'
  if (there.state === 'ended') {
    // The platform has booked its end. The journal has lost how it came to it, and tells nothing else instead.
    if (round?.state === 'open') await endHere(parts.pool, round.id)
    return 'nothing'
  }
  // A settled one has its win told again when it is held against the platform (lost-there.ts).
  if (round?.state === 'settled') return 'nothing'
  // One that had only begun may have been dealt twice, and its player may know it.
  const isWaiting = round?.state === 'open' && round.pending?.no !== 0
  const isSame = isWaiting && amountIn(round, round.staked) === there.staked
  if (isSame) return 'resumed'
  if (!(await giveBack(parts, there))) return null
  if (round?.state === 'open') await endHere(parts.pool, round.id)
  return 'returned'
}

async function roundHere({ pool, studio }: Comparing, id: string): Promise<Round | null> {
  const { rowCount } = await pool.query('select from rounds where id = $1 and studio = $2', [id, studio])
  return rowCount === 1 ? readRound(pool, id) : null
}

/** All of its stakes, once: the platform names a roll-back by what it gives back. What has won already is ended instead. */
async function giveBack({ platform }: Comparing, there: RoundThere): Promise<boolean> {
  const { roundId, playerId, currency, gameCode } = there
  const player = { playerId, currency, gameCode }
  const transactionId = `${createHash('sha256').update(roundId).digest('hex').slice(0, 40)}:restored`
  const heard = await platform.call('rollback', { ...player, roundId, transactionId })
  if (heard.kind !== 'refused' || heard.status !== 'ALREADY_SETTLED') return heard.kind === 'ok'
  return (await platform.call('endround', { ...player, roundId, transactionId })).kind === 'ok'
}

/** Its money stands as the platform has it. */
const endHere = (pool: pg.Pool, id: string) =>
  inTransaction(pool, async (tx) => {
    await tx.query('select from rounds where id = $1 for update', [id])
    await tx.query(
      `update movements set state = 'voided', due_at = null, final_at = now()
       where round_id = $1 and due_at is not null and kind = 'bet'`,
      [id],
    )
    await tx.query(
      `update rounds set state = 'voided', ended = true, win = 0, final_at = now()
       where id = $1 and state = 'open'
         and not exists (select from movements where round_id = $1 and due_at is not null)`,
      [id],
    )
    await tx.query(
      `update transactions set status = 'CANCELLED' where round_id = $1 and kind = 'bet' and status = 'OK'
         and exists (select from rounds where id = $1 and state = 'voided')`,
      [id],
    )
  })
