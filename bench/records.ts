/**
 * `npm run bench -- records`: a member with 100,000 movements opens the account record and its statement, pages to
 * the very end, and checks the whole chain; through HTTP calls of the product, on a durable database.
 */
import { cpus, loadavg } from 'node:os'
import { arrived, follow, placeAt } from '../packages/fairness/src/index.ts'
import { median } from './ledger/load.ts'
import { openRecordsWorld, type RecordsWorld } from './records/world.ts'

const movements = 100_000
const openings = 15
const pageRows = 100
const mostMs = 1_000
/** The last tenth of the pages beside the first tenth. */
const mostRatio = 1.5

const busy = loadavg()[0] ?? 0
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`)
if (busy > 1)
  console.log(
    `Other programs keep this machine busy (load ${busy.toFixed(1)}): these figures are worse than its own.`,
  )
const world = await openRecordsWorld(movements)
let ok = false
try {
  ok = await opening(world)
  ok = (await paging(world)) && ok
  ok = (await checking(world)) && ok
} finally {
  await world.close()
}
process.exit(ok ? 0 : 1)

/** What a member waits for: the sums of the period and the first page. */
async function opening({ ask }: RecordsWorld): Promise<boolean> {
  const times: number[] = []
  for (let n = 0; n < openings; n++) {
    const began = performance.now()
    const [statement] = await Promise.all([ask<{ count: number }>('statement'), ask('transactions?limit=30')])
    times.push(performance.now() - began)
    if (statement.count !== movements) throw new Error(`${statement.count} entries, not ${movements}`)
  }
  const [typical, worst] = [median(times), Math.max(...times)]
  return verdict(
    `statement over ${movements} movements opens: median ${typical.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
    `at most ${mostMs} ms`,
    worst < mostMs,
  )
}

async function paging({ ask }: RecordsWorld): Promise<boolean> {
  const times: number[] = []
  let rows = 0
  for (let cursor: string | null = ''; cursor !== null; ) {
    const began = performance.now()
    const page: { lists: unknown[]; nextCursor: string | null } = await ask(
      `transactions?limit=${pageRows}${cursor && `&cursor=${cursor}`}`,
    )
    times.push(performance.now() - began)
    rows += page.lists.length
    cursor = page.nextCursor
  }
  if (rows !== movements) throw new Error(`the pages have ${rows} rows, not ${movements}`)
  const part = Math.floor(times.length / 10)
  const [first, last] = [median(times.slice(0, part)), median(times.slice(-part))]
  const ratio = last / first
  return verdict(
    `${times.length} pages of ${pageRows}: first tenth ${first.toFixed(2)} ms, last tenth ${last.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
    `at most ${mostRatio}`,
    ratio <= mostRatio,
  )
}

/** What the browser does when it is asked to: every entry fetched and recomputed. */
async function checking({ ask }: RecordsWorld): Promise<boolean> {
  const began = performance.now()
  type Point = { seq: string; head: string }
  const { accountId, start, end } = await ask<{ accountId: string; start: Point; end: Point }>('statement')
  let place = placeAt(start)
  let bytes = 0
  while (place.seq < BigInt(end.seq)) {
    const entries = await ask<{ lines: string[]; prints: string[] }>(
      `statement/entries?after=${place.seq}&upTo=${end.seq}`,
    )
    bytes += entries.lines.reduce((sum, line) => sum + line.length, 0)
    const step = await follow(place, entries, accountId)
    if (step.broken) throw new Error(`entry ${step.broken.seq} does not fit`)
    place = step.place
  }
  const took = (performance.now() - began) / 1_000
  return verdict(
    `${place.seq} entries (${(bytes / 1_000_000).toFixed(1)} MB) fetched and recomputed in ${took.toFixed(1)} s`,
    'arrives at the seal',
    arrived(place, end) === null && place.seq === BigInt(movements),
  )
}

function verdict(what: string, target: string, holds: boolean): boolean {
  console.log(`${what}   target: ${target}   ${holds ? 'PASS' : 'FAIL'}`)
  return holds
}
