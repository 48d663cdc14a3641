import { expect, test } from 'vitest'
import { daysOf, type ProfitRow, reachOf } from './days.ts'

const row = (day: string, category: string, net: string): ProfitRow => ({
  ...{ day, category, net, rounds: 1, stake: '1.00', validBet: '1.00' },
})

test('[MC-11] every day of the stretch is there, newest first, and adds up its categories', () => {
  const lists = [row('2026-03-01', 'RNG', '-0.10'), row('2026-03-01', 'LIVE', '-0.20')]
  const days = daysOf(lists, '2026-02-27', '2026-03-01', 2)
  expect(days.map(({ day }) => day)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27'])
  expect(days[0]).toMatchObject({ net: -30n, rounds: 2, stake: 200n })
  expect(days[1]).toMatchObject({ net: 0n, rounds: 0 })
})

test('[MC-11] the smallest result can still be seen beside the largest', () => {
  expect([reachOf(0n, 10_000n), reachOf(1n, 10_000n), reachOf(-5_000n, 10_000n)]).toEqual([0, 2, 50])
})
