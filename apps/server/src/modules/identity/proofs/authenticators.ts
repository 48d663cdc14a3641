/**
 * An app that shows a new code every thirty seconds (RFC 6238). It counts only after a right code
 * was shown, each code is good once, and a recovery code stands in for it, once.
 */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Attempts } from '../guards/attempts.ts'
import { lookAt } from '../guards/tries.ts'
import { type Owner, sealedAt, subjectOf } from '../owner.ts'
import { type Budget, minute, second } from '../settings.ts'
import {
  forgetRecoveryCodes,
  looksLikeRecovery,
  recoveryCodesLeft,
  renewRecoveryCodes,
  useRecoveryCode,
} from './recovery-codes.ts'

export interface AuthenticatorState {
  /** Null: it is not turned on. */
  readonly since: Date | null
  readonly recoveryCodesLeft: number
}

/** The transaction of a change, in which more is written beside it. Null: nothing was changed. */
export type Within = <T>(work: (tx: Tx) => Promise<T | null>) => Promise<T | null>

export interface Authenticators {
  stateOf(owner: Owner): Promise<AuthenticatorState>
  /** A new secret, which counts for nothing until `confirm`; one in use stays in use until then. */
  begin(owner: Owner, names: { issuer: string; account: string }): Promise<{ secret: string; uri: string }>
  /** Turns it on with the first right code, and answers the recovery codes: this once and never again. */
  confirm(owner: Owner, code: string, within?: Within): Promise<string[]>
  /** Whether this is the code of now, or an unused recovery code. It is used up by that. */
  check(owner: Owner, code: string): Promise<boolean>
  /** New recovery codes in place of the old, or null where no authenticator is on. */
  renew(owner: Owner, within?: Within): Promise<string[] | null>
  turnOff(owner: Owner, within?: Within): Promise<void>
}

interface Row {
  readonly secretSealed: Buffer | null
  readonly confirmedAt: Date | null
  readonly pendingSealed: Buffer | null
  readonly pendingUntil: Date | null
}

const periodMs = 30 * second
const pendingMs = 15 * minute
const budget: Budget = { tries: 5, windowMs: 15 * minute }

export interface AuthenticatorsDeps {
  readonly db: Db
  readonly secrets: Pick<Secrets, 'fields' | 'blindIndex'>
  readonly attempts: Attempts
  readonly now: () => Date
}

export function openAuthenticators({ db, secrets, attempts, now }: AuthenticatorsDeps): Authenticators {
  const open = (owner: Owner, column: string, sealed: Buffer) =>
    openField(secrets.fields, sealedAt('authenticators', column, owner), sealed).toString()
  const seal = (owner: Owner, column: string, secret: string) =>
    sealField(secrets.fields, sealedAt('authenticators', column, owner), secret)

  const alone =
    ({ merchantId }: Owner): Within =>
    (work) =>
      inMerchant(db, merchantId, work)

  /** A try is counted before it is looked at, whatever comes of it. */
  const counted = <T>(owner: Owner, look: () => Promise<T | null>): Promise<T | null> =>
    lookAt({ attempts, now }, { subject: subjectOf('authenticator', owner), budget }, look)

  return {
    stateOf: (owner) =>
      inMerchant(db, owner.merchantId, async (tx) => ({
        since: (await rowOf(tx, owner))?.confirmedAt ?? null,
        recoveryCodesLeft: await recoveryCodesLeft(tx, owner),
      })),

    async begin(owner, { issuer, account }) {
      const secret = new Secret({ size: 20 })
      const until = new Date(now().getTime() + pendingMs)
      const sealed = seal(owner, 'pending', secret.base32)
      await inMerchant(db, owner.merchantId, (tx) =>
        sql`insert into identity.authenticators (member_id, merchant_id, pending_sealed, pending_until)
          values (${owner.memberId}, ${owner.merchantId}, ${sealed}, ${until})
          on conflict (member_id) do update
          set pending_sealed = excluded.pending_sealed, pending_until = excluded.pending_until`.execute(tx),
      )
      return { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret }).toString() }
    },

    async confirm(owner, code, within = alone(owner)) {
      const codes = await counted(owner, () =>
        within(async (tx) => {
          const row = await rowOf(tx, owner, 'locked')
          if (!row?.pendingSealed || !row.pendingUntil || row.pendingUntil <= now())
            throw new Refusal('authenticator_not_begun')
          const secret = open(owner, 'pending', row.pendingSealed)
          const step = stepOf(secret, code, now())
          if (step === null) return null
          await sql`update identity.authenticators
            set secret_sealed = ${seal(owner, 'secret', secret)}, confirmed_at = ${now()}, last_step = ${step},
              pending_sealed = null, pending_until = null
            where member_id = ${owner.memberId}`.execute(tx)
          return renewRecoveryCodes(tx, secrets.blindIndex, owner)
        }),
      )
      if (!codes) throw new Refusal('code_invalid')
      return codes
    },

    async check(owner, code) {
      const isRight = await counted(owner, () =>
        inMerchant(db, owner.merchantId, async (tx) => {
          const row = await rowOf(tx, owner)
          if (!row?.secretSealed) return null
          if (looksLikeRecovery(code))
            return (await useRecoveryCode(tx, secrets.blindIndex, owner, code)) || null
          const step = stepOf(open(owner, 'secret', row.secretSealed), code, now())
          return (step !== null && (await takeStep(tx, owner, step))) || null
        }),
      )
      return isRight ?? false
    },

    renew: (owner, within = alone(owner)) =>
      within(async (tx) => {
        const row = await rowOf(tx, owner, 'locked')
        return row?.secretSealed ? renewRecoveryCodes(tx, secrets.blindIndex, owner) : null
      }),

    async turnOff(owner, within = alone(owner)) {
      await within(async (tx) => {
        await sql`delete from identity.authenticators where member_id = ${owner.memberId}`.execute(tx)
        await forgetRecoveryCodes(tx, owner)
        return true
      })
    },
  }
}

async function rowOf(tx: Tx, { memberId }: Owner, how: 'read' | 'locked' = 'read'): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select secret_sealed as "secretSealed", confirmed_at as "confirmedAt", pending_sealed as "pendingSealed",
      pending_until as "pendingUntil"
    from identity.authenticators where member_id = ${memberId}
    ${how === 'locked' ? sql`for update` : sql``}`.execute(tx)
  return rows[0] ?? null
}

/** The time step that this code belongs to, one to either side allowed for clocks that differ; else null. */
function stepOf(secret: string, code: string, at: Date): bigint | null {
  const timestamp = at.getTime()
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const delta = new TOTP({ secret }).validate({ token: digits, timestamp, window: 1 })
  return delta === null ? null : BigInt(Math.floor(timestamp / periodMs) + delta)
}

/** Of two who show the same code at once, one is let through; an older code than the last is none. */
async function takeStep(tx: Tx, { memberId }: Owner, step: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity.authenticators set last_step = ${step}
    where member_id = ${memberId} and last_step < ${step}`.execute(tx)
  return numAffectedRows === 1n
}
