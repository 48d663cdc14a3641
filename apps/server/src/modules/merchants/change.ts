/**
 * What an operator makes different about a brand that runs: its languages, look, zone, addresses and limits. Each value
 * is held against what a brand's file may say, and kept with who changed it, from what, and why.
 */
import type pg from 'pg'
import { type Field, fields, isField, type LimitPath, limitAt, readValue } from './changeable.ts'

type Client = pg.ClientBase

export interface BrandChange {
  readonly merchantId: number
  /** A field of the brand, or the path of a limit such as `payouts.dayMax` or `depositMethods.kbzpay.max`. */
  readonly what: string
  /** As a person writes it; several with commas. */
  readonly value: string
  readonly by: string
  readonly why: string
  readonly at: Date
}

/** Why nothing was changed. */
export type ChangeProblem =
  | 'unknown'
  | 'symbol'
  | 'invalid'
  | 'same'
  | 'not_supported'
  | 'in_use'
  | 'no_zone'
  | 'crossed'

export type Changed =
  | { readonly problem: ChangeProblem; readonly detail: string }
  | { readonly problem: null; readonly before: unknown; readonly after: unknown }

/** Works over a connection that may write, in its transaction. Every process shows the change within a second. */
export async function changeBrand(client: Client, change: BrandChange): Promise<Changed> {
  if (change.what === 'currencySymbol') return { problem: 'symbol', detail: change.what }
  const done = isField(change.what)
    ? await changeField(client, change, change.what)
    : await changeLimit(client, change)
  if (done.problem !== null) return done
  const { merchantId, at, by, why, what } = change
  await client.query(
    `insert into merchants.changes (merchant_id, at, decided_by, why, field, before, after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [merchantId, at, by, why, what, JSON.stringify(done.before), JSON.stringify(done.after)],
  )
  return done
}

type Values = Readonly<Record<Field, unknown>>

/** How the fields of a brand stand, held until the transaction ends where it is to change them. */
async function valuesOf(client: Client, merchantId: number, isHeld: boolean): Promise<Values> {
  const columns = Object.entries(fields).map(([field, { column }]) => `${column} as "${field}"`)
  const { rows } = await client.query<Record<Field, unknown>>(
    `select ${columns.join(', ')} from merchants.brands where id = $1${isHeld ? ' for update' : ''}`,
    [merchantId],
  )
  const [row] = rows
  if (!row) throw new Error(`there is no brand ${merchantId}`)
  return row
}

async function changeField(
  client: Client,
  { merchantId, value }: BrandChange,
  field: Field,
): Promise<Changed> {
  const before = await valuesOf(client, merchantId, true)
  const read = readValue(field, value)
  if (read.problem !== null) return read
  const problem =
    languageProblem({ ...before, [field]: read.value }, field) ??
    (await zoneProblem(client, field, read.value))
  if (problem) return problem
  if (isSame(before[field], read.value)) return { problem: 'same', detail: shown(read.value) }
  await client.query(`update merchants.brands set ${fields[field].column} = $2 where id = $1`, [
    merchantId,
    read.value,
  ])
  return { problem: null, before: before[field], after: read.value }
}

/** Whoever chose nothing reads the default, and what lacks there the one behind it: both are spoken here. */
function languageProblem(values: Values, field: Field): Changed | null {
  if (!/language/i.test(field)) return null
  const supported = values.supportedLanguages as readonly string[]
  for (const each of ['defaultLanguage', 'fallbackLanguage'] as const) {
    if (supported.includes(values[each] as string)) continue
    return { problem: field === each ? 'not_supported' : 'in_use', detail: String(values[each]) }
  }
  return null
}

/** The database reckons days by its own list of zones. */
async function zoneProblem(client: Client, field: Field, value: unknown): Promise<Changed | null> {
  if (field !== 'timeZone') return null
  const { rowCount } = await client.query('select 1 from pg_timezone_names where name = $1', [value])
  return rowCount === 0 ? { problem: 'no_zone', detail: String(value) } : null
}

async function changeLimit(client: Client, { merchantId, what, value }: BrandChange): Promise<Changed> {
  const [key = ''] = what.split('.')
  const { rows } = await client.query<{ value: unknown; currency: string }>(
    `select s.value, b.currency from merchants.settings s join merchants.brands b on b.id = s.merchant_id
      where s.merchant_id = $1 and s.key = $2 for update of s`,
    [merchantId, key],
  )
  const [kept] = rows
  if (!kept) return { problem: 'unknown', detail: what }
  const path: LimitPath = { what, whole: kept.value, currency: kept.currency }
  const read = limitAt(path, value)
  if (read.problem !== null) return read
  const { whole, before, after } = read
  if (await isAcross(client, merchantId, key, after)) return { problem: 'crossed', detail: what }
  if (isSame(before, after)) return { problem: 'same', detail: shown(after) }
  await client.query('update merchants.settings set value = $3 where merchant_id = $1 and key = $2', [
    ...[merchantId, key],
    JSON.stringify(whole),
  ])
  return { problem: null, before, after }
}

/** The least and the most of a feedback are settings of their own, and stand on their own sides. */
async function isAcross(client: Client, merchantId: number, key: string, after: unknown): Promise<boolean> {
  const other = { feedbackMin: 'feedbackMax', feedbackMax: 'feedbackMin' }[key]
  if (!other) return false
  const { rows } = await client.query<{ value: number }>(
    'select value from merchants.settings where merchant_id = $1 and key = $2 for update',
    [merchantId, other],
  )
  const [beside] = rows
  if (!beside) return false
  return key === 'feedbackMin' ? Number(after) > beside.value : Number(after) < beside.value
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const shown = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value))

/** The fields of a brand as they stand, for whoever is about to change one. */
export const brandFields = (client: Client, merchantId: number): Promise<Values> =>
  valuesOf(client, merchantId, false)

export interface KeptChange extends Pick<BrandChange, 'at' | 'by' | 'why' | 'what'> {
  readonly before: unknown
  readonly after: unknown
}

/** The newest first. */
export async function brandChanges(client: Client, merchantId: number, most: number): Promise<KeptChange[]> {
  const { rows } = await client.query<KeptChange>(
    `select at, decided_by as by, why, field as what, before, after from merchants.changes
      where merchant_id = $1 order by id desc limit $2`,
    [merchantId, most],
  )
  return rows
}
