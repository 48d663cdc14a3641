/** The levels of a brand as data: what each asks, what keeps it, and what it brings. Versions are never changed. */
import { fields } from '@jackfruit/contracts'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/db.ts'

const { languageCode, money } = fields

/** Per cent to three decimals: 0.600 is six parts of a thousand. */
const rate = z.string().check(z.regex(/^\d(\.\d{1,3})?$/))

const written = z.array(
  z.strictObject({
    /** By language; EN is the one that every reader falls back to. */
    names: z.partialRecord(languageCode, z.string().check(z.minLength(1), z.maxLength(40))),
    /** What has to be paid in and bet, both, to come here. */
    deposits: money,
    valid: money,
    /** What keeps it, in a month of the calendar. */
    keepDeposits: money,
    keepValid: money,
    benefits: z.strictObject({
      /** By kind of game. */
      rebates: z.record(z.string().check(z.regex(/^[A-Z]{2,12}$/)), rate),
      /** Null: as the house has it for everybody. */
      payoutDayMax: z.nullable(money),
      freePayouts: z.number().check(z.int(), z.gte(0), z.lte(100)),
      /** The name of the customer service that is theirs; null for everybody's. */
      service: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
    }),
  }),
)
type Written = z.infer<typeof written>

export interface Level {
  readonly rank: number
  readonly names: Readonly<Partial<Record<string, string>>>
  readonly deposits: Minor
  readonly valid: Minor
  readonly keepDeposits: Minor
  readonly keepValid: Minor
  readonly benefits: Benefits
}

export interface Benefits {
  /** By kind of game, in parts of `rateWhole`. */
  readonly rebates: Readonly<Record<string, bigint>>
  readonly payoutDayMax: Minor | null
  readonly freePayouts: number
  readonly service: string | null
}

/** A rate of 1 per cent is a hundredth of this. */
export const rateWhole = 100_000n
const rateScale = 3
const ranksMost = 21

/** What a brand has that plans nothing: one level for everybody, which brings nothing. */
const nothing: Benefits = { rebates: {}, payoutDayMax: null, freePayouts: 0, service: null }
const bare: Level = {
  ...{ rank: 0, names: { EN: 'Member' }, deposits: 0n, valid: 0n, keepDeposits: 0n, keepValid: 0n },
  benefits: nothing,
}

class NotPlanned extends Error {
  override readonly name = 'NotPlanned'
}

/** @throws NotPlanned for what is no plan, with the sentence that says why */
export function readPlan(data: unknown): readonly Level[] {
  const read = written.safeParse(data)
  if (!read.success) throw new NotPlanned(z.prettifyError(read.error))
  const levels = read.data.map(levelOf)
  const fault = faultOf(levels)
  if (fault) throw new NotPlanned(fault)
  return levels
}

function levelOf({ benefits, ...level }: Written[number], rank: number): Level {
  const rebates = Object.entries(benefits.rebates).map(([kind, text]) => [
    kind,
    parseMinor(text, rateScale) ?? 0n,
  ])
  return {
    ...{ rank, names: level.names, deposits: minor(level.deposits), valid: minor(level.valid) },
    ...{ keepDeposits: minor(level.keepDeposits), keepValid: minor(level.keepValid) },
    benefits: {
      ...benefits,
      rebates: Object.fromEntries(rebates),
      payoutDayMax: benefits.payoutDayMax === null ? null : minor(benefits.payoutDayMax),
    },
  }
}

function minor(text: string): Minor {
  const amount = parseMinor(text)
  if (amount === null) throw new NotPlanned(`${text} is no amount.`)
  return amount
}

/** Why these are no levels: somebody could stand at two of them, or nobody at the first. */
function faultOf(levels: readonly Level[]): string | null {
  const [first] = levels
  if (!first) return 'A plan has at least one level.'
  if (levels.length > ranksMost) return `A plan has at most ${ranksMost} levels.`
  if (first.deposits + first.valid + first.keepDeposits + first.keepValid > 0n)
    return 'Level 0 is everybody’s: it asks nothing.'
  for (const [rank, level] of levels.entries()) {
    if (!level.names['EN']) return `Level ${rank} has no name in English.`
    const before = levels[rank - 1]
    if (!before) continue
    if (level.deposits < before.deposits || level.valid < before.valid)
      return `Level ${rank} asks less than level ${rank - 1}.`
    if (level.deposits === before.deposits && level.valid === before.valid)
      return `Level ${rank} asks the same as level ${rank - 1}.`
    if (level.keepDeposits > level.deposits || level.keepValid > level.valid)
      return `Level ${rank} asks more in a month than to come there.`
  }
  return null
}

/** The newest plan of the brand that the transaction is in. */
export async function planOf(tx: Tx, merchantId: number): Promise<readonly Level[]> {
  const { rows } = await sql<{ levels: unknown }>`
    select levels from vip.plans where merchant_id = ${merchantId} order by version desc limit 1`.execute(tx)
  return rows[0] ? readPlan(rows[0].levels) : [bare]
}

/** At most the highest there is: a plan may have become shorter. */
export function levelAt(plan: readonly Level[], rank: number): Level {
  return plan[Math.min(rank, plan.length - 1)] ?? bare
}

/** The highest level that these sums reach. Pure. */
export function reachedBy(
  plan: readonly Level[],
  { deposits, valid }: { readonly deposits: Minor; readonly valid: Minor },
): number {
  return plan.findLast((level) => deposits >= level.deposits && valid >= level.valid)?.rank ?? 0
}

export interface Signature {
  readonly by: string
  readonly why: string
}

/** Answers its version. */
export async function writePlan(
  tx: Tx,
  merchantId: number,
  data: unknown,
  { by, why, at }: Signature & { readonly at: Date },
): Promise<number> {
  readPlan(data)
  // One at a time: versions have no gap.
  await sql`select pg_advisory_xact_lock(hashtext('vip.plans'), ${merchantId})`.execute(tx)
  const { rows } = await sql<{ version: number }>`
    insert into vip.plans (merchant_id, version, levels, by, why, at)
    select ${merchantId}, coalesce(max(version), 0) + 1, ${JSON.stringify(data)}::jsonb, ${by}, ${why}, ${at}
      from vip.plans where merchant_id = ${merchantId} returning version`.execute(tx)
  return rows[0]?.version ?? 0
}
