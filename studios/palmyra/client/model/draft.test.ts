import { lotteryGames } from '@jackfruit/lottery-rules'
import { expect, test } from 'vitest'
import { chaseOf, type Draft, entriesOf, sumOf, withSeen } from './draft.ts'
import { inputOf, oddsAt, ownOdds, paysText, playsOf } from './rules.ts'

const draft = (more: Partial<Draft>): Draft => ({
  ...{ play: 'straight', words: [], unit: 10_000n, multiple: 1, share: 100, amounts: new Map() },
  ...more,
})

test('numbers of one amount are one entry, and each other amount is one of its own', () => {
  const entries = entriesOf(draft({ words: ['07', '23', '32'], amounts: new Map([['23', 50_000n]]) }))
  expect(entries.map(({ selection, unit }) => [selection, unit])).toEqual([
    ['07 32', 10_000n],
    ['23', 50_000n],
  ])
  expect(sumOf('two-digits', 'Lott', entries)).toEqual({ lines: 3, price: 70_000n, most: 4_250_000n })
})
test('a number on eighteen prizes costs eighteen stakes', () => {
  const entries = entriesOf(draft({ play: 'lo2', words: ['26', '28', '46', '48', '76', '78'] }))
  expect(sumOf('vn-south', 'Lott', entries)).toMatchObject({ lines: 6, price: 1_080_000n })
})
test('a part of the unit that has no whole hundredths is told, and so is what cannot be read', () => {
  expect(sumOf('two-digits', 'Lott', entriesOf(draft({ words: ['07'], unit: 5n, share: 10 })))).toEqual({
    uneven: true,
  })
  expect(sumOf('two-digits', 'Lott', entriesOf(draft({ words: ['7'] })))).toMatchObject({
    wrong: [{ why: 'too-short' }],
  })
})
test('a ticket says which odds its member saw, of its own numbers alone', () => {
  const told = [
    { play: 'straight', pick: '07', step: 1, stakeMax: 100n },
    { play: 'straight', pick: '99', step: 2, stakeMax: 100n },
    { play: 'straight', pick: '23', step: null, stakeMax: null },
  ]
  const [entry] = withSeen('two-digits', entriesOf(draft({ words: ['07', '23'] })), told)
  expect(entry?.seen).toEqual({ '07': 1 })
})
test('a chase grows by its factor, and never above the greatest multiple', () => {
  expect(chaseOf(4, 2)).toEqual([1, 2, 4, 8])
  expect(chaseOf(12, 3).at(-1)).toBe(10_000)
})
test('every play of every game has a board: its specimen lines are of the form that the board makes', () => {
  for (const kind of new Set(lotteryGames.map((game) => game.kind)))
    for (const play of playsOf(kind)) {
      const input = inputOf(kind, play)
      const [line = ''] = play.kinds
      if (input.by === 'digits') expect([play.id, line]).toEqual([play.id, line.slice(0, input.width)])
      const word = input.by === 'balls' ? line.replaceAll('-', ' ') : line
      if (input.by !== 'groups')
        expect([kind, play.id, 'chosen' in play.choose(word, 1000)]).toEqual([kind, play.id, true])
    }
})
test('a play names its own size among the odds of its table', () => {
  const odds = oddsAt('vn-south', 'xien2', 'Lott', 0)
  expect(paysText(ownOdds('xien2', odds))).toBe('33')
  expect(paysText(oddsAt('two-digits', 'straight', 'Lott', 1))).toBe('80')
})
