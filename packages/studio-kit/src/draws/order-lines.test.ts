import { expect, test } from 'vitest'
import type { DrawGame } from './draw-game.ts'
import { expand, linesMax, type SeenEntry } from './order-lines.ts'

/** Numbers parted by blanks, at 85 and 80; nothing else of a game is asked here. */
const game = {
  limits: { MMK: { lineMin: 100n, ticketMax: 10_000n, memberMax: 10_000n } },
  steps: 1,
  linesOf: ({ play, selection, unit, multiple }) =>
    selection
      .split(' ')
      .map((pick) => ({ play, pick, stake: unit * BigInt(multiple), price: 2n * unit * BigInt(multiple) })),
  mostOf: (_, step) => 850_000 - step * 50_000,
} as Pick<DrawGame, 'limits' | 'steps' | 'linesOf' | 'mostOf'> as DrawGame

const entry = (selection: string, more: Partial<SeenEntry> = {}): SeenEntry => ({
  ...{ play: 'straight', selection, unit: 100n, multiple: 1, share: 100, seen: {} },
  ...more,
})
const lines = (entries: readonly SeenEntry[], multiple = 1, currency = 'MMK') =>
  expand(game, { entries, mode: 'Lott', multiple, currency })

test('lines of one number are one, at the sum of what lies on them', () => {
  expect(lines([entry('12 21'), entry('12', { unit: 300n })])).toEqual([
    { play: 'straight', pick: '12', step: 0, stake: 400n, price: 800n, most: 34_000n },
    { play: 'straight', pick: '21', step: 0, stake: 100n, price: 200n, most: 8_500n },
  ])
})

test('an issue of a chase takes each entry as many times as it says', () => {
  expect(lines([entry('12', { multiple: 3 })], 4)?.[0]).toMatchObject({ stake: 1_200n, price: 2_400n })
})

test('what a number can bring is of the odds that the member saw', () => {
  expect(lines([entry('12 21', { seen: { '21': 1 } })])?.map(({ step, most }) => [step, most])).toEqual([
    [0, 8_500n],
    [1, 8_000n],
  ])
})

test.each([
  ['nothing', [], 1, 'MMK'],
  ['less than the least', [entry('12', { unit: 99n })], 1, 'MMK'],
  ['a currency that the game does not take', [entry('12')], 1, 'THB'],
  ['no whole multiple', [entry('12')], 1.5, 'MMK'],
  ['a multiple that is too large together', [entry('12', { multiple: 5_000 })], 3, 'MMK'],
  ['a step that there is not', [entry('12', { seen: { '12': 2 } })], 1, 'MMK'],
  ['a number at two odds', [entry('12'), entry('12', { seen: { '12': 1 } })], 1, 'MMK'],
  [
    'more lines than a ticket may have',
    [entry(Array.from({ length: linesMax + 1 }, (_, n) => String(n)).join(' '))],
    1,
    'MMK',
  ],
])('%s makes no ticket', (_what, entries, multiple, currency) => {
  expect(lines(entries as readonly SeenEntry[], multiple as number, currency as string)).toBeNull()
})
