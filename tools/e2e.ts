/**
 * `npm run e2e [-- --shards=N] [playwright arguments]`: journeys in a real browser against the whole product.
 * Each shard is a product and a browser of its own; whichever is free takes the next file of journeys.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@jackfruit/groundwork/chromium'
import { placeForTests } from '@jackfruit/groundwork/memory'
import { readAsked } from './e2e/asked.ts'
import { statusOf, stopAll } from './e2e/ending.ts'
import { openShard, type Shard } from './e2e/shard.ts'
import { build } from './stack/build.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = readdirSync(join(root, 'e2e'), { encoding: 'utf8', recursive: true }).filter((path) =>
  path.endsWith('.e2e.ts'),
)
const asked = readAsked(
  process.argv.slice(2),
  files.map((path) => `e2e/${path}`),
  { processors: availableParallelism(), hasDatabase: Boolean(process.env['DATABASE_OWNER_URL']) },
)
let journeys: ChildProcess | null = null
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopped = true
    journeys?.kill('SIGINT')
  })
}

await build((line) => console.log(line))
// For everything that is started from here, the browser too.
process.env['TMPDIR'] = placeForTests()
const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-e2e-'))
let shards: readonly Shard[] = []
let status = 1
try {
  shards = await openShards(asked.shards)
  const browser = await chromium()
  if (!isStopped)
    status = await playwright([`--workers=${shards.length}`, ...asked.rest], {
      ...browser.env,
      E2E_BROWSER: browser.executablePath,
      E2E_BROWSER_ARGS: browser.args.join(' '),
      E2E_SHARDS: JSON.stringify(shards.map(({ env }) => env)),
    })
} finally {
  if (!(await stopAll(shards, console.log))) status = 1
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(status)

/** All of them side by side; when one does not come up, none stays. */
async function openShards(count: number): Promise<Shard[]> {
  const names = Array.from({ length: count }, (_, at) => `shard ${at + 1}`)
  const opened = await Promise.allSettled(
    names.map((name) => openShard(join(dataDir, name.replace(' ', '-')), (line) => say(name, line))),
  )
  const up = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failure = opened.find((one) => one.status === 'rejected')
  if (!failure) return up
  await stopAll(up, console.log)
  throw failure.reason
}

function say(name: string, line: string): void {
  console.log(`${name}: ${line}`)
}

function playwright(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const binary = join(root, 'node_modules', '.bin', 'playwright')
  journeys = spawn(binary, ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  return statusOf(journeys)
}
