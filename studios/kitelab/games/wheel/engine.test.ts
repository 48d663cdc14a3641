import { expect, test } from 'vitest'
import { everyStake, kyat, saying } from '../../shared/testing.ts'
import { rules } from './engine.ts'
import { wheels } from './rules.ts'
import { readFacts } from './shown.ts'

test.each([
  [10, 0, 15_000n, 150],
  [10, 3, 0n, 0],
  [20, 11, 30_000n, 300],
  [20, 13, 18_000n, 180],
  [50, 0, 485_000n, 4850],
  [50, 49, 0n, 0],
] as const)('of %i segments, segment %i returns %i for 100.00', (segments, segment, win, times) => {
  expect(rules.play({ stake: 10_000n, choice: { segments } }, [], saying(segment), kyat)).toEqual({
    stake: 10_000n,
    win,
    ended: true,
    shown: { segments, segment, multiple: times },
  })
})

test('each wheel has as many segments as its name says', () => {
  expect(readFacts(rules.facts).wheels).toEqual(wheels)
  for (const [segments, wheel] of Object.entries(wheels)) expect(wheel).toHaveLength(Number(segments))
})

test('no stake returns more than the most', () => {
  for (const { stake, table, most } of everyStake(rules.stakes, rules.maxWin)) {
    const round = rules.play({ stake, choice: { segments: 50 } }, [], saying(0), table)
    expect(round?.win).toBeGreaterThan(stake)
    expect(round?.win).toBeLessThanOrEqual(most)
  }
})

test.each([null, {}, { segments: 30 }, { segments: '10' }])('the choice %j cannot be bet', (raw) => {
  expect(rules.readChoice(raw, kyat)).toBeNull()
})
