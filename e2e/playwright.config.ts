import { defineConfig } from '@playwright/test'

const executablePath = process.env['E2E_BROWSER'] ?? ''
const args = (process.env['E2E_BROWSER_ARGS'] ?? '').split(' ').filter(Boolean)

/**
 * Started by `npm run e2e`, which brings up the product as often as there are workers and says where. A worker reads
 * this file before any journey, and so do those that follow it in its place: all of them meet the same product.
 */
const shards = JSON.parse(process.env['E2E_SHARDS'] ?? '[{}]') as Record<string, string>[]
Object.assign(process.env, shards[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)])

/** Their tests look at many screens each and know nothing of each other: one file of them would outlast the run. */
const wide = /\/(access|languages|text-fit)[.]e2e[.]ts$/

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'wide', testMatch: wide, fullyParallel: true },
    { name: 'deep', testMatch: '*.e2e.ts', testIgnore: wide },
  ],
  // A machine that is three times slower than usual is no fault of what is looked at.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // All languages, sizes and themes are asked for by name: E2E_MATRIX=1 npm run e2e -- --grep @matrix
  grepInvert: process.env['E2E_MATRIX'] ? [] : /@matrix/,
  reporter: process.env['E2E_REPORT']
    ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: process.env['E2E_SITE'] ?? '',
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Yangon',
    // What is waited for without end would only be told at the end of the test's own time.
    actionTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
