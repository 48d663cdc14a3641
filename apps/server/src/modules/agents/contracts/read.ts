/** Contracts as they lie in the database, and what a step is measured against. In a transaction of the brand. */
import type { ContractState } from '@jackfruit/agent-pay'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here } from '../../../platform/database/merchant-scope.ts'
import { boundsAround, unitOf } from '../runs/periods.ts'
import type { Below, Contract, Situation, Span } from './decide.ts'
import type { PayPolicy, Period } from './policy.ts'
import { type KeptTerms, type PayKind, termsFrom } from './terms.ts'

export interface Kept extends Contract {
  readonly merchantId: number
  readonly kind: PayKind
  readonly hash: string
  readonly answerBy: Date | null
  readonly madeAt: Date
}

interface Row {
  readonly id: bigint
  readonly merchantId: number
  readonly kind: PayKind
  readonly uplineId: bigint | null
  readonly downlineId: bigint
  readonly state: ContractState
  readonly askedBy: 'upline' | 'downline' | null
  readonly version: number
  readonly lastVersion: number
  readonly offered: number | null
  readonly answerBy: Date | null
  readonly madeAt: Date
  readonly hash: string
  readonly terms: KeptTerms
  readonly offeredTerms: KeptTerms | null
}

const shown =
  sql.raw(`c.id, c.merchant_id as "merchantId", c.kind, c.upline_id as "uplineId", c.downline_id as "downlineId", c.state,
  c.asked_by as "askedBy", c.version, c.offered,
  last.version as "lastVersion", c.answer_by as "answerBy", c.made_at as "madeAt", v.hash, t.terms,
  ot.terms as "offeredTerms"`)
const joined = sql.raw(`agents.contracts c
  join agents.versions v on v.contract_id = c.id and v.version = c.version
  join agents.terms t on t.merchant_id = c.merchant_id and t.hash = v.hash
  cross join lateral (select max(l.version) as version from agents.versions l where l.contract_id = c.id) as last
  left join agents.versions ov on ov.contract_id = c.id and ov.version = c.offered
  left join agents.terms ot on ot.merchant_id = c.merchant_id and ot.hash = ov.hash`)

/** What may still become or end something. */
export const alive = sql.raw(`('offered', 'requested', 'active', 'changeOffered', 'endRequested')`)
const inForce = sql.raw(`('active', 'changeOffered', 'endRequested')`)

async function kept(tx: Tx, rows: readonly Row[], at: Date): Promise<Kept[]> {
  const spans = await spansOfContracts(
    tx,
    rows.map(({ id }) => id),
    at,
  )
  return rows.map(({ state, askedBy, terms, offered, offeredTerms, ...row }) => ({
    ...row,
    standing: { state, askedBy },
    terms: termsFrom(terms),
    offered: offered !== null && offeredTerms ? { version: offered, terms: termsFrom(offeredTerms) } : null,
    spans: spans.get(row.id) ?? [],
  }))
}

export async function contractById(tx: Tx, merchantId: number, id: bigint, at: Date): Promise<Kept | null> {
  const { rows } = await sql<Row>`
    select ${shown} from ${joined} where c.merchant_id = ${merchantId} and c.id = ${id}`.execute(tx)
  return (await kept(tx, rows, at))[0] ?? null
}

/** The agent's own: what is alive, else what was last. */
export async function ownContract(
  tx: Tx,
  merchantId: number,
  kind: PayKind,
  agentId: bigint,
  at: Date,
): Promise<Kept | null> {
  const { rows } = await sql<Row>`
    select ${shown} from ${joined}
     where c.merchant_id = ${merchantId} and c.downline_id = ${agentId} and c.kind = ${kind}
     order by c.id desc limit 1`.execute(tx)
  return (await kept(tx, rows, at))[0] ?? null
}

/** So many at most are shown at once: what lives, then what ended last. */
const livingMost = 200
const overMost = 20

export async function contractsBelow(
  tx: Tx,
  merchantId: number,
  kind: PayKind,
  agentId: bigint,
  at: Date,
): Promise<Kept[]> {
  const of = sql`c.merchant_id = ${merchantId} and c.upline_id = ${agentId} and c.kind = ${kind}`
  const { rows: living } = await sql<Row>`
    select ${shown} from ${joined} where ${of} and c.state in ${alive}
     order by c.id desc limit ${livingMost}`.execute(tx)
  const { rows: over } = await sql<Row>`
    select ${shown} from ${joined} where ${of} and c.state not in ${alive}
     order by c.id desc limit ${overMost}`.execute(tx)
  return kept(tx, [...living, ...over], at)
}

export async function isTaken(
  tx: Tx,
  merchantId: number,
  kind: PayKind,
  downlineId: bigint,
): Promise<boolean> {
  const { rows } = await sql`
    select from agents.contracts where merchant_id = ${merchantId} and downline_id = ${downlineId} and kind = ${kind}
       and state in ${alive}`.execute(tx)
  return rows.length > 0
}

interface SpanRow {
  readonly contractId: bigint
  readonly version: number
  readonly from: Date
  readonly to: Date | null
  readonly terms: KeptTerms
}

const spanShown = sql.raw(`s.contract_id as "contractId", s.version, s.from_at as "from",
  nullif(s.to_at, 'infinity') as "to", t.terms`)
