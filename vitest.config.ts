import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { placeForTests } from './packages/groundwork/src/memory.ts'
import { LongestFirst } from './tools/test/longest-first.ts'

// For all workers, and for what they start.
process.env['TMPDIR'] = placeForTests()
const cores = availableParallelism()
/** What is waited for may come late on a busy machine, and ends a wait at once when it comes. */
const patient = { poll: { timeout: 20_000 } }

/** What a client's build draws is an address here: tables are tried without their pictures. */
const undrawn = {
  name: 'undrawn',
  resolveId: (id: string) => (id.startsWith('virtual:art/') ? `\0${id}` : null),
  load: (id: string) => (id.startsWith('\0virtual:art/') ? 'export const picture = (name) => name' : null),
}

/** These wait for the database as often as they work; each of these projects runs by itself, after the site's and pure ones. */
const withDatabase = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  globalSetup: ['apps/server/src/testing/postgres-setup.ts'],
  env: { JACKFRUIT_TEST: '1' },
  testTimeout: 120_000,
  expect: patient,
  hookTimeout: 60_000,
}

/** Pure tests run anywhere; those of the `database` and of `programs` over one get a PostgreSQL of their own. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [undrawn],
        test: {
          name: 'pure',
          include: ['{packages,studios,tools,bench}/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.test.ts', 'packages/ui/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          // They leave nothing behind, and read what they share once.
          isolate: false,
          maxWorkers: cores,
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'programs',
          include: ['{packages,studios,tools}/**/*.db.test.ts'],
          // Most of their time programs start, are killed and come back: each takes less than half a core.
          maxWorkers: 2 * cores,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'database',
          include: ['apps/**/*.db.test.ts'],
          maxWorkers: cores + 1,
          sequence: { groupOrder: 2 },
          // Loading the platform anew took as long as most files test it. What its modules keep is kept by database.
          isolate: false,
          // For the whole process: so for all of its files, whichever is the first.
          setupFiles: ['apps/server/src/platform/database/int8.ts'],
        },
      },
      {
        test: {
          name: 'site',
          include: ['{apps/site,packages/ui}/**/*.test.tsx', 'apps/site/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'happy-dom',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          // A document for each file costs five times what its tests take. They leave nothing behind.
          isolate: false,
          maxWorkers: cores,
        },
      },
    ],
  },
})
