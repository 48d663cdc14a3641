/**
 * `npm run check`: everything that needs neither database nor browser, two steps at a time.
 * `-- --without-tests` leaves the tests out; `-- types arrows` runs only the steps so named.
 */
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const script = (path: string) => [process.execPath, '--disable-warning=ExperimentalWarning', join(root, path)]

interface Step {
  readonly name: string
  readonly title: string
  readonly command: readonly string[]
  readonly isTest?: boolean
  /** Part of another step already: run alone only when asked for. */
  readonly isPart?: boolean
}

interface Outcome {
  readonly step: Step
  readonly status: number
  readonly output: string
}

const vitest = [bin('vitest'), 'run', '--reporter=dot']

/** The long ones first, so that the two lanes end together. */
const steps: readonly Step[] = [
  {
    name: 'tests',
    title: 'Tidy and pure tests',
    command: [...vitest, '--project', 'pure', '--project', 'site'],
    isTest: true,
  },
  {
    name: 'types',
    title: 'Types: server, packages, studios, tools',
    command: [bin('tsc'), '--pretty', 'false', '-p', 'tsconfig.json'],
  },
  {
    name: 'web-types',
    title: 'Types: what browsers load',
    command: [bin('tsc'), '--pretty', 'false', '-p', 'tsconfig.web.json'],
  },
  { name: 'lint', title: 'Format and lint', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'unused',
    title: 'Unused files, exports, dependencies',
    command: [bin('knip'), '--no-config-hints', '--no-progress'],
  },
  { name: 'arrows', title: 'Arrows between parts', command: script('tools/checks/arrows.ts') },
  { name: 'lock', title: 'Lock file, pins, licences', command: [...script('tools/lock.ts'), '--check'] },
  {
    name: 'tidy',
    title: 'Tidy',
    command: [...vitest, '--project', 'pure', 'tools/checks/tidy.test.ts'],
    isTest: true,
    isPart: true,
  },
]

const lanes = 2
/** Programs that begin with `#!/usr/bin/env node` shall find this Node, not the machine's. */
const path = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
const asked = process.argv.slice(2)
const names = asked.filter((word) => !word.startsWith('--'))
const unknown = names.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const chosen = steps
  .filter(({ name, isPart }) => (names.length === 0 ? !isPart : names.includes(name)))
  .filter(({ isTest }) => !(isTest && asked.includes('--without-tests')))
const began = performance.now()
const outcomes: Outcome[] = []
const waiting = [...chosen]
await Promise.all(Array.from({ length: lanes }, work))

const failed = outcomes.filter(({ status }) => status !== 0)
for (const { step, output } of failed) console.log(`\n── ${step.title}\n${output.trim()}`)
const seconds = secondsSince(began)
console.log(`\n${outcomes.length - failed.length} of ${chosen.length} checks are fine, in ${seconds} s.`)
if (failed.length > 0)
  console.log(`To repeat: npm run check -- ${failed.map(({ step }) => step.name).join(' ')}`)
process.exit(failed.length === 0 ? 0 : 1)

/** One lane takes steps until none is left. */
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    console.log(`  …     ${step.title}`)
    const start = performance.now()
    const outcome = await execute(step)
    outcomes.push(outcome)
    console.log(`  ${outcome.status === 0 ? 'fine ' : 'WRONG'} ${step.title} (${secondsSince(start)} s)`)
  }
}

function execute(step: Step): Promise<Outcome> {
  const [file = '', ...args] = step.command
  return new Promise((done) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', PATH: path },
    })
    let output = ''
    const gather = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', gather)
    child.stderr.on('data', gather)
    child.once('error', (error) =>
      done({ step, status: 1, output: `${file} could not be started: ${error.message}` }),
    )
    child.once('close', (status) => done({ step, status: status ?? 1, output }))
  })
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}
