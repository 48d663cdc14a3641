/** Ten codes for the day on which the authenticator is lost. They are shown once and kept as keyed hashes. */
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { blindIndex } from '../../../platform/sealed-field.ts'
import type { Owner } from '../owner.ts'

const count = 10
const half = 5
/** Without the letters and digits that look alike. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

const draw = (): string => Array.from({ length: half }, () => signs[randomInt(signs.length)]).join('')

/** Typed with or without the line in the middle, in upper or lower case: it is the same code. */
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

const hashOf = (key: Buffer, { merchantId, memberId }: Owner, code: string): Buffer =>
  blindIndex(key, 'recovery', `${merchantId}|${memberId}|${plain(code)}`)

export const looksLikeRecovery = (code: string): boolean =>
  new RegExp(`^[${signs}]{${2 * half}}$`).test(plain(code))

/** New ones; whatever there was before is good no more. */
export async function renewRecoveryCodes(tx: Tx, key: Buffer, owner: Owner): Promise<string[]> {
  const codes = Array.from({ length: count }, () => `${draw()}-${draw()}`)
  await forgetRecoveryCodes(tx, owner)
  for (const code of codes) {
    await sql`insert into identity.recovery_codes (member_id, merchant_id, code_hash)
      values (${owner.memberId}, ${owner.merchantId}, ${hashOf(key, owner, code)})`.execute(tx)
  }
  return codes
}

/** Of two who show the same code at once, one is let through. */
export async function useRecoveryCode(tx: Tx, key: Buffer, owner: Owner, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from identity.recovery_codes
    where member_id = ${owner.memberId} and code_hash = ${hashOf(key, owner, code)}`.execute(tx)
  return numAffectedRows === 1n
}

export async function recoveryCodesLeft(tx: Tx, { memberId }: Owner): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from identity.recovery_codes where member_id = ${memberId}`.execute(tx)
  return rows[0]?.left ?? 0
}

export async function forgetRecoveryCodes(tx: Tx, { memberId }: Owner): Promise<void> {
  await sql`delete from identity.recovery_codes where member_id = ${memberId}`.execute(tx)
}
