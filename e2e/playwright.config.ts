import { defineConfig } from '@playwright/test'

const executablePath = process.env['E2E_BROWSER'] ?? ''
const args = (process.env['E2E_BROWSER_ARGS'] ?? '').split(' ').filter(Boolean)

/** Started by `npm run e2e`, which brings up the product and names it in the environment. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  fullyParallel: false,
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
