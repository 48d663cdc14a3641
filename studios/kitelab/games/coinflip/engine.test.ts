import { expect, test } from 'vitest'
import { everyStake, kyat, saying } from '../../shared/testing.ts'
import { type Action, rules } from './engine.ts'

const heads: Action = { call: 'heads' }

const round = (draws: readonly number[], ...actions: readonly Action[]) =>
  rules.play({ stake: 10_000n, choice: { call: 'heads' } }, actions, saying(...draws), kyat)

test('a correct call leaves the round open at 1.94', () => {
  expect(round([0])).toEqual({
    stake: 10_000n,
    win: 0n,
    ended: false,
    shown: { calls: ['heads'], falls: ['heads'], now: 194, next: 388, end: null },
    ifLeft: { cashOut: true },
  })
})

test('a wrong call ends it with nothing', () => {
  expect(round([1])).toMatchObject({ win: 0n, ended: true, shown: { falls: ['tails'], end: 'wrong' } })
  expect(round([0, 0], { call: 'tails' })).toMatchObject({ win: 0n, ended: true })
})

test('a cash-out pays the last step', () => {
  expect(round([0, 1], { call: 'tails' }, { cashOut: true })).toMatchObject({
    win: 38_800n,
    ended: true,
    shown: { calls: ['heads', 'tails'], now: 388, end: 'cashed' },
  })
})

test('nothing can be done after the end', () => {
  expect(round([1], heads)).toBeNull()
  expect(round([0], { cashOut: true }, { cashOut: true })).toBeNull()
})

test('at any stake the round is paid before a call that could return more than the most', () => {
  for (const { stake, table, most } of everyStake(rules.stakes, rules.maxWin)) {
    let actions: readonly Action[] = []
    const deal = () =>
      rules.play(
        { stake, choice: { call: 'heads' } },
        actions,
        saying(...new Array<number>(20).fill(0)),
        table,
      )
    while (deal()?.ended === false) actions = [...actions, heads]
    const last = deal()
    expect(last).toMatchObject({ ended: true, shown: { end: 'limit' } })
    expect(last?.win).toBeGreaterThan(0n)
    expect(last?.win).toBeLessThanOrEqual(most)
  }
})

test.each([null, {}, { call: 'edge' }, 'heads'])('the choice %j cannot be bet', (raw) => {
  expect(rules.readChoice(raw, kyat)).toBeNull()
  expect(rules.readAction?.(raw)).toBeNull()
})
