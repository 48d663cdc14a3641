import { afterEach, expect, test, vi } from 'vitest'
import { briefly, forgetKept } from './briefly.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('what is kept is answered until its moment is over, or until it is forgotten', async () => {
  vi.stubEnv('JACKFRUIT_TEST', '1')
  let asked = 0
  const answer = briefly(60_000, async () => ++asked)
  expect([await answer(), await answer()]).toEqual([1, 1])
  forgetKept()
  expect([await answer(), await answer()]).toEqual([2, 2])
})

test('a product that is not under test forgets nothing when it is told to', async () => {
  vi.stubEnv('JACKFRUIT_TEST', '0')
  let asked = 0
  const answer = briefly(60_000, async () => ++asked)
  await answer()
  expect(() => forgetKept()).toThrow('set JACKFRUIT_TEST=1')
  expect(await answer()).toBe(1)
})
