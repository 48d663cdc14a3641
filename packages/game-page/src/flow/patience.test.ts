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

  test('within hurried work leaves that work hurried too', async () => {
    const patience = makePatience()
    const told: string[] = []
    const showing = patience.during(
      patience.pause(60_000).then(() => patience.pause(60_000)),
      () => told.push('hurry'),
    )
    patience.pressOn()
    await Promise.resolve()
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve, 1))
    patience.pressOn()
    await showing
    expect(told).toEqual(['hurry', 'hurry'])
  })

  test('work that may be hurried is told once, and not after its end', async () => {
    const patience = makePatience()
    const told: string[] = []
    await patience.during(Promise.resolve(), () => told.push('late'))
    patience.pressOn()
    expect(told).toEqual([])
  })
})
