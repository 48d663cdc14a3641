import { expect, test } from 'vitest'
import { exact } from '../../studios/kitelab/games/kite-dice/exact.ts'
import { kiteDiceSheet } from './kite-dice.ts'

test('the par sheet of the dice prints the counted return, and finds nothing published otherwise', () => {
  const { text, differences } = kiteDiceSheet()
  expect(differences).toEqual([])
  expect(text).toContain('| Return to player | 97.2222 % |')
  expect(text).not.toContain('undefined')
})

test('a published figure of the dice that is not the counted one is told', () => {
  const { differences } = kiteDiceSheet({ ...exact(), hitRate: 0.4 })
  expect(differences).toEqual(['hitRate: published 50.00, counted 40.00'])
})
