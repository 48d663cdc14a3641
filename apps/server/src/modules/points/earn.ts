/** Points for what was bet and paid in: each deed counts once, and what is taken back takes its points with it. */
import { points } from '@jackfruit/contracts'
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { DeedRows } from '../activity/index.ts'
import { book, holdMembers } from './members.ts'
import { booked, dearest, parts, point } from './ratio.ts'
import { type Recent, termsSince } from './terms.ts'
import type { World } from './world.ts'

/** A bet that is taken back was made within these days, at one of the ratios that held in them. */
const lookBackDays = 30

interface Gained {
  readonly memberId: bigint
  readonly merchantId: number
  readonly line: points.Line
  readonly day: string
  readonly worth: bigint
}

interface Ratio {
  readonly merchantId: number
  readonly line: points.Line
  readonly per: Minor | null
  /** Of those that held when what is taken back may have counted. */
  readonly dearest: Minor | null
}

const ratiosOf = (terms: ReadonlyMap<number, Recent>): Ratio[] =>
  [...terms].flatMap(([merchantId, { now, since }]) =>
    points.lines.map((line) => ({
      ...{ merchantId, line, per: now.ratios[line] ?? null },
      dearest: dearest(since.map(({ ratios }) => ratios[line])),
    })),
  )

/**
 * By member, line and day, in the order of days. Each deed is rounded by itself, as `worthOf` does, or what is taken back
 * of one would not be what it gave.
 */
async function gainsOf(tx: Tx, { rows: deeds }: DeedRows, ratios: readonly Ratio[]): Promise<Gained[]> {
  const { rows } = await sql<Omit<Gained, 'worth'> & { worth: string }>`
    select d.member_id as "memberId", d.merchant_id as "merchantId", d.line, d.day::text as day,
        sum(div(d.amount::numeric * ${point * parts}::bigint, case when d.amount < 0 then r.dearest else r.per end))::text
          as worth
      from (select member_id, merchant_id, day, case what when 'deposit' then 'DEPOSIT' else kind end as line,
          case what when 'deposit' then amount else valid end as amount
          from ${deeds} done where what in ('bet', 'deposit')) d
      join unnest(${ratios.map(({ merchantId }) => merchantId)}::int[], ${ratios.map(({ line }) => line)}::text[],
        ${ratios.map(({ per }) => per)}::bigint[], ${ratios.map((ratio) => ratio.dearest)}::bigint[])
        as r (merchant_id, line, per, dearest) on r.merchant_id = d.merchant_id and r.line = d.line
     group by 1, 2, 3, 4
    having sum(div(d.amount::numeric * ${point * parts}::bigint, case when d.amount < 0 then r.dearest else r.per end)) <> 0
     order by 1, 3, 4`.execute(tx)
  return rows.map(({ worth, ...gain }) => ({ ...gain, worth: BigInt(worth) }))
}

/** In the transaction that moves the reader's place: with it, or not at all. */
async function earn(tx: Tx, deeds: DeedRows, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBackDays * 86_400_000)
  const gains = await gainsOf(tx, deeds, ratiosOf(await termsSince(tx, deeds.merchantIds, since)))
  if (gains.length === 0) return
  const people = new Map(gains.map(({ memberId, merchantId }) => [memberId, { memberId, merchantId }]))
  const members = await holdMembers(tx, [...people.values()])
  const whole = await wholeOf(tx, gains)
  await addEarned(tx, whole)
  const gained = new Map(sumsOf(whole).map((sum) => [sum.memberId, sum.points]))
  await book(
    tx,
    [...members.values()].map((member) => ({
      ...{ member, gained: gained.get(member.memberId) ?? 0n, kind: 'earn' as const },
      // The last deed that was read names the reading: a place is moved once.
      key: `earn:${deeds.end}`,
    })),
  )
}

/** Points that were booked, of one day and line. */
export interface Booked {
  readonly memberId: bigint
  readonly merchantId: number
  readonly line: points.EarnedLine
  readonly day: string
  readonly points: bigint
}

