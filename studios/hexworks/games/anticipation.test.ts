import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Dealt, heldReels, type Promises } from '../client/reels/anticipation.ts'
import { type Strip, windowAt } from '../shared/reels.ts'
import type { Grid } from '../shared/shown.ts'
import { promises as bagan } from './slot-bagan-ways/promises.ts'
import * as book from './slot-book-of-pagan/deal.ts'
import { promises as bookPromises } from './slot-book-of-pagan/promises.ts'
import * as bookRules from './slot-book-of-pagan/rules.ts'
import * as jackpot from './slot-chinthe-jackpot/deal.ts'
import { promises as jackpotPromises } from './slot-chinthe-jackpot/promises.ts'
import * as jackpotRules from './slot-chinthe-jackpot/rules.ts'
import * as gems from './slot-gem-gates/engine.ts'
import { promises as gemPromises } from './slot-gem-gates/promises.ts'
import * as gemRules from './slot-gem-gates/rules.ts'
import * as chinthe from './slot-golden-chinthe/deal.ts'
import { promises as chinthePromises } from './slot-golden-chinthe/promises.ts'
import * as chintheRules from './slot-golden-chinthe/rules.ts'
import * as river from './slot-irrawaddy-243/engine.ts'
import { promises as riverPromises } from './slot-irrawaddy-243/promises.ts'
import * as riverRules from './slot-irrawaddy-243/rules.ts'
import { promises as luckyPromises } from './slot-lucky-coins-hold/promises.ts'
import * as luckyRules from './slot-lucky-coins-hold/rules.ts'
import { machine as lucky } from './slot-lucky-coins-hold/shown.ts'
import * as ruby from './slot-ruby-classic/engine.ts'
import { promises as rubyPromises } from './slot-ruby-classic/promises.ts'
import * as rubyRules from './slot-ruby-classic/rules.ts'
import * as nat from './slot-sticky-nat/deal.ts'
import { promises as natPromises } from './slot-sticky-nat/promises.ts'
import * as natRules from './slot-sticky-nat/rules.ts'
import { promises as thingyan } from './slot-thingyan-tumble/promises.ts'

/** A game as its engine deals it: what is asked here never goes through the promises themselves. */
interface Played {
  readonly name: string
  readonly promises: Promises
  readonly reels: readonly Strip[]
  readonly spin: Dealt
  /** What the engine pays at these stops, in stakes, all of it. */
  readonly paid: (stops: readonly number[]) => number
  /** What counts anywhere: the symbol, and how many begin a feature or pay. */
  readonly counts?: { readonly symbol: string; readonly isStep: (count: number) => boolean }
}

const base: Dealt = { kind: 'base' }
const free: Dealt = { kind: 'free' }
const steps = (pays: readonly number[] | Readonly<Record<number, number>>) => (count: number) =>
  (Object.entries(pays).find(([each]) => Number(each) === count)?.[1] ?? 0) > 0

