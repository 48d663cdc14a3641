/** What each tier of `npm test` runs, one after the other: each takes both cores. */
import { type Covers, firstJourneys, journeysFor, readersOf, sourcesFor } from './changed.ts'
import { type Count, countJourneys, countVitest } from './count.ts'
import type { Tier } from './tier.ts'

export interface Step {
  readonly title: string
  readonly program: 'node' | 'vitest'
  readonly words: readonly string[]
  /** What the report is called in the words or the environment of the step, and how it is read. */
  readonly report?: { readonly as: 'word' | 'env'; readonly count: (report: unknown) => Count }
  readonly env?: Readonly<Record<string, string>>
}

const checks: Step = {
  title: 'Types, lint, arrows, unused code, lock file',
  program: 'node',
  words: ['tools/check.ts', '--without-tests'],
}
const tests = (words: readonly string[]): Step => ({
  title: 'Unit, property, database and kill tests',
  program: 'vitest',
  words: [...words, '--reporter=default', '--reporter=json'],
  report: { as: 'word', count: countVitest },
})
const journeys = (words: readonly string[], env: Readonly<Record<string, string>> = {}): Step => ({
  title: 'Journeys in a browser',
  program: 'node',
  words: ['tools/e2e.ts', ...words],
  report: { as: 'env', count: countJourneys },
  env,
})
const fileOf = (name: string) => `e2e/${name}.e2e.ts`

/** `changed` is asked only for the tier of that name. */
export function stepsOf(tier: Tier, changed: () => readonly string[], covers: Covers): readonly Step[] {
  switch (tier.name) {
    case 'usual':
      return [checks, tests(['run']), journeys(firstJourneys.map(fileOf))]
    case 'every-journey':
      return [checks, tests(['run']), journeys([])]
    case 'matrix':
      return [journeys(['--grep', '@matrix'], { E2E_MATRIX: '1' })]
    case 'changed': {
      const paths = changed()
      const sources = sourcesFor(paths)
      const chosen = journeysFor(paths, covers)
      return [
        checks,
        tests(sources === 'all' ? ['run'] : ['related', '--run', ...sources, ...readersOf(paths)]),
        ...(chosen === 'all' ? [journeys([])] : chosen.length > 0 ? [journeys(chosen.map(fileOf))] : []),
      ]
    }
  }
}
