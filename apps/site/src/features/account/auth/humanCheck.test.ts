import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlatform, refusal, value } from '../../../testing/platform.ts'
import { beginHumanCheck, passHumanCheck } from './humanCheck.ts'

const challenge = { algorithm: 'SHA-256', challenge: 'c', maxnumber: 10, salt: 's', signature: 'g' }
const asked = 'GET /wps/v2/human-check'
const numberIn = (proof: string): number => JSON.parse(atob(proof)).number
let solved = 0

/** Answers each task with a number of its own. */
class Solver {
  onmessage: ((event: { data: number }) => void) | null = null
  postMessage() {
    const number = ++solved
    setTimeout(() => this.onmessage?.({ data: number }))
  }
  terminate() {}
}

beforeEach(async () => {
  solved = 0
  vi.stubGlobal('Worker', Solver)
  openPlatform({ [asked]: value(challenge) })
  // What another test began is nobody's.
  await passHumanCheck()
  solved = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a proof that was begun is handed in, once; the next one is made anew', async () => {
  const platform = openPlatform({ [asked]: value(challenge) })
  beginHumanCheck()
  beginHumanCheck()
  expect(numberIn(await passHumanCheck())).toBe(1)
  expect(platform.asked).toHaveLength(1)
  expect(numberIn(await passHumanCheck())).toBe(2)
})

test('one that was begun long ago is made anew: the platform would not take it', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  beginHumanCheck()
  clock.mockReturnValue(8 * 60_000)
  expect(numberIn(await passHumanCheck())).toBe(2)
})

test('one that could not be begun is tried again when it is needed', async () => {
  openPlatform({ [asked]: refusal('system') })
  beginHumanCheck()
  await new Promise((done) => setTimeout(done))
  openPlatform({ [asked]: value(challenge) })
  expect(numberIn(await passHumanCheck())).toBe(1)
})
