import { expect, test } from 'vitest'
import { everyStake, kyat, saying, seeded } from '../../shared/testing.ts'
import { faceOf, prizeOf, rules } from './engine.ts'
import { prizes, tickets } from './rules.ts'
import { readFacts, readShown } from './shown.ts'

test('each prize has exactly as many tickets as the print says', () => {
  const counts = new Map<number | null, number>()
  for (let ticket = 0; ticket < tickets; ticket++) {
    const prize = prizeOf(ticket)
    counts.set(prize, (counts.get(prize) ?? 0) + 1)
  }
  for (const { multiple, tickets: count } of prizes) expect(counts.get(multiple)).toBe(count)
  expect(counts.get(null)).toBe(tickets - 304_621)
})

test('the first ticket of the print wins ten thousand stakes', () => {
  const zeros = new Array<number>(15).fill(0)
  expect(rules.play({ stake: 10_000n, choice: {} }, [], saying(0, ...zeros), kyat)).toEqual({
    stake: 10_000n,
    win: 100_000_000n,
    ended: true,
    shown: { fields: [10_000, 10_000, 10_000, 1_000, 1_000, 100, 100, 50, 50], prize: 10_000 },
  })
})

test('on a face the prize stands three times and nothing else more than twice', () => {
  const random = seeded(3)
  for (const prize of [null, ...prizes.map(({ multiple }) => multiple)])
    for (let face = 0; face < 200; face++) {
      const fields = faceOf(prize, random)
      expect(fields).toHaveLength(9)
      for (const multiple of new Set(fields)) {
        const count = fields.filter((field) => field === multiple).length
        if (multiple === prize) expect(count).toBe(3)
        else expect(count).toBeLessThanOrEqual(2)
      }
    }
})

test('what is shown is what is paid', () => {
  for (let seed = 0; seed < 500; seed++) {
    const round = rules.play({ stake: 10_000n, choice: {} }, [], seeded(seed), kyat)
    expect(round?.win).toBe(BigInt(readShown(round?.shown).prize ?? 0) * 10_000n)
  }
})

test('no stake returns more than the most', () => {
  expect(readFacts(rules.facts).prizes[0]?.multiple).toBe(10_000)
  for (const { stake, most } of everyStake(rules.stakes, rules.maxWin))
    expect(stake * 10_000n).toBeLessThanOrEqual(most)
})
