import { expect, test } from 'vitest'
import { doingsOf, isWaitedFor } from './steps.ts'

test('[CT-01] [CT-02] [CT-03] an offer is answered by the downline and taken back by who made it', () => {
  const offered = { state: 'offered', askedBy: 'upline' } as const
  expect(doingsOf(offered, 'downline')).toEqual(['accept', 'reject'])
  expect(doingsOf(offered, 'upline')).toEqual(['cancel'])
  expect(isWaitedFor(offered, 'downline')).toBe(true)
  expect(isWaitedFor(offered, 'upline')).toBe(false)
})

test('[CT-04] [CT-06] one in force is changed and ended from above, and below an end is asked for', () => {
  const active = { state: 'active', askedBy: null } as const
  expect(doingsOf(active, 'upline')).toEqual(['change', 'requestEnd', 'terminate'])
  expect(doingsOf(active, 'downline')).toEqual(['requestEnd'])
  const ending = { state: 'endRequested', askedBy: 'downline' } as const
  expect(doingsOf(ending, 'upline')).toEqual(['agreeEnd', 'declineEnd', 'terminate'])
  expect(doingsOf(ending, 'downline')).toEqual([])
})

test('a change on offer is answered as an offer is, and what is over can no more be touched', () => {
  const change = { state: 'changeOffered', askedBy: 'upline' } as const
  expect(doingsOf(change, 'downline')).toEqual(['accept', 'reject'])
  expect(doingsOf(change, 'upline')).toEqual(['cancel', 'terminate'])
  expect(doingsOf({ state: 'terminated', askedBy: null }, 'upline')).toEqual([])
})
