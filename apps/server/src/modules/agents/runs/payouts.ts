/** Payouts as they lie in the database: what was earned, and what it was reckoned from. */
import type { Result } from '@jackfruit/agent-pay'
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Period } from '../contracts/policy.ts'
import { type PayKind, payKinds } from '../contracts/terms.ts'
import type { Bounds } from './periods.ts'
import type { Handed, Reckoned } from './reckon.ts'

/** An input as JSON: whole numbers as texts. */
export interface KeptInput {
  readonly agent: string
  readonly hash: string
  readonly valid: Readonly<Record<string, string>>
  readonly active: number
  readonly reached: { readonly valid: string; readonly lost: string } | null
  readonly result: Readonly<Record<keyof Result, string>>
  readonly lost: string
  readonly carry: string
  readonly retro: string
}

interface Writing {
  readonly merchantId: number
  readonly runId: bigint
  readonly kind: PayKind
  readonly period: Period
  readonly bounds: Bounds
  readonly payAt: Date
  readonly reckoned: readonly Reckoned[]
  readonly handed: ReadonlyMap<bigint, Handed>
}

type State = 'ready' | 'nothing' | 'withheld'
const stateOf = ({ isWithheld, received }: Handed): State =>
  isWithheld ? 'withheld' : received > 0n ? 'ready' : 'nothing'

const byKind = (valid: Readonly<Record<string, Minor>>): string =>
  `{${Object.entries(valid)
    .map(([kind, amount]) => `${JSON.stringify(kind)}:"${amount}"`)
    .join()}}`

/** Numbers as columns: what is shown of them is put together when it is looked at. */
export async function insertPayouts(tx: Tx, writing: Writing): Promise<void> {
  const { merchantId, runId, kind, period, bounds, payAt, reckoned, handed } = writing
  if (reckoned.length === 0) return
  const column = <T>(pick: (each: Reckoned) => T) => reckoned.map(pick)
  const none: Handed = { received: 0n, owedIn: 0n, owedOut: 0n, isWithheld: false, payerId: null }
  const numbers = (pick: (each: Reckoned) => bigint | number | null) => reckoned.map(pick)
  const given = <T>(pick: (handed: Handed) => T) => column(({ own }) => pick(handed.get(own.agentId) ?? none))
  const result = (name: keyof Result) => sql`${numbers(({ own }) => own.result[name])}::bigint[]`
  await sql`
    insert into agents.payouts (merchant_id, run_id, kind, period, from_at, to_at, day, pay_at, agent_id, contract_id,
        version, payer_id, upline_id, state, net, received, owed_in, owed_out, carry_out, valid, active, reached_valid,
        reached_lost, lost, carry_in, retro, stake, payout, bonuses, rebates, salaries, deposits)
    select ${merchantId}, ${runId}, ${kind}, ${period}, ${bounds.from}, ${bounds.to}, ${bounds.day}::date, ${payAt}, n.*
      from unnest(${numbers(({ own }) => own.agentId)}::bigint[], ${numbers(({ held }) => held.contractId)}::bigint[],
        ${numbers(({ held }) => held.version)}::int[], ${given(({ payerId }) => payerId)}::bigint[],
        ${numbers(({ held }) => held.uplineId)}::bigint[], ${given(stateOf)}::text[],
        ${numbers(({ net }) => net)}::bigint[], ${given(({ received }) => received)}::bigint[],
        ${given(({ owedIn }) => owedIn)}::bigint[], ${given(({ owedOut }) => owedOut)}::bigint[],
        ${numbers(({ carryOut }) => carryOut)}::numeric[], ${column(({ own }) => byKind(own.validByKind))}::jsonb[],
        ${column(({ own }) => own.active)}::int[], ${numbers(({ own }) => own.reached?.valid ?? null)}::bigint[],
        ${numbers(({ own }) => own.reached?.lost ?? null)}::bigint[], ${numbers(({ own }) => own.lost)}::bigint[],
        ${numbers(({ own }) => own.carryIn)}::numeric[], ${numbers(({ own }) => own.retro)}::numeric[],
        ${result('stake')}, ${result('payout')}, ${result('bonuses')}, ${result('rebates')}, ${result('salaries')},
        ${result('deposits')}) as n (agent_id)
     order by n.agent_id`.execute(tx)
}

