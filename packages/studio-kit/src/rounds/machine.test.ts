import { expect, test } from 'vitest'
import { leadsTo, linkAfter, nextStep, stuckMs } from './machine.ts'
import type { Phase } from './store/round-row.ts'

test('[IM-29] a round goes through every phase in order, and then the next is opened', () => {
  const seen: Phase[] = []
  let phase: Phase | null = null
  for (let steps = 0; steps < 6; steps++) {
    phase = leadsTo[nextStep(phase && { phase, untilMs: 0 }).step]
    seen.push(phase)
  }
  expect(seen).toEqual(['betting', 'closed', 'dealing', 'result', 'settled', 'betting'])
})

test('no step is taken before the phase may end', () => {
  for (const phase of ['betting', 'closed', 'dealing', 'result'] as const) {
    expect(nextStep({ phase, untilMs: 700 }).inMs).toBe(700)
    expect(nextStep({ phase, untilMs: -5 }).inMs).toBe(0)
  }
})

test('a round that stood still is void without an outcome, and goes on with one', () => {
  const late = (phase: Phase) => nextStep({ phase, untilMs: -stuckMs }).step
  expect([late('betting'), late('closed')]).toEqual(['void', 'void'])
  expect([late('dealing'), late('result'), late('settled'), late('voided')]).toEqual([
    'show',
    'settle',
    'open',
    'open',
  ])
  expect(nextStep({ phase: 'closed', untilMs: 1 - stuckMs }).step).toBe('deal')
})

test('each link is used once, and a chain is followed by the next', () => {
  let at = linkAfter(null, 2)
  const seen = [at]
  for (let rounds = 0; rounds < 4; rounds++) {
    at = linkAfter(at, 2)
    seen.push(at)
  }
  expect(seen.map(({ chainNo, linkNo }) => `${chainNo}:${linkNo}`)).toEqual([
    '1:1',
    '1:2',
    '2:1',
    '2:2',
    '3:1',
  ])
})
