import { kinds, lotteryGames } from '@jackfruit/lottery-rules'
import { expect, test } from 'vitest'
import { sumOf } from './draft.ts'
import { columnsOf, entriesOfLines } from './repeat.ts'
import { playsOf } from './rules.ts'

const line = (play: string, pick: string, stake = 10_000n) => ({
  ...{ play, pick, stake, price: stake, step: 0, win: null, hits: [] },
})

test('a line of a group is made again by the columns of its digits', () => {
  expect(['00123', '0011', '012', '0001'].map(columnsOf)).toEqual(['0|123', '01', '012', '0|1'])
})
test('lines of one play and stake are one entry', () => {
  const entries = entriesOfLines('two-digits', [
    line('straight', '07'),
    line('straight', '23'),
    line('straight', '32', 5n),
  ])
  expect(entries.map(({ selection }) => selection)).toEqual(['07 23', '32'])
})
test('the specimen lines of every play are laid again as the same number of lines', () => {
  for (const kind of new Set(lotteryGames.map((game) => game.kind)))
    for (const play of playsOf(kind))
      for (const pick of play.kinds.slice(0, 5)) {
        const made = sumOf(kind, 'Lott', entriesOfLines(kind, [line(play.id, pick)]))
        expect([kind, play.id, pick, 'lines' in made ? made.lines : made]).toEqual([kind, play.id, pick, 1])
      }
  expect(Object.keys(kinds).length).toBe(18)
})
