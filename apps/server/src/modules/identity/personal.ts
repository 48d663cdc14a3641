/** What else is personal about a member, by field: sealed, and where it belongs to one member alone, indexed. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { blindIndex, openField, sealField } from '../../platform/sealed-field.ts'
import type { Parts } from './parts.ts'

interface Owner {
  readonly id: bigint
  readonly merchantId: number
}
type PersonalParts = Pick<Parts, 'secrets'>

/** Of these, no two members of a brand have the same. */
const oneMemberAlone: ReadonlySet<string> = new Set(['idNumber'])

/** False, and nothing done, when another member of the brand has this value and it cannot be both's. */
export async function setPersonal(
  tx: Tx,
  { secrets }: PersonalParts,
  { id, merchantId }: Owner,
  field: string,
  value: string,
): Promise<boolean> {
  const index = oneMemberAlone.has(field)
    ? blindIndex(
        secrets.blindIndex,
        `personal|${field}`,
        value.normalize('NFKC').replace(/\W/gu, '').toLowerCase(),
      )
    : null
  if (index) {
    await sql`select pg_advisory_xact_lock(${index.readBigInt64BE(0)})`.execute(tx)
    const { rows } = await sql`select 1 from identity.personal
      where merchant_id = ${merchantId} and field = ${field} and value_index = ${index} and member_id <> ${id}`.execute(
      tx,
    )
    if (rows.length > 0) return false
  }
  const sealed = sealField(secrets.fields, placeOf(field, id, merchantId), value)
  await sql`
    insert into identity.personal (merchant_id, member_id, field, value_sealed, value_index, set_at)
    values (${merchantId}, ${id}, ${field}, ${sealed}, ${index}, now())
    on conflict (member_id, field) do update
      set value_sealed = excluded.value_sealed, value_index = excluded.value_index, set_at = excluded.set_at`.execute(
    tx,
  )
  return true
}

/** Every field that is kept, opened. */
export async function personalOf(
  tx: Tx,
  { secrets }: PersonalParts,
  { id, merchantId }: Owner,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ field: string; sealed: Buffer }>`
    select field, value_sealed as sealed from identity.personal
    where merchant_id = ${merchantId} and member_id = ${id}`.execute(tx)
  return Object.fromEntries(
    rows.map(({ field, sealed }) => [
      field,
      openField(secrets.fields, placeOf(field, id, merchantId), sealed).toString(),
    ]),
  )
}

const placeOf = (field: string, memberId: bigint, merchantId: number): string =>
  `personal|${field}|${memberId}|${merchantId}`

/** The name that the member's own accounts outside are held under, or null while it is not known. */
export async function payeeNameOf(
  tx: Tx,
  parts: PersonalParts,
  { merchantId, memberId: id }: { readonly merchantId: number; readonly memberId: bigint },
): Promise<string | null> {
  return (await personalOf(tx, parts, { id, merchantId }))['payeeName'] || null
}

export interface Birthday {
  /** As 1990-02-28. It is set once: nobody moves it. */
  readonly date: string
  /** Null for one that was known before it was written down when. */
  readonly knownSince: Date | null
}

/** Null for who has not said it. */
export async function birthdayOf(
  tx: Tx,
  fieldsKey: Buffer,
  { merchantId, memberId }: { readonly merchantId: number; readonly memberId: bigint },
): Promise<Birthday | null> {
  const { rows } = await sql<{ sealed: Buffer; knownSince: Date | null }>`
    select value_sealed as sealed, set_at as "knownSince" from identity.personal
     where member_id = ${memberId} and field = 'birthday' and merchant_id = ${merchantId}`.execute(tx)
  const [row] = rows
  if (!row) return null
  const date = openField(fieldsKey, placeOf('birthday', memberId, merchantId), row.sealed).toString()
  return { date, knownSince: row.knownSince }
}

/** Where none is known: what the member said once is not said otherwise by an account. */
export async function givePayeeName(
  tx: Tx,
  parts: PersonalParts,
  owner: Parameters<typeof payeeNameOf>[2],
  name: string,
): Promise<void> {
  if ((await payeeNameOf(tx, parts, owner)) !== null) return
  await setPersonal(tx, parts, { id: owner.memberId, merchantId: owner.merchantId }, 'payeeName', name)
}
