/**
 * `npm run bench -- agents`: what agents' pay and their centre cost with a million members, on a durable database, beside
 * plain SQL over the same rows. `--members 50000 --agents 5000` makes it smaller, `--seconds 4` shorter.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openAgentsBench } from './agents/open.ts'
import { readOverviews } from './agents/overview.ts'
import { runWindows } from './agents/windows.ts'
import { watchMemory } from './rewards/memory.ts'

const { values } = parseArgs({
  options: { members: { type: 'string' }, agents: { type: 'string' }, seconds: { type: 'string' } },
})
const numberOf = (name: keyof typeof values, usual: number): number => {
  const given = Number(values[name] ?? usual)
  if (!Number.isInteger(given) || given < 1) throw new Error(`--${name} is a whole number of one or more`)
  return given
}
const members = numberOf('members', 1_000_000)
const agents = numberOf('agents', 100_000)
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`)
const busy = loadavg()[0] ?? 0
if (busy > 1)
  console.log(
    `Other programs keep this machine busy (load ${busy.toFixed(1)}): these figures are worse than its own.`,
  )
const opened = await openAgentsBench({ members, agents })
let ok = true
try {
  const memory = watchMemory()
  ok = (await runWindows(opened)) && ok
  ok = (await readOverviews(opened, numberOf('seconds', 10))) && ok
  console.log(`at most ${memory.stop()} MB in the process`)
} finally {
  await opened.close()
}
process.exit(ok ? 0 : 1)
