/** A page of people of a team, in the order that was asked for: each by an index that begins with the agent. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here } from '../../../platform/database/merchant-scope.ts'

export type Who = 'all' | 'agents' | 'members'
export type Sort = 'joined' | 'account' | 'valid' | 'net' | 'members' | 'seen'

export interface Asked {
  readonly agentId: bigint
  readonly who: Who
  readonly cursor: string | null
  readonly limit: number
}

interface Page {
  readonly ids: readonly bigint[]
  readonly next: string | null
}
interface Row {
  readonly id: bigint
  readonly at: string
}

const kindsOf: Readonly<Record<Who, readonly boolean[]>> = {
  ...{ all: [false, true], agents: [true], members: [false] },
}

/** Agents and members lie apart in every index: a page of both is merged of a page of each. */
const ofEach = (who: Who, part: (isAgent: boolean) => RawBuilder<unknown>) =>
  sql.join(
    kindsOf[who].map((isAgent) => sql`(${part(isAgent)})`),
    sql` union all `,
  )

function pageOf(rows: readonly Row[], limit: number, cursorOf: (row: Row) => string): Page {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { ids: shown.map(({ id }) => id), next: rows.length > limit && last ? cursorOf(last) : null }
}

const mark = /^(-?\d{1,19})\.(\d{1,18})$/
const plain = /^\d{1,18}$/
const idIn = (cursor: string | null): bigint | null =>
  cursor !== null && plain.test(cursor) ? BigInt(cursor) : null
function markIn(cursor: string | null): { readonly value: bigint; readonly id: bigint } | null {
  const [, value, id] = mark.exec(cursor ?? '') ?? []
  return value === undefined || id === undefined ? null : { value: BigInt(value), id: BigInt(id) }
}

/** Everybody of the team, however far below, whose account begins so. */
export async function searchTeam(tx: Tx, asked: Asked, begins: string): Promise<Page> {
  const { agentId, who, limit } = asked
  const after = idIn(asked.cursor)
  const from =
    after === null ? sql`${begins}` : sql`(select account from agents.places where member_id = ${after})`
  const part = (isAgent: boolean) => sql`
    select member_id as id, account as at from agents.below
     where merchant_id = ${here} and agent_id = ${agentId} and is_agent = ${isAgent}
       and account ${after === null ? sql`>=` : sql`>`} ${from} and account < ${`${begins}\u{10ffff}`}
     order by account limit ${limit + 1}`
  const { rows } =
    await sql<Row>`select id, at from (${ofEach(who, part)}) as found order by at limit ${limit + 1}`.execute(
      tx,
    )
  return pageOf(rows, limit, ({ id }) => String(id))
}

/** Those directly below. */
export function directPage(tx: Tx, asked: Asked, sort: Sort, month: string): Promise<Page> {
  switch (sort) {
    case 'joined':
      return byPlace(tx, asked, { column: sql`joined_at`, isFirstFirst: false })
    case 'account':
      return byPlace(tx, asked, { column: sql`account`, isFirstFirst: true })
    case 'members':
      return byCount(tx, asked, { column: sql`members`, told: sql`members`, value: (v) => sql`${v}::int` })
    case 'seen':
      return byCount(tx, asked, {
        column: sql`seen_at`,
        told: sql`(extract(epoch from seen_at) * 1000000)::bigint`,
        value: (v) => sql`timestamptz 'epoch' + ${v}::bigint * interval '1 microsecond'`,
      })
    case 'valid':
      return byMonth(tx, asked, month, sql`valid`)
    case 'net':
      return byMonth(tx, asked, month, sql`net`)
  }
}

interface Fixed {
  readonly column: RawBuilder<unknown>
  readonly isFirstFirst: boolean
}

