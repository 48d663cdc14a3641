/** What other wings of the module ask of contracts and pay. */
import { parseMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { closedNow, overLimits } from '../../protection/index.ts'
import { overdueOf } from '../runs/bills.ts'
import { policyOf } from './brand-settings.ts'
import type { Period } from './policy.ts'
import { alive } from './read.ts'
import { mostOf } from './routes.ts'
import { type PayKind, payKinds, percentOf } from './terms.ts'
import type { World } from './world.ts'

interface Agent {
  readonly merchantId: number
  readonly memberId: bigint
}

type ByKind<T> = Readonly<Record<PayKind, T>>
const byKind = <T>(pick: (kind: PayKind) => T): ByKind<T> =>
  Object.fromEntries(payKinds.map((kind) => [kind, pick(kind)])) as ByKind<T>

export interface PayFacts {
  /** Kinds of which the agent has, had, or may offer a contract. */
  readonly entries: ByKind<boolean>
  /** Offers and wishes that wait for the agent's word. */
  readonly waiting: ByKind<number>
  readonly overdue: bigint
}

export async function payFactsOf(world: World, tx: Tx, { merchantId, memberId }: Agent): Promise<PayFacts> {
  const { rows } = await sql<{ kind: PayKind; waiting: number }>`
    select kind, count(*) filter (where (side = 'downline' and state in ('offered', 'changeOffered'))
        or (side = 'upline' and state = 'requested') or (state = 'endRequested' and asked_by <> side))::int as waiting
      from (
        select kind, state, asked_by, 'downline' as side from agents.contracts
         where merchant_id = ${merchantId} and downline_id = ${memberId}
        union all
        select kind, state, asked_by, 'upline' from agents.contracts
         where merchant_id = ${merchantId} and upline_id = ${memberId} and state in ${alive}) as sides
     group by kind`.execute(tx)
  const waiting = new Map(rows.map((row) => [row.kind, row.waiting]))
  return {
    // Whoever has none may ask for one, or offer one.
    entries: byKind(() => true),
    waiting: byKind((kind) => waiting.get(kind) ?? 0),
    overdue: await overdueOf(tx, merchantId, memberId, world.now()),
  }
}

interface Badge {
  readonly kind: PayKind
  readonly state: 'active' | 'offered' | 'requested' | 'changeOffered' | 'endRequested'
  /** The highest that its terms pay, in per cent. */
  readonly rate: string
}

/** Contracts between an agent and these direct downlines, as far as they live. */
export async function badgesOf(
  tx: Tx,
  merchantId: number,
  agentId: bigint,
  downlines: readonly bigint[],
): Promise<ReadonlyMap<bigint, Badge[]>> {
  const { rows } = await sql<Pick<Badge, 'kind' | 'state'> & { downlineId: bigint; most: bigint | null }>`
    select c.downline_id as "downlineId", c.kind, c.state,
           (select max(rate.value::bigint)
              from agents.versions v
              join agents.terms t on t.merchant_id = v.merchant_id and t.hash = v.hash
             cross join jsonb_array_elements(t.terms -> 'tiers') as tier
             cross join jsonb_each_text(tier -> 'rates') as rate
             where v.contract_id = c.id and v.version = c.version) as most
      from agents.contracts c
     where c.merchant_id = ${merchantId} and c.upline_id = ${agentId} and c.downline_id = any(${[...downlines]}::bigint[])
       and c.state in ${alive} order by c.kind`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, ({ downlineId }) => downlineId)].map(([id, each]) => [
      id,
      each.map(({ kind, state, most }) => ({ kind, state, rate: percentOf(most ?? 0n) })),
    ]),
  )
}

/** The highest rate that the agent may promise, by kind of pay: none where there is none. */
export async function ratesOf(
  world: World,
  tx: Tx,
  { merchantId, memberId }: Agent,
): Promise<{ readonly kind: PayKind; readonly rate: string }[]> {
  const rates: { kind: PayKind; rate: string }[] = []
  for (const kind of payKinds) {
    const cap = await mostOf(tx, world, { merchantId, memberId, kind })
    const rate = cap.reduce((most, each) => (ppm(each.rate) > ppm(most) ? each.rate : most), '0.0000')
    if (ppm(rate) > 0n) rates.push({ kind, rate })
  }
  return rates
}

const ppm = (rate: string): bigint => parseMinor(rate, 4) ?? 0n

/** How much somebody bets to count as active, by period. */
export async function leastBetsOf(
  world: Pick<World, 'brandOf'>,
  merchantId: number,
): Promise<Readonly<Record<Period, bigint>> & { readonly selfCounts: boolean }> {
  const { minActiveBet, selfCounts } = policyOf(await world.brandOf(merchantId))
  return { ...minActiveBet, selfCounts }
}

interface Asked {
  readonly merchantId: number
  readonly memberIds: readonly bigint[]
  readonly at: Date
}

/**
 * Of these members those on whom no agent earns now: in a break, excluded, or over a limit of losses that they set. Asked
 * by the reader of figures, deed by deed: what was earned before stays.
 */
export async function withheldAmong(
  tx: Tx,
  { merchantId, memberIds, at }: Asked,
): Promise<ReadonlySet<bigint>> {
  const closed = await closedNow(tx, merchantId, memberIds)
  const open = memberIds.filter((id) => !closed.has(id))
  return new Set([
    ...closed,
    ...(open.length === 0 ? [] : await overLimits(tx, { merchantId, memberIds: open, at })),
  ])
}
