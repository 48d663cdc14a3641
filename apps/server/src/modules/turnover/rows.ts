/** Requirements and what was counted for them, as they lie in the database. */
import { randomBytes } from 'node:crypto'
import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { standingOf } from '../ledger/index.ts'
import type { Reason } from './allocate.ts'
import { usualWeights, type Weights } from './weights.ts'

export type RequirementState = 'open' | 'completed' | 'cancelled'

export interface Requirement {
  readonly id: bigint
  readonly publicId: string
  readonly merchantId: number
  readonly accountId: bigint
  readonly sourceKind: string
  readonly sourceId: string
  readonly base: Minor
  /** Hundredths. */
  readonly multiplier: number
  readonly target: Minor
  readonly counted: Minor
  readonly state: RequirementState
  readonly weights: Weights
  readonly afterSeq: bigint
  /** The bets that fill it bring no rebate. */
  readonly withoutRebate: boolean
  readonly openedAt: Date
  readonly endedAt: Date | null
}

const columns = sql.raw(`id, public_id as "publicId", merchant_id as "merchantId", account_id as "accountId",
  source_kind as "sourceKind", source_id as "sourceId", base, multiplier, target, counted, state, weights,
  after_seq as "afterSeq", without_rebate as "withoutRebate", opened_at as "openedAt", ended_at as "endedAt"`)

export interface Opening {
  readonly merchantId: number
  readonly accountId: bigint
  /** Where the money came from: a second requirement for the same source is not opened. */
  readonly source: { readonly kind: string; readonly id: string }
  readonly base: Minor
  /** Times the base, to two decimals: 1 is once. */
  readonly multiplier: number
  readonly weights?: Weights
  /** The bets that fill it bring no rebate. */
  readonly withoutRebate?: boolean
}

const hundred = 100

/** Opens a requirement in the transaction that credits its money. Answers its public id; null where nothing is asked. */
export async function openRequirement(
  tx: Tx,
  { merchantId, accountId, source, base, multiplier, weights = usualWeights, withoutRebate = false }: Opening,
): Promise<string | null> {
  const hundredths = Math.round(multiplier * hundred)
  invariant(
    Math.abs(hundredths - multiplier * hundred) < 1e-6,
    `multiplier ${multiplier} has two decimals at most`,
  )
  const target = (base * BigInt(hundredths) + BigInt(hundred - 1)) / BigInt(hundred)
  if (target <= 0n) return null
  const standing = await standingOf(tx, accountId)
  invariant(standing, `account ${accountId} is not there`)
  const { rows } = await sql<{ id: string }>`
    select turnover.open_requirement(${randomBytes(8).toString('hex')}, ${merchantId}, ${accountId}, ${source.kind},
      ${source.id}, ${base}, ${hundredths}, ${target}, ${JSON.stringify(weights)}, ${standing.seq},
      ${withoutRebate}) as id`.execute(tx)
  return rows[0]?.id ?? null
}

/** What still has to be staked before money may leave. */
export async function outstanding(db: Db | Tx, accountId: bigint): Promise<Minor> {
  const { rows } = await sql<{ left: bigint }>`
    select turnover.outstanding(${accountId}) as "left"`.execute(db)
  return rows[0]?.left ?? 0n
}

/** How much of the purse may not leave yet: what is left to stake, at most the money that it is asked of. */
export async function locked(db: Db | Tx, accountId: bigint): Promise<Minor> {
  const { rows } = await sql<{ locked: bigint }>`
    select turnover.locked(${accountId}) as "locked"`.execute(db)
  return rows[0]?.locked ?? 0n
}

/** The running ones in the order of filling, then the latest that ended. */
export async function listRequirements(tx: Tx, accountId: bigint, endedMax: number): Promise<Requirement[]> {
  const { rows } = await sql<Requirement>`
    (select ${columns} from turnover.requirements where account_id = ${accountId} and state = 'open' order by id limit 200)
    union all
    (select ${columns} from turnover.requirements where account_id = ${accountId} and state <> 'open'
      order by id desc limit ${endedMax})`.execute(tx)
  return rows
}

export async function requirementByPublicId(
  tx: Tx,
  accountId: bigint,
  publicId: string,
): Promise<Requirement | null> {
  const { rows } = await sql<Requirement>`
    select ${columns} from turnover.requirements
     where account_id = ${accountId} and public_id = ${publicId}`.execute(tx)
  return rows[0] ?? null
}

/** A bet that is settled anew later than this after its requirement ended changes nothing any more. */
const changesFor = '90 days'

/** What counting asks of a requirement. */
export type Filled = Pick<
  Requirement,
  | 'id'
  | 'merchantId'
  | 'accountId'
  | 'target'
  | 'counted'
  | 'state'
  | 'weights'
  | 'afterSeq'
  | 'withoutRebate'
> & { readonly endedAt: Date | null }

/** Of these accounts, all that may still change, held until it is written: one that is given up meanwhile waits. */
export async function requirementsOf(tx: Tx, accountIds: readonly bigint[]): Promise<Filled[]> {
  const { rows } = await sql<Omit<Filled, 'weights'> & { weights: string }>`
    select id, merchant_id as "merchantId", account_id as "accountId", target, counted, state, weights::text as weights,
        after_seq as "afterSeq", without_rebate as "withoutRebate", ended_at as "endedAt"
      from turnover.requirements where id = any(array(
      select id from turnover.requirements where account_id = any(${accountIds}::bigint[]) and state = 'open'
      union all
      select id from turnover.requirements where account_id = any(${accountIds}::bigint[])
         and ended_at > now() - ${changesFor}::interval)) order by id for update`.execute(tx)
  // Of many requirements few tables differ.
  const tables = new Map<string, Weights>()
  return rows.map((row) => {
    const weights = tables.get(row.weights) ?? (JSON.parse(row.weights) as Weights)
    tables.set(row.weights, weights)
    return { ...row, weights }
  })
}

