/** What rounds bring on boards, in the window in which they were settled. */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Counted, Counting, Done } from '../../counting/counted.ts'
import { addLines, type Changed, type Line, lineId, sumsOf } from '../../counting/counts.ts'
import { bestOf, type Score, scoresOf, standingId, writeScores } from '../../counting/scores.ts'
import { type Window, windowAt } from '../../counting/windows.ts'
import { type Terms, worthOf } from './terms.ts'

export interface Board {
  readonly offer: Counted
  readonly terms: Terms
  readonly window: Window
}

/** With the terms that held when the window began. */
export function boardAt(offer: Counted, at: Date): Board | null {
  const { promotion, timeZone } = offer
  const first = offer.termsOf(1) as unknown as Terms
  const window = windowAt({ ...first, timeZone, promotion }, at)
  if (!window || (promotion.closedAt && window.from >= promotion.closedAt)) return null
  return { offer, window, terms: termsIn(offer, window) }
}

/** Which windows there are was said when it was made; what a window asks and brings may change from one to the next. */
export function termsIn(offer: Counted, window: Window): Terms {
  const first = offer.termsOf(1) as unknown as Terms
  const now = offer.termsOf(offer.versionAt(window.from)) as unknown as Terms
  return { ...now, unit: first.unit, times: first.times, prizes: first.prizes, by: first.by }
}

export async function countBoards({ tx, offers, deeds }: Counting): Promise<void> {
  const told: Line[] = []
  const maybeLate: { readonly line: Line; readonly earlier: Line }[] = []
  for (const offer of offers) {
    const boardOf = nearBoards(offer)
    for (const done of deeds) {
      if (done.what !== 'bet' || done.merchantId !== offer.promotion.merchantId) continue
      const board = boardOf(done.at)
      const line = board && lineOn(board, done)
      const before = boardOf(earlier(offer, done.at))
      const earlierLine =
        before && before.window.slot !== board?.window.slot && done.rounds <= 0 && lineOn(before, done)
      if (earlierLine) maybeLate.push({ line: line ?? earlierLine, earlier: earlierLine })
      else if (line) told.push(line)
    }
  }
  const changed = await addLines(tx, [...told, ...(await late(tx, maybeLate))])
  await score(tx, offers, changed)
}

const earlier = (offer: Counted, at: Date): Date =>
  new Date(at.getTime() - (offer.termsOf(1) as unknown as Terms).freezeMinutes * 60_000)

/** Deeds lie close together: the window of the one before is looked at first. */
function nearBoards(offer: Counted): (at: Date) => Board | null {
  const known: Board[] = []
  return (at) => {
    const near = known.find(({ window }) => window.from <= at && at < window.to)
    if (near) return near
    const board = boardAt(offer, at)
    if (board) known.push(board)
    return board
  }
}

function lineOn({ offer: { promotion }, terms, window }: Board, done: Done): Line | null {
  if (terms.kinds && !terms.kinds.includes(done.kind)) return null
  return {
    ...{ promotionId: promotion.id, merchantId: promotion.merchantId, memberId: done.memberId },
    ...{ slot: window.slot, key: done.round, what: 'bet', gameId: done.gameId, at: done.at, ...sumsOf(done) },
    isRanked: terms.by === 'multiple',
    worth: (sums) => worthOf(terms, sums),
  }
}

/** What is voided while its window is frozen is taken from there; where the round is not known it is no matter. */
async function late(
  tx: Tx,
  maybe: readonly { readonly line: Line; readonly earlier: Line }[],
): Promise<Line[]> {
  if (maybe.length === 0) return []
  const column = <T>(pick: (line: Line) => T) => maybe.map(({ earlier }) => pick(earlier))
  const { rows } = await sql<Pick<Line, 'promotionId' | 'slot' | 'memberId' | 'key'>>`
    select c.promotion_id as "promotionId", c.slot, c.member_id as "memberId", c.key
      from unnest(${column((l) => l.promotionId)}::bigint[], ${column((l) => l.slot)}::int[],
        ${column((l) => l.memberId)}::bigint[], ${column((l) => l.key)}::text[], ${column((l) => l.merchantId)}::int[])
        as w (promotion_id, slot, member_id, key, merchant_id)
      join promotions.counts c on c.promotion_id = w.promotion_id and c.slot = w.slot and c.member_id = w.member_id
       and c.key = w.key and c.merchant_id = w.merchant_id
     where not exists (select from promotions.windows p where p.promotion_id = c.promotion_id and p.slot = c.slot
       and p.merchant_id = c.merchant_id and p.paid_at is not null)`.execute(tx)
  const known = new Set(rows.map(lineId))
  return maybe.map(({ line, earlier: before }) => (known.has(lineId(before)) ? before : line))
}

/** Sums move by what changed; of the best the one that now is. */
async function score(tx: Tx, offers: readonly Counted[], changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return
  const best = new Set(
    offers
      .filter((offer) => (offer.termsOf(1) as unknown as Terms).by === 'multiple')
      .map(({ promotion }) => promotion.id),
  )
  const touched = [...new Map(changed.map(({ line }) => [standingId(line), line])).values()]
  const before = await scoresOf(tx, touched)
  const bests = await bestOf(
    tx,
    touched.filter(({ promotionId }) => best.has(promotionId)),
  )
  const sums = new Map<string, { by: bigint; at: Date }>()
  for (const { line, before: was, after } of changed)
    sums.set(standingId(line), { by: (sums.get(standingId(line))?.by ?? 0n) + after - was, at: line.at })
  const scores = touched.flatMap((line): Score[] => {
    const { promotionId, slot, memberId, merchantId } = line
    const own = { promotionId, slot, memberId, merchantId }
    const known = before.get(standingId(own))
    if (best.has(promotionId)) {
      const now = bests.get(standingId(own))
      const isSame = known && now && known.score === now.score
      return now && !isSame ? [{ ...own, score: now.score, reachedAt: now.reachedAt }] : []
    }
    const change = sums.get(standingId(own))
    if (!change || change.by === 0n) return []
    return [{ ...own, score: (known?.score ?? 0n) + change.by, reachedAt: change.at }]
  })
  await writeScores(tx, scores, before)
}
