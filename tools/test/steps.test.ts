import { expect, test } from 'vitest'
import type { Covers } from './changed.ts'
import { stepsOf } from './steps.ts'
import type { Tier } from './tier.ts'

const covers: Covers = { 'content/help': ['site/help'] }
const programsOf = (tier: Tier, changed: readonly string[] = []) =>
  stepsOf(tier, () => changed, covers).map(({ program, words }) => [program, ...words].join(' '))
const since = { name: 'changed', base: 'main' } as const

test('the usual tests are checks, all but journeys, and the first journeys; with every journey, all', () => {
  const [checks, tests, journeys] = programsOf({ name: 'usual' })
  expect(checks).toContain('check.ts --without-tests')
  expect(tests).toMatch(/^vitest run /)
  expect(journeys).toMatch(/^node tools\/e2e.ts e2e\/account\/entry.e2e.ts .*e2e\/site\/journey.e2e.ts$/)
  expect(programsOf({ name: 'every-journey' })).toEqual([checks, tests, 'node tools/e2e.ts'])
})

test('after a change, tests that import it run, the tree’s checks, and the journeys that it can break', () => {
  const [, tests, journeys] = programsOf(since, ['site/help/Page.tsx'])
  expect(tests).toContain(
    'vitest related --run site/help/Page.tsx tools/checks/tidy.test.ts tools/test/changed.test.ts tools/mutate/faults.test.ts ',
  )
  expect(programsOf(since, ['e2e/play/new.e2e.ts'])[1]).toContain(' tools/test/changed.test.ts ')
  expect(journeys).toContain('e2e/content/help.e2e.ts')
  expect(programsOf(since, ['site/app/start.ts']).at(-1)).toBe('node tools/e2e.ts')
  expect(programsOf(since, ['package-lock.json'])[1]).toMatch(/^vitest run /)
})

test('a document has its checks and whoever reads it, and no journey', () => {
  const [, tests, ...journeys] = programsOf(since, ['docs/vendor-api.md'])
  expect(tests).toContain(' tools/certify/docs-examples.test.ts ')
  expect(tests).not.toContain('docs/vendor-api.md')
  expect(journeys).toEqual([])
})

test('the matrix is journeys alone, with what they are told of it', () => {
  const [journeys, ...others] = stepsOf({ name: 'matrix' }, () => [], covers)
  expect(others).toEqual([])
  expect(journeys).toMatchObject({ words: ['tools/e2e.ts', '--grep', '@matrix'], env: { E2E_MATRIX: '1' } })
})
