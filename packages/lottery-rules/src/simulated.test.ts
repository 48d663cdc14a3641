import { createHmac } from 'node:crypto'
import { openStream } from '@jackfruit/fairness'
import { expect, test } from 'vitest'
import { floatOf } from './fraction.ts'
import { kinds } from './kinds.ts'
import { resultsIn } from './schedule/pairs.ts'

/** Small, and seeded: it finds a play that is settled otherwise than computed, not a digit. */
test('every play, drawn and settled 1,500 times, stays within five errors of its return', () => {
  for (const [name, kind] of Object.entries(kinds)) {
    const chance = openStream((i) => createHmac('sha256', name).update(String(i)).digest())
    const results = Array.from({ length: 1500 }, () =>
      'isJoined' in kind ? resultsIn(2, kind.draw(chance)) : [kind.draw(chance), kind.draw(chance)],
    )
    for (const play of kind.plays)
      for (const pick of play.kinds.slice(0, 12)) {
        const backs = results.map(
          (drawn) =>
            play
              .hits(pick, drawn.slice(0, play.stations), play.odds)
              .reduce((sum, hit) => sum + hit.times, 0) /
            play.cost(pick) /
            100,
        )
        const exact = floatOf(play.exact(pick, play.odds))
        const mean = backs.reduce((sum, back) => sum + back, 0) / backs.length
        // The deviation of what is won at the highest price bounds the error from above.
        const most = play.most(pick, play.odds) / play.cost(pick) / 100
        const error = Math.sqrt((exact * most) / backs.length)
        expect([name, play.id, pick, Math.abs(mean - exact) <= 5 * error + most / backs.length]).toEqual([
          name,
          play.id,
          pick,
          true,
        ])
      }
  }
})
