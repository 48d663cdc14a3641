import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContractState, isInForce, type Side, type Standing, type Step, stepFrom } from './index.ts'

const offered: Standing = { state: 'offered', askedBy: 'upline' }
const active: Standing = { state: 'active', askedBy: null }

test('[CT-01] [CT-02] [CT-03] who was offered answers, and who offered may take it back', () => {
  expect(stepFrom(offered, 'accept', 'downline')).toEqual(active)
  expect(stepFrom(offered, 'reject', 'downline')?.state).toBe('rejected')
  expect(stepFrom(offered, 'cancel', 'upline')?.state).toBe('cancelled')
  for (const [step, side] of [
    ['accept', 'upline'],
    ['reject', 'upline'],
    ['cancel', 'downline'],
  ] as const)
    expect(stepFrom(offered, step, side)).toBeNull()
})

test('[CT-04] [CT-05] [CT-06] who wishes an end waits for the other side, or for seven days', () => {
  const wished = stepFrom(active, 'requestEnd', 'downline')
  expect(wished).toEqual({ state: 'endRequested', askedBy: 'downline' })
  if (!wished) return
  expect(stepFrom(wished, 'agreeEnd', 'downline')).toBeNull()
  expect(stepFrom(wished, 'agreeEnd', 'upline')?.state).toBe('terminated')
  expect(stepFrom(wished, 'agreeEnd', 'clock')?.state).toBe('terminated')
  expect(stepFrom(wished, 'declineEnd', 'upline')).toEqual(active)
  expect(stepFrom(active, 'terminate', 'upline')?.state).toBe('terminated')
  expect(stepFrom(active, 'terminate', 'downline')).toBeNull()
  expect(stepFrom({ state: 'requested', askedBy: 'downline' }, 'accept', 'upline')).toEqual(active)
})

test('a change waits beside the terms in force: who was offered it agrees or not, who offered takes it back', () => {
  const offered = stepFrom(active, 'offerChange', 'upline')
  expect(offered).toEqual({ state: 'changeOffered', askedBy: 'upline' })
  if (!offered) return
  for (const [step, side] of [
    ['acceptChange', 'downline'],
    ['rejectChange', 'downline'],
    ['cancelChange', 'upline'],
    ['lapseChange', 'clock'],
  ] as const)
    expect(stepFrom(offered, step, side)).toEqual(active)
  for (const [step, side] of [
    ['acceptChange', 'upline'],
    ['rejectChange', 'upline'],
    ['cancelChange', 'downline'],
    ['requestEnd', 'downline'],
  ] as const)
    expect(stepFrom(offered, step, side)).toBeNull()
})

const steps: readonly Step[] = [
  ...(['accept', 'reject', 'cancel', 'offerChange', 'requestEnd', 'agreeEnd'] as const),
  ...(['declineEnd', 'terminate', 'expire', 'supersede'] as const),
  ...(['acceptChange', 'rejectChange', 'cancelChange', 'lapseChange'] as const),
]
const over: readonly ContractState[] = ['rejected', 'cancelled', 'expired', 'terminated', 'superseded']

test('no order of steps leads out of an end, or into force without both sides', () => {
  const move = fc.tuple(
    fc.constantFrom(...steps),
    fc.constantFrom<Side[]>('upline', 'downline', 'clock', 'platform'),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let standing = offered
      let isAgreed = false
      for (const [step, side] of moves) {
        const next = stepFrom(standing, step, side)
        if (over.includes(standing.state)) expect(next).toBeNull()
        if (!next) continue
        if (step === 'accept') isAgreed = side === 'downline'
        standing = next
        expect(isInForce(standing.state) ? isAgreed : true).toBe(true)
        expect(standing.askedBy === null).toBe(
          standing.state !== 'endRequested' && standing.state !== 'changeOffered',
        )
      }
    }),
    { numRuns: 3_000 },
  )
})
