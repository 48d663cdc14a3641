import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Verb, verbs } from './frame.ts'
import { makeHearing, refusedMs, restMs } from './hearing.ts'

const act = vi.fn()
const ask = vi.fn()
const listen = (isOwn: boolean) => makeHearing({ isOwn, act, ask })
const acted = () => act.mock.calls.map(([verb]) => verb)
const pressed = (isActive: boolean | undefined) =>
  vi.stubGlobal('navigator', { userActivation: isActive === undefined ? undefined : { isActive } })

beforeEach(() => {
  vi.useFakeTimers()
  pressed(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  act.mockClear()
  ask.mockClear()
})

test.each(verbs)('%s is answered at most once a second', (verb) => {
  const { hear } = listen(true)
  for (let ms = 0; ms < 10 * restMs; ms += 20) {
    hear(verb)
    vi.advanceTimersByTime(20)
  }
  expect(acted().length).toBeGreaterThanOrEqual(10)
  expect(acted().length).toBeLessThanOrEqual(11)
})

test('kinds rest each by itself', () => {
  const { hear } = listen(true)
  for (const verb of verbs) hear(verb)
  expect(acted()).toEqual([...verbs])
})

test('the last word about the balance is answered after the rest, once; of others it is dropped', () => {
  const { hear } = listen(true)
  for (let word = 0; word < 3; word++) {
    hear('balance-refresh')
    hear('sitting')
  }
  vi.advanceTimersByTime(10 * restMs)
  expect(acted()).toEqual(['balance-refresh', 'sitting', 'balance-refresh'])
})

test('a frame that has gone is answered no more', () => {
  const hearing = listen(true)
  hearing.hear('balance-refresh')
  hearing.hear('balance-refresh')
  hearing.stop()
  vi.advanceTimersByTime(10 * restMs)
  expect(acted()).toEqual(['balance-refresh'])
})

const wishes: readonly Verb[] = ['close', 'deposit', 'fullscreen']

test.each(wishes)('%s of somebody else’s page is asked of the person, whatever was pressed', (verb) => {
  listen(false).hear(verb)
  expect([acted(), ask.mock.calls]).toEqual([[], [[verb]]])
})

test.each(wishes)('%s of our page is done after a press, and asked of the person without one', (verb) => {
  listen(true).hear(verb)
  pressed(undefined)
  listen(true).hear(verb)
  expect(acted()).toEqual([verb, verb])
  pressed(false)
  listen(true).hear(verb)
  expect([acted(), ask.mock.calls]).toEqual([[verb, verb], [[verb]]])
})

test('the time of play is taken over by our own pages alone', () => {
  listen(false).hear('sitting')
  listen(true).hear('sitting')
  expect(acted()).toEqual(['sitting'])
})

test('a wish that was refused is not heard for half a minute', () => {
  const hearing = listen(false)
  hearing.hear('deposit')
  hearing.refuse('deposit')
  for (let ms = 0; ms < refusedMs; ms += 100) {
    hearing.hear('deposit')
    vi.advanceTimersByTime(100)
  }
  expect(ask).toHaveBeenCalledTimes(1)
  hearing.hear('deposit')
  expect(ask).toHaveBeenCalledTimes(2)
})
