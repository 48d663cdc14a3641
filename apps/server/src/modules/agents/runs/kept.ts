/** What goes on from one period to the next. */
import { tierAt, validOf } from '@jackfruit/agent-pay'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Period } from '../contracts/policy.ts'
import type { PayKind } from '../contracts/terms.ts'
import type { Figures } from '../contracts/world.ts'
import { type Bounds, boundsAround } from './periods.ts'
import type { Handed, Held, Kept, Reckoned, Team } from './reckon.ts'

interface Row {
  readonly agentId: bigint
  readonly carry: string
  readonly owed: bigint
  readonly contractId: bigint
  readonly since: Date
  readonly valid: Readonly<Record<string, string>>
  readonly lost: bigint
  readonly topTier: number
}

interface Asked {
  readonly figures: Figures
  readonly head: { readonly merchantId: number; readonly kind: PayKind; readonly period: Period }
  readonly bounds: Bounds
  readonly held: readonly Held[]
  readonly teams: ReadonlyMap<bigint, Team>
  readonly timeZone: string
}

type Sums = Kept['before']
const nothing: Sums = { validByKind: {}, lost: 0n, topTier: -1 }

/** Held until the end of the transaction, unless they are only looked at. */
export async function keptOf(
  tx: Tx,
  asked: Asked,
  { isHeld = true }: { readonly isHeld?: boolean } = {},
): Promise<ReadonlyMap<bigint, Kept>> {
  const { head, held, teams } = asked
  const { merchantId, kind } = head
  // Of the real-time salary only those whose teams did something are paid.
  const concerned = kind === 'realtime' ? held.filter(({ agentId }) => teams.has(agentId)) : held
  const ids = concerned.map(({ agentId }) => agentId)
  const { rows } = await sql<Row>`
    select agent_id as "agentId", carry::text as carry, owed, contract_id as "contractId", since, valid, lost,
        top_tier as "topTier"
      from agents.carries where merchant_id = ${merchantId} and agent_id = any(${ids}::bigint[]) and kind = ${kind}
       ${isHeld ? sql`for update` : sql``}`.execute(tx)
  const known = new Map(rows.map((row) => [row.agentId, row]))
  const before = kind === 'realtime' ? await beforeOf(tx, asked, concerned, known) : new Map<bigint, Sums>()
  return new Map(
    concerned.map(({ agentId }) => {
      const row = known.get(agentId)
      const kept = { carry: BigInt(row?.carry ?? '0'), owed: row?.owed ?? 0n }
      return [agentId, { ...kept, before: before.get(agentId) ?? nothing }]
    }),
  )
}

/**
 * What was bet since the longer period began, before this window. Of a contract that was paid in it before, as it was
 * written then; of any other, as the figures have it.
 */
async function beforeOf(
  tx: Tx,
  { figures, head, bounds, teams, timeZone }: Asked,
  concerned: readonly Held[],
  known: ReadonlyMap<bigint, Row>,
): Promise<ReadonlyMap<bigint, Sums>> {
  const long = await boundsAround(tx, head.period, bounds.from, timeZone)
  const isKnown = ({ agentId, contractId }: Held) => {
    const row = known.get(agentId)
    return row?.contractId === contractId && row.since.getTime() === long.from.getTime()
  }
  const sums = new Map<bigint, Sums>()
  for (const each of concerned) {
    const row = known.get(each.agentId)
    if (row && isKnown(each)) sums.set(each.agentId, { ...sumsOf(row), topTier: row.topTier })
  }
  const fresh = concerned.filter((each) => !isKnown(each)).map(({ agentId }) => agentId)
  if (fresh.length === 0 || long.from >= bounds.from) return sums
  const bucket = { size: 'window' as const, from: long.from, to: bounds.from }
  const tiersOf = new Map(concerned.map(({ agentId, terms }) => [agentId, terms.tiers]))
  for (const { agentId, validByKind, lost } of await figures.teamsIn(tx, head.merchantId, bucket, fresh)) {
    // A step that was reached before the contract began was paid by nobody, and brings no difference now.
    const reached = { valid: validOf({ validByKind }), active: teams.get(agentId)?.active ?? 0, lost }
    sums.set(agentId, { validByKind, lost, topTier: tierAt(tiersOf.get(agentId) ?? [], reached) ?? -1 })
  }
  return sums
}

const sumsOf = ({ valid, lost }: Row) => ({
  validByKind: Object.fromEntries(Object.entries(valid).map(([kind, amount]) => [kind, BigInt(amount)])),
  lost,
})

interface Keeping {
  readonly merchantId: number
  readonly kind: PayKind
  readonly since: Date
  readonly reckoned: readonly Reckoned[]
  readonly handed: ReadonlyMap<bigint, Handed>
  readonly kept: ReadonlyMap<bigint, Kept>
}

export async function keepOn(
  tx: Tx,
  { merchantId, kind, since, reckoned, handed, kept }: Keeping,
): Promise<void> {
  if (reckoned.length === 0) return
  const column = <T>(pick: (each: Reckoned) => T) => reckoned.map(pick)
  const valid = ({ own }: Reckoned) => {
    if (kind !== 'realtime') return '{}'
    const before = kept.get(own.agentId)?.before.validByKind ?? {}
    const names = new Set([...Object.keys(before), ...Object.keys(own.validByKind)])
    return JSON.stringify(
      Object.fromEntries(
        [...names].map((name) => [name, String((before[name] ?? 0n) + (own.validByKind[name] ?? 0n))]),
      ),
    )
  }
  await sql`
    insert into agents.carries (agent_id, kind, merchant_id, carry, owed, contract_id, since, valid, lost, top_tier)
    select agent_id, ${kind}, ${merchantId}, carry, owed, contract_id, ${since}, valid, lost, top_tier
      from unnest(${column(({ own }) => own.agentId)}::bigint[], ${column(({ carryOut }) => carryOut)}::numeric[],
        ${column(({ own }) => handed.get(own.agentId)?.owedOut ?? 0n)}::bigint[],
        ${column(({ held }) => held.contractId)}::bigint[], ${column(valid)}::jsonb[],
        ${column(({ own }) => own.reached?.lost ?? 0n)}::bigint[], ${column(({ topTier }) => topTier)}::int[])
        as n (agent_id, carry, owed, contract_id, valid, lost, top_tier)
     order by agent_id
    on conflict (agent_id, kind) do update set carry = excluded.carry, owed = excluded.owed,
      contract_id = excluded.contract_id, since = excluded.since, valid = excluded.valid, lost = excluded.lost,
      top_tier = excluded.top_tier`.execute(tx)
}

/** Whoever is passed over has no sums since the longer period began: they are read anew when they are asked for again. */
export async function forgetSums(
  tx: Tx,
  merchantId: number,
  kind: PayKind,
  agentIds: readonly bigint[],
): Promise<void> {
  if (kind !== 'realtime' || agentIds.length === 0) return
  await sql`
    update agents.carries set since = 'epoch'
     where merchant_id = ${merchantId} and agent_id = any(${[...agentIds]}::bigint[]) and kind = ${kind}`.execute(
    tx,
  )
}
