import { expect, test } from 'vitest'
import { everyStake, kyat, saying, seeded } from '../../shared/testing.ts'
import { rules } from './engine.ts'
import { pool } from './rules.ts'
import { readFacts, readShown } from './shown.ts'

const play = (picks: readonly number[], random = saying(...new Array<number>(20).fill(0))) =>
  rules.play({ stake: 10_000n, choice: { picks } }, [], random, kyat)

const firstOnes = Array.from({ length: 20 }, (_, i) => i + 1)

test('draws that take the next place draw the first numbers', () => {
  expect(play([1, 2, 80])).toEqual({
    stake: 10_000n,
    win: BigInt(pool.pays[2]?.[2] ?? -1) * 100n,
    ended: true,
    shown: { picks: [1, 2, 80], drawn: firstOnes, hits: 2, multiple: pool.pays[2]?.[2] },
  })
})

test('picks that all hit pay the end of their row, at any number of picks', () => {
  for (const [i, row] of pool.pays.entries()) {
    const round = play(firstOnes.slice(0, i + 1))
    expect(row).toHaveLength(i + 2)
    expect(round?.win).toBe(BigInt(row.at(-1) ?? -1) * 100n)
  }
})

test('20 different numbers of 80 are drawn', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { drawn } = readShown(play([1], seeded(seed))?.shown)
    expect(new Set(drawn).size).toBe(20)
    for (const number of drawn) expect(number >= 1 && number <= 80).toBe(true)
  }
})

test('no stake returns more than the most', () => {
  const largest = BigInt(Math.max(...pool.pays.flat()))
  for (const { stake, most } of everyStake(rules.stakes, rules.maxWin))
    expect((stake * largest) / 100n).toBeLessThanOrEqual(most)
  expect(rules.stakes['MMK']?.length).toBeGreaterThan(4)
})

test('what a page needs is in the facts', () => {
  expect(readFacts(rules.facts)).toEqual({ size: 80, drawn: 20, pays: pool.pays })
})

test.each([
  [null],
  [{ picks: [] }],
  [{ picks: [1, 1] }],
  [{ picks: [0] }],
  [{ picks: [81] }],
  [{ picks: ['1'] }],
  [{ picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
])('the choice %j cannot be bet', (raw) => {
  expect(rules.readChoice(raw, kyat)).toBeNull()
})
