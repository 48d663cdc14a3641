import { expect, test } from 'vitest'
import type { Key, Kind } from './keys.ts'
import { openTally, type Said } from './tally.ts'

const key = (kind: Kind): Key => ({
  ...{ id: `${kind}-1`, kind, person: 0, amount: 100n, times: 3 },
  ...{ of: null, vendor: '', to: 0 },
})
const done = (says: string, isFresh = false): Said => ({ done: true, says, isFresh, ref: says })
const refused = (says: string): Said => ({ done: false, says, isFresh: false, ref: '' })

function problemsOf(kind: Kind, ...answers: Said[]): string[] {
  const tally = openTally()
  for (const said of answers) tally.add(key(kind), said)
  return tally.problems
}

test('a key that is answered in two ways, or carried out twice, is a problem', () => {
  expect(problemsOf('order', done('d1'), done('d2'))).toEqual(['order-1 was answered "d1" and "d2"'])
  expect(problemsOf('stake', done('OK a', true), done('OK a', true))).toEqual([
    'stake-1 was carried out twice',
  ])
  expect(problemsOf('in', done('vt_1'), refused('insufficient_funds'))).toHaveLength(1)
  expect(problemsOf('stake', refused('INSUFFICIENT_FUNDS'), done('OK a'))).toHaveLength(1)
  expect(problemsOf('stake', done('OK a'), refused('TXN_CANCELLED'))).toHaveLength(1)
})

test('the same answer again is none, nor is room that is found after a refusal that nobody keeps', () => {
  expect(problemsOf('stake', done('OK a', true), done('OK a'), done('OK a'))).toEqual([])
  expect(problemsOf('in', refused('insufficient_funds'), done('vt_1'), done('vt_1'))).toEqual([])
  expect(problemsOf('withdrawal', refused('payout_pending'), refused('insufficient_funds'))).toEqual([])
})
