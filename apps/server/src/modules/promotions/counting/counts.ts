/**
 * What counts, by round: the sum of all that was told of it, and what that is worth to the step or the window. A round
 * that is taken back, or settled anew, changes its own line and with it the figure that is shown: nothing is counted
 * twice, and nothing is taken away that was not counted.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Done } from './counted.ts'

export interface Sums {
  readonly rounds: number
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
  readonly amount: bigint
}

export interface Line extends Sums {
  readonly promotionId: bigint
  readonly merchantId: number
  readonly memberId: bigint
  /** Of a board the window, of a chain the turn and the step. */
  readonly slot: number
  readonly key: string
  readonly what: 'bet' | 'deposit' | 'sign'
  readonly gameId: number
  readonly at: Date
  /** The best of a member's lines is asked for. */
  readonly isRanked?: boolean
  /** What such sums are worth. */
  readonly worth: (sums: Sums) => bigint
}

export interface Changed {
  readonly line: Line
  readonly before: bigint
  readonly after: bigint
}

export const lineId = ({
  promotionId,
  slot,
  memberId,
  key,
}: Pick<Line, 'promotionId' | 'slot' | 'memberId' | 'key'>): string =>
  `${promotionId}|${slot}|${memberId}|${key}`

/** A deed as sums: what it adds. */
export const sumsOf = ({ rounds, stake, win, valid, amount }: Done): Sums => ({
  ...{ rounds, stake, win, valid, amount },
})

/**
 * Adds them, and answers what each line is worth now and was before. A new line is written with its worth, which is the
 * usual thing: only those that were there come back, and are written a second time.
 */
export async function addLines(tx: Tx, told: readonly Line[]): Promise<Changed[]> {
  const lines = together(told)
  if (lines.length === 0) return []
  const texts = (pick: (line: Line) => string) => lines.map(pick)
  const numbers = (pick: (line: Line) => bigint | number) => lines.map(pick)
  const { rows } = await sql<
    Sums & { promotionId: bigint; slot: number; memberId: bigint; key: string; known: bigint }
  >`
    with added as (
    insert into promotions.counts as c (promotion_id, slot, member_id, key, merchant_id, what, game_id, rounds, stake, win,
      valid, amount, value, is_ranked, at)
    select * from unnest(${numbers((l) => l.promotionId)}::bigint[], ${numbers((l) => l.slot)}::int[],
      ${numbers((l) => l.memberId)}::bigint[], ${texts((l) => l.key)}::text[], ${numbers((l) => l.merchantId)}::int[],
      ${texts((l) => l.what)}::text[], ${numbers((l) => l.gameId)}::int[], ${numbers((l) => l.rounds)}::int[],
      ${numbers((l) => l.stake)}::bigint[], ${numbers((l) => l.win)}::bigint[], ${numbers((l) => l.valid)}::bigint[],
      ${numbers((l) => l.amount)}::bigint[], ${numbers((l) => l.worth(l))}::bigint[],
      ${lines.map(({ isRanked = false }) => isRanked)}::boolean[],
      ${lines.map(({ at }) => at)}::timestamptz[])
    on conflict (promotion_id, slot, member_id, key) do update set rounds = c.rounds + excluded.rounds,
      stake = c.stake + excluded.stake, win = c.win + excluded.win, valid = c.valid + excluded.valid,
      amount = c.amount + excluded.amount, at = excluded.at
    returning new.promotion_id as "promotionId", new.slot, new.member_id as "memberId", new.key, new.rounds, new.stake,
      new.win, new.valid, new.amount, old.value as known)
    select * from added where known is not null`.execute(tx)
  const known = new Map(rows.map((row) => [lineId(row), row]))
  const changed = lines.flatMap((line) => {
    const row = known.get(lineId(line))
    const [before, after] = [row?.known ?? 0n, line.worth(row ?? line)]
    return after === before ? [] : [{ line, before, after, isNew: !row }]
  })
  await writeValues(
    tx,
    changed.filter(({ isNew }) => !isNew),
  )
  return changed
}

async function writeValues(tx: Tx, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return
  const column = <T>(pick: (each: Changed) => T) => changed.map(pick)
  await sql`
    update promotions.counts c set value = n.value
      from unnest(${column(({ line }) => line.promotionId)}::bigint[], ${column(({ line }) => line.slot)}::int[],
        ${column(({ line }) => line.memberId)}::bigint[], ${column(({ line }) => line.key)}::text[],
        ${column(({ line }) => line.merchantId)}::int[], ${column(({ after }) => after)}::bigint[])
        as n (promotion_id, slot, member_id, key, merchant_id, value)
     where c.promotion_id = n.promotion_id and c.slot = n.slot and c.member_id = n.member_id and c.key = n.key
       and c.merchant_id = n.merchant_id`.execute(tx)
}

/** What is told of one line in a batch is added first: a statement touches each line once. */
function together(told: readonly Line[]): Line[] {
  const lines = new Map<string, Line>()
  for (const line of told) {
    const known = lines.get(lineId(line))
    lines.set(lineId(line), known ? added(known, line) : line)
  }
  // Always in one order, as everybody holds rows.
  return [...lines.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
}

const added = (a: Line, b: Line): Line => ({
  ...b,
  rounds: a.rounds + b.rounds,
  stake: a.stake + b.stake,
  win: a.win + b.win,
  valid: a.valid + b.valid,
  amount: a.amount + b.amount,
})

export interface Shown extends Sums {
  readonly key: string
  readonly what: Line['what']
  readonly gameId: number
  readonly value: bigint
  readonly at: Date
}

/** What counted of a member, the newest first. */
export async function countedLines(
  tx: Tx,
  { merchantId, promotionId, memberId, slot }: Pick<Line, 'merchantId' | 'promotionId' | 'memberId' | 'slot'>,
  limit: number,
): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select key, what, game_id as "gameId", rounds, stake, win, valid, amount, value, at from promotions.counts
     where promotion_id = ${promotionId} and slot = ${slot} and member_id = ${memberId} and merchant_id = ${merchantId}
     order by at desc limit ${limit}`.execute(tx)
  return rows
}

/** What was counted for what is long over goes, a piece at a time. */
export const dropLines = (tx: Tx, merchantId: number, promotionId: bigint, slotBelow: number, most: number) =>
  sql`delete from promotions.counts where merchant_id = ${merchantId} and promotion_id = ${promotionId}
        and (slot, member_id, key) in (select slot, member_id, key from promotions.counts
          where promotion_id = ${promotionId} and merchant_id = ${merchantId} and slot < ${slotBelow} limit ${most})`.execute(
    tx,
  )
