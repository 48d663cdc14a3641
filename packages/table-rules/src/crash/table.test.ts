import { drawPf2, openStream } from '@jackfruit/fairness'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breaksAt, ceiling, crashReturn, multiplierAt } from './crash.ts'
import { crashGame } from './table.ts'

const { flight, ...game } = crashGame()

test('a bet is taken out at its target, or by force below the largest win', () => {
  expect(flight.outAt(100n, 200, 1_000_000n)).toBe(200)
  expect(flight.outAt(100n, null, 1_000_000n)).toBe(ceiling)
  expect(flight.outAt(100n, 300, 250n)).toBe(250)
  for (const target of [100, 0, -1, 150.5, Number.NaN, ceiling + 1])
    expect(flight.outAt(100n, target, 1_000_000n)).toBeNull()
  expect(flight.outAt(100n, null, 100n)).toBeNull()
})

test('what was fixed when the bet was laid returns what the rules of one bet return', () => {
  const cases = fc.record({
    stake: fc.bigInt({ min: 1n, max: 1_000_000n }),
    target: fc.option(fc.integer({ min: 101, max: 5_000 })),
    askedAt: fc.option(fc.integer({ min: 0, max: 60_000 })),
    point: fc.integer({ min: 100, max: 5_000 }),
    maxWin: fc.bigInt({ min: 1_100_000n, max: 20_000_000n }),
  })
  fc.assert(
    fc.property(cases, ({ stake, target, askedAt: asked, point, maxWin }) => {
      const outAt = flight.outAt(stake, target, maxWin)
      if (outAt === null) throw new Error('not laid')
      // The table writes a request only in time, and not below the least.
      const isIn = asked !== null && asked >= flight.leastMs && asked < breaksAt({ point })
      const askedAt = isIn ? asked : null
      const at = flight.takenOutAt({ point }, stake, { outAt, askedAt })
      const back = at === null ? 0n : (stake * BigInt(at)) / 100n
      expect(back).toBe(crashReturn({ stake, target, askedAt }, { point }, maxWin))
      expect(back <= maxWin).toBe(true)
      // Asked for in time is always out, at what the moment shows or before.
      if (askedAt !== null) expect(at).toBe(Math.min(outAt, multiplierAt(askedAt)))
    }),
  )
})

test('a flight lasts until the first millisecond above its point, and who never leaves it gets nothing', () => {
  expect(game.phases.dealingMs({ point: 200 })).toBe(breaksAt({ point: 200 }))
  expect(game.payout({ point: 5_000 }, 'first', 100n)).toBe(0n)
  expect(game.payout({ point: ceiling }, 'first', 100n)).toBe(1_000_000n)
  const stakes = new Map([
    ['first', 100n],
    ['second', 50n],
  ])
  expect([game.atRisk(stakes), game.mostBack(stakes)]).toEqual([150n, 1_500_000n])
  expect(game.draw(openStream(() => new Uint8Array(32)))).toEqual({ point: 100 })
})

test('points that are drawn fall as often as their formula says', () => {
  const bounds = [101, 120, 150, 200, 300, 500, 1_000, 10_000]
  const rounds = 40_000
  const key = new Uint8Array(32).fill(7)
  const counts = bounds.map(() => 0)
  let below = 0
  for (let no = 1; no <= rounds; no++) {
    const { point } = game.draw(drawPf2(key, 'crash', no))
    const at = bounds.findLastIndex((bound) => point >= bound)
    if (at < 0) below++
    else counts[at] = (counts[at] ?? 0) + 1
  }
  const reach = (bound: number | undefined) => (bound === undefined ? 0 : 97 / bound)
  const expected = bounds.map((bound, i) => rounds * (reach(bound) - reach(bounds[i + 1])))
  const cells = [[below, rounds * (1 - reach(101))], ...counts.map((count, i) => [count, expected[i]])]
  const distance = cells.reduce((sum, [seen = 0, due = 0]) => sum + (seen - due) ** 2 / due, 0)
  // Eight degrees of freedom: one key in a thousand is further off, and this one is fixed.
  expect(distance).toBeLessThan(26.12)
})
