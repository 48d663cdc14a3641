import { describe, expect, test } from 'vitest'
import { type Device, held, holds, mayBeSolid } from './form.ts'

const desk: Device = {
  asked: 'auto',
  isStill: false,
  isSparing: false,
  renderer: 'ANGLE (Radeon)',
  memory: 8,
}
const frames = (ms: number, count = 14) => Array.from({ length: count }, () => ms)

describe('the form in three dimensions is tried', () => {
  test('where WebGL 2 is drawn by more than the processor', () => {
    expect(mayBeSolid(desk)).toBe(true)
    expect(mayBeSolid({ ...desk, memory: undefined })).toBe(true)
    expect(mayBeSolid({ ...desk, renderer: '' })).toBe(true)
    expect(mayBeSolid({ ...desk, renderer: null })).toBe(false)
    for (const renderer of ['ANGLE (Google, Vulkan (SwiftShader Device))', 'llvmpipe (LLVM 19)'])
      expect(mayBeSolid({ ...desk, renderer })).toBe(false)
  })

  test('not where stillness or sparing of data was asked for, or memory is short', () => {
    expect(mayBeSolid({ ...desk, isStill: true })).toBe(false)
    expect(mayBeSolid({ ...desk, isSparing: true })).toBe(false)
    expect(mayBeSolid({ ...desk, memory: 1 })).toBe(false)
  })

  test('or as the address asks, whatever the device', () => {
    expect(mayBeSolid({ ...desk, asked: 'drawn' })).toBe(false)
    expect(mayBeSolid({ ...desk, renderer: null, asked: 'solid' })).toBe(true)
  })
})

test('it is kept where half a frame is enough for it; the frames that prepare it do not count', () => {
  expect(holds(frames(6))).toBe(true)
  expect(holds(frames(9))).toBe(false)
  expect(holds([80, 60, 40, ...frames(5)])).toBe(true)
  // One hitch among many is none.
  expect(holds([...frames(6), 120])).toBe(true)
  expect(holds([])).toBe(false)
})

test('a deal whose frames came too far apart ends it; one that was cut short proves nothing', () => {
  expect(held(frames(16.7, 200))).toBe(true)
  expect(held(frames(33, 200))).toBe(false)
  expect(held(frames(33, 20))).toBe(true)
})
