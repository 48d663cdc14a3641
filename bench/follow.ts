/**
 * `npm run bench -- follow`: the lanes write at full speed while none, one and four followers read in a process
 * beside them. What counts is the ratio of read to written in one run, and how long the last of it takes.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { follow } from '../apps/server/src/modules/ledger/index.ts'
import { openDatabase } from '../apps/server/src/platform/database/db.ts'
import { openBenchDatabase } from './ledger/database.ts'
import { lanesDesign } from './ledger/designs.ts'
import { measure } from './ledger/load.ts'
import { parentOf, processorMs } from './vendor/processor.ts'

const seconds = 10
/** Before the processor is looked at: what code costs until it is compiled is no share of a load that lasts. */
const warmSeconds = 5
const callers = 256
const crews = [0, 1, 4]
/** Of what was written meanwhile; the pace of the followers' loops alone leaves some of it for afterwards. */
const leastRatio = 0.85
const lagMostSeconds = 1.5
/** Of the processor that lanes, load, database and followers use at full load, all followers together. */
const mostShare = 0.1

console.log(`load of this machine before: ${(loadavg()[0] ?? 0).toFixed(1)}`)
const database = await openBenchDatabase()
let ok = true
try {
  await database.query('create table public.follow_sums (name text, transfers int, staked bigint)')
  await database.query('grant insert on public.follow_sums to jackfruit_app')
  console.log('followers   written/s   read/s each   read of written   the rest after   of the processor')
  for (const followers of crews) ok = (await run(followers)) && ok
  await catchUp()
} finally {
  await database.stop()
}
process.exit(ok ? 0 : 1)

/**
 * Milliseconds of the processor so far: of all, and of the followers' process with the connections that it opened. It
 * connects as the owner, so that what serves them can be told from what serves the lanes.
 */
async function used(reader: ChildProcess | null): Promise<{ all: number; followers: number }> {
  const [row] = await database.query('select pg_backend_pid() as pid, current_user as owner')
  const server = parentOf(Number(row?.['pid'])) ?? 0
  const theirs = reader?.pid ? (processorMs(reader.pid) ?? 0) : 0
  const { user, system } = process.cpuUsage()
  return {
    all: (processorMs(server) ?? 0) + theirs + (user + system) / 1_000,
    followers: reader ? theirs + (processorMs(server, `: ${row?.['owner']} `) ?? 0) : 0,
  }
}

/** As a migration does. */
async function begin(name: string, place: string): Promise<void> {
  await database.query(`select ledger.begin_following('${name}', ${place})`)
}

async function run(followers: number): Promise<boolean> {
  const name = `bench-${followers}-`
  for (let index = 0; index < followers; index++)
    await begin(`${name}${index}`, 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint')
  const reader = followers > 0 ? await startReader(followers) : null
  const before = await written()
  const lanes = await lanesDesign(database)
  await measure(lanes.send, callers, warmSeconds, 0)
  const warm = await written()
  const began = performance.now()
  const usedBefore = await used(reader)
  await measure(lanes.send, callers, seconds, 0)
  const usedBy = await used(reader)
  const took = (performance.now() - began) / 1_000
  const ended = await written()
  const all = ended - before
  const least = reader ? await leastRead(name) : 0
  await lanes.close()
  const closed = performance.now()
  while (reader && (await leastRead(name)) < all) await new Promise((wake) => setTimeout(wake, 20))
  const rest = (performance.now() - closed) / 1_000
  await stop(reader)
  const ratio = least / all
  const ofFollowers = usedBy.followers - usedBefore.followers
  const share = ofFollowers / (usedBy.all - usedBefore.all)
  const isFine = !reader || (ratio >= leastRatio && rest <= lagMostSeconds && share <= mostShare)
  const cells = [
    ((ended - warm) / took).toFixed(0).padStart(9),
    reader ? ((least / all) * ((ended - warm) / took)).toFixed(0).padStart(11) : ''.padStart(11),
    reader ? ratio.toFixed(3).padStart(15) : ''.padStart(15),
    reader ? `${rest.toFixed(2)} s`.padStart(14) : '',
    reader ? `${(share * 100).toFixed(1)} %`.padStart(12) : '',
  ]
  console.log(
    `${String(followers).padStart(9)}   ${cells.join('   ')}${reader ? (isFine ? '   PASS' : '   FAIL') : ''}`,
  )
  return isFine
}

/** How fast one follower reads all there is, when it begins with the first transfer. */
async function catchUp(): Promise<void> {
  await begin('bench-all', '0')
  const { db, close } = openDatabase(database.appUrl, { max: 1 })
  const began = performance.now()
  const read = await follow(
    db,
    { name: 'bench-all', whenBusy: 'wait' },
    async (_, { transfers }) => transfers.length,
  )
  const all = read.reduce((sum, each) => sum + each, 0)
  await close()
  const took = (performance.now() - began) / 1_000
  console.log(`${all} transfers behind: read in ${took.toFixed(1)} s, ${(all / took).toFixed(0)}/s`)
}

/** Of several followers the one that has read least. */
async function leastRead(name: string): Promise<number> {
  const [row] = await database.query(
    `select coalesce(min(read), 0)::int as least from (select coalesce(sum(s.transfers), 0) as read
       from ledger.followers f left join public.follow_sums s using (name) where name like '${name}%' group by name) each`,
  )
  return Number(row?.['least'] ?? 0)
}

async function written(): Promise<number> {
  return Number((await database.query('select sum(seq) as n from ledger.accounts'))[0]?.['n'] ?? 0)
}

async function startReader(followers: number): Promise<ChildProcess> {
  const reader = fork(fileURLToPath(new URL('./follow/reader.ts', import.meta.url)), [
    database.adminUrl,
    String(followers),
    String(followers),
  ])
  await once(reader, 'message')
  // Each has taken its place before the first transfer is written.
  while (
    Number(
      (
        await database.query(
          `select count(*) as n from ledger.followers where name like 'bench-${followers}-%'`,
        )
      )[0]?.['n'],
    ) < followers
  )
    await new Promise((wake) => setTimeout(wake, 20))
  return reader
}

async function stop(reader: ChildProcess | null): Promise<void> {
  if (!reader) return
  const gone = once(reader, 'exit')
  reader.send('stop')
  await gone
}
