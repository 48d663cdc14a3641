/**
 * Where members stand on boards. The reader alone writes here, one at a time. A place is a sum over ranges of scores and
 * a bounded look into one of them: it costs the same among ten and among a million.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

export interface Standing {
  readonly promotionId: bigint
  readonly slot: number
  readonly memberId: bigint
  readonly merchantId: number
}
export interface Score extends Standing {
  readonly score: bigint
  readonly reachedAt: Date
}

export const standingId = ({ promotionId, slot, memberId }: Standing): string =>
  `${promotionId}|${slot}|${memberId}`

const exactBelow = 2n ** 53n
/** Of a number that is exact; below 2 ** 32 the upper half is none. */
const bitsOf = (whole: number): number => {
  const upper = Math.floor(whole / 2 ** 32)
  return upper > 0 ? 64 - Math.clz32(upper) : 32 - Math.clz32(whole)
}

/** Sixty-four ranges between each power of two and the next: within one of them scores differ by at most a sixty-fourth. */
export function rangeOf(score: bigint): number | null {
  if (score <= 0n) return null
  const bits = score < exactBelow ? bitsOf(Number(score)) : score.toString(2).length
  const mantissa = bits > 7 ? score >> BigInt(bits - 7) : score << BigInt(7 - bits)
  return bits * 64 + Number(mantissa & 63n)
}

/** The lowest score above a range. */
export function rangeEnd(range: number): bigint {
  const [bits, mantissa] = [Math.floor(range / 64), BigInt(range % 64) + 65n]
  return bits > 7
    ? mantissa << BigInt(bits - 7)
    : (mantissa + (1n << BigInt(7 - bits)) - 1n) >> BigInt(7 - bits)
}

export async function scoresOf(tx: Tx, wanted: readonly Standing[]): Promise<ReadonlyMap<string, Score>> {
  if (wanted.length === 0) return new Map()
  const column = (pick: (each: Standing) => bigint | number) => wanted.map(pick)
  const { rows } = await sql<Score>`
    select s.* from unnest(${column((w) => w.promotionId)}::bigint[], ${column((w) => w.slot)}::int[],
        ${column((w) => w.memberId)}::bigint[], ${column((w) => w.merchantId)}::int[])
        as w (promotion_id, slot, member_id, merchant_id)
      cross join lateral (
        select k.promotion_id as "promotionId", k.slot, k.member_id as "memberId", k.merchant_id as "merchantId", k.score,
            k.reached_at as "reachedAt"
          from promotions.scores k
         where k.promotion_id = w.promotion_id and k.slot = w.slot and k.member_id = w.member_id
           and k.merchant_id = w.merchant_id offset 0) s`.execute(tx)
  return new Map(rows.map((row) => [standingId(row), row]))
}

/** Of each of them the best line that counts now, and when it came; none where nothing counts any more. */
export async function bestOf(tx: Tx, wanted: readonly Standing[]): Promise<ReadonlyMap<string, Score>> {
  if (wanted.length === 0) return new Map()
  const column = (pick: (each: Standing) => bigint | number) => wanted.map(pick)
  const { rows } = await sql<Score>`
    select w.promotion_id as "promotionId", w.slot, w.member_id as "memberId", w.merchant_id as "merchantId",
        b.value as score, b.at as "reachedAt"
      from unnest(${column((w) => w.promotionId)}::bigint[], ${column((w) => w.slot)}::int[],
        ${column((w) => w.memberId)}::bigint[], ${column((w) => w.merchantId)}::int[])
        as w (promotion_id, slot, member_id, merchant_id)
      cross join lateral (select value, at from promotions.counts c
        where c.promotion_id = w.promotion_id and c.slot = w.slot and c.member_id = w.member_id
          and c.merchant_id = w.merchant_id and c.is_ranked
        order by value desc, at limit 1) b`.execute(tx)
  return new Map(rows.map((row) => [standingId(row), row]))
}

/** Writes them as they are now, and moves who changed the range. */
export async function writeScores(
  tx: Tx,
  scores: readonly Score[],
  before: ReadonlyMap<string, Score>,
): Promise<void> {
  if (scores.length === 0) return
  const column = (pick: (each: Score) => bigint | number) => scores.map(pick)
  await sql`
    insert into promotions.scores (promotion_id, slot, member_id, merchant_id, score, reached_at)
    select * from unnest(${column((s) => s.promotionId)}::bigint[], ${column((s) => s.slot)}::int[],
      ${column((s) => s.memberId)}::bigint[], ${column((s) => s.merchantId)}::int[], ${column((s) => s.score)}::bigint[],
      ${scores.map(({ reachedAt }) => reachedAt)}::timestamptz[])
    on conflict (promotion_id, slot, member_id) do update set score = excluded.score,
      reached_at = excluded.reached_at`.execute(tx)
  await moveRanges(tx, scores, before)
}

