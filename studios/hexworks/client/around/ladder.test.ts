import { expect, test } from 'vitest'
import { rules } from '../../games/slot-thingyan-tumble/engine.ts'
import { seeded } from '../../testing/draws.ts'
import { readShown } from '../slot/read-shown.ts'
import { climbRung, enterRung, type Rung, rungsOf } from './ladder.ts'

const start: Rung = { kind: 'base', at: 0 }

test('a game without multipliers of wins in a row has no ladder', () => {
  expect(rungsOf({ reels: 5, lines: [] })).toBeNull()
  expect(rungsOf({ baseTimes: [1, 2], freeTimes: [1, 3] })).toEqual({ base: [1, 2], free: [1, 3] })
})

test('each win of a round pays by the rung that is lit: it climbs with each tumble and stays through free spins', () => {
  const rungs = rungsOf(rules.facts)!
  const table = { currency: 'MMK', scale: 2 }
  let seen = 0
  for (const nonce of [9, 11, 104, 111, 215]) {
    const { spins } = readShown(
      rules.play({ stake: 10_000n, choice: {} }, [], seeded(rules.code, nonce), table)!.shown,
    )
    let rung = start
    for (const spin of spins) {
      rung = enterRung(rung, spin.kind)
      for (const tumble of [null, ...(spin.tumbles ?? [])]) {
        if (tumble) rung = climbRung(rung, rungs)
        for (const { times } of (tumble ?? spin).wins) {
          expect(times).toBe(String(rungs[rung.kind][rung.at]))
          seen += 1
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(30)
})
