/** Adds a batch of deeds to the sums of everybody it is under: one statement for each table, however many they are. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Placed } from './placed.ts'
import { addTo, columns, nothing, type Sums } from './sums.ts'

/** Sums by key; what comes to nothing at all is not written. */
function grouped<Key>() {
  const rows = new Map<string, { readonly key: Key; readonly sums: Sums }>()
  return {
    add(name: string, key: Key, sums: Readonly<Sums>) {
      const row = rows.get(name) ?? { key, sums: nothing() }
      rows.set(name, row)
      addTo(row.sums, sums)
    },
    all: () => [...rows.values()].filter(({ sums }) => columns.some((column) => sums[column] !== 0n)),
  }
}

const names = sql.raw(columns.join(', '))
const added = sql.raw(columns.map((column) => `${column} = known.${column} + excluded.${column}`).join(', '))
const arrays = (rows: readonly { readonly sums: Sums }[]) =>
  sql.join(columns.map((column) => sql`${rows.map(({ sums }) => sums[column])}::bigint[]`))

interface DayKey {
  readonly subject: bigint
  readonly isTeam: boolean
  readonly day: string
  readonly kind: string
  readonly upline: bigint
  readonly earns: boolean
}

/** All kinds together. */
const everyKind = '*'

export async function writeDays(tx: Tx, merchantId: number, placed: readonly Placed[]): Promise<void> {
  const sums = grouped<DayKey>()
  for (const { deed, chain, day, earns, sums: own } of placed) {
    if (!own) continue
    const add = (subject: bigint, isTeam: boolean, upline: bigint) => {
      const key = { subject, isTeam, day, upline }
      const name = `${subject}|${isTeam}|${day}|${upline}`
      sums.add(`${name}|${deed.kind}|${earns}`, { ...key, kind: deed.kind, earns }, own)
      sums.add(`${name}|*`, { ...key, kind: everyKind, earns: true }, own)
    }
    add(deed.memberId, false, chain.at(-1) ?? 0n)
    for (const [at, agent] of chain.entries()) add(agent, true, chain[at - 1] ?? 0n)
  }
  const rows = sums.all()
  if (rows.length === 0) return
  const key = <T>(pick: (key: DayKey) => T) => rows.map((row) => pick(row.key))
  await sql`
    insert into agents.days as known (merchant_id, subject, is_team, day, kind, upline, earns, ${names})
    select ${merchantId}, d.* from unnest(${key(({ subject }) => subject)}::bigint[],
        ${key(({ isTeam }) => isTeam)}::boolean[], ${key(({ day }) => day)}::date[], ${key(({ kind }) => kind)}::text[],
        ${key(({ upline }) => upline)}::bigint[], ${key(({ earns }) => earns)}::boolean[], ${arrays(rows)})
        as d (subject, is_team, day, kind, upline, earns, ${names})
     order by d.subject, d.is_team, d.day, d.kind, d.upline, d.earns
    on conflict (subject, is_team, day, kind, upline, earns) do update set ${added}`.execute(tx)
}

interface Times {
  readonly size: 'hour' | 'window'
  readonly placed: readonly Placed[]
  readonly beginOf: (placed: Placed) => Date
}

const tables = { hour: sql.raw('agents.hours'), window: sql.raw('agents.windows') }

export async function writeTimes(
  tx: Tx,
  merchantId: number,
  { size, placed, beginOf }: Times,
): Promise<void> {
  const sums = grouped<{ readonly agent: bigint; readonly begins: Date; readonly kind: string }>()
  for (const each of placed) {
    if (!each.sums) continue
    const [begins, { kind }] = [beginOf(each), each.deed]
    for (const agent of each.chain)
      sums.add(`${agent}|${begins.getTime()}|${kind}`, { agent, begins, kind }, each.sums)
  }
  const rows = sums.all()
  if (rows.length === 0) return
  await sql`
    insert into ${tables[size]} as known (merchant_id, agent_id, begins, kind, ${names})
    select ${merchantId}, d.* from unnest(${rows.map(({ key }) => key.agent)}::bigint[],
        ${rows.map(({ key }) => key.begins)}::timestamptz[], ${rows.map(({ key }) => key.kind)}::text[], ${arrays(rows)})
        as d (agent_id, begins, kind, ${names})
     order by d.agent_id, d.begins, d.kind
    on conflict (agent_id, begins, kind) do update set ${added}`.execute(tx)
}

/** A round that is settled anew, or taken back, is in the lists already. */
const isListed = ({ deed }: Placed): boolean => deed.what !== 'bet' || deed.rounds > 0

/** Where each deed was counted, and for whom: what a check reads, and lists of the newest. */
export async function keepDeeds(tx: Tx, merchantId: number, placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return
  const column = <T>(pick: (placed: Placed) => T) => placed.map(pick)
  await sql`
    insert into agents.counted (id, merchant_id, member_id, what, chain, day, hour, window_at, earns, is_listed)
    select id, ${merchantId}, member_id, what, chain::bigint[], day, hour, window_at, earns, is_listed
      from unnest(${column(({ deed }) => deed.id)}::bigint[], ${column(({ deed }) => deed.memberId)}::bigint[],
        ${column(({ deed }) => deed.what)}::text[], ${column(({ chain }) => `{${chain.join(',')}}`)}::text[],
        ${column(({ day }) => day)}::date[], ${column(({ hour }) => hour)}::timestamptz[],
        ${column(({ window }) => window)}::timestamptz[], ${column(({ earns }) => earns)}::boolean[],
        ${column(isListed)}::boolean[])
        as d (id, member_id, what, chain, day, hour, window_at, earns, is_listed)`.execute(tx)
  const listed = placed
    .filter(isListed)
    .flatMap(({ deed, chain }) => chain.map((agent) => ({ agent, id: deed.id, what: deed.what })))
  if (listed.length === 0) return
  await sql`
    insert into agents.team_deeds (merchant_id, agent_id, what, id)
    select ${merchantId}, d.* from unnest(${listed.map(({ agent }) => agent)}::bigint[],
      ${listed.map(({ what }) => what)}::text[], ${listed.map(({ id }) => id)}::bigint[]) as d`.execute(tx)
}
