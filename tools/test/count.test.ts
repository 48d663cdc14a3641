import { expect, test } from 'vitest'
import { closing, countIn, countJourneys, countOf, countVitest } from './count.ts'

const vitest = {
  ...{ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2 },
  testResults: [
    {
      name: '/somewhere/apps/server/money/stake.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'a stake is taken' },
        {
          status: 'failed',
          fullName: 'a stake is taken once',
          failureMessages: ['\u001b[31mtwice\u001b[0m\n at line 3'],
        },
        { status: 'pending', fullName: 'left out' },
      ],
    },
    { name: '/somewhere/apps/server/money/broken.test.ts', message: 'no such module', assertionResults: [] },
  ],
}
const journeys = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
  suites: [
    {
      specs: [
        { title: 'a member plays', file: 'play/spin.e2e.ts', tests: [{ status: 'expected', results: [] }] },
      ],
      suites: [
        {
          specs: [
            {
              ...{ title: 'a member pays', file: 'money/pay.e2e.ts' },
              tests: [{ status: 'flaky', results: [{ error: { message: 'not seen' } }, {}] }],
            },
          ],
        },
      ],
    },
  ],
}

test('what was skipped or passed at a second try did not pass', () => {
  expect(countVitest(vitest)).toMatchObject({ passed: 7, failed: 3 })
  expect(countJourneys(journeys)).toMatchObject({ passed: 5, failed: 3 })
})

test('what did not pass is named with its file and the first line of what was said', () => {
  expect(countVitest(vitest).named).toEqual([
    'server/money/stake.test.ts › a stake is taken once: twice',
    'server/money/stake.test.ts › left out: said nothing',
    'server/money/broken.test.ts › the file: no such module',
  ])
  expect(countJourneys(journeys).named).toEqual(['money/pay.e2e.ts › a member pays: not seen'])
})

test('a report that breaks off or tells no numbers is lost', () => {
  for (const text of ['', '{"stats": {"expected": 5', '{}', 'null']) {
    expect(countIn(text, countJourneys)).toBe('lost')
    expect(countIn(text, countVitest)).toBe('lost')
  }
  expect(countIn(JSON.stringify(journeys), countJourneys)).toEqual(countJourneys(journeys))
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

test('of a hundred that did not pass the first twenty are named', () => {
  const named = Array.from({ length: 100 }, (_, at) => `test ${at}`)
  const lines = closing([{ title: 'Tests', seconds: 1, passed: 0, failed: 100, named }])
  expect(lines.slice(19, 22)).toEqual(['test 19', '… and 80 more', 'Tests: 0 passed, 100 failed, 1 s'])
})

test('a run closes with each step and one line of all of them', () => {
  expect(
    closing([
      { title: 'Checks', seconds: 50, passed: 1, failed: 0 },
      { title: 'Journeys', seconds: 70, passed: 20, failed: 2, named: ['one', 'another'] },
    ]),
  ).toEqual([
    'one',
    'another',
    'Checks: 1 passed, 0 failed, 50 s',
    'Journeys: 20 passed, 2 failed, 70 s',
    'All of it took 120 s',
    '21 passed, 2 failed',
  ])
})
