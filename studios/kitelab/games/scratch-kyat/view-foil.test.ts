// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest'
import { makeFoil, wayAt } from './view-foil.ts'

describe('the foil over a field', () => {
  test('is free when enough of it is rubbed away, and not by one stroke', () => {
    const foil = makeFoil()
    expect(foil.rub([0.1, 0.1], [0.9, 0.1])).toBe(false)
    expect(foil.rub([0.1, 0.1], [0.9, 0.1])).toBe(false)
    expect(foil.rub([0.9, 0.5], [0.1, 0.5])).toBe(true)
  })

  test('lies whole again over the next ticket', () => {
    const foil = makeFoil()
    for (const y of [0.1, 0.4, 0.7, 0.9]) foil.rub([0, y], [1, y])
    foil.cover()
    expect(foil.rub([0.5, 0.5], [0.6, 0.5])).toBe(false)
  })

  test('is rubbed free by the coin on its way from end to end, however few pictures there are of it', () => {
    const foil = makeFoil()
    foil.sweep(0.3)
    foil.sweep(1)
    expect(foil.rub([0.5, 0.5], [0.5, 0.5])).toBe(true)
  })

  test('is passed by a coin that never leaves it', () => {
    for (let step = 0; step <= 200; step++)
      for (const share of wayAt(step / 200)) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    expect(wayAt(0)).toEqual([0, 0])
    expect(wayAt(1)[1]).toBe(1)
  })
})
