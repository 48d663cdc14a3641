import { openStream } from '@jackfruit/fairness'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  breaksAt,
  ceiling,
  crashReturn,
  drawCrash,
  edge,
  forcedAt,
  leastTarget,
  multiplierAt,
  reachedAt,
  takenOutAt,
} from './crash.ts'

const two52 = 2n ** 52n
const most = 10_000_000_000n

/** A stream whose first 52 bits are these. */
function streamOf(bits: bigint) {
  const [high, low] = [bits / 2n ** 20n, (bits % 2n ** 20n) * 2n ** 12n]
  const bytes = Buffer.alloc(32)
  bytes.writeUInt32BE(Number(high), 0)
  bytes.writeUInt32BE(Number(low), 4)
  return openStream(() => bytes)
}

/** Of the 2⁵² draws, those that reach a multiplier. */
const reaching = (multiplier: number) => (BigInt(100 - edge) * two52) / BigInt(multiplier)

test('the draws that reach a target are exactly 97 of a hundred, divided by it, to one of 2⁵²', () => {
  for (const target of [101, 150, 194, 200, 1000, 99_999, ceiling]) {
    const first = two52 - reaching(target)
    expect(drawCrash(streamOf(first)).point).toBeGreaterThanOrEqual(target)
    expect(drawCrash(streamOf(first - 1n)).point).toBeLessThan(target)
    // The return of the target: how many reach it, times it. Less than a billionth below 97 %.
    const short = BigInt(100 - edge) * two52 - reaching(target) * BigInt(target)
    expect(short).toBeGreaterThanOrEqual(0n)
    expect(short).toBeLessThan(BigInt(target))
  }
})

test('3.96 of a hundred rounds break at once', () => {
  expect((1 - Number(reaching(101)) / Number(two52)).toFixed(4)).toBe('0.0396')
  expect(drawCrash(streamOf(0n)).point).toBe(100)
  expect(drawCrash(streamOf(two52 / 2n)).point).toBe(194)
  expect(drawCrash(streamOf(two52 - 1n)).point).toBe(ceiling)
})

test('twice after 11.55 seconds, ten times after 38.4, the ceiling after two and a half minutes', () => {
  expect([reachedAt(100), reachedAt(200), reachedAt(1000), reachedAt(ceiling)]).toEqual([
    0, 11_553, 38_377, 153_506,
  ])
  fc.assert(
    fc.property(fc.integer({ min: 101, max: ceiling }), (multiplier) => {
      const ms = reachedAt(multiplier)
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(multiplier)
      expect(multiplierAt(ms - 1)).toBeLessThan(multiplier)
    }),
  )
})

test('a request is in while the point stands, and out with the millisecond that breaks it', () => {
  const crash = { point: 200 }
  const at = (askedAt: number) => takenOutAt({ stake: 100n, target: null, askedAt }, crash, most)
  expect([at(breaksAt(crash) - 1), at(breaksAt(crash)), at(0)]).toEqual([200, null, null])
  expect(takenOutAt({ stake: 100n, target: 200, askedAt: null }, crash, most)).toBe(200)
  expect(takenOutAt({ stake: 100n, target: 201, askedAt: null }, crash, most)).toBeNull()
  expect(takenOutAt({ stake: 100n, target: null, askedAt: 100 }, { point: 100 }, most)).toBeNull()
})

test('of target and request the first counts, and the cap before both', () => {
  const bet = { stake: 100n, target: 300, askedAt: reachedAt(250) }
  expect(crashReturn(bet, { point: 400 }, most)).toBe(250n)
  expect(crashReturn({ ...bet, askedAt: null }, { point: 400 }, most)).toBe(300n)
  expect(crashReturn(bet, { point: 400 }, 222n)).toBe(222n)
  expect(forcedAt(100n, 222n)).toBe(222)
  expect(forcedAt(1n, most)).toBe(ceiling)
})

test('no bet returns more than a round may, nor anything above the point', () => {
  const natural = fc.bigInt({ min: 1n, max: 100_000_000n })
  const maybe = fc.option(fc.integer({ min: leastTarget, max: ceiling }))
  const time = fc.option(fc.integer({ min: 0, max: 200_000 }))
  fc.assert(
    fc.property(
      natural,
      maybe,
      time,
      fc.integer({ min: 100, max: ceiling }),
      (stake, target, askedAt, point) => {
        const back = crashReturn({ stake, target, askedAt }, { point }, most)
        expect(back).toBeLessThanOrEqual(most)
        expect(back).toBeLessThanOrEqual((stake * BigInt(point)) / 100n)
        if (target !== null && target <= point && askedAt === null && (stake * BigInt(target)) / 100n <= most)
          expect(back).toBe((stake * BigInt(target)) / 100n)
      },
    ),
  )
})
