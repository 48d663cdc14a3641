import { expect, test } from 'vitest'
import { everyStake, kyat, saying } from '../../shared/testing.ts'
import { isWon, rules } from './engine.ts'
import { fewest, multipleOf } from './rules.ts'

const rolled = (side: 'under' | 'over', count: number, roll: number) =>
  rules.play({ stake: 10_000n, choice: { side, count } }, [], saying(roll), kyat)

test.each([
  ['under', 4_950, 4_949, 20_000n],
  ['under', 4_950, 4_950, 0n],
  ['over', 4_950, 5_050, 20_000n],
  ['over', 4_950, 5_049, 0n],
  ['under', 100, 99, 990_000n],
  ['over', 9_500, 500, 10_421n],
] as const)('%s with %i winning faces and a roll of %i returns %i for 100.00', (side, count, roll, win) => {
  expect(rolled(side, count, roll)).toEqual({
    stake: 10_000n,
    win,
    ended: true,
    shown: { side, count, roll, multiple: multipleOf(count) },
  })
})

test('over and under win on equally many faces', () => {
  const faces = Array.from({ length: 10_000 }, (_, roll) => roll)
  for (const side of ['under', 'over'] as const)
    for (const count of [100, 1, 3_333, 9_500])
      expect(faces.filter((roll) => isWon({ side, count }, roll))).toHaveLength(count)
})

test('no stake returns more than the most', () => {
  for (const { stake, table, most } of everyStake(rules.stakes, rules.maxWin)) {
    const round = rules.play({ stake, choice: { side: 'under', count: fewest } }, [], saying(0), table)
    expect(round?.win).toBeGreaterThan(0n)
    expect(round?.win).toBeLessThanOrEqual(most)
  }
})

test.each([
  null,
  {},
  { side: 'up', count: 500 },
  { side: 'over', count: 99 },
  { side: 'over', count: 9_501 },
])('the choice %j cannot be bet', (raw) => {
  expect(rules.readChoice(raw, kyat)).toBeNull()
})
