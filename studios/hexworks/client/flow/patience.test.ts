import { describe, expect, test } from 'vitest'
import { makePatience } from './patience.ts'

describe('a pause of the presentation', () => {
  test('ends by itself', async () => {
    await expect(makePatience().pause(5)).resolves.toBeUndefined()
  })

  test('ends at once when the player presses on', async () => {
    const patience = makePatience()
    const began = performance.now()
    const pause = patience.pause(60_000)
    patience.pressOn()
    await pause
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test('work that may be hurried is told once, and not after its end', async () => {
    const patience = makePatience()
    const told: string[] = []
    await patience.during(Promise.resolve(), () => told.push('late'))
    patience.pressOn()
    expect(told).toEqual([])
  })
})
