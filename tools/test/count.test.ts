import { expect, test } from 'vitest'
import { closing, countIn, countJourneys, countOf, countVitest } from './count.ts'

test('what was skipped or passed at a second try did not pass', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2 })).toEqual({
    ...{ passed: 7, failed: 3 },
  })
  expect(countJourneys({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } })).toEqual({
    ...{ passed: 5, failed: 3 },
  })
})

test('a report that breaks off or tells no numbers is lost', () => {
  for (const text of ['', '{"stats": {"expected": 5', '{}', 'null']) {
    expect(countIn(text, countJourneys)).toBe('lost')
    expect(countIn(text, countVitest)).toBe('lost')
  }
  const whole = JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } })
  expect(countIn(whole, countJourneys)).toEqual({ passed: 5, failed: 0 })
})

test('a step without a report is one test', () => {
  expect(countOf(0, 'none')).toEqual({ passed: 1, failed: 0 })
  expect(countOf(2, 'none')).toEqual({ passed: 0, failed: 1 })
})

test('a step that fell before its report, ran nothing, or ended badly for no test’s sake has failed', () => {
  expect(countOf(0, 'lost')).toEqual({ passed: 0, failed: 1 })
  expect(countOf(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(countOf(1, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 1 })
  expect(countOf(1, { passed: 9, failed: 2 })).toEqual({ passed: 9, failed: 2 })
})

test('a run closes with each step and one line of all of them', () => {
  expect(
    closing([
      { title: 'Checks', seconds: 50, passed: 1, failed: 0 },
      { title: 'Journeys', seconds: 70, passed: 20, failed: 2 },
    ]),
  ).toEqual([
    'Checks: 1 passed, 0 failed, 50 s',
    'Journeys: 20 passed, 2 failed, 70 s',
    'All of it took 120 s',
    '21 passed, 2 failed',
  ])
})
