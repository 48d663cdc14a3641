import { expect, test } from 'vitest'
import { exact } from '../../studios/hexworks/games/slot-golden-chinthe/exact.ts'
import { goldenChintheSheet } from './golden-chinthe.ts'

const counted = exact()

test('the par sheet prints the counted return and every strip, and finds nothing published otherwise', () => {
  const { text, differences } = goldenChintheSheet(counted)
  expect(differences).toEqual([])
  expect(text).toContain('| Return to player | 96.5701 % |')
  expect(text).toContain('33,554,432 resting places')
  expect(text.match(/^\| [1-5] \| [A-Z0-9 ]+ \|$/gm)).toHaveLength(5)
  expect(text).not.toContain('undefined')
})

test('a published figure that is not the counted one is told', () => {
  const { differences } = goldenChintheSheet({ ...counted, totalReturn: 0.97 })
  expect(differences).toEqual(['rtp: published 96.5701, counted 97.0000'])
})
