/** Whether the sums of teams on a day are what members did: reckoned anew from the raw rows, and compared to the last unit. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Activity, AnyDeed } from '../../activity/index.ts'
import { settlementsBetween, settlementsById } from '../../wallet/index.ts'
import { readClock } from './clock.ts'
import { addTo, columns, nothing, type Sums, sumsOf } from './sums.ts'

interface Counted {
  readonly id: bigint
  readonly memberId: bigint
  readonly chain: bigint[]
  readonly day: string
  readonly hour: Date
  readonly window: Date
  readonly earns: boolean
}

interface Checked {
  /** Of the day. */
  readonly deeds: number
  /** Sums that were compared. */
  readonly sums: number
  /** What is not as it should be, a line each; at most so many are told. */
  readonly differences: readonly string[]
}

const piece = 2_000
const toldMost = 50

type Expected = Map<string, Sums>
const add = (to: Expected, name: string, sums: Readonly<Sums>) => {
  const known = to.get(name) ?? nothing()
  to.set(name, known)
  addTo(known, sums)
}

export async function checkDay(
  db: Db,
  activity: Pick<Activity, 'deedsOf'>,
  merchantId: number,
  day: string,
): Promise<Checked> {
  const differences: string[] = []
  const days: Expected = new Map()
  const times: Expected = new Map()
  let [deeds, first, last] = [0, 0n, 0n]
  for (let after = 0n; ; ) {
    const page = await inMerchant(db, merchantId, (tx) => countedOn(tx, merchantId, day, after))
    const raw = await inMerchant(db, merchantId, (tx) =>
      settlementsById(
        tx,
        page.map(({ id }) => id),
      ),
    )
    const told = new Map((await activity.deedsOf(raw)).map((deed) => [deed.id, deed]))
    for (const counted of page) {
      const deed = told.get(counted.id)
      if (deed) expect(counted, deed, { days, times })
      else differences.push(`deed ${counted.id} was counted, and there is no raw row of it`)
    }
    deeds += page.length
    first = first === 0n ? (page[0]?.id ?? 0n) : first
    const end = page.at(-1)
    if (!end) break
    last = end.id
    after = end.id
  }
  differences.push(
    ...(await uncounted(db, merchantId, { first, last: await endOf(db, merchantId, day, last) })),
  )
  const found = await inMerchant(db, merchantId, (tx) => sumsOn(tx, merchantId, day))
  compare(`on ${day}`, days, found, differences)
  await checkTimes(db, merchantId, { day, times }, differences)
  return { deeds, sums: days.size + times.size, differences: differences.slice(0, toldMost) }
}

function expect(
  { chain, earns, hour, window }: Counted,
  deed: AnyDeed,
  { days, times }: { readonly days: Expected; readonly times: Expected },
) {
  const sums = sumsOf(deed)
  if (!sums || chain.length === 0) return
  const line = (subject: bigint, isTeam: boolean, upline: bigint) => {
    const name = `${isTeam ? 'team' : 'member'} ${subject} under ${upline}`
    add(days, `${name}, kind ${deed.kind}, ${earns ? 'paid for' : 'not paid for'}`, sums)
    add(days, `${name}, all kinds`, sums)
  }
  line(deed.memberId, false, chain.at(-1) ?? 0n)
  for (const [at, agent] of chain.entries()) {
    line(agent, true, chain[at - 1] ?? 0n)
    if (!earns) continue
    add(times, `hour ${hour.toISOString()} of ${agent}, kind ${deed.kind}`, sums)
    add(times, `window ${window.toISOString()} of ${agent}, kind ${deed.kind}`, sums)
  }
}

