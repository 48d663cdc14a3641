/**
 * `npm test`: on a fresh clone: checks, unit and property tests, tests with a database, kills, and the
 * journeys in a browser that a change breaks first. With `--every-journey` all of them, which `npm run e2e`
 * runs alone. Closes with one line: `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './stack/build.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'jackfruit-reports-'))
const vitest = join(root, 'node_modules', '.bin', 'vitest')
const began = Date.now()
/** The ways in, and a member's first day. */
const firstJourneys = ['entry', 'journey', 'login', 'register'].map((name) => `${name}.e2e`)
const journeys = process.argv.includes('--every-journey') ? [] : firstJourneys

interface Count {
  passed: number
  failed: number
}

interface Step {
  readonly title: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Reads how many tests the step ran; a step without a report counts as one. */
  readonly count?: () => Count
}

const vitestReport = join(reports, 'vitest.json')
const e2eReport = join(reports, 'e2e.json')
const steps: readonly Step[] = [
  {
    title: 'Types, lint, arrows, unused code, lock file',
    command: [process.execPath, 'tools/check.ts', '--without-tests'],
  },
  {
    title: 'Unit, property, database and kill tests',
    command: [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: () => {
      const report = read<{
        numPassedTests: number
        numFailedTests: number
        numFailedTestSuites: number
        numPendingTests: number
      }>(vitestReport)
      return { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests }
    },
  },
  {
    title: 'Journeys in a browser',
    command: [process.execPath, 'tools/e2e.ts', ...journeys],
    env: { E2E_REPORT: e2eReport },
    count: () => {
      const { stats } = read<{
        stats: { expected: number; unexpected: number; flaky: number; skipped: number }
      }>(e2eReport)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    },
  },
]

const total: Count = { passed: 0, failed: 0 }
await build((line) => console.log(line))
for (const step of steps) {
  console.log(`\n== ${step.title}`)
  const status = await execute(step)
  const counted = countOf(step, status)
  total.passed += counted.passed
  total.failed += counted.failed
  console.log(`== ${step.title}: ${counted.passed} passed, ${counted.failed} failed`)
}
rmSync(reports, { recursive: true, force: true })
console.log(`\nAll of it took ${Math.round((Date.now() - began) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function countOf({ count }: Step, status: number): Count {
  const bare = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!count) return bare
  try {
    const counted = count()
    const nothingRan = counted.passed + counted.failed === 0
    return status !== 0 && counted.failed === 0
      ? { ...counted, failed: 1 }
      : nothingRan
        ? { passed: 0, failed: 1 }
        : counted
  } catch {
    return { passed: 0, failed: 1 } // no report: the step fell before it could write one
  }
}

function read<T>(file: string): T {
  if (!existsSync(file)) throw new Error(`${file} was not written`)
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

function execute({ command, env }: Step): Promise<number> {
  const [file = '', ...args] = command
  return new Promise((done) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', () => done(1))
    child.once('exit', (code) => done(code ?? 1))
  })
}
