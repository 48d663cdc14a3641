import { expect, test } from 'vitest'
import { countFindings, gamesOf } from './counts.ts'

test('a count that is not so, and one that is not told any more, are found', () => {
  const readme = 'There are three slots and 12 tables.'
  expect(countFindings(readme, { 'are … slots': 3, 'and … tables': 12 })).toEqual([])
  expect(countFindings(readme, { 'are … slots': 4 }).map(({ problem }) => problem)).toEqual([
    'says "are three slots", and there are 4',
  ])
  expect(countFindings(readme, { '… doors': 1 })).toHaveLength(1)
})

test('a game is a folder with rules', () => {
  const paths = [
    'studios/one/games/a/rules.ts',
    'studios/one/games/a/view.ts',
    'studios/two/games/b/rules.ts',
  ]
  expect(gamesOf('one', paths)).toBe(1)
})