/** By what never changes: a cursor is the last one shown. */
async function byPlace(tx: Tx, { agentId, who, cursor, limit }: Asked, { column, isFirstFirst }: Fixed) {
  const after = idIn(cursor)
  const way = isFirstFirst ? sql`asc` : sql`desc`
  const beyond =
    after === null
      ? sql``
      : sql`and (${column}, member_id) ${isFirstFirst ? sql`>` : sql`<`}
          (select ${column}, member_id from agents.places where merchant_id = ${here} and member_id = ${after})`
  const part = (isAgent: boolean) => sql`
    select member_id as id, ${column} as at from agents.places
     where merchant_id = ${here} and upline_id = ${agentId} and is_agent = ${isAgent} ${beyond}
     order by ${column} ${way}, member_id ${way} limit ${limit + 1}`
  const { rows } = await sql<Row>`
    select id, at from (${ofEach(who, part)}) as found order by at ${way}, id ${way} limit ${limit + 1}`.execute(
    tx,
  )
  return pageOf(rows, limit, ({ id }) => String(id))
}

interface Changing {
  readonly column: RawBuilder<unknown>
  /** As a whole number, for the cursor. */
  readonly told: RawBuilder<unknown>
  readonly value: (told: bigint) => RawBuilder<unknown>
}

/** By what changes meanwhile: a cursor is the value that was shown, and whose. */
async function byCount(tx: Tx, { agentId, who, cursor, limit }: Asked, { column, told, value }: Changing) {
  const after = markIn(cursor)
  const beyond = after ? sql`and (${column}, member_id) < (${value(after.value)}, ${after.id})` : sql``
  const part = (isAgent: boolean) => sql`
    select member_id as id, ${told} as at from agents.places
     where merchant_id = ${here} and upline_id = ${agentId} and is_agent = ${isAgent} ${beyond}
     order by ${column} desc, member_id desc limit ${limit + 1}`
  const { rows } = await sql<Row>`
    select id, at from (${ofEach(who, part)}) as found order by at desc, id desc limit ${limit + 1}`.execute(
    tx,
  )
  return pageOf(rows, limit, ({ at, id }) => `${at}.${id}`)
}

/** By the sums of a month; who did nothing in it comes behind, the newest first. */
async function byMonth(tx: Tx, asked: Asked, month: string, column: RawBuilder<unknown>): Promise<Page> {
  const { agentId, who, cursor, limit } = asked
  const idle = cursor?.startsWith('idle') ? (idIn(cursor.slice(5)) ?? 'all') : null
  if (idle !== null) return idlePage(tx, asked, month, idle === 'all' ? null : idle)
  const after = markIn(cursor)
  const beyond = after ? sql`and (${column}, member_id) < (${after.value}::bigint, ${after.id})` : sql``
  const part = (isAgent: boolean) => sql`
    select member_id as id, ${column} as at from agents.months
     where merchant_id = ${here} and upline_id = ${agentId} and month = ${month}::date and is_agent = ${isAgent} ${beyond}
     order by ${column} desc, member_id desc limit ${limit + 1}`
  const { rows } = await sql<Row>`
    select id, at from (${ofEach(who, part)}) as found order by at desc, id desc limit ${limit + 1}`.execute(
    tx,
  )
  const page = pageOf(rows, limit, ({ at, id }) => `${at}.${id}`)
  if (page.next !== null) return page
  if (page.ids.length === limit) return { ids: page.ids, next: 'idle' }
  const rest = await idlePage(tx, { ...asked, limit: limit - page.ids.length }, month, null)
  return { ids: [...page.ids, ...rest.ids], next: rest.next }
}

async function idlePage(tx: Tx, { agentId, who, limit }: Asked, month: string, after: bigint | null) {
  const beyond =
    after === null
      ? sql``
      : sql`and (joined_at, member_id) <
          (select joined_at, member_id from agents.places where merchant_id = ${here} and member_id = ${after})`
  const part = (isAgent: boolean) => sql`
    select member_id as id, joined_at as at from agents.places p
     where merchant_id = ${here} and upline_id = ${agentId} and is_agent = ${isAgent} ${beyond}
       and not exists (select from agents.months m where m.member_id = p.member_id and m.month = ${month}::date)
     order by joined_at desc, member_id desc limit ${limit + 1}`
  const { rows } = await sql<Row>`
    select id, at from (${ofEach(who, part)}) as found order by at desc, id desc limit ${limit + 1}`.execute(
    tx,
  )
  return pageOf(rows, limit, ({ id }) => `idle.${id}`)
}
