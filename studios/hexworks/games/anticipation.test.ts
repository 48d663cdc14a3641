import { describe, expect, test } from 'vitest'
import { isHeldBack, scattersBefore } from '../client/reels/anticipation.ts'
import { type Strip, windowAt } from '../shared/reels.ts'
import * as book from './slot-book-of-pagan/rules.ts'
import * as jackpot from './slot-chinthe-jackpot/rules.ts'
import * as chinthe from './slot-golden-chinthe/rules.ts'
import * as river from './slot-irrawaddy-243/rules.ts'
import * as nat from './slot-sticky-nat/rules.ts'

interface Played {
  readonly name: string
  readonly reels: readonly Strip[]
  readonly rows: number
  readonly scatter: string
  /** What so many scatters pay, in stakes. */
  readonly pays: (count: number) => number
}

const games: readonly Played[] = [
  {
    ...{ name: 'Golden Chinthe', reels: chinthe.lineTable.reels, rows: chinthe.lineTable.rows },
    ...{ scatter: chinthe.scatter, pays: (count) => chinthe.scatterPays[count] ?? 0 },
  },
  {
    ...{ name: 'Chinthe Jackpot', reels: jackpot.lineTable.reels, rows: jackpot.lineTable.rows },
    ...{ scatter: jackpot.scatter, pays: (count) => jackpot.scatterPays[count] ?? 0 },
  },
  {
    ...{ name: 'Book of Pagan', reels: book.lineTable.reels, rows: book.lineTable.rows },
    ...{ scatter: book.book, pays: (count) => book.scatterPays[count] ?? 0 },
  },
  {
    ...{ name: 'Sticky Nat', reels: nat.baseTable.reels, rows: nat.baseTable.rows },
    ...{ scatter: nat.scatter, pays: (count) => nat.scatterPays[count] ?? 0 },
  },
  {
    ...{ name: 'Irrawaddy 243', reels: river.ways.reels, rows: 3 },
    ...{ scatter: river.scatter, pays: (count) => river.scatterPays[count] ?? 0 },
  },
]

/** Windows of the real strips, with a stride that meets every place of each. */
function* windows({ reels, rows }: Played) {
  for (let turn = 0; turn < 4_000; turn++)
    yield windowAt(
      reels,
      reels.map((reel, at) => (turn * (at * 2 + 1) + Math.floor(turn / 7) * at) % reel.length),
      rows,
    )
}

/** Windows in which the first reels show a scatter each, as rarely happens by itself. */
function* rareWindows({ reels, rows, scatter }: Played) {
  for (let mask = 0; mask < 2 ** reels.length; mask++)
    yield windowAt(
      reels,
      reels.map((reel, at) => (mask & (1 << at) ? reel.indexOf(scatter) : reel.indexOf(scatter) + rows)),
      rows,
    )
}

describe.each(games)('a reel of $name', (game) => {
  const { reels, scatter, pays } = game
  const suspenseAt = 2

  test('is held back only where a scatter can truly come on it, and would pay more than stands there', () => {
    let held = 0
    for (const grid of [...windows(game), ...rareWindows(game)])
      for (const reel of reels.keys()) {
        if (!isHeldBack({ grid, reel, scatter, suspenseAt })) continue
        held++
        const stand = scattersBefore(grid, reel, scatter)
        expect(reels[reel]).toContain(scatter)
        expect(pays(stand + 1)).toBeGreaterThan(pays(stand))
      }
    expect(held).toBeGreaterThan(0)
  })

  test('is not held back while one scatter more pays nothing', () => {
    for (const grid of [...windows(game), ...rareWindows(game)])
      for (const reel of reels.keys())
        if (pays(scattersBefore(grid, reel, scatter) + 1) === 0)
          expect(isHeldBack({ grid, reel, scatter, suspenseAt })).toBe(false)
  })

  test('does not depend on what is dealt on it, or after it', () => {
    const [one, other] = [...rareWindows(game)].slice(-2)
    for (const reel of reels.keys()) {
      const left = (one ?? []).slice(0, reel)
      const held = [one, other].map((rest) =>
        isHeldBack({ grid: [...left, ...(rest ?? []).slice(reel)], reel, scatter, suspenseAt }),
      )
      expect(held[0]).toBe(held[1])
    }
  })
})

test('without a scatter or without a promise nothing is held back', () => {
  const grid = [['S'], ['S'], ['S']]
  expect(isHeldBack({ grid, reel: 2, scatter: undefined, suspenseAt: 2 })).toBe(false)
  expect(isHeldBack({ grid, reel: 2, scatter: 'S', suspenseAt: undefined })).toBe(false)
})
