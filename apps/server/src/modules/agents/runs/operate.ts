/** What operators look at: runs that were, bills that are open, and contracts of an agent. In a transaction of the brand. */
import type { ContractState } from '@jackfruit/agent-pay'
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Period } from '../contracts/policy.ts'
import { type KeptTerms, type PayKind, type Terms, termsFrom } from '../contracts/terms.ts'

export interface Run {
  readonly kind: PayKind
  readonly period: Period
  readonly from: Date
  readonly to: Date
  readonly payAt: Date
  readonly payouts: number
  /** What is not paid yet. */
  readonly waiting: number
}

/** The newest first. */
export async function runsOf(tx: Tx, merchantId: number, most: number): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select r.kind, r.period, r.from_at as "from", r.to_at as "to", r.pay_at as "payAt", r.payouts,
        (select count(*)::int from agents.payouts p
          where p.merchant_id = r.merchant_id and p.state = 'ready' and p.pay_at = r.pay_at and p.run_id = r.id) as waiting
      from agents.runs r where r.merchant_id = ${merchantId} order by r.id desc limit ${most}`.execute(tx)
  return rows
}

export interface Owed {
  readonly debtorId: bigint
  readonly creditorId: bigint
  readonly kind: PayKind
  readonly amount: Minor
  readonly currency: string
  readonly dueAt: Date
  readonly isOverdue: boolean
}

/** Of all agents of the brand, what is longest due first. */
export async function owedIn(tx: Tx, merchantId: number, now: Date, most: number): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    select debtor_id as "debtorId", creditor_id as "creditorId", kind, amount, currency, due_at as "dueAt",
        due_at <= ${now} as "isOverdue"
      from agents.bills where merchant_id = ${merchantId} and state <> 'paid' order by due_at, id limit ${most}`.execute(
    tx,
  )
  return rows
}

export interface Standing {
  readonly id: bigint
  readonly kind: PayKind
  readonly state: ContractState
  readonly uplineId: bigint | null
  readonly downlineId: bigint
  readonly version: number
  readonly terms: Terms
}

/** The agent's own, and those with whoever is directly below, the newest first. */
export async function contractsAround(
  tx: Tx,
  merchantId: number,
  agentId: bigint,
  most: number,
): Promise<Standing[]> {
  const { rows } = await sql<Omit<Standing, 'terms'> & { terms: KeptTerms }>`
    select c.id, c.kind, c.state, c.upline_id as "uplineId", c.downline_id as "downlineId", c.version, t.terms
      from (
        select * from agents.contracts where merchant_id = ${merchantId} and downline_id = ${agentId}
        union all
        select * from agents.contracts where merchant_id = ${merchantId} and upline_id = ${agentId}) c
      join agents.versions v on v.contract_id = c.id and v.version = c.version
      join agents.terms t on t.merchant_id = ${merchantId} and t.hash = v.hash
     order by c.id desc limit ${most}`.execute(tx)
  return rows.map((row) => ({ ...row, terms: termsFrom(row.terms) }))
}
