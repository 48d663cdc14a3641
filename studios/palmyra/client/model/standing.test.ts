import { expect, test } from 'vitest'
import { sumOf } from './draft.ts'
import { fallenOf } from './standing.ts'

const entry = (selection: string, play = 'straight') => ({
  ...{ play, selection, unit: 10_000n, multiple: 1, share: 100 as const, seen: {} },
})
const told = (pick: string, step: number | null, play = 'straight') => ({ play, pick, step, stakeMax: null })

test('numbers on the slip that have closed since, and those that pay less, are named; others are not', () => {
  const numbers = [told('12', null), told('21', 1), told('77', 2), told('34', 0), told('12', 1, 'other')]
  expect(fallenOf('two-digits', [entry('12r'), entry('34')], numbers)).toEqual({
    closed: ['12'],
    less: ['21'],
  })
  expect(fallenOf('two-digits', [entry('55')], numbers)).toEqual({ closed: [], less: [] })
})

test('a number that one province has closed is closed, whatever it pays in another', () => {
  expect(fallenOf('two-digits', [entry('07')], [told('07', 1), told('07', null)])).toEqual({
    ...{ closed: ['07'], less: [] },
  })
})

test('the most that a line brings goes by the odds that stand now', () => {
  const most = (numbers: ReturnType<typeof told>[]) => {
    const sum = sumOf('two-digits', 'Lott', [entry('07')], numbers)
    return 'most' in sum ? sum.most : null
  }
  expect([most([]), most([told('07', 1)]), most([told('07', 2)])]).toEqual([850_000n, 800_000n, 750_000n])
})
