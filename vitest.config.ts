import { defineConfig } from 'vitest/config'

/** Pure tests run anywhere in seconds; `database` tests get a PostgreSQL of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{packages,studios,tools,bench}/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.test.ts', 'packages/ui/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{apps,packages,studios,tools}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['apps/server/src/testing/postgres-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['{apps/site,packages/ui}/**/*.test.tsx', 'apps/site/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'happy-dom',
          testTimeout: 60_000,
          // A document for each of 93 files costs five times what the tests take. They leave nothing behind.
          isolate: false,
        },
      },
    ],
  },
})
