import { describe, expect, test } from 'vitest'
import { beginColumn, type ColumnMotion, isBlurred, paces, stepColumn } from './column-motion.ts'

function film(pace: (typeof paces)[keyof typeof paces], stopAfterMs: number, deltaMs = 16): ColumnMotion[] {
  const frames: ColumnMotion[] = [beginColumn()]
  for (let now = 0; now < 5000; now += deltaMs) {
    frames.push(stepColumn(frames.at(-1) as ColumnMotion, deltaMs, pace, now >= stopAfterMs))
    if (frames.at(-1)?.phase === 'rest') break
  }
  return frames
}

describe('a reel', () => {
  test('pulls back before it falls', () => {
    expect(Math.min(...film(paces.normal, 600).map((frame) => frame.offset))).toBeLessThan(-0.1)
  })

  test('lands on a whole cell, a little past it first', () => {
    const frames = film(paces.normal, 600)
    const landing = frames.filter((frame) => frame.phase === 'settle')
    expect(Number.isInteger(landing[0]?.target)).toBe(true)
    expect(landing[0]?.offset).toBeGreaterThan(landing[0]?.target ?? Number.POSITIVE_INFINITY)
    expect(frames.at(-1)).toMatchObject({ phase: 'rest', offset: 0 })
  })

  test('never stops before the result may be shown', () => {
    const frames = film(paces.normal, Number.POSITIVE_INFINITY)
    expect(frames.at(-1)?.phase).toBe('run')
  })

  test('takes about a second, turbo half of it, at any frame rate', () => {
    const seconds = (pace: (typeof paces)[keyof typeof paces], delta: number) =>
      film(pace, 400, delta).length * delta
    for (const delta of [8, 16, 33, 100]) {
      expect(seconds(paces.normal, delta)).toBeGreaterThan(700)
      expect(seconds(paces.normal, delta)).toBeLessThan(1300)
      expect(seconds(paces.turbo, delta)).toBeLessThan(seconds(paces.normal, delta))
    }
  })

  test('is smeared at speed and sharp when it lands', () => {
    const frames = film(paces.normal, 600)
    expect(frames.some(isBlurred)).toBe(true)
    expect(frames.filter((frame) => frame.phase === 'settle').some(isBlurred)).toBe(false)
  })
})