const games: readonly Played[] = [
  ...([base, free] as const).flatMap((spin): Played[] => {
    const times = spin.kind === 'free' ? 3 : 1
    return [
      {
        ...{ name: `Golden Chinthe, ${spin.kind}`, promises: chinthePromises, spin },
        reels: chintheRules.lineTable.reels,
        paid: (stops) => chinthe.turn(stops, times).units / chintheRules.unitsPerStake,
        counts: { symbol: chintheRules.scatter, isStep: steps(chintheRules.scatterPays) },
      },
      {
        ...{ name: `Chinthe Jackpot, ${spin.kind}`, promises: jackpotPromises, spin },
        reels: jackpotRules.lineTable.reels,
        paid: (stops) => jackpot.turn(stops, times).units / jackpotRules.unitsPerStake,
        counts: { symbol: jackpotRules.scatter, isStep: steps(jackpotRules.scatterPays) },
      },
      {
        ...{ name: `Irrawaddy 243, ${spin.kind}`, promises: riverPromises, spin },
        reels: riverRules.ways.reels,
        paid: (stops) => river.turn(stops, times).units / riverRules.unitsPerStake,
        counts: { symbol: riverRules.scatter, isStep: steps(riverRules.scatterPays) },
      },
    ]
  }),
  {
    ...{ name: 'Book of Bagan, base', promises: bookPromises, spin: base, reels: bookRules.lineTable.reels },
    paid: (stops) => book.turn(stops, -1).units / bookRules.unitsPerStake,
    counts: { symbol: bookRules.book, isStep: steps(bookRules.scatterPays) },
  },
  ...bookRules.specials.map(
    (special, index): Played => ({
      ...{ name: `Book of Bagan, free with ${special}`, promises: bookPromises, spin: { ...free, special } },
      reels: bookRules.lineTable.reels,
      paid: (stops) => book.turn(stops, index).units / bookRules.unitsPerStake,
      counts: { symbol: bookRules.book, isStep: steps(bookRules.scatterPays) },
    }),
  ),
  {
    ...{ name: 'Nat Sticky Wilds, base', promises: natPromises, spin: base, reels: natRules.baseTable.reels },
    paid: (stops) => nat.baseTurn(stops).units / natRules.unitsPerStake,
    counts: { symbol: natRules.scatter, isStep: steps(natRules.scatterPays) },
  },
  {
    ...{ name: 'Nat Sticky Wilds, free', promises: natPromises, spin: free, reels: natRules.freeTable.reels },
    paid: (stops) => nat.freeTurn(stops, 0).units / natRules.unitsPerStake,
  },
  {
    ...{
      name: 'Lucky Kyat Hold, base',
      promises: luckyPromises,
      spin: base,
      reels: luckyRules.lineTable.reels,
    },
    paid: (stops) => lucky.payOf(lucky.cellsAt(stops)) / luckyRules.unitsPerStake,
    counts: { symbol: luckyRules.coin, isStep: (count) => count >= luckyRules.coinsToHold },
  },
  {
    ...{ name: 'Ruby Classic 3', promises: rubyPromises, spin: base, reels: rubyRules.reels },
    paid: ruby.payAt,
  },
]

const rows = 3
const numberOf = (grid: Grid, symbol: string) => grid.flat().filter((each) => each === symbol).length

/** All that the engine could still deal on one reel, the others as they are. */
const others = (stops: readonly number[], reel: number, length: number) =>
  Array.from({ length }, (_, stop) => stops.map((each, at) => (at === reel ? stop : each)))

