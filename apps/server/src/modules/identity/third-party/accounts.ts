/** Which account at a provider is a way into which member's. Inside a transaction that named the brand. */
import type { thirdParty } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import type { Person } from './provider.ts'

interface Way {
  readonly merchantId: number
  readonly provider: thirdParty.Provider
}

const namePlace = (memberId: bigint, { provider, merchantId }: Way) =>
  `third_party_accounts|name|${memberId}|${provider}|${merchantId}`

/** Whose it is; by the provider's id alone. */
export async function memberIdBehind(tx: Tx, way: Way & Pick<Person, 'subject'>): Promise<bigint | null> {
  const { rows } = await sql<{ memberId: bigint }>`
    select member_id as "memberId" from identity.third_party_accounts
    where merchant_id = ${way.merchantId} and provider = ${way.provider} and subject = ${way.subject}`.execute(
    tx,
  )
  return rows[0]?.memberId ?? null
}

/** False when somebody has it already, or the member has another one of this provider. */
export async function linkAccount(
  tx: Tx,
  memberId: bigint,
  way: Way & Person,
  { key, at }: { key: Buffer; at: Date },
): Promise<boolean> {
  const name = sealField(key, namePlace(memberId, way), way.name)
  const { numAffectedRows } = await sql`
    insert into identity.third_party_accounts (merchant_id, provider, subject, member_id, name_sealed, linked_at)
    values (${way.merchantId}, ${way.provider}, ${way.subject}, ${memberId}, ${name}, ${at})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export interface Linked {
  readonly provider: thirdParty.Provider
  readonly name: string
  readonly linkedAt: Date
}

export async function linkedTo(tx: Tx, merchantId: number, memberId: bigint, key: Buffer): Promise<Linked[]> {
  const { rows } = await sql<{ provider: thirdParty.Provider; nameSealed: Buffer; linkedAt: Date }>`
    select provider, name_sealed as "nameSealed", linked_at as "linkedAt" from identity.third_party_accounts
    where merchant_id = ${merchantId} and member_id = ${memberId} order by linked_at`.execute(tx)
  return rows.map(({ provider, nameSealed, linkedAt }) => ({
    provider,
    linkedAt,
    name: openField(key, namePlace(memberId, { provider, merchantId }), nameSealed).toString(),
  }))
}

export async function unlinkAccount(tx: Tx, memberId: bigint, way: Way): Promise<void> {
  await sql`delete from identity.third_party_accounts
    where merchant_id = ${way.merchantId} and member_id = ${memberId} and provider = ${way.provider}`.execute(
    tx,
  )
}

/** Holds the member's row, so that two changes of the ways in come one after the other. */
export async function holdsPassword(tx: Tx, merchantId: number, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ hasPassword: boolean }>`
    select has_password as "hasPassword" from identity.members
    where merchant_id = ${merchantId} and id = ${memberId} for update`.execute(tx)
  return rows[0]?.hasPassword === true
}

/** True for the first who comes with this key. */
export async function useOnce(tx: Tx, key: Buffer, until: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into identity.third_party_used (key, expires_at) values (${key}, ${until})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}
