import { afterEach, expect, test, vi } from 'vitest'
import { makeSound } from './sound.ts'

/** A context that counts what is begun in it, and is heard or not. */
function aContext() {
  const told = { isHeard: false, begun: 0 }
  const value = { value: 0, setTargetAtTime() {}, setValueAtTime() {}, linearRampToValueAtTime() {} }
  const param = { ...value, exponentialRampToValueAtTime() {} }
  const node = () => ({
    ...{ gain: { ...param }, frequency: { ...param }, detune: { ...param }, Q: { ...param } },
    connect: <Next>(next: Next) => next,
    start: () => (told.begun += 1),
    ...{ stop() {}, disconnect() {} },
  })
  class Context {
    readonly currentTime = 0
    readonly destination = {}
    readonly createGain = node
    readonly createOscillator = node
    readonly createBiquadFilter = node
    readonly createDynamicsCompressor = node
    async resume() {
      told.isHeard = true
    }
    async suspend() {
      told.isHeard = false
    }
  }
  vi.stubGlobal('AudioContext', Context)
  return told
}

afterEach(() => vi.unstubAllGlobals())

test('a page behind another one is silent, and is heard again in front, on or off as the player left it', () => {
  // The bed strikes by a clock of its own, which is not the subject.
  vi.stubGlobal('window', { setInterval: () => 0 })
  const told = aContext()
  const sound = makeSound('Grand Baccarat')
  sound.press()
  expect(told).toEqual({ isHeard: false, begun: 0 })
  sound.set(true)
  sound.press()
  expect(told.isHeard).toBe(true)
  const before = told.begun
  expect(before).toBeGreaterThan(0)
  sound.hush(true)
  sound.press()
  expect([told.isHeard, told.begun, sound.isOn()]).toEqual([false, before, true])
  sound.hush(false)
  sound.press()
  expect([told.isHeard, told.begun > before]).toEqual([true, true])
  sound.set(false)
  sound.hush(true)
  sound.hush(false)
  expect([told.isHeard, sound.isOn()]).toEqual([false, false])
})
