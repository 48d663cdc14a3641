/**
 * `npm run bench -- rewards`: what rewards cost by the clock, on a durable database: the look at a month over a million
 * members' levels. Each part says its time and its memory.
 */
import { loadavg } from 'node:os'
import { evaluateAMillion } from './rewards/vip.ts'

const busy = loadavg()[0] ?? 0
if (busy > 1)
  console.log(
    `Other programs keep this machine busy (load ${busy.toFixed(1)}): these figures are worse than its own.`,
  )
process.exit((await evaluateAMillion()) ? 0 : 1)
