/** At twelve o'clock where the brand is, what nobody took is paid by itself. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { payRebate } from './pay.ts'
import type { World } from './world.ts'

export interface Noons {
  /** The last noon, and the day that it was of, as 2026-11-27. */
  readonly last: Date
  readonly day: string
  readonly next: Date
}

/** By the brand's calendar: noon is twelve o'clock there, however long the night was. */
export async function noonsAround(db: Db, timeZone: string, now: Date): Promise<Noons> {
  const noonOf = (day: string) => sql`(${sql.raw(day)} + time '12:00') at time zone ${timeZone}`
  const { rows } = await sql<Noons>`
    select case when isOver then ${noonOf('today')} else ${noonOf('today - 1')} end as last,
        case when isOver then today else today - 1 end::text as day,
        case when isOver then ${noonOf('today + 1')} else ${noonOf('today')} end as next
      from (select (at at time zone ${timeZone})::date as today,
              (at at time zone ${timeZone})::time >= time '12:00' as isOver
              from (select ${now}::timestamptz as at) as clock) as here`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database tells no noon')
  return row
}

interface Run {
  readonly merchantId: number
  readonly day: string
  readonly noon: Date
}

/** Members whose part is small are asked for again each noon; so many at once. */
const pieceMax = 200

/** Goes on where it stopped; a member that fails is left for the next noon, and said. */
export async function payAtNoon(
  world: World,
  merchantId: number,
  { catchUp, onError, stopping }: NoonHands,
): Promise<void> {
  const brand = await world.brandOf(merchantId)
  const { last: noon, day } = await noonsAround(world.db, brand.timeZone, world.now())
  const run = { merchantId, day, noon }
  if (!(await isDue(world.db, run))) return
  await catchUp()
  while ((await payPiece(world, run, onError)) && !stopping?.aborted);
}

export interface NoonHands {
  /** What was bet before noon is counted. */
  readonly catchUp: () => Promise<void>
  readonly onError: (error: unknown) => void
  readonly stopping?: AbortSignal | undefined
}

const isDue = (db: Db, { merchantId, day }: Run): Promise<boolean> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql`
      select from rebates.noons where merchant_id = ${merchantId} and day = ${day}::date
         and ended_at is not null`.execute(tx)
    return rows.length === 0
  })

/** Answers whether there is more. */
async function payPiece(world: World, run: Run, onError: NoonHands['onError']): Promise<boolean> {
  const members = await nextMembers(world.db, run)
  for (const memberId of members) {
    try {
      await payOne(world, run, memberId)
    } catch (error) {
      // One account that takes no money keeps nobody else from theirs.
      onError(error)
    }
  }
  const isMore = members.length === pieceMax
  await inMerchant(world.db, run.merchantId, (tx) =>
    sql`
      update rebates.noons set after_member = greatest(after_member, ${members.at(-1) ?? 0n}), ended_at = ${isMore ? null : world.now()}
       where merchant_id = ${run.merchantId} and day = ${run.day}::date`.execute(tx),
  )
  return isMore
}

/** Whoever has had something waiting since before noon. */
const nextMembers = (db: Db, { merchantId, day, noon }: Run): Promise<bigint[]> =>
  inMerchant(db, merchantId, async (tx) => {
    await sql`
      insert into rebates.noons (merchant_id, day) values (${merchantId}, ${day}::date)
      on conflict (merchant_id, day) do nothing`.execute(tx)
    const { rows } = await sql<{ memberId: bigint }>`
      select distinct a.member_id as "memberId" from rebates.accruals a
       where a.merchant_id = ${merchantId} and a.is_unpaid and a.valid <> 0 and a.since < ${noon} and a.member_id > (
         select after_member from rebates.noons where merchant_id = ${merchantId} and day = ${day}::date)
       order by a.member_id limit ${pieceMax}`.execute(tx)
    return rows.map(({ memberId }) => memberId)
  })

async function payOne(world: World, { merchantId, day }: Run, memberId: bigint): Promise<void> {
  const member = await world.memberOf(merchantId, memberId)
  if (!member) return
  const owner = { merchantId, memberId }
  const purse = await world.purseOf({ ...owner, type: member.type })
  const paid = await payRebate(world.db, owner, purse, {
    key: `noon:${day}`,
    way: 'automatic',
    at: world.now(),
  })
  if (paid?.posted) world.tellBalance(paid.posted)
}
