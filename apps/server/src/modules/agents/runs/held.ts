/** Contracts that are in force at the beginning of a period. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Period } from '../contracts/policy.ts'
import { type KeptTerms, type PayKind, type Terms, termsFrom } from '../contracts/terms.ts'
import type { Held } from './reckon.ts'

interface Of {
  readonly merchantId: number
  readonly kind: PayKind
  readonly period: Period
}

type Row = Omit<Held, 'terms'>

const shown = sql.raw(`s.contract_id as "contractId", s.version, s.downline_id as "agentId",
  s.upline_id as "uplineId", s.hash`)

export async function heldIn(tx: Tx, of: Of, from: Date): Promise<readonly Held[]> {
  const { rows } = await sql<Row>`
    select ${shown} from agents.spans s where s.merchant_id = ${of.merchantId} and ${inForce(of, from)} order by s.downline_id`.execute(
    tx,
  )
  return withTerms(tx, of.merchantId, rows)
}

/** Rows `s` of the brand's spans. */
export const inForce = ({ kind, period }: Of, from: Date) => sql`
  s.kind = ${kind} and s.period = ${period} and s.to_at > ${from} and s.from_at <= ${from}`

export async function isAnyHeld(tx: Tx, of: Of, from: Date): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`
    select exists (select from agents.spans s where s.merchant_id = ${of.merchantId} and ${inForce(of, from)}) as "isAny"`.execute(
    tx,
  )
  return rows[0]?.isAny ?? false
}

/** Whether one of them says that the one above pays by bills. */
export async function billsIn(tx: Tx, of: Of, from: Date): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`
    select coalesce(bool_or((
        select t.terms->>'payer' = 'UPLINE' from agents.terms t
         where t.merchant_id = ${of.merchantId} and t.hash = h.hash)), false) as "isAny"
      from (select distinct s.hash from agents.spans s where s.merchant_id = ${of.merchantId} and ${inForce(of, from)}) h`.execute(
    tx,
  )
  return rows[0]?.isAny ?? false
}

/** An agent with a contract that is frozen now, and whom it stands under. */
export interface Frozen {
  readonly agentId: bigint
  readonly uplineId: bigint | null
}

export async function frozenIn(tx: Tx, of: Of, from: Date, all: RawBuilder<unknown>): Promise<Frozen[]> {
  const { rows } = await sql<Frozen>`
    select s.downline_id as "agentId", s.upline_id as "uplineId" from agents.spans s
     where s.merchant_id = ${of.merchantId} and ${inForce(of, from)} and (select true from (${all}) f where f.agent_id = s.downline_id)
     order by s.downline_id`.execute(tx)
  return rows
}

/** Of one agent and those directly below: what the period that runs is reckoned from so far. */
export async function heldAround(
  tx: Tx,
  { merchantId, kind }: Omit<Of, 'period'>,
  agentIds: readonly bigint[],
  from: Date,
): Promise<readonly Held[]> {
  const ids = [...agentIds]
  const { rows } = await sql<Row>`
    select ${shown} from agents.spans s
     where s.merchant_id = ${merchantId} and s.kind = ${kind} and s.downline_id = any(${ids}::bigint[])
       and s.to_at > ${from} and s.from_at <= ${from}
    union
    select ${shown} from agents.contracts c join agents.spans s on s.contract_id = c.id
     where c.merchant_id = ${merchantId} and c.kind = ${kind} and c.upline_id = any(${ids}::bigint[])
       and s.to_at > ${from} and s.from_at <= ${from}`.execute(tx)
  return withTerms(tx, merchantId, rows)
}

/** Many contracts say the same: each text is read once. */
async function withTerms(tx: Tx, merchantId: number, rows: readonly Row[]): Promise<readonly Held[]> {
  const terms = await termsByHash(
    tx,
    merchantId,
    rows.map(({ hash }) => hash),
  )
  return rows.flatMap((row) => {
    const found = terms.get(row.hash)
    return found ? [{ ...row, terms: found }] : []
  })
}

export async function termsByHash(
  tx: Tx,
  merchantId: number,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Terms>> {
  if (hashes.length === 0) return new Map()
  const { rows } = await sql<{ hash: string; terms: KeptTerms }>`
    select hash, terms from agents.terms
     where merchant_id = ${merchantId} and hash = any(${[...new Set(hashes)]}::text[])`.execute(tx)
  return new Map(rows.map(({ hash, terms }) => [hash, termsFrom(terms)]))
}
