import { describe, expect, test } from 'vitest'
import { kyat, seeded } from '../../shared/testing.ts'
import { overBucket, placeAt, touches, unit } from './fall.ts'
import { game } from './game.ts'
import { readShown } from './shown.ts'

const rounds = [8, 12, 16].flatMap((rows) =>
  Array.from({ length: 60 }, (_, seed) => {
    const choice = game.rules.readChoice({ rows, risk: 'high' }, kyat)
    const played = choice && game.rules.play({ stake: 50_000n, choice }, [], seeded(seed * 7919), kyat)
    if (!played) throw new Error('no round')
    return readShown(played.shown)
  }),
)

describe('the ball of Plinko', () => {
  test('ends in the middle of the bucket that the round fell into, in every size of board', () => {
    for (const round of rounds) {
      const spots = touches(round)
      expect(placeAt(spots, 1)).toMatchObject(overBucket(round.bucket, round.rows))
    }
  })

  test('passes each row by the side that the round turned to', () => {
    for (const round of rounds) {
      const spots = touches(round)
      for (const [row, turn] of round.path.entries()) {
        const across = (spots[row + 2]?.x ?? 0) - (spots[row + 1]?.x ?? 0)
        expect(across).toBeCloseTo(turn === 1 ? unit / 2 : -unit / 2)
      }
    }
  })

  test('falls from touch to touch without a jump', () => {
    for (const round of rounds.slice(0, 20)) {
      const spots = touches(round)
      let last = placeAt(spots, 0)
      for (let step = 1; step <= 400; step++) {
        const next = placeAt(spots, step / 400)
        expect(Math.hypot(next.x - last.x, next.y - last.y)).toBeLessThan(unit * 0.35)
        last = next
      }
    }
  })
})
