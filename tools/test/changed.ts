/** Which tests a change concerns: files by what imports what, journeys by a table of what each covers. */
import { matchesGlob } from 'node:path/posix'
import type { Finding } from '../checks/sources.ts'

/** Each journey by its wing and name, and the folders whose change can break it and nothing beyond it; `**` stands for any folders. */
export type Covers = Readonly<Record<string, readonly string[]>>

export const coversFile = 'e2e/covers.json'
/** The ways in, and a member's first day: what a change breaks first. */
export const firstJourneys: readonly string[] = [
  'account/entry',
  'account/login',
  'account/register',
  'site/journey',
]

const journey = /^e2e\/(.+)\.e2e\.ts$/
/** Journeys that look at every screen claim it whole: their rows say nothing of what a feature's own journeys are. */
const wholeTrees: readonly string[] = ['apps/site/src/features']
/** What no browser meets. */
const apart = /\.test\.tsx?$|\.md$|^(docs|bench|tools\/checks|tools\/test)\/|^tools\/(check|rows|test)\.ts$/

const lies = (path: string, folder: string) => matchesGlob(path, folder) || matchesGlob(path, `${folder}/**`)

const rowsOver = (path: string, covers: Covers, counts: (folder: string) => boolean = () => true) =>
  Object.keys(covers).filter((name) => covers[name]?.some((folder) => counts(folder) && lies(path, folder)))

/** Whether a journey of its own meets it, besides those that look at everything. */
export const isMapped = (path: string, covers: Covers) =>
  rowsOver(path, covers, (folder) => !wholeTrees.includes(folder)).length > 0

/** `all` as soon as one path is in nobody's row, or in none but that of a whole tree; none where no browser meets any. */
export function journeysFor(changed: readonly string[], covers: Covers): 'all' | readonly string[] {
  const met = changed.filter((path) => !apart.test(path) && path !== coversFile)
  const chosen = new Set(met.length > 0 ? firstJourneys : [])
  for (const path of met) {
    const own = journey.exec(path)?.[1]
    if (!own && !isMapped(path, covers)) return 'all'
    for (const name of own ? [own] : rowsOver(path, covers)) chosen.add(name)
  }
  return [...chosen].sort()
}

const program = /\.tsx?$/
const steersTests = /^vitest\.config\.ts$|-setup\.ts$/
/** Tests start these by their path, or a program that they are part of. */
const started =
  /^tools\/((cashier|fixture|operate)\/)?[^/]+(?<!\.test)\.ts$|(^|\/)main\.ts$|^apps\/server\/src\/(app|calls|modules)\.ts$/
const unread = /\.md$|^(docs|e2e)\//

/** Sources for `vitest related`; `all` where something changed that tests read without an import. */
export function sourcesFor(changed: readonly string[]): 'all' | readonly string[] {
  const read = changed.filter((path) => !unread.test(path))
  const beyondImports = (path: string) => !program.test(path) || steersTests.test(path) || started.test(path)
  return read.some(beyondImports) ? 'all' : read
}

const server = /^apps\/server\/src\/(platform|modules)\/(?!.*\.test\.ts$).*\.ts$/
const studios = /^(studios\/host|packages\/studio-kit\/src)\/(?!.*\.test\.ts$).*\.ts$/

/** Tests that read files without an import, and which, or start the programs that these are parts of; the first two read every file. */
const readers: readonly (readonly [test: string, reads: RegExp])[] = [
  ['tools/checks/tidy.test.ts', /^/],
  ['tools/test/changed.test.ts', /^/],
  ['tools/mutate/faults.test.ts', program],
  ['tools/checks/modules/brands.db.test.ts', /^apps\/server\/src\/modules\/.*\.ts$/],
  ['tools/storm/storm.db.test.ts', server],
  ['tools/kill-test/kill-test.db.test.ts', server],
  ['tools/kill-test/games/games.db.test.ts', studios],
  ['tools/kill-test/tables/tables.db.test.ts', studios],
  ['apps/site/build/slim-contracts.test.ts', /^packages\/contracts\/src\/.*\.ts$/],
  ['packages/art/src/tiles.test.ts', /^packages\/contracts\/src\/content\/content\.ts$/],
  ['tools/certify/docs-examples.test.ts', /^docs\/vendor-api\.md$/],
  ['tools/simulate/all-games.test.ts', /^docs\/simulations\.md$/],
]

export const readersOf = (changed: readonly string[]): readonly string[] =>
  readers.filter(([, reads]) => changed.some((path) => reads.test(path))).map(([test]) => test)

/** Every journey has a row, every row a journey, and each folder of it is there. */
export function coverFindings(covers: Covers, paths: readonly string[]): Finding[] {
  const journeys = new Set(paths.flatMap((path) => journey.exec(path)?.[1] ?? []))
  const missing = [...journeys].filter((name) => !(name in covers)).map((name) => `has no row for ${name}`)
  const gone = Object.keys(covers)
    .filter((name) => !journeys.has(name))
    .map((name) => `has a row for ${name}, which is no journey`)
  const nowhere = Object.entries(covers).flatMap(([name, folders]) =>
    folders
      .filter((folder) => !paths.some((path) => lies(path, folder)))
      .map((folder) => `says that ${name} covers ${folder}, where nothing is`),
  )
  return [...missing, ...gone, ...nowhere].map((problem) => ({ path: coversFile, problem }))
}
