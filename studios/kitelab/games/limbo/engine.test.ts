import { expect, test } from 'vitest'
import { everyStake, kyat, saying } from '../../shared/testing.ts'
import { resultOf, rules, targetOf } from './engine.ts'
import { reaching } from './exact.ts'

const draws = 2 ** 52

const at = (stake: bigint, target: number, draw: number) =>
  rules.play({ stake, choice: { target } }, [], saying(draw), kyat)

test('the lowest draws lose at every target, and half of them reach 1.94', () => {
  expect(at(10_000n, 101, 0)).toEqual({
    stake: 10_000n,
    win: 0n,
    ended: true,
    shown: { target: 101, result: 100 },
  })
  expect(at(10_000n, 194, draws / 2)).toMatchObject({ win: 19_400n, shown: { result: 194 } })
  expect(at(10_000n, 195, draws / 2)).toMatchObject({ win: 0n })
})

test('a result stops at the highest target', () => {
  expect(resultOf(draws - 1)).toBe(100_000_000)
})

test.each([101, 137, 200, 1_000, 99_999, 100_000_000])(
  'of all draws exactly the counted ones reach %i hundredths',
  (target) => {
    const first = draws - Number(reaching(target))
    expect(resultOf(first)).toBeGreaterThanOrEqual(target)
    expect(resultOf(first - 1)).toBeLessThan(target)
  },
)

test('a target past the most that may be won sinks to it, and no stake returns more', () => {
  expect(targetOf(100_000_000n, 100_000_000, kyat)).toBe(10_000)
  expect(targetOf(10_000n, 100_000_000, kyat)).toBe(100_000_000)
  for (const { stake, table, most } of everyStake(rules.stakes, rules.maxWin)) {
    const round = rules.play({ stake, choice: { target: 100_000_000 } }, [], saying(draws - 1), table)
    expect(round?.win).toBe(most)
  }
})

test.each([null, {}, { target: 100 }, { target: 100_000_001 }, { target: '200' }, { target: 150.5 }, [200]])(
  'the choice %j cannot be bet',
  (raw) => {
    expect(rules.readChoice(raw, kyat)).toBeNull()
  },
)