describe.each(games)('a reel of $name', ({ promises, reels, spin, paid, counts }) => {
  const anyStops = fc.tuple(...reels.map((reel) => fc.nat({ max: reel.length - 1 })))
  // What is rare by chance is looked for: stops next to what counts.
  const nearStops = fc.tuple(
    ...reels.map((reel) => {
      const places = reel.flatMap((symbol, at) => (symbol === (counts?.symbol ?? 'W') ? [at] : []))
      const near = places.flatMap((at) => [0, 1, 2].map((by) => (at - by + reel.length) % reel.length))
      return fc.oneof(fc.constantFrom(...(near.length > 0 ? near : [0])), fc.nat({ max: reel.length - 1 }))
    }),
  )

  test('is held back only where the engine could deal something large on it, and something else', () => {
    fc.assert(
      fc.property(fc.oneof(anyStops, nearStops), (stops) => {
        const grid = windowAt(reels, stops, rows)
        for (const { reel, count, cells } of heldReels(promises, grid, spin)) {
          for (const [at] of cells) expect(at).toBeLessThan(reel)
          const all = others(stops, reel, reels[reel]?.length ?? 0)
          if (count && counts) {
            const { symbol } = counts
            const have = numberOf(grid.slice(0, reel), symbol)
            expect(count.have).toBe(have)
            expect(counts.isStep(count.need)).toBe(true)
            expect(count.need).toBeGreaterThan(have)
            const reached = all.map((each) => {
              const other = windowAt(reels, each, rows)
              return numberOf(other.slice(0, reel + 1), symbol) >= count.need
            })
            expect(reached).toContain(true)
            expect(reached).toContain(false)
          } else {
            expect(reel).toBe(reels.length - 1)
            const most = Math.max(...all.map(paid))
            expect(most).toBeGreaterThanOrEqual(15)
            expect(Math.min(...all.map(paid))).toBeLessThan(most)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('is held back or not whatever is dealt on it and after it', () => {
    fc.assert(
      fc.property(fc.tuple(nearStops, anyStops), ([stops, otherStops]) => {
        const grid = windowAt(reels, stops, rows)
        for (const reel of reels.keys()) {
          const changed = windowAt(
            reels,
            stops.map((stop, at) => (at < reel ? stop : (otherStops[at] ?? 0))),
            rows,
          )
          const heldAt = (each: Grid) => heldReels(promises, each, spin).filter((held) => held.reel <= reel)
          expect(heldAt(changed)).toEqual(heldAt(grid))
        }
      }),
      { numRuns: 80 },
    )
  })
})

describe('how often a reel is held back', () => {
  /** In so many spins of the strips, by a stride that meets every place of each. */
  const turns = 1_400
  test.each(games.filter(({ spin }) => spin.kind === 'base'))(
    'in $name: sometimes, and in less than one spin of seven',
    ({ promises, reels, spin }) => {
      const held = Array.from({ length: turns }, (_, turn) =>
        reels.map((reel, at) => (turn * (at * 2 + 1) + Math.floor(turn / 7) * (at + 3)) % reel.length),
      ).filter((stops) => heldReels(promises, windowAt(reels, stops, rows), spin).length > 0)
      expect(held.length).toBeGreaterThan(0)
      expect(held.length).toBeLessThan(turns / 7)
    },
  )
})

describe('the multiplier reel of Mogok Gems', () => {
  const { reels } = gemRules.lineTable
  const most = Math.max(...gemRules.multipliers.map(({ times }) => times))
  const gridAt = (stops: readonly number[], times: number) => [...windowAt(reels, stops, rows), [`x${times}`]]

  test('is held back only for a win that it can make large', () => {
    const held = { yes: 0, no: 0 }
    for (let first = 0; first < 28; first++)
      for (let second = 0; second < 28; second++) {
        const stops = [first, second, (first * 5 + second * 3) % 28]
        const won = gems.machine.payOf(gems.machine.cellsAt(stops)) / gemRules.unitsPerStake
        const found = heldReels(gemPromises, gridAt(stops, 1), base)
        if (found.length > 0) {
          held.yes++
          expect(found.map(({ reel }) => reel)).toEqual([3])
          expect(won * most).toBeGreaterThanOrEqual(15)
        } else held.no++
        expect(heldReels(gemPromises, gridAt(stops, most), base)).toEqual(found)
      }
    expect(held.yes).toBeGreaterThan(0)
    expect(held.no).toBeGreaterThan(held.yes)
  })
})

describe('games that draw cell by cell', () => {
  const reelOf = (scatters: number) =>
    [...new Array<string>(scatters).fill('S'), 'A', 'A', 'A', 'A'].slice(0, 4)
  const gridOf = (...scatters: readonly number[]) => scatters.map(reelOf)
  const heldIn = (promises: Promises, grid: Grid, spin = base) =>
    heldReels(promises, grid, spin).map(({ reel, count }) => [reel, count?.have, count?.need])

  test('Thingyan Tumble waits for the fourth scatter, counted cell by cell, and for none after it', () => {
    expect(heldIn(thingyan, gridOf(1, 1, 1, 0, 0))).toEqual([
      [3, 3, 4],
      [4, 3, 4],
    ])
    expect(heldIn(thingyan, gridOf(2, 0, 1, 1, 0))).toEqual([[3, 3, 4]])
    expect(heldIn(thingyan, gridOf(2, 2, 0, 0, 0))).toEqual([])
    expect(heldIn(thingyan, gridOf(1, 1, 0, 0, 4))).toEqual([])
  })

  test('Thingyan Tumble waits for nothing in free spins, whose reels have no scatter', () => {
    expect(heldIn(thingyan, gridOf(1, 1, 1, 0, 0), free)).toEqual([])
  })

  test('Bagan Skyways waits for the fourth, fifth and sixth scatter', () => {
    expect(heldIn(bagan, gridOf(1, 1, 1, 0, 1, 0))).toEqual([
      [3, 3, 4],
      [4, 3, 4],
      [5, 4, 5],
    ])
    expect(heldIn(bagan, gridOf(1, 1, 0, 0, 0, 0))).toEqual([])
  })
})

test('nothing is held back while coins are held, or where a game promises nothing', () => {
  const grid = [
    ['o', 'o', 'o'],
    ['o', 'o', 'x'],
    ['x', 'x', 'x'],
  ]
  expect(heldReels(luckyPromises, grid, { kind: 'respin' })).toEqual([])
  expect(heldReels(undefined, grid, base)).toEqual([])
})