async function moveRanges(
  tx: Tx,
  scores: readonly Score[],
  before: ReadonlyMap<string, Score>,
): Promise<void> {
  const moves = new Map<string, { of: Score; range: number; by: number }>()
  const move = (of: Score, range: number | null, by: number) => {
    if (range === null) return
    const name = `${of.promotionId}|${of.slot}|${range}`
    moves.set(name, { of, range, by: (moves.get(name)?.by ?? 0) + by })
  }
  for (const score of scores) {
    const [was, is] = [rangeOf(before.get(standingId(score))?.score ?? 0n), rangeOf(score.score)]
    if (was === is) continue
    move(score, was, -1)
    move(score, is, 1)
  }
  const changed = [...moves.values()].filter(({ by }) => by !== 0)
  if (changed.length === 0) return
  await sql`
    insert into promotions.ranges as r (promotion_id, slot, range, merchant_id, members)
    select * from unnest(${changed.map(({ of }) => of.promotionId)}::bigint[], ${changed.map(({ of }) => of.slot)}::int[],
      ${changed.map(({ range }) => range)}::int[], ${changed.map(({ of }) => of.merchantId)}::int[],
      ${changed.map(({ by }) => by)}::int[])
    on conflict (promotion_id, slot, range) do update set members = r.members + excluded.members`.execute(tx)
}

interface Board {
  readonly merchantId: number
  readonly promotionId: bigint
  readonly slot: number
}

/** The first of a board, in order. */
export async function topOf(
  tx: Tx,
  { merchantId, promotionId, slot }: Board,
  most: number,
): Promise<Score[]> {
  const { rows } = await sql<Score>`
    select promotion_id as "promotionId", slot, member_id as "memberId", merchant_id as "merchantId", score,
        reached_at as "reachedAt"
      from promotions.scores
     where promotion_id = ${promotionId} and slot = ${slot} and merchant_id = ${merchantId} and score > 0
     order by score desc, reached_at, member_id limit ${most}`.execute(tx)
  return rows
}

/** So many with nearly the same score are counted one by one; a place beyond is told as "at least". */
const lookedAt = 10_000

export interface Place {
  readonly place: number
  readonly isExact: boolean
  readonly score: bigint
}

/** Null for who is not on the board. */
export async function placeOf(tx: Tx, board: Board, memberId: bigint): Promise<Place | null> {
  const { merchantId, promotionId, slot } = board
  const own = (await scoresOf(tx, [{ ...board, memberId }])).get(standingId({ ...board, memberId }))
  const range = own ? rangeOf(own.score) : null
  if (!own || range === null) return null
  const { rows } = await sql<{ above: number; beside: number }>`
    select (select coalesce(sum(members), 0)::int from promotions.ranges
             where promotion_id = ${promotionId} and slot = ${slot} and range > ${range}
               and merchant_id = ${merchantId}) as above,
      (select count(*)::int from (select from promotions.scores
        where promotion_id = ${promotionId} and slot = ${slot} and merchant_id = ${merchantId} and score > 0
          and score >= ${own.score} and score < ${rangeEnd(range)}
          and (score > ${own.score} or (reached_at, member_id) < (${own.reachedAt}::timestamptz, ${memberId}::bigint))
        limit ${lookedAt}) near) as beside`.execute(tx)
  const { above = 0, beside = 0 } = rows[0] ?? {}
  return { place: above + beside + 1, isExact: beside < lookedAt, score: own.score }
}

/** Boards that are long over go, a piece at a time. */
export async function dropScores(
  tx: Tx,
  merchantId: number,
  promotionId: bigint,
  slotBelow: number,
  most: number,
): Promise<void> {
  await sql`delete from promotions.scores where merchant_id = ${merchantId} and promotion_id = ${promotionId}
    and (slot, member_id) in (select slot, member_id from promotions.scores
      where promotion_id = ${promotionId} and merchant_id = ${merchantId} and slot < ${slotBelow} limit ${most})`.execute(
    tx,
  )
  await sql`delete from promotions.ranges where merchant_id = ${merchantId} and promotion_id = ${promotionId}
    and slot < ${slotBelow}`.execute(tx)
}
