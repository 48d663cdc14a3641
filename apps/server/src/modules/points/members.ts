/** Members with points. Whoever changes what a member has holds the row first, then the accounts. */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import {
  lockAccounts,
  openAccounts,
  openHouse,
  type Posted,
  type Posting,
  post,
  postAll,
  standingOf,
} from '../ledger/index.ts'
import { settle } from './ratio.ts'
import { house, type Person, unit } from './world.ts'

export interface PointsMember {
  readonly memberId: bigint
  readonly merchantId: number
  readonly accountId: bigint
  readonly owed: bigint
}

type Who = Pick<Person, 'memberId' | 'merchantId'>

const columns = sql.raw(
  `member_id as "memberId", merchant_id as "merchantId", account_id as "accountId", owed`,
)

export async function findMember(tx: Tx, { memberId, merchantId }: Who): Promise<PointsMember | null> {
  const { rows } = await sql<PointsMember>`
    select ${columns} from points.members where member_id = ${memberId} and merchant_id = ${merchantId}`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** All of them, held until the transaction ends, each opened where it was not there; in one order. */
export async function holdMembers(
  tx: Tx,
  people: readonly Who[],
): Promise<ReadonlyMap<bigint, PointsMember>> {
  const ordered = [...people].sort((a, b) => (a.memberId < b.memberId ? -1 : 1))
  const held = await hold(tx, ordered)
  const missing = ordered.filter(({ memberId }) => !held.has(memberId))
  if (missing.length === 0) return held
  for (const [merchantId, own] of Map.groupBy(missing, (each) => each.merchantId))
    await open(
      tx,
      merchantId,
      own.map(({ memberId }) => memberId),
    )
  return hold(tx, ordered)
}

async function open(tx: Tx, merchantId: number, memberIds: readonly bigint[]): Promise<void> {
  const accounts = await openAccounts(tx, { merchantId, kind: 'points', currency: unit }, memberIds)
  await sql`
    insert into points.members (member_id, merchant_id, account_id)
    select id, ${merchantId}, account from unnest(${[...accounts.keys()]}::bigint[], ${[...accounts.values()]}::bigint[])
        as n (id, account) order by id
    on conflict (member_id) do nothing`.execute(tx)
}

async function hold(tx: Tx, people: readonly Who[]): Promise<Map<bigint, PointsMember>> {
  const { rows } = await sql<PointsMember>`
    select ${columns} from points.members m
     where member_id = any(${people.map(({ memberId }) => memberId)}::bigint[])
       and merchant_id = any(${[...new Set(people.map(({ merchantId }) => merchantId))]}::int[])
     order by member_id for update`.execute(tx)
  return new Map(rows.map((row) => [row.memberId, row]))
}

export async function holdMember(tx: Tx, person: Who): Promise<PointsMember> {
  const member = (await holdMembers(tx, [person])).get(person.memberId)
  invariant(member, `no points of member ${person.memberId}`)
  return member
}

/** What lies there, for whoever holds the member. */
export async function balanceOf(tx: Tx, { accountId }: Pick<PointsMember, 'accountId'>): Promise<bigint> {
  return (await standingOf(tx, accountId))?.balance ?? 0n
}

export interface Gain {
  readonly member: PointsMember
  /** Below zero where points go back. */
  readonly gained: bigint
  readonly kind: 'earn' | 'redeemBack'
  readonly key: string
}

/** Books what members gain or lose, all of them held. What is owed is filled first, and nobody falls below zero. */
export async function book(tx: Tx, gains: readonly Gain[]): Promise<void> {
  const moving = gains.filter(({ gained }) => gained !== 0n)
  if (moving.length === 0) return
  await lockAccounts(
    tx,
    moving.map(({ member }) => member.accountId),
  )
  const houses = new Map<number, number>()
  for (const merchantId of new Set(moving.map(({ member }) => member.merchantId)))
    houses.set(merchantId, await openHouse(tx, merchantId, house, unit))
  const owing: { memberId: bigint; merchantId: number; owed: bigint }[] = []
  const postings: (Omit<Posting, 'kind'> & Pick<Gain, 'kind'>)[] = []
  for (const { member, gained, kind, key } of moving) {
    const { memberId, merchantId, accountId } = member
    // What a gain fills first, and what a loss finds, depends on the balance alone where somebody loses.
    const balance = gained < 0n ? await balanceOf(tx, member) : 0n
    const { moved, owed } = settle({ balance, owed: member.owed }, gained)
    if (owed !== member.owed) owing.push({ memberId, merchantId, owed })
    if (moved !== 0n)
      postings.push({ key, kind, accountId, houseId: houses.get(merchantId) ?? 0, amount: moved })
  }
  for (const [kind, own] of Map.groupBy(postings, (each) => each.kind)) await postAll(tx, kind, own)
  if (owing.length === 0) return
  await sql`
    update points.members m set owed = o.owed
      from unnest(${owing.map(({ memberId }) => memberId)}::bigint[], ${owing.map(({ merchantId }) => merchantId)}::int[],
        ${owing.map(({ owed }) => owed)}::bigint[]) as o (id, merchant_id, owed)
     where m.member_id = o.id and m.merchant_id = o.merchant_id`.execute(tx)
}

/** Takes the price of an exchange. The caller holds the member and has looked whether it is there. */
export async function spend(
  tx: Tx,
  { member, points, key }: { readonly member: PointsMember; readonly points: bigint; readonly key: string },
): Promise<Posted> {
  const { accountId, memberId, merchantId } = member
  const houseId = await openHouse(tx, merchantId, house, unit)
  const { balance, seq } = await post(tx, { key, kind: 'redeem', accountId, houseId, amount: -points })
  await addSpent(tx, { memberId, merchantId }, points)
  return { accountId, balance, seq }
}

export const addSpent = (tx: Tx, { memberId, merchantId }: Who, points: bigint) =>
  sql`update points.members set spent = spent + ${points}
       where member_id = ${memberId} and merchant_id = ${merchantId}`.execute(tx)
