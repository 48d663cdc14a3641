import { currencyOf } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import type { Win } from '../../shared/shown.ts'
import { stopsOf } from './tour.ts'

const mmk = currencyOf('MMK')
const aWin = (amount: string): Win => ({
  ...{ kind: 'line', symbol: 'A', count: 3, line: 1, times: '1', cells: [], amount },
})

test('wins are shown one by one, the highest first', () => {
  const shown = stopsOf([aWin('90.00'), aWin('1000.00'), aWin('250.00')], mmk)
  expect(shown.map(({ amount }) => amount)).toEqual(['1000.00', '250.00', '90.00'])
})

test('a single win has been told by its plate, and is not shown again', () => {
  expect(stopsOf([aWin('90.00')], mmk)).toEqual([])
})
