/**
 * `npm run bench -- rewards`: what rewards cost by the clock, on a durable database. `-- rewards counting` runs one part:
 * counting, levels, board or cost; `--members 50000` and `--seconds 4` make it smaller.
 */
import { fork } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { rankAll } from './rewards/board.ts'
import { costOfMany } from './rewards/cost.ts'
import { countAgainstWriting } from './rewards/counting.ts'
import { evaluateAll } from './rewards/vip.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { members: { type: 'string' }, seconds: { type: 'string' }, rounds: { type: 'string' } },
})
const numberOf = (name: keyof typeof values, usual: number): number => {
  const given = Number(values[name] ?? usual)
  if (!Number.isInteger(given) || given < 1) throw new Error(`--${name} is a whole number of one or more`)
  return given
}
const members = numberOf('members', 1_000_000)
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  counting: () =>
    countAgainstWriting({
      ...{ seconds: numberOf('seconds', 8), rounds: numberOf('rounds', 3) },
      members: Math.min(members, 20_000),
    }),
  levels: () => evaluateAll(members),
  board: () => rankAll(members),
  cost: () => costOfMany(members),
}
const [only] = positionals
if (only && !(only in parts)) {
  console.error(`Parts: ${Object.keys(parts).join(', ')}. Run one with: npm run bench -- rewards counting`)
  process.exit(1)
}
const within = { BENCH_WITHIN: '1' }
if (!process.env['BENCH_WITHIN']) {
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`)
  const busy = loadavg()[0] ?? 0
  if (busy > 1)
    console.log(
      `Other programs keep this machine busy (load ${busy.toFixed(1)}): these figures are worse than its own.`,
    )
}
/** Each part in a process of its own: what one has held is not counted for the next. */
const alone = (part: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    fork(fileURLToPath(import.meta.url), [part, ...process.argv.slice(2)], {
      env: { ...process.env, ...within },
    })
      .once('error', reject)
      .once('exit', (code) => resolve(code === 0))
  })
let ok = true
if (only) ok = (await parts[only]?.()) ?? false
else for (const part of Object.keys(parts)) ok = (await alone(part)) && ok
process.exit(ok ? 0 : 1)
