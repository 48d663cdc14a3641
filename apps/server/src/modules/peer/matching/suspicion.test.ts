import { expect, test } from 'vitest'
import { heldFrom, suspicionOf } from './suspicion.ts'

const clean = {
  ...{ metBefore: 0, isBothWays: false },
  ...{ hasNoProof: false, isPicturePlain: false, isPictureSeen: false, isReferenceReused: false },
}

test('strangers with a picture of their own have no points', () => {
  expect(suspicionOf(clean)).toEqual({ score: 0, reasons: [] })
})

test('meeting once more is chance, again and again is not; both ways sooner', () => {
  const after = (metBefore: number, isBothWays = false) =>
    suspicionOf({ ...clean, metBefore, isBothWays }).score >= heldFrom
  expect([0, 1, 2, 3, 9].map((times) => after(times))).toEqual([false, false, false, true, true])
  expect(after(1, true)).toBe(true)
})

test('points have their reasons and end at 100', () => {
  expect(suspicionOf({ ...clean, isPicturePlain: true })).toEqual({ score: 60, reasons: ['picture_plain'] })
  const all = { metBefore: 9, isBothWays: true, hasNoProof: true, isPicturePlain: true, isPictureSeen: true }
  expect(suspicionOf({ ...all, isReferenceReused: true })).toEqual({
    score: 100,
    reasons: ['met_before', 'both_ways', 'no_proof', 'picture_plain', 'picture_seen', 'reference_reused'],
  })
})
