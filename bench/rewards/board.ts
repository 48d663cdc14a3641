/** A leaderboard with a million members on it: written in pieces as the reader does, asked for places, and paid. */
import { seedBrands } from '../../apps/server/src/modules/merchants/index.ts'
import { countedOffer } from '../../apps/server/src/modules/promotions/counting/follow.ts'
import {
  placeOf,
  type Score,
  topOf,
  writeScores,
} from '../../apps/server/src/modules/promotions/counting/scores.ts'
import { makePromotion } from '../../apps/server/src/modules/promotions/index.ts'
import { payWindows } from '../../apps/server/src/modules/promotions/kinds/leaderboard/pay.ts'
import type { World } from '../../apps/server/src/modules/promotions/world.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { inMerchant } from '../../apps/server/src/platform/database/merchant-scope.ts'
import { type BenchDatabase, openBenchDatabase } from '../ledger/database.ts'
import { median, spread } from '../ledger/load.ts'
import { watchMemory } from './memory.ts'
import { membersUpTo, merchantId } from './world.ts'

const piece = 5_000
const asked = 200
const day = 86_400_000
/** A place among a million is a sum of few rows, and a look into one range of scores. */
const placeMostMs = 100
const mostMegabytes = 256
const timeZone = 'Asia/Yangon'

export async function rankAll(members: number): Promise<boolean> {
  const bench = await openBenchDatabase()
  const { db, close } = openDatabase(bench.appUrl, { max: 2 })
  try {
    await seedBrands(bench.adminUrl)
    await bench.query(membersUpTo(members))
    const now = new Date()
    const prizes = { own: Array.from({ length: 50 }, () => '100.00') }
    const promotion = await makePromotion(
      db,
      { id: merchantId, currency: 'MMK' },
      {
        ...{ code: 'bench-board', kind: 'leaderboard', budget: '5000.00', endsAt: null },
        startsAt: new Date(now.getTime() - 2 * day),
        terms: {
          ...{ title: { EN: 'Bench' }, art: 'gem', unit: 'day', times: 1, by: 'valid', stakeMin: '1.00' },
          ...{ prizes, freezeMinutes: 0 },
        },
      },
      { by: 'benchmark', why: 'a board of very many' },
      now,
    )
    const board = { merchantId, promotionId: promotion.id, slot: 0 }
    const memory = watchMemory()
    const wrote = await fill(db, board, members)
    await bench.query('vacuum (analyze) promotions.scores, promotions.ranges')
    const looked = await lookAround(bench, db, board, members)
    const offer = await inMerchant(db, merchantId, (tx) => countedOffer(tx, promotion, timeZone))
    const began = performance.now()
    // Of what else a module stands on, paying asks for nothing but that all is counted, which it is.
    const world = { db, caughtUp: async () => {} } as World
    const isPaid = await payWindows({ world, offer, now })
    const paidMs = performance.now() - began
    const [row] = await bench.query(`select count(*)::int as n from promotions.rewards where state = 'ready'`)
    const peak = memory.stop()
    const isGood =
      isPaid &&
      row?.['n'] === prizes.own.length &&
      looked.isRight &&
      looked.worst <= placeMostMs &&
      peak <= mostMegabytes
    console.log(
      `board of ${members}: written in ${wrote.toFixed(1)} s (${Math.round(members / wrote)} a second); a place ${looked.typical.toFixed(1)} ms, ` +
        `at most ${looked.worst.toFixed(1)} ms (${asked} asked for, ${looked.isRight ? 'all right' : 'WRONG ONES'}), the first fifty ${looked.top.toFixed(1)} ms; ` +
        `50 prizes paid in ${paidMs.toFixed(0)} ms; at most ${peak} MB in the process; wanted: a place within ${placeMostMs} ms and ${mostMegabytes} MB: ${isGood ? 'yes' : 'NO'}`,
    )
    return isGood
  } finally {
    await close()
    await bench.stop()
  }
}

interface Board {
  readonly merchantId: number
  readonly promotionId: bigint
  readonly slot: number
}

/** As the reader writes them: in its own right, a piece in a transaction. Many share a score; few are far above. */
async function fill(db: Db, board: Board, members: number): Promise<number> {
  const began = performance.now()
  const start = Date.UTC(2026, 10, 1)
  for (let from = 1; from <= members; from += piece) {
    const scores = Array.from(
      { length: Math.min(piece, members - from + 1) },
      (_, n): Score => ({
        ...{ ...board, memberId: BigInt(from + n), score: BigInt(100 + spread(from + n, 3_000) ** 2) },
        reachedAt: new Date(start + spread(from + n, day)),
      }),
    )
    await db.transaction().execute(async (tx) => {
      await tx
        .selectNoFrom((eb) =>
          eb.fn('set_config', ['app.reader', 'activity:promotions', true].map(eb.val)).as('set'),
        )
        .execute()
      await writeScores(tx, scores, new Map())
    })
  }
  return (performance.now() - began) / 1_000
}

/** Places of members from all over the board, held against the database's own ranking of all of them. */
async function lookAround({ query }: BenchDatabase, db: Db, board: Board, members: number) {
  const ids = Array.from({ length: asked }, (_, n) => 1 + spread(n + 7, members))
  const ranked = await query(`
    select member_id as id, place from (select member_id,
        rank() over (order by score desc, reached_at, member_id)::int as place from promotions.scores) all_of_them
     where member_id = any('{${ids.join(',')}}')`)
  const right = new Map(ranked.map(({ id, place }) => [Number(id), Number(place)]))
  const times: number[] = []
  let isRight = true
  for (const id of ids) {
    const began = performance.now()
    const place = await inMerchant(db, merchantId, (tx) => placeOf(tx, board, BigInt(id)))
    times.push(performance.now() - began)
    if (place?.isExact && place.place !== right.get(id)) isRight = false
    if (!place) isRight = false
  }
  const began = performance.now()
  await inMerchant(db, merchantId, (tx) => topOf(tx, board, 50))
  return { isRight, typical: median(times), worst: Math.max(...times), top: performance.now() - began }
}