/** Whole hundredths to the day that they belong to; the rest waits. */
async function wholeOf(tx: Tx, gains: readonly Gained[]): Promise<Booked[]> {
  const rests = await restsOf(tx, gains)
  const rows: Booked[] = []
  for (const { worth, ...gain } of gains) {
    const name = `${gain.memberId}|${gain.line}`
    const { points: whole, rest } = booked(rests.get(name)?.rest ?? 0n, worth)
    rests.set(name, { memberId: gain.memberId, merchantId: gain.merchantId, line: gain.line, rest })
    if (whole !== 0n) rows.push({ ...gain, points: whole })
  }
  await writeRests(tx, [...rests.values()])
  return rows
}

/**
 * To their days, and to what a member has ever earned. The members are held: found by their keys, and then by their
 * places, or policies make the planner compare all with all.
 */
export async function addEarned(tx: Tx, rows: readonly Booked[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into points.earned as known (member_id, day, line, merchant_id, points)
    select * from unnest(${rows.map(({ memberId }) => memberId)}::bigint[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ line }) => line)}::text[], ${rows.map(({ merchantId }) => merchantId)}::int[],
      ${rows.map(({ points: whole }) => whole)}::bigint[])
    on conflict (merchant_id, member_id, day, line) do update set points = known.points + excluded.points`.execute(
    tx,
  )
  const sums = sumsOf(rows)
  await sql`
    update points.members m set earned = m.earned + s.points
      from (select g.*, k.place from unnest(${sums.map(({ memberId }) => memberId)}::bigint[], ${sums.map(({ merchantId }) => merchantId)}::int[],
        ${sums.map(({ points: gained }) => gained)}::bigint[]) as g (id, merchant_id, points)
        cross join lateral (select ctid as place from points.members
          where member_id = g.id and merchant_id = g.merchant_id offset 0) k) s
     where m.ctid = s.place`.execute(tx)
}

type Sum = Pick<Booked, 'memberId' | 'merchantId' | 'points'>

/** What each member gained, over days and lines. */
function sumsOf(rows: readonly Booked[]): Sum[] {
  const found = new Map<bigint, Sum>()
  for (const { memberId, merchantId, points: gained } of rows)
    found.set(memberId, { memberId, merchantId, points: (found.get(memberId)?.points ?? 0n) + gained })
  return [...found.values()]
}

interface Rest {
  readonly memberId: bigint
  readonly merchantId: number
  readonly line: points.Line
  readonly rest: bigint
}

async function restsOf(tx: Tx, gains: readonly Gained[]): Promise<Map<string, Rest>> {
  const { rows } = await sql<Rest>`
    select r.* from (select distinct * from unnest(${gains.map(({ memberId }) => memberId)}::bigint[],
        ${gains.map(({ line }) => line)}::text[], ${gains.map(({ merchantId }) => merchantId)}::int[])
        as g (member_id, line, merchant_id)) g
      cross join lateral (
        select k.member_id as "memberId", k.merchant_id as "merchantId", k.line, k.rest from points.rests k
         where k.member_id = g.member_id and k.line = g.line and k.merchant_id = g.merchant_id offset 0) r`.execute(
    tx,
  )
  return new Map(rows.map((row) => [`${row.memberId}|${row.line}`, row]))
}

const writeRests = (tx: Tx, rows: readonly Rest[]) =>
  sql`
    insert into points.rests as known (member_id, line, merchant_id, rest)
    select * from unnest(${rows.map(({ memberId }) => memberId)}::bigint[], ${rows.map(({ line }) => line)}::text[],
      ${rows.map(({ merchantId }) => merchantId)}::int[], ${rows.map(({ rest }) => rest)}::bigint[])
    on conflict (member_id, line) do update set rest = excluded.rest`.execute(tx)

const reader = { name: 'points' } as const

/** Reads on to the end of what is settled: for the loop, gently. */
export const feedPoints = (
  { activity, now }: World,
  db: Db,
  stopping: AbortSignal | undefined,
): Promise<void> =>
  activity.readRows(db, { ...reader, whenBusy: 'leave', gently: true, stopping }, (tx, deeds) =>
    earn(tx, deeds, now()),
  )

/** A bet that ended a moment ago has its points: for calls that show what was just done. */
export async function caughtUp({ activity, now, db }: World): Promise<void> {
  await activity.caughtUp(db)
  await activity.readRows(db, { ...reader, whenBusy: 'wait' }, (tx, deeds) => earn(tx, deeds, now()))
}
