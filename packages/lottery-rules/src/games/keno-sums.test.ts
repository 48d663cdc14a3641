import { expect, test } from 'vitest'
import { decimalOf, waysOf } from '../fraction.ts'
import { sumBands } from './keno.ts'

/** In how many ways twenty of the numbers 1 to 80 have each sum. */
function waysBySum(): bigint[] {
  const most = 1410
  const ways = Array.from({ length: 21 }, () => new Array<bigint>(most + 1).fill(0n))
  const first = ways[0] as bigint[]
  first[0] = 1n
  for (let ball = 1; ball <= 80; ball++)
    for (let taken = Math.min(ball, 20); taken >= 1; taken--) {
      const [row, before] = [ways[taken] as bigint[], ways[taken - 1] as bigint[]]
      for (let sum = most; sum >= ball; sum--)
        if (before[sum - ball]) row[sum] = (row[sum] ?? 0n) + (before[sum - ball] ?? 0n)
    }
  return ways[20] as bigint[]
}

test('each band of sums is as likely as adding up all draws says', () => {
  const ways = waysBySum()
  const total = ways.reduce((sum, each) => sum + each, 0n)
  expect(total).toBe(waysOf(80, 20))
  for (const { key, from, to, ways: stated } of sumBands)
    expect([key, ways.slice(from, to + 1).reduce((sum, each) => sum + each, 0n)]).toEqual([key, stated])
  expect(sumBands.map(({ ways: of }) => decimalOf({ over: of, under: total }, 6))).toEqual([
    '0.497802',
    '0.004396',
    '0.497802',
    '0.102515',
    '0.201528',
    '0.388040',
    '0.203392',
    '0.104525',
  ])
  const even = ways.filter((_, sum) => sum % 2 === 0).reduce((so, each) => so + each, 0n)
  expect(2n * even - total).toBe(waysOf(40, 10))
})
