/**
 * `npm test`: on a fresh clone: checks, unit and property tests, tests with a database, kills, and the
 * journeys in a browser that a change breaks first. `-- --every-journey` runs all of them, `-- --changed <commit>`
 * what the changes since then concern, `-- --matrix` the journeys through all languages, sizes, themes and games.
 * Closes with what each step took, and one line: `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { statusOf } from './e2e/ending.ts'
import { build } from './stack/build.ts'
import { type Covers, coversFile } from './test/changed.ts'
import { closing, countIn, countOf, type Outcome } from './test/count.ts'
import { type Step, stepsOf } from './test/steps.ts'
import { type Tier, tierOf } from './test/tier.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const programs = { node: process.execPath, vitest: join(root, 'node_modules', '.bin', 'vitest') }

const steps = chosen()
const reports = mkdtempSync(join(tmpdir(), 'jackfruit-reports-'))
const outcomes: Outcome[] = []
await build((line) => console.log(line))
for (const [at, step] of steps.entries()) {
  console.log(`\n== ${step.title}`)
  const began = Date.now()
  const file = join(reports, `${at}.json`)
  const status = await execute(step, file)
  const seconds = Math.round((Date.now() - began) / 1000)
  outcomes.push({ title: step.title, seconds, ...countOf(status, countedIn(step, file)) })
}
rmSync(reports, { recursive: true, force: true })
console.log('')
for (const line of closing(outcomes)) console.log(line)
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1)

function chosen(): readonly Step[] {
  try {
    const covers = JSON.parse(readFileSync(join(root, coversFile), 'utf8')) as Covers
    const tier = tierOf(process.argv.slice(2))
    return stepsOf(tier, () => changedSince(tier), covers)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** What differs from where this branch left that commit, committed or not. */
function changedSince(tier: Tier): string[] {
  const base = tier.name === 'changed' ? tier.base : 'HEAD'
  const { status, stdout } = spawnSync('git', ['merge-base', base, 'HEAD'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`--changed needs a commit that this branch comes from; ${base} is none.`)
  const differing = git(['diff', '--name-only', '--no-renames', stdout.trim()])
  return `${differing}${git(['ls-files', '--others', '--exclude-standard'])}`.split('\n').filter(Boolean)
}

function git(words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed: ${stderr.trim()}`)
  return stdout
}

function countedIn({ report }: Step, file: string) {
  if (!report) return 'none'
  if (!existsSync(file)) return 'lost'
  return countIn(readFileSync(file, 'utf8'), report.count)
}

function execute({ program, words, report, env }: Step, file: string): Promise<number> {
  const told = report?.as === 'word' ? [...words, `--outputFile.json=${file}`] : words
  const named = report?.as === 'env' ? { E2E_REPORT: file } : {}
  return statusOf(
    spawn(programs[program], told, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, ...named },
    }),
  )
}
