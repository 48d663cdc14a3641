/** How many tests a step ran, by the report that it wrote, and the lines that close a run. */
import { stripVTControlCharacters } from 'node:util'

export interface Count {
  readonly passed: number
  readonly failed: number
  /** What did not pass, a line each: whoever sees only the end of a run's print knows what to look at. */
  readonly named?: readonly string[]
}

export interface Outcome extends Count {
  readonly title: string
  readonly seconds: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

interface JourneysReport extends Suite {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
}

/** What was left out did not pass, nor did what passed at the second try. */
export const countVitest = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report as VitestReport
  const named = testResults.flatMap(({ name, message, assertionResults }) => {
    const fallen = assertionResults.filter(({ status }) => status !== 'passed')
    if (fallen.length === 0 && message) return [line(name, 'the file', message)]
    return fallen.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]))
  })
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests, named }
}
export const countJourneys = (report: unknown): Count => {
  const { expected, unexpected, flaky, skipped } = (report as JourneysReport).stats
  const named = specsOf(report as JourneysReport).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ results }) => line(file, title, results.find(({ error }) => error)?.error?.message)),
  )
  return { passed: expected, failed: unexpected + flaky + skipped, named }
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** File, title, and the first of what was said. */
function line(file: string, title: string, said = 'said nothing'): string {
  const first = stripVTControlCharacters(said).trim().split('\n', 1)[0] ?? ''
  return `${file.split('/').slice(-3).join('/')} › ${title}: ${first.slice(0, 300)}`
}

/** A report that breaks off, or tells no numbers, is as good as none. */
export function countIn(text: string, count: (report: unknown) => Count): Count | 'lost' {
  try {
    const counted = count(JSON.parse(text))
    return Number.isInteger(counted.passed + counted.failed) ? counted : 'lost'
  } catch {
    return 'lost'
  }
}

/**
 * A step is one test where it writes no report. Where it should have written one, it fell when there is none, when
 * nothing ran, and when it ended badly though no test failed.
 */
export function countOf(status: number, counted: Count | 'none' | 'lost'): Count {
  if (counted === 'lost') return { passed: 0, failed: 1 }
  if (counted === 'none') return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (counted.passed + counted.failed === 0) return { passed: 0, failed: 1 }
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

/** One cause can fell a hundred: who reads the end sees the other steps' too. */
const namedMost = 20

export function closing(outcomes: readonly Outcome[]): string[] {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return [
    ...outcomes.flatMap(({ named = [] }) => [
      ...named.slice(0, namedMost),
      ...(named.length > namedMost ? [`… and ${named.length - namedMost} more`] : []),
    ]),
    ...outcomes.map(
      ({ title, seconds, passed, failed }) => `${title}: ${passed} passed, ${failed} failed, ${seconds} s`,
    ),
    `All of it took ${sum(({ seconds }) => seconds)} s`,
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ]
}
