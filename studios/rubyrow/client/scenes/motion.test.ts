import { expect, test } from 'vitest'
import { fall, heightAt } from './fall.ts'
import { turnsAt, wheelTurn } from './wheel-turn.ts'

test('a thrown die ends exactly where it lies, and never sinks below it', () => {
  const frames = fall({ x: 190, y: -250, turn: 760 })
  expect(frames.at(-1)?.['transform']).toMatch(
    /^translate\(-?0\.0%, -?0\.0%\) rotate\(0\.0deg\) scale\(1\.000\)$/,
  )
  for (let share = 0; share <= 1; share += 0.005) expect(heightAt(share)).toBeGreaterThanOrEqual(0)
  expect(heightAt(0)).toBe(1)
  expect(heightAt(1)).toBeCloseTo(0, 9)
})

test('each jump is lower than the one before it', () => {
  const peaks = [0.36, 0.64, 0.84, 0.96].map(heightAt)
  expect(peaks).toEqual(peaks.toSorted((a, b) => b - a))
})

test('a wheel turns one way, comes to rest on the segment, and only slows down after its push', () => {
  for (const rest of [-0, -100, -353.3])
    for (const from of [0, 40, 359]) {
      const turn = wheelTurn(from, rest)
      expect(turn).toBeGreaterThanOrEqual(4 * 360)
      expect((((from + turn - rest) % 360) + 360) % 360).toBeCloseTo(0, 6)
    }
  expect([turnsAt(0), turnsAt(1)]).toEqual([0, 1])
  const speeds = Array.from({ length: 90 }, (_, i) => turnsAt((i + 10) / 99) - turnsAt((i + 9) / 99))
  for (const [i, speed] of speeds.entries())
    expect(speed).toBeLessThanOrEqual((speeds[i - 1] ?? Infinity) + 1e-9)
})
