import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ballAt } from './drawn-wheel.ts'
import { deflectors, type SpinPath, spinPath } from './path.ts'
import { radii } from './sheet.ts'

const pockets = 37
const step = (Math.PI * 2) / pockets
const around = (a: number) => ((a % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2)
const spins = fc.record({
  pocket: fc.integer({ min: 0, max: pockets - 1 }),
  pockets: fc.constant(pockets),
  rotor: fc.double({ min: -7, max: 7, noNaN: true }),
  pace: fc.constantFrom(1, 0.3),
})

/** Which pocket of the rotor is under the ball. */
const under = (path: SpinPath, ms: number) => {
  const { ball, rotor } = path.at(ms)
  return Math.round(around(ball - rotor) / step) % pockets
}

describe('the ball', () => {
  test('lies in the pocket that was dealt, in its middle, and stays in it while the rotor slows down', () => {
    fc.assert(
      fc.property(spins, (spin) => {
        const path = spinPath(spin)
        for (const ms of [path.restsMs, (path.restsMs + path.endsMs) / 2, path.endsMs, path.endsMs + 900]) {
          const { ball, rotor, out, high } = path.at(ms)
          expect(under(path, ms)).toBe(spin.pocket)
          expect(Math.cos(ball - rotor - spin.pocket * step)).toBeCloseTo(1, 9)
          expect(out).toBeCloseTo(0, 9)
          expect(high).toBeCloseTo(0, 9)
        }
      }),
    )
  })

  test('never jumps: between two frames it goes no further than its speed on the track takes it', () => {
    fc.assert(
      fc.property(spins, (spin) => {
        const path = spinPath(spin)
        const frameMs = 1000 / 60
        for (let ms = 0; ms < path.endsMs; ms += frameMs) {
          const [now, next] = [path.at(ms), path.at(ms + frameMs)]
          expect(Math.abs(next.ball - now.ball)).toBeLessThan((11.5 * frameMs) / 1000)
          expect(Math.abs(next.out - now.out)).toBeLessThan(0.2)
          expect(next.out).toBeLessThanOrEqual(now.out + 1e-9)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('meets a deflector where one stands, however the wheel stood', () => {
    fc.assert(
      fc.property(spins, (spin) => {
        const path = spinPath({ ...spin, pace: 1 })
        const met = path.at(path.knocks[0] ?? 0)
        const between = (Math.PI * 2) / deflectors.count
        const off = around(met.ball - deflectors.first) % between
        expect(Math.min(off, between - off)).toBeLessThan(1e-6)
      }),
    )
  })

  test('runs against the wheel, and is told within five and a half seconds, in turbo within two', () => {
    for (const pace of [1, 0.3]) {
      const path = spinPath({ pocket: 5, pockets, rotor: 0, pace })
      expect(path.at(400).rotor).toBeLessThan(0)
      expect(path.at(400).ball).toBeGreaterThan(path.at(0).ball)
      expect(path.restsMs).toBeLessThan(pace === 1 ? 5_500 : 2_000)
      expect(path.knocks.every((ms) => ms < path.restsMs)).toBe(true)
    }
  })
})

test('the drawn ball lies between the frets of its pocket, and rolls beyond the numbers', () => {
  const [lying, rolling] = [ballAt(Math.PI / 2, 0, 0), ballAt(Math.PI / 2, 1, 0)]
  expect(lying.x / 320).toBeGreaterThan(radii.cone)
  expect(lying.x / 320).toBeLessThan(radii.frets)
  expect(rolling.x / 320).toBeGreaterThan(radii.numbers)
  expect(rolling.x / 320).toBeLessThan(radii.rim)
})