const spanJoined = sql.raw(
  'agents.spans s join agents.terms t on t.merchant_id = s.merchant_id and t.hash = s.hash',
)
const spanOf = ({ version, from, to, terms }: SpanRow): Span => ({
  version,
  from,
  to,
  terms: termsFrom(terms),
})

async function spansOfContracts(
  tx: Tx,
  ids: readonly bigint[],
  at: Date,
): Promise<ReadonlyMap<bigint, readonly Span[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<SpanRow>`
    select ${spanShown} from ${spanJoined}
     where s.merchant_id = ${here} and s.contract_id = any(${[...ids]}::bigint[]) and s.to_at > ${at} and s.to_at > s.from_at
     order by s.from_at`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, ({ contractId }) => contractId)].map(([id, each]) => [id, each.map(spanOf)]),
  )
}

/** What an agent holds of a kind, now or soon; null where no contract is in force. */
export async function heldBy(
  tx: Tx,
  merchantId: number,
  kind: PayKind,
  agentId: bigint,
  at: Date,
): Promise<readonly Span[] | null> {
  const { rows } = await sql`
    select from agents.contracts where merchant_id = ${merchantId} and downline_id = ${agentId} and kind = ${kind}
       and state in ${inForce}`.execute(tx)
  if (rows.length === 0) return null
  const { rows: spans } = await sql<SpanRow>`
    select ${spanShown} from ${spanJoined}
     where s.merchant_id = ${merchantId} and s.downline_id = ${agentId} and s.kind = ${kind} and s.to_at > ${at}
       and s.to_at > s.from_at
     order by s.from_at`.execute(tx)
  return spans.map(spanOf)
}

async function lastEndOf(
  tx: Tx,
  merchantId: number,
  kind: PayKind,
  agentId: bigint,
  at: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(nullif(to_at, 'infinity')) as at from agents.spans
     where merchant_id = ${merchantId} and downline_id = ${agentId} and kind = ${kind} and to_at > ${at}`.execute(
    tx,
  )
  return rows[0]?.at ?? null
}

/** Contracts in force in the line below an agent, as far as one hangs on another. */
async function heldBelow(tx: Tx, merchantId: number, kind: PayKind, agentId: bigint): Promise<Below[]> {
  const { rows } = await sql<Omit<Below, 'terms'> & { terms: KeptTerms }>`
    with recursive line as (
      select c.id, c.upline_id, c.downline_id, c.version from agents.contracts c
       where c.merchant_id = ${merchantId} and c.upline_id = ${agentId} and c.kind = ${kind} and c.state in ${inForce}
      union all
      select c.id, c.upline_id, c.downline_id, c.version from line l join agents.contracts c
          on c.merchant_id = ${merchantId} and c.upline_id = l.downline_id and c.kind = ${kind} and c.state in ${inForce}
    )
    select l.id as "contractId", l.upline_id as "uplineId", l.downline_id as "downlineId", t.terms from line l
      join agents.versions v on v.contract_id = l.id and v.version = l.version
      join agents.terms t on t.merchant_id = ${merchantId} and t.hash = v.hash`.execute(tx)
  return rows.map((row) => ({ ...row, terms: termsFrom(row.terms) }))
}

/** The period that runs: never one that is reckoned already. */
async function openPeriod(
  tx: Tx,
  merchantId: number,
  kind: PayKind,
  period: Period,
  { now, timeZone }: Clock,
): Promise<Situation['open']> {
  const unit = unitOf(kind, period)
  const around = await boundsAround(tx, unit, now, timeZone)
  await sql`
    insert into agents.heads (merchant_id, kind, period, next_from)
    values (${merchantId}, ${kind}, ${period}, ${around.from}) on conflict do nothing`.execute(tx)
  // Whoever reckons a period holds this row: what begins now is seen by it, or begins after it.
  const { rows } = await sql<{ nextFrom: Date }>`
    select next_from as "nextFrom" from agents.heads
     where merchant_id = ${merchantId} and kind = ${kind} and period = ${period} for share`.execute(tx)
  const nextFrom = rows[0]?.nextFrom ?? around.from
  return nextFrom > around.from ? boundsAround(tx, unit, nextFrom, timeZone) : around
}

interface Clock {
  readonly now: Date
  readonly timeZone: string
}

export interface About {
  readonly merchantId: number
  readonly kind: PayKind
  readonly period: Period
  readonly uplineId: bigint | null
  readonly downlineId: bigint
  /** Whether the one above has nobody above. */
  readonly isUplineTop: boolean
  readonly policy: PayPolicy
}

export async function situationOf(tx: Tx, about: About, clock: Clock): Promise<Situation> {
  const { merchantId, kind, period, uplineId, downlineId, isUplineTop, policy } = about
  const { now } = clock
  const held = uplineId === null ? null : await heldBy(tx, merchantId, kind, uplineId, now)
  return {
    now,
    cap: { '*': kind === 'dividend' ? policy.cap.dividend : policy.cap.salary },
    open: await openPeriod(tx, merchantId, kind, period, clock),
    above: uplineId === null ? null : (held ?? (isUplineTop ? null : [])),
    below: await heldBelow(tx, merchantId, kind, downlineId),
    lastEnd: await lastEndOf(tx, merchantId, kind, downlineId, now),
  }
}
