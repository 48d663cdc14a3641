import { currencyOf } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import type { Opening } from './model.ts'
import { lendParts } from './view-parts.ts'

const opening: Opening = {
  currency: currencyOf('MMK'),
  ...{ language: 'EN', mode: 'real', balance: 1000n, stakes: [100n, 200n, 500n], defaultStake: 200n },
  ...{ limits: { min: 100n, max: 10_000n }, maxWin: 1_000_000n, facts: null },
  published: {
    ...{ rtp: '97', hitRate: '50', deviation: '1', volatility: 'low', most: '6', method: 'exact' },
  },
  ...{ version: '1', buildHash: 'h', jurisdiction: { autoplay: true, turbo: true, minSpinMs: 0 } },
  fairness: { commit: 'a', nextCommit: 'b', clientSeed: 'c', nonce: 0 },
  ...{ unseen: null, open: null, free: null },
}
const page = { say: (key: string) => key, sounds: { play: () => {} }, pause: async () => {} }

test('a view that is being made can ask for the stake and say that its choice changed', () => {
  const { viewParts } = lendParts(opening, page)
  expect(viewParts.stake()).toBe(200n)
  expect(() => viewParts.changed()).not.toThrow()
  expect(() => viewParts.act(null)).not.toThrow()
})

test('from then on it hears and tells the game that is played at it', () => {
  const told: string[] = []
  const { viewParts, playBy } = lendParts(opening, page)
  playBy({
    stake: () => 500n,
    chooseStake: (stake) => told.push(`stake ${stake}`),
    changed: () => told.push('changed'),
    act: (action) => told.push(`act ${JSON.stringify(action)}`),
  })
  viewParts.chooseStake(200n)
  viewParts.changed()
  viewParts.act({ pick: 3 })
  expect([viewParts.stake(), ...told]).toEqual([500n, 'stake 200', 'changed', 'act {"pick":3}'])
})