/** What the payout `p` was reckoned from, of its agent alone; those of before have it as it was written then. */
const ownOf = (p: string) => `coalesce(${p}.own, jsonb_build_object('agent', ${p}.agent_id::text,
  'hash', (select v.hash from agents.versions v where v.merchant_id = ${p}.merchant_id and v.contract_id = ${p}.contract_id and v.version = ${p}.version),
  'valid', ${p}.valid, 'active', ${p}.active,
  'reached', case when ${p}.reached_valid is not null
    then jsonb_build_object('valid', ${p}.reached_valid::text, 'lost', ${p}.reached_lost::text) end,
  'result', jsonb_build_object('stake', ${p}.stake::text, 'payout', ${p}.payout::text, 'bonuses', ${p}.bonuses::text,
    'rebates', ${p}.rebates::text, 'salaries', ${p}.salaries::text, 'deposits', ${p}.deposits::text),
  'lost', ${p}.lost::text, 'carry', ${p}.carry_in::text, 'retro', ${p}.retro::text))`

/** Those directly below were reckoned by the same run: each is in it by itself. */
const inputs = sql.raw(`${ownOf('p')} as own, coalesce(p.below, (
  select jsonb_agg(${ownOf('c')} order by c.agent_id) from agents.payouts c
   where c.merchant_id = p.merchant_id and c.upline_id = p.agent_id and c.kind = p.kind and c.run_id = p.run_id), '[]') as below`)

export interface Payout {
  readonly id: bigint
  readonly kind: PayKind
  readonly period: Period
  readonly agentId: bigint
  readonly from: Date
  readonly to: Date
  readonly day: string
  readonly state: State | 'paid' | 'due'
  /** Of the bill, where the one above pays. */
  readonly isOverdue: boolean
  readonly net: Minor
  readonly received: Minor
  readonly owedIn: Minor
  readonly owedOut: Minor
  readonly own: KeptInput
  readonly below: readonly KeptInput[]
  readonly carryOut: string
  readonly paidAt: Date | null
}

interface Page {
  readonly merchantId: number
  readonly kind: PayKind
  readonly agentId: bigint
  readonly whose: 'own' | 'downlines'
  readonly from: string | null
  readonly to: string | null
  readonly before: bigint | null
  readonly limit: number
}

/** The newest first. */
export async function payoutsOf(tx: Tx, page: Page, now: Date): Promise<Payout[]> {
  const { merchantId, kind, agentId, whose, from, to, before, limit } = page
  const isOwn = whose === 'own'
  const of = isOwn ? sql`p.agent_id = ${agentId}` : sql`p.upline_id = ${agentId}`
  // As they lie in the index of each.
  const place = (row: string) => sql.raw(isOwn ? `${row}.from_at, ${row}.id` : `${row}.run_id, ${row}.id`)
  const order = sql.raw(isOwn ? 'p.from_at desc, p.id desc' : 'p.run_id desc, p.id desc')
  const older =
    before === null
      ? sql`true`
      : sql`(${place('p')}) < (
    select ${place('b')} from agents.payouts b where b.merchant_id = ${merchantId} and b.id = ${before})`
  const { rows } = await sql<Payout>`
    select p.id, p.kind, p.period, p.agent_id as "agentId", p.from_at as "from", p.to_at as "to", p.day::text as day,
        p.state, coalesce(b.state <> 'paid' and b.due_at <= ${now}, false) as "isOverdue", p.net, p.received,
        p.owed_in as "owedIn", p.owed_out as "owedOut", ${inputs}, p.carry_out::text as "carryOut",
        p.paid_at as "paidAt"
      from agents.payouts p left join agents.bills b on b.payout_id = p.id
     where p.merchant_id = ${merchantId} and ${of} and p.kind = ${kind} and ${older}
       and (${from}::date is null or p.day >= ${from}::date) and (${to}::date is null or p.day <= ${to}::date)
     order by ${order} limit ${limit}`.execute(tx)
  return rows
}

/** What an agent earned by day and kind, both days included: of the formula, whoever pays. */
export async function incomeOf(
  tx: Tx,
  merchantId: number,
  agentId: bigint,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly { readonly day: string; readonly kind: PayKind; readonly amount: Minor }[]> {
  const { rows } = await sql<{ day: string; kind: PayKind; amount: bigint }>`
    select day::text as day, kind, sum(net)::bigint as amount from agents.payouts
     where merchant_id = ${merchantId} and agent_id = ${agentId} and kind = any(${payKinds}::text[])
       and from_at >= ${from}::date - 1 and from_at < ${to}::date + 2 and day between ${from}::date and ${to}::date
       and state <> 'withheld'
     group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}
