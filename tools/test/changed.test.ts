import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listPaths, told } from '../checks/sources.ts'
import {
  type Covers,
  coverFindings,
  coversFile,
  firstJourneys,
  isMapped,
  journeysFor,
  readersOf,
  sourcesFor,
} from './changed.ts'

const covers: Covers = {
  'account/entry': ['studios/one'],
  'content/help': ['site/**/help', 'server/content'],
  'content/notices': ['server/content'],
}
const besidesFirst = (changed: readonly string[]) => {
  const chosen = journeysFor(changed, covers)
  return chosen === 'all' ? chosen : chosen.filter((name) => !firstJourneys.includes(name))
}

test('a path in a folder that journeys cover asks for them, in whatever wing it lies', () => {
  expect(besidesFirst(['server/content/pages.ts'])).toEqual(['content/help', 'content/notices'])
  expect(besidesFirst(['site/help/Page.tsx'])).toEqual(['content/help'])
  expect(besidesFirst(['site/content/help/Page.tsx'])).toEqual(['content/help'])
  expect(besidesFirst(['e2e/content/notices.e2e.ts'])).toEqual(['content/notices'])
})

test('one path in nobody’s row asks for all journeys; a folder that only begins alike is one', () => {
  expect(besidesFirst(['server/content/pages.ts', 'server/ledger/lanes.ts'])).toBe('all')
  expect(besidesFirst(['server/contents/pages.ts'])).toBe('all')
  expect(besidesFirst(['e2e/shared/people.ts'])).toBe('all')
  expect(besidesFirst(['package.json'])).toBe('all')
})

test('a row that claims every feature maps none: beside a narrower one it runs too, alone it asks for all', () => {
  const wide: Covers = {
    looks: ['apps/site/src/features'],
    'content/help': ['apps/site/src/features/**/help'],
  }
  expect(journeysFor(['apps/site/src/features/content/help/Page.tsx'], wide)).toEqual(
    [...firstJourneys, 'content/help', 'looks'].sort(),
  )
  expect(journeysFor(['apps/site/src/features/content/gift/Gift.tsx'], wide)).toBe('all')
})

test('what no browser meets asks for none; with anything else the first journeys run', () => {
  const apart = ['README.md', 'server/ledger/lanes.db.test.ts', 'tools/checks/rows.ts']
  expect(journeysFor(apart, covers)).toEqual([])
  expect(journeysFor([...apart, 'server/content/pages.ts'], covers)).toEqual(
    [...firstJourneys, 'content/help', 'content/notices'].sort(),
  )
})

test('a test that reads files or starts their programs without an import runs when one changed, and is there', () => {
  const statements = 'tools/checks/modules/brands.db.test.ts'
  expect(readersOf(['apps/server/src/modules/peer/pool.ts'])).toContain(statements)
  expect(readersOf(['studios/one/client/main.ts'])).not.toContain(statements)
  expect(readersOf(['apps/server/src/modules/peer/pool.ts'])).toContain('tools/storm/storm.db.test.ts')
  const all = readersOf([
    'apps/server/src/modules/a.ts',
    'studios/host/server.ts',
    'packages/contracts/src/content/content.ts',
    'docs/vendor-api.md',
    'docs/simulations.md',
  ])
  expect(all).toHaveLength(12)
  expect(listPaths(root)).toEqual(expect.arrayContaining([...all]))
})

test('imports show which tests a program concerns; of what is read otherwise they know nothing', () => {
  expect(sourcesFor(['a.ts', 'b.tsx', 'README.md', 'e2e/covers.json'])).toEqual(['a.ts', 'b.tsx'])
  expect(sourcesFor(['a.ts', 'server/migrations/7.sql'])).toBe('all')
  expect(sourcesFor(['vitest.config.ts'])).toBe('all')
  expect(sourcesFor(['server/testing/postgres-setup.ts'])).toBe('all')
})

test('what tests start by its path concerns all of them; a test beside it only itself', () => {
  for (const started of [
    'tools/audit.ts',
    'tools/operate/running.ts',
    'studios/host/main.ts',
    'apps/server/src/app.ts',
  ])
    expect(sourcesFor(['a.ts', started])).toBe('all')
  for (const part of ['calls', 'modules']) expect(sourcesFor([`apps/server/src/${part}.ts`])).toBe('all')
  const imported = ['tools/checks/tidy.test.ts', 'tools/e2e/asked.ts', 'apps/server/src/modules/peer/app.ts']
  expect(sourcesFor(imported)).toEqual(imported)
})

test('a journey without a row, a row without a journey and a folder that is not there are found', () => {
  const paths = [
    'e2e/content/help.e2e.ts',
    'e2e/play/new.e2e.ts',
    'e2e/account/entry.e2e.ts',
    'site/help/Page.tsx',
    'studios/one/a.ts',
  ]
  expect(coverFindings(covers, paths).map(({ problem }) => problem)).toEqual([
    'has no row for play/new',
    'has a row for content/notices, which is no journey',
    'says that content/help covers server/content, where nothing is',
    'says that content/notices covers server/content, where nothing is',
  ])
})

const root = fileURLToPath(new URL('../../', import.meta.url))
const table = JSON.parse(readFileSync(join(root, coversFile), 'utf8')) as Covers

test('every feature has a journey of its own in the table, besides those that look at all of them', () => {
  const features = listPaths(root).flatMap(
    (path) => /^apps\/site\/src\/features\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? [],
  )
  expect(features.length).toBeGreaterThan(0)
  expect([...new Set(features)].filter((folder) => !isMapped(folder.slice(0, -1), table))).toEqual([])
})

test('the table of what journeys cover is true', () => {
  expect(told(coverFindings(table, listPaths(root)))).toBe('')
  for (const name of firstJourneys) expect(table).toHaveProperty(name)
})
