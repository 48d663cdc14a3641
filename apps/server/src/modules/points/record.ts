/** What came and went of a member's points, a page at a time. */
import type { points } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { ordersOf } from './orders.ts'
import type { Person } from './world.ts'

export interface Entry {
  readonly what: 'earned' | 'redeem' | 'redeemBack'
  readonly line: points.EarnedLine | null
  readonly orderId: bigint | null
  readonly points: bigint
  readonly day: string | null
  readonly at: Date | null
}

export interface Entries {
  readonly entries: readonly Entry[]
  readonly next: string | null
}

type Who = Pick<Person, 'merchantId' | 'memberId'>

/** By day and kind of game, the newest day first. `cursor` is the last that was seen. */
export async function earnedOf(
  tx: Tx,
  { merchantId, memberId }: Who,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<Entries> {
  const [day = 'infinity', line = ''] = cursor?.split('.') ?? []
  const { rows } = await sql<{ day: string; line: points.EarnedLine; points: bigint }>`
    select day::text as day, line, points from points.earned e
     where e.member_id = ${memberId} and e.merchant_id = ${merchantId} and (e.day, e.line) < (${day}::date, ${line})
       and e.points <> 0
     order by e.day desc, e.line desc limit ${limit + 1}`.execute(tx)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: page.map((row) => ({ ...row, what: 'earned', orderId: null, at: null })),
    next: rows.length > limit && last ? `${last.day}.${last.line}` : null,
  }
}

/** What was exchanged, and what was given back of it: with the exchange that it belongs to. */
export async function spentOf(
  tx: Tx,
  person: Who,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<Entries> {
  const rows = await ordersOf(tx, person, {
    before: cursor === undefined ? null : BigInt(cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  return {
    entries: page.flatMap(({ id, points, state, at, decidedAt }): Entry[] => {
      const of = { line: null, orderId: id, day: null }
      const taken: Entry = { ...of, what: 'redeem', points: -points, at }
      return state === 'rejected' ? [{ ...of, what: 'redeemBack', points, at: decidedAt }, taken] : [taken]
    }),
    next: rows.length > limit ? String(page.at(-1)?.id ?? 0n) : null,
  }
}

export async function earnedOn(tx: Tx, { merchantId, memberId }: Who, day: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(points), 0)::bigint as sum from points.earned
     where member_id = ${memberId} and merchant_id = ${merchantId} and day = ${day}`.execute(tx)
  return rows[0]?.sum ?? 0n
}