/** How requirements stand, by their public ids. */
export async function standings(
  tx: Tx,
  merchantId: number,
  publicIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Requirement, 'state' | 'base' | 'target' | 'counted'>>> {
  if (publicIds.length === 0) return new Map()
  const { rows } = await sql<Requirement>`
    select ${columns} from turnover.requirements
     where merchant_id = ${merchantId} and public_id = any(${publicIds}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.publicId, row]))
}

/** Holds some of an account's until the transaction ends: before any account is held, as the reader of stakes does. */
export async function holdRequirements(
  tx: Tx,
  accountId: bigint,
  publicIds: readonly string[],
): Promise<void> {
  if (publicIds.length > 0)
    await sql`select turnover.hold_requirements(${accountId}, ${publicIds}::text[])`.execute(tx)
}

/** Ends one that is held and given up. Answers what was counted for it; null where it had ended by itself. */
export async function cancelRequirement(tx: Tx, accountId: bigint, publicId: string): Promise<Minor | null> {
  const { rows } = await sql<{ counted: Minor | null }>`
    select turnover.cancel_requirement(${accountId}, ${publicId}) as counted`.execute(tx)
  return rows[0]?.counted ?? null
}

export interface Count {
  readonly requirementId: bigint
  readonly accountId: bigint
  readonly merchantId: number
  readonly round: string
  readonly place: bigint
  readonly gameId: number
  readonly gameType: string
  readonly stake: Minor
  readonly valid: Minor
  readonly weight: number
  readonly used: Minor
  readonly counted: Minor
  readonly reason: Reason
  readonly at: Date
}

const countColumns =
  sql.raw(`c.requirement_id as "requirementId", c.account_id as "accountId", c.merchant_id as "merchantId",
  c.round, c.place, c.game_id as "gameId", c.game_type as "gameType", c.stake, c.valid, c.weight, c.used, c.counted,
  c.reason, c.at`)

export async function countsOfRounds(
  tx: Tx,
  rounds: readonly { readonly accountId: bigint; readonly round: string }[],
): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select k.* from unnest(${rounds.map(({ accountId }) => accountId)}::bigint[], ${rounds.map(({ round }) => round)}::text[])
        as r (account_id, round)
      cross join lateral (
        select ${countColumns} from turnover.counts c
         where c.account_id = r.account_id and c.round = r.round offset 0) k`.execute(tx)
  return rows
}

export async function countsPage(
  tx: Tx,
  requirementId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<(Count & { readonly elsewhere: Minor })[]> {
  const { rows } = await sql<Count & { elsewhere: Minor }>`
    select ${countColumns}, coalesce((select sum(o.counted) from turnover.counts o
        where o.account_id = c.account_id and o.round = c.round and o.requirement_id <> c.requirement_id), 0)::bigint as elsewhere
      from turnover.counts c
     where c.requirement_id = ${requirementId} and c.place < ${before ?? 9223372036854775807n}
     order by c.place desc limit ${limit}`.execute(tx)
  return rows
}

export async function writeCounts(
  tx: Tx,
  dropped: readonly Count[],
  counts: readonly Count[],
): Promise<void> {
  if (dropped.length > 0)
    await sql`
      delete from turnover.counts c using unnest(${dropped.map((c) => c.requirementId)}::bigint[],
        ${dropped.map((c) => c.place)}::bigint[]) as d (id, place)
       where c.requirement_id = d.id and c.place = d.place`.execute(tx)
  if (counts.length === 0) return
  const texts = (pick: (count: Count) => string) => counts.map(pick)
  const numbers = (pick: (count: Count) => bigint | number) => counts.map(pick)
  await sql`
    insert into turnover.counts (requirement_id, account_id, merchant_id, round, place, game_id, game_type, stake, valid,
      weight, used, counted, reason, at)
    select * from unnest(${numbers((c) => c.requirementId)}::bigint[], ${numbers((c) => c.accountId)}::bigint[],
      ${numbers((c) => c.merchantId)}::int[], ${texts((c) => c.round)}::text[], ${numbers((c) => c.place)}::bigint[],
      ${numbers((c) => c.gameId)}::int[], ${texts((c) => c.gameType)}::text[], ${numbers((c) => c.stake)}::bigint[],
      ${numbers((c) => c.valid)}::bigint[], ${numbers((c) => c.weight)}::int[], ${numbers((c) => c.used)}::bigint[],
      ${numbers((c) => c.counted)}::bigint[], ${texts((c) => c.reason)}::text[],
      ${counts.map(({ at }) => at)}::timestamptz[])`.execute(tx)
}

/**
 * The rows are held: each is found by its key first, and by its place then. Policies
 * make the planner take the table for one row, and it held every row of it against every change.
 */
export async function writeStandings(
  tx: Tx,
  standings: readonly Pick<Requirement, 'id' | 'counted' | 'state' | 'endedAt'>[],
): Promise<void> {
  if (standings.length === 0) return
  await sql`
    update turnover.requirements r set counted = n.counted, state = n.state, ended_at = n.ended_at,
        done_xid = case when n.state = r.state then r.done_xid else pg_current_xact_id()::text::bigint end
      from (select s.*, k.place from unnest(${standings.map(({ id }) => id)}::bigint[], ${standings.map(({ counted }) => counted)}::bigint[],
        ${standings.map(({ state }) => state)}::text[], ${standings.map(({ endedAt }) => endedAt)}::timestamptz[])
        as s (id, counted, state, ended_at)
        cross join lateral (
          select ctid as place from turnover.requirements where id = s.id offset 0) k) n
     where r.ctid = n.place`.execute(tx)
}
