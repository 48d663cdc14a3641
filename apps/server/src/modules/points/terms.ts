/** What earns points and what they are worth: versions that are never changed. */
import { points } from '@jackfruit/contracts'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Ratios } from './ratio.ts'
import { NotDone, type Signature } from './world.ts'

const amount = z.string().check(
  z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/),
  z.refine((text) => (parseMinor(text) ?? 0n) > 0n),
)

/** As an operator writes them. A line that is not named earns nothing. */
const written = z.strictObject({
  ratios: z.partialRecord(z.enum(points.lines), amount),
  convert: z.nullable(z.strictObject({ points: amount, money: amount, min: amount, perDay: amount })),
})
type Written = z.infer<typeof written>

export interface Convert {
  /** So many points become so much money. */
  readonly points: bigint
  readonly money: Minor
  readonly min: bigint
  readonly perDay: bigint
}

export interface Terms {
  readonly ratios: Ratios
  readonly convert: Convert | null
}

const minor = (text: string): Minor => parseMinor(text) ?? 0n

function termsOf(given: unknown): Terms {
  const { ratios, convert } = written.parse(given)
  const of = (line: points.Line) => {
    const per = ratios[line]
    return per === undefined ? null : minor(per)
  }
  return {
    ratios: Object.fromEntries(points.lines.map((line) => [line, of(line)])) as Ratios,
    convert: convert && {
      ...{ points: minor(convert.points), money: minor(convert.money) },
      ...{ min: minor(convert.min), perDay: minor(convert.perDay) },
    },
  }
}

/** Where a brand has said nothing: nothing is earned and nothing exchanged for money. */
const none: Terms = termsOf({ ratios: {}, convert: null })

export async function termsNow(tx: Tx, merchantId: number): Promise<Terms> {
  const { rows } = await sql<{ terms: unknown }>`
    select terms from points.terms where merchant_id = ${merchantId} order by version desc limit 1`.execute(
    tx,
  )
  return rows[0] ? termsOf(rows[0].terms) : none
}

export interface Recent {
  readonly now: Terms
  /** All that held since the given instant, the newest first. */
  readonly since: readonly Terms[]
}

/** Of several brands at once, for who counts. */
export async function termsSince(
  tx: Tx,
  merchantIds: readonly number[],
  since: Date,
): Promise<Map<number, Recent>> {
  const { rows } = await sql<{ merchantId: number; terms: unknown }>`
    select t.merchant_id as "merchantId", t.terms from unnest(${[...merchantIds]}::int[]) as m (id) cross join lateral (
      (select merchant_id, version, terms from points.terms
        where merchant_id = m.id and at < ${since} order by version desc limit 1)
      union all
      (select merchant_id, version, terms from points.terms where merchant_id = m.id and at >= ${since})) t
     order by t.merchant_id, t.version desc`.execute(tx)
  const found = new Map<number, Terms[]>()
  for (const { merchantId, terms } of rows)
    found.set(merchantId, [...(found.get(merchantId) ?? []), termsOf(terms)])
  return new Map(
    merchantIds.map((id) => {
      const held = found.get(id) ?? [none]
      return [id, { now: held[0] ?? none, since: held }]
    }),
  )
}

export const readTerms = (db: Db, merchantId: number): Promise<Terms> =>
  inMerchant(db, merchantId, (tx) => termsNow(tx, merchantId))

/** They hold from now on. Answers their version. Throws NotDone with what is wrong. */
export async function writeTerms(
  db: Db,
  merchantId: number,
  given: unknown,
  { by, why }: Signature,
  now: Date,
): Promise<number> {
  const terms = demandTerms(given)
  return inMerchant(db, merchantId, async (tx) => {
    await sql`select pg_advisory_xact_lock(${writing}, ${merchantId})`.execute(tx)
    const { rows } = await sql<{ version: number }>`
      insert into points.terms (merchant_id, version, terms, by, why, at)
      select ${merchantId}, coalesce(max(version), 0) + 1, ${JSON.stringify(terms)}::jsonb, ${by}, ${why}, ${now}::timestamptz
        from (select version from points.terms where merchant_id = ${merchantId} order by version desc limit 1) last
      returning version`.execute(tx)
    return rows[0]?.version ?? 0
  })
}

/** Two who write at once follow each other. */
const writing = 7_251_165

function demandTerms(given: unknown): Written {
  const read = z.safeParse(written, given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new NotDone(`These are no terms of points: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { convert } = read.data
  if (convert && minor(convert.min) % 100n !== 0n)
    throw new NotDone('Points become money in whole points: min is none.')
  if (convert && minor(convert.perDay) < minor(convert.min))
    throw new NotDone('A day allows less than one exchange.')
  if (convert && (minor(convert.min) * minor(convert.money)) / minor(convert.points) === 0n)
    throw new NotDone('The least that may be exchanged is worth nothing.')
  return read.data
}
