import { describe, expect, test } from 'vitest'
import { PlayFailure } from './play-server.ts'
import { steadily } from './steadily.ts'

const atOnce = { wait: async () => {}, onRetry: () => {}, delaysMs: [1, 1, 1] }

describe('asking the studio again', () => {
  test('goes on through lost answers and gives the first that comes', async () => {
    let asked = 0
    const answer = await steadily(async () => {
      asked += 1
      if (asked < 3) throw new PlayFailure('network', 'lost')
      return asked
    }, atOnce)
    expect(answer).toBe(3)
  })

  test('gives up after its delays and says why', async () => {
    let asked = 0
    await expect(
      steadily(async () => {
        asked += 1
        throw new PlayFailure('busy', 'maintenance')
      }, atOnce),
    ).rejects.toMatchObject({ kind: 'busy' })
    expect(asked).toBe(4)
  })

  test.each(['funds', 'session', 'limits', 'refused', 'returned', 'paused'] as const)(
    'never repeats what was refused, nor asks a studio that pauses as if the line were bad: %s',
    async (kind) => {
      let asked = 0
      await expect(
        steadily(async () => {
          asked += 1
          throw new PlayFailure(kind, 'no')
        }, atOnce),
      ).rejects.toMatchObject({ kind })
      expect(asked).toBe(1)
    },
  )
})
