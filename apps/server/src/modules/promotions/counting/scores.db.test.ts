/** Places on a long board: exact, and by few rows. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type OffersWorld, openOffersWorld } from '../../../testing/promotions/world.ts'
import { placeOf, rangeEnd, rangeOf, type Score, standingId, writeScores } from './scores.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())

describe('ranges of scores', () => {
  test('[IM-44] a higher score is never in a lower range, and each range ends where the next begins', () => {
    const score = fc.oneof(fc.bigInt(1n, 500n), fc.bigInt(1n, 10n ** 15n))
    fc.assert(
      fc.property(score, score, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(rangeOf(low)).toBeLessThanOrEqual(rangeOf(high) ?? 0)
        const range = rangeOf(a) ?? 0
        expect([a < rangeEnd(range), rangeOf(rangeEnd(range) - 1n)]).toEqual([true, range])
        expect(rangeOf(rangeEnd(range))).toBeGreaterThan(range)
      }),
    )
    expect([rangeOf(0n), rangeOf(-5n)]).toEqual([null, null])
  })
})

const rows = 3_000
const at = Date.UTC(2026, 10, 10)

test('[IM-44] [API-78] among thousands each place is that of a plain count, ties by time, and far down among equals it is told as at least', async () => {
  const board = { merchantId: w.brand.id, promotionId: 9n, slot: 0 }
  const scores = Array.from(
    { length: rows },
    (_, n): Score => ({
      ...{ ...board, memberId: BigInt(n + 1), score: BigInt((n * 7_919) % 1_000) - 20n },
      reachedAt: new Date(at + ((n * 31) % 500)),
    }),
  )
  await inMerchant(w.ours.db, w.brand.id, async (tx) => {
    await writeScores(tx, scores, new Map())
    // Whoever moves leaves the range in which they stood.
    const moved = scores.slice(0, 200).map((score) => ({ ...score, score: score.score * 3n }))
    await writeScores(tx, moved, new Map(scores.slice(0, 200).map((score) => [standingId(score), score])))
    scores.splice(0, 200, ...moved)
  })
  const order = scores
    .filter(({ score }) => score > 0n)
    .toSorted(
      (a, b) =>
        Number(b.score - a.score) ||
        a.reachedAt.getTime() - b.reachedAt.getTime() ||
        Number(a.memberId - b.memberId),
    )
  await inMerchant(w.ours.db, w.brand.id, async (tx) => {
    for (const memberId of [1n, 2n, 77n, 201n, 900n, 1_500n, 2_222n, 3_000n]) {
      const place = order.findIndex((each) => each.memberId === memberId) + 1
      const found = await placeOf(tx, board, memberId)
      expect([memberId, found?.place ?? 0]).toEqual([memberId, place])
    }
  })
  await w.admin.query(
    `insert into promotions.scores (promotion_id, slot, member_id, merchant_id, score, reached_at)
     select 10, 0, n, $1, 500, now() + n * interval '1 ms' from generate_series(1, 12000) n`,
    [w.brand.id],
  )
  const last = await inMerchant(w.ours.db, w.brand.id, (tx) =>
    placeOf(tx, { ...board, promotionId: 10n }, 12_000n),
  )
  expect(last).toMatchObject({ place: 10_001, isExact: false })
})
