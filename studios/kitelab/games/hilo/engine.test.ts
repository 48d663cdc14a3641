import { expect, test } from 'vitest'
import { everyStake, kyat, saying } from '../../shared/testing.ts'
import { type Action, rules } from './engine.ts'
import { readShown } from './shown.ts'

const higher: Action = { call: 'higher' }
const lower: Action = { call: 'lower' }

const round = (draws: readonly number[], ...actions: readonly Action[]) =>
  rules.play({ stake: 10_000n, choice: {} }, actions, saying(...draws), kyat)

test('a bet shows the first card and what both calls would pay', () => {
  expect(round([5])).toEqual({
    stake: 10_000n,
    win: 0n,
    ended: false,
    shown: {
      cards: [{ rank: 6, suit: 0 }],
      moves: [],
      now: 0,
      prices: { higher: 157, lower: 210 },
      skipsLeft: 52,
      end: null,
    },
    ifLeft: { leave: true },
  })
})

test.each([
  [0, null, 1_261],
  [6, 180, 180],
  [12, 1_261, null],
  [13 * 3 + 12, 1_261, null],
])('the card of draw %i pays %j for higher and %j for lower', (draw, high, low) => {
  expect(readShown(round([draw])?.shown).prices).toEqual({ higher: high, lower: low })
})

test('the same rank is right for either side', () => {
  expect(round([6, 19], higher)).toMatchObject({ ended: false, shown: { now: 180, moves: ['higher'] } })
  expect(round([6, 19], lower)).toMatchObject({ ended: false, shown: { now: 180 } })
})

test('the edge is charged once: two even calls pay 0.97 of 13/7 twice', () => {
  expect(round([6, 6, 6], higher, lower, { cashOut: true })).toMatchObject({
    win: 33_400n,
    ended: true,
    shown: { now: 334, end: 'cashed', prices: { higher: null, lower: null } },
  })
})

test('a wrong call returns nothing', () => {
  expect(round([6, 0], higher)).toMatchObject({ win: 0n, ended: true, shown: { now: 0, end: 'wrong' } })
})

test('a skip draws another card and pays nothing', () => {
  expect(round([0, 6], { skip: true })).toMatchObject({ ended: false, shown: { now: 0, skipsLeft: 51 } })
})

test('52 skips are all', () => {
  const skips = new Array<Action>(52).fill({ skip: true })
  expect(round(new Array<number>(53).fill(0), ...skips)).toMatchObject({
    ended: false,
    shown: { skipsLeft: 0 },
  })
  expect(round(new Array<number>(54).fill(0), ...skips, { skip: true })).toBeNull()
})

test('what cannot be called, cashed or done after the end is refused', () => {
  expect(round([0, 5], higher)).toBeNull()
  expect(round([6], { cashOut: true })).toBeNull()
  expect(round([6, 0], higher, higher)).toBeNull()
})

test('a round that was left comes to nothing before a correct call, and is cashed out after one', () => {
  expect(round([6], { leave: true })).toMatchObject({ win: 0n, ended: true, isVoid: true })
  const left = round([6, 6], higher, { leave: true })
  expect(left).toMatchObject({ win: 18_000n, ended: true })
  expect(left?.isVoid).toBeUndefined()
})

test('at any stake no call is on offer that could return more than the most', () => {
  for (const { stake, table, most } of everyStake(rules.stakes, rules.maxWin)) {
    let actions: readonly Action[] = []
    // A king each time: higher pays thirteenfold, lower cannot be called.
    const deal = () =>
      rules.play({ stake, choice: {} }, actions, saying(...new Array<number>(80).fill(12)), table)
    for (;;) {
      const now = deal()
      const price = now && readShown(now.shown).prices.higher
      if (price === null) break
      expect((stake * BigInt(price)) / 100n).toBeLessThanOrEqual(most)
      actions = [...actions, higher]
    }
    expect(
      rules.play(
        { stake, choice: {} },
        [...actions, higher],
        saying(...new Array<number>(80).fill(12)),
        table,
      ),
    ).toBeNull()
    actions = [...actions, { cashOut: true }]
    expect(deal()?.win).toBeGreaterThan(0n)
    expect(deal()?.win).toBeLessThanOrEqual(most)
  }
})

test.each([null, {}, { call: 'same' }, { skip: false }, 'skip'])('%j is no action', (raw) => {
  expect(rules.readAction?.(raw)).toBeNull()
})
