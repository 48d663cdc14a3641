/**
 * Rounds that count for an offer from one day of the brand to the next, each once: by the line of the day on which it
 * was first told. What is taken back later changes that line, and what was counted for it is missing from the day that
 * is open then. A round that never counted takes nothing away.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Counted, Counting, Done } from './counted.ts'
import { addLines, dropLines, type Line, lineId, type Sums, sumsOf } from './counts.ts'
import { restMs } from './periods.ts'
import { slotIn } from './windows.ts'

/** A round may be taken back within so many days. */
const lookBackDays = 31
const droppedAtOnce = 2_000

export interface ByDay {
  /** How many days the offer runs at most. */
  days(offer: Counted): number
  /** Null for what counts for nothing at all. */
  worthOf(offer: Counted, done: Done): Promise<((sums: Sums) => bigint) | null>
}

export interface DayChange {
  readonly offer: Counted
  readonly memberId: bigint
  /** The day that is open: what changed belongs to it. */
  readonly slot: number
  readonly stake: bigint
  readonly worth: bigint
}

/** The day to which a deed belongs; what is taken back right after the end belongs to the last. */
function slotFor(days: number, { promotion, timeZone }: Counted, { at, rounds }: Done): number | null {
  const measured = { unit: 'day', times: days, timeZone, promotion } as const
  const end = [promotion.endsAt, promotion.closedAt]
    .flatMap((each) => (each ? [each.getTime()] : []))
    .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const isLate = at.getTime() >= end
  if (isLate && (rounds > 0 || at.getTime() >= end + restMs)) return null
  return slotIn(measured, isLate ? new Date(end - 1) : at)
}

const nothing = () => 0n

interface Candidate {
  readonly offer: Counted
  readonly slot: number
  readonly line: Line
  readonly mayBeOlder: boolean
}

/** By offer, day and member: what was added, or taken back. In one order. */
export async function countByDay(
  { tx, offers, deeds }: Counting,
  { days, worthOf }: ByDay,
): Promise<DayChange[]> {
  const found: Candidate[] = []
  for (const offer of offers)
    for (const done of deeds) {
      if (done.what !== 'bet' || done.merchantId !== offer.promotion.merchantId) continue
      const slot = slotFor(days(offer), offer, done)
      if (slot === null) continue
      // What has counted is taken back also where such rounds count no more.
      const worth = (await worthOf(offer, done)) ?? (done.rounds < 0 ? nothing : null)
      if (!worth) continue
      const { promotion } = offer
      const line: Line = {
        ...{ promotionId: promotion.id, merchantId: promotion.merchantId, memberId: done.memberId },
        ...{ slot, key: done.round, what: 'bet', gameId: done.gameId, at: done.at, ...sumsOf(done), worth },
      }
      found.push({ offer, slot, line, mayBeOlder: done.rounds <= 0 })
    }
  const placed = await placeOf(tx, found)
  const open = new Map(placed.map((each) => [lineId(each.line), each]))
  const stakes = new Map<string, bigint>()
  for (const { line } of placed) stakes.set(lineId(line), (stakes.get(lineId(line)) ?? 0n) + line.stake)
  const changes = new Map<string, DayChange>()
  const lines = placed.map(({ line }) => line)
  for (const { line, before, after } of await addLines(tx, lines)) {
    const of = open.get(lineId(line))
    if (!of) continue
    const { offer, slot } = of
    const name = `${line.promotionId}|${slot}|${line.memberId}`
    const known = changes.get(name)
    changes.set(name, {
      ...{ offer, slot, memberId: line.memberId },
      stake: (known?.stake ?? 0n) + (stakes.get(lineId(line)) ?? 0n),
      worth: (known?.worth ?? 0n) + after - before,
    })
  }
  return [...changes.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change)
}

/** What adds no round belongs to the line that is there, of whichever day; where there is none it is no matter. */
async function placeOf(tx: Tx, found: readonly Candidate[]): Promise<Candidate[]> {
  const maybe = found.filter(({ mayBeOlder }) => mayBeOlder)
  if (maybe.length === 0) return [...found]
  const fresh = new Set(found.filter(({ mayBeOlder }) => !mayBeOlder).map(({ line }) => lineId(line)))
  const column = <T>(pick: (line: Line) => T) => maybe.map(({ line }) => pick(line))
  const { rows } = await sql<Pick<Line, 'promotionId' | 'slot' | 'memberId' | 'key'>>`
    select c.promotion_id as "promotionId", c.slot, c.member_id as "memberId", c.key
      from unnest(${column((l) => l.promotionId)}::bigint[], ${column((l) => l.slot)}::int[],
        ${column((l) => l.memberId)}::bigint[], ${column((l) => l.key)}::text[], ${column((l) => l.merchantId)}::int[])
        as w (promotion_id, slot, member_id, key, merchant_id)
      cross join lateral generate_series(greatest(w.slot - ${lookBackDays}::int, 0), w.slot) as d (slot)
      join promotions.counts c on c.promotion_id = w.promotion_id and c.slot = d.slot and c.member_id = w.member_id
       and c.key = w.key and c.merchant_id = w.merchant_id
     order by c.slot`.execute(tx)
  // Of a round that was taken back and settled again: its newest line.
  const known = new Map(
    rows.map((row) => [`${row.promotionId}|${row.memberId}|${row.key}`, row.slot] as const),
  )
  return found.flatMap((each) => {
    const { line, mayBeOlder } = each
    if (!mayBeOlder) return [each]
    const slot = known.get(`${line.promotionId}|${line.memberId}|${line.key}`)
    if (slot !== undefined) return [{ ...each, line: { ...line, slot } }]
    return fresh.has(lineId(line)) ? [each] : []
  })
}

/** Lines that nothing is taken back of any more go, a piece at a time. */
export const dropOldDays = (
  tx: Tx,
  { promotion: { merchantId, id } }: Counted,
  slot: number,
): Promise<unknown> => dropLines(tx, merchantId, id, slot - lookBackDays, droppedAtOnce)
