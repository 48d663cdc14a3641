/**
 * `npm run bench -- lottery`: a million lines settled against one plain UPDATE of as many rows on the same durable
 * database, tickets taken a second at the desk with what the check of liability is of that, and through the whole product.
 * `--lines 100000` makes it smaller.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openLotteryBench } from './lottery/database.ts'
import { placeMany } from './lottery/placing.ts'
import { settleMany } from './lottery/settling.ts'
import { placeThroughAll } from './lottery/whole.ts'

const { values } = parseArgs({ options: { lines: { type: 'string' }, seconds: { type: 'string' } } })
const numberOf = (name: keyof typeof values, usual: number): number => {
  const given = Number(values[name] ?? usual)
  if (!Number.isInteger(given) || given < 1) throw new Error(`--${name} is a whole number of one or more`)
  return given
}

console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`)
const busy = loadavg()[0] ?? 0
if (busy > 1)
  console.log(
    `Other programs keep this machine busy (load ${busy.toFixed(1)}): these figures are worse than its own.`,
  )
const bench = await openLotteryBench()
let ok = false
try {
  const isSettled = await settleMany(bench, numberOf('lines', 1_000_000))
  const isPlaced = await placeMany(bench, numberOf('seconds', 8))
  ok = isSettled && isPlaced
} finally {
  await bench.stop()
}
ok = (await placeThroughAll(numberOf('seconds', 8))) && ok
process.exit(ok ? 0 : 1)
