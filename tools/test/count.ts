/** How many tests a step ran, by the report that it wrote, and the lines that close a run. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

export interface Outcome extends Count {
  readonly title: string
  readonly seconds: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
}

interface JourneysReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
}

/** What was left out did not pass, nor did what passed at the second try. */
export const countVitest = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numPendingTests } = report as VitestReport
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests }
}
export const countJourneys = (report: unknown): Count => {
  const { expected, unexpected, flaky, skipped } = (report as JourneysReport).stats
  return { passed: expected, failed: unexpected + flaky + skipped }
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

export function closing(outcomes: readonly Outcome[]): string[] {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return [
    ...outcomes.map(
      ({ title, seconds, passed, failed }) => `${title}: ${passed} passed, ${failed} failed, ${seconds} s`,
    ),
    `All of it took ${sum(({ seconds }) => seconds)} s`,
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ]
}