async function countedOn(tx: Tx, merchantId: number, day: string, after: bigint): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select id, member_id as "memberId", chain, day::text as day, hour, window_at as window, earns from agents.counted
     where merchant_id = ${merchantId} and day = ${day}::date and id > ${after} order by id limit ${piece}`.execute(
    tx,
  )
  return rows
}

interface Found extends Sums {
  readonly name: string
}
const names = sql.raw(columns.join(', '))

async function sumsOn(tx: Tx, merchantId: number, day: string): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select case when is_team then 'team ' else 'member ' end || subject || ' under ' || upline ||
        case when kind = '*' then ', all kinds'
             else ', kind ' || kind || case when earns then ', paid for' else ', not paid for' end end as name, ${names}
      from agents.days where merchant_id = ${merchantId} and day = ${day}::date`.execute(tx)
  return rows
}

function compare(
  where: string,
  expected: ReadonlyMap<string, Sums>,
  found: readonly Found[],
  differences: string[],
): void {
  const known = new Map(found.map((row) => [row.name, row]))
  for (const name of new Set([...expected.keys(), ...known.keys()]))
    for (const column of columns) {
      const [is, should] = [known.get(name)?.[column] ?? 0n, expected.get(name)?.[column] ?? 0n]
      if (is !== should) differences.push(`${where}: ${column} of ${name} are ${is}, and should be ${should}`)
    }
}

/** Of the newest day all that is said to be counted. */
const endOf = (db: Db, merchantId: number, day: string, last: bigint): Promise<bigint> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql`
      select from agents.counted where merchant_id = ${merchantId} and day > ${day}::date limit 1`.execute(tx)
    const upto = rows.length > 0 ? 0n : ((await readClock(tx, merchantId))?.upto ?? 0n)
    return upto > last ? upto : last
  })

/** Raw rows between the first and the last of the day that nobody counted, on whatever day. */
async function uncounted(
  db: Db,
  merchantId: number,
  { first, last }: { readonly first: bigint; readonly last: bigint },
): Promise<string[]> {
  const missing: string[] = []
  for (let after = first - 1n; after < last; ) {
    const raw = await inMerchant(db, merchantId, (tx) =>
      settlementsBetween(tx, { last: after, upto: last, most: piece }),
    )
    const end = raw.at(-1)
    if (!end) break
    after = end.id
    const ids = raw.map(({ id }) => id)
    const { rows } = await inMerchant(db, merchantId, (tx) =>
      sql<{ id: bigint }>`
        select id from agents.counted where merchant_id = ${merchantId} and id = any(${ids}::bigint[])`.execute(
        tx,
      ),
    )
    const known = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!known.has(id)) missing.push(`deed ${id} was never counted`)
  }
  return missing
}

/** Of hours and windows those alone that nothing of another day went to. */
async function checkTimes(
  db: Db,
  merchantId: number,
  { day, times }: { readonly day: string; readonly times: Expected },
  differences: string[],
): Promise<void> {
  const begins = new Map<string, Date>()
  for (const name of times.keys()) {
    const [size = '', at = ''] = name.split(' ')
    begins.set(`${size} ${at}`, new Date(at))
  }
  await inMerchant(db, merchantId, async (tx) => {
    const { rows: mixed } = await sql<{ hour: Date; window: Date }>`
      select distinct hour, window_at as window from agents.counted
       where merchant_id = ${merchantId} and day in (${day}::date - 1, ${day}::date + 1)`.execute(tx)
    const shared = new Set(
      mixed.flatMap(({ hour, window }) => [`hour ${hour.toISOString()}`, `window ${window.toISOString()}`]),
    )
    for (const [name, at] of begins) {
      if (shared.has(name)) continue
      const size = name.startsWith('hour') ? 'hour' : 'window'
      const table = sql.raw(size === 'hour' ? 'agents.hours' : 'agents.windows')
      const { rows } = await sql<Found>`
        select ${`${name} of `}::text || agent_id || ', kind ' || kind as name, ${names} from ${table}
         where merchant_id = ${merchantId} and begins = ${at}`.execute(tx)
      const own = new Map([...times].filter(([each]) => each.startsWith(`${name} of `)))
      compare(`on ${day}`, own, rows, differences)
    }
  })
}
