/**
 * A phone number that somebody else verified: a service the person spoke to signs a token that says
 * so. Its keys come from its own address; the token must be meant for us, fresh, about this very
 * number, and shown for the first time.
 */
import { createHash } from 'node:crypto'
import { Refusal } from '@jackfruit/kernel'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { sql } from 'kysely'
import type { PhoneVerifyConfig } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { BrandData, Directory } from '../../merchants/index.ts'
import { minute, second } from '../settings.ts'
import { type Contact, targetOf } from './targets.ts'

export interface ThirdPhone {
  /**
   * Refusal('not_enabled' | 'phone_missing' | 'phone_invalid' | 'code_missing' | 'code_invalid' |
   * 'code_expired' | 'phone_unknown').
   */
  check(call: { readonly brand: BrandData; readonly to: Contact; readonly idToken: string }): Promise<void>
}

interface ThirdPhoneDeps {
  readonly db: Db
  readonly directory: Directory
  readonly service: PhoneVerifyConfig | null
  readonly now: () => Date
}

/** The verification itself must be this young; the token may be good for longer elsewhere. */
const freshMs = 5 * minute
const timeoutMs = 5 * second
const tokenMax = 4096

export function openThirdPhone({ db, directory, service, now }: ThirdPhoneDeps): ThirdPhone {
  const keys =
    service &&
    createRemoteJWKSet(new URL(service.jwksUrl), {
      timeoutDuration: timeoutMs,
      cooldownDuration: 30 * second,
    })

  return {
    async check({ brand, to, idToken }) {
      if (brand.switches.get('REG_THIRD_PHONE_VERIFY') !== true || !service || !keys)
        throw new Refusal('not_enabled')
      if (idToken === '') throw new Refusal('code_missing')
      if (idToken.length > tokenMax) throw new Refusal('code_invalid')
      const { address } = await targetOf(directory, brand, to)
      const { issuer, audience } = service
      const { payload } = await jwtVerify(idToken, keys, {
        ...{ issuer, audience, algorithms: ['RS256', 'ES256'], currentDate: now() },
        requiredClaims: ['exp', 'iat', 'sub'],
      }).catch((error: unknown) => {
        throw refusalOf(error)
      })
      if (payload['phone_number'] !== address) throw new Refusal('code_invalid')
      if (now().getTime() - verifiedAt(payload) > freshMs) throw new Refusal('code_expired')
      if (!(await useUp(db, idToken, payload))) throw new Refusal('code_invalid')
    },
  }
}

/** When the person proved it: refreshing a token does not make it younger. */
const verifiedAt = ({ auth_time, iat = 0 }: JWTPayload): number =>
  (typeof auth_time === 'number' ? auth_time : iat) * second

function refusalOf(error: unknown): Refusal {
  if (error instanceof errors.JWTExpired) return new Refusal('code_expired')
  const isTheirs = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)
  return new Refusal(isTheirs ? 'phone_unknown' : 'code_invalid')
}

/** Proofs of this kind lie with the others that are good once. What is signed counts: a signature can be written in several ways. */
async function useUp(db: Db, idToken: string, { exp = 0 }: JWTPayload): Promise<boolean> {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const shown = `phone|${createHash('sha256').update(signed).digest('hex')}`
  const { numAffectedRows } = await sql`
    insert into identity.used_proofs (challenge, expires_at)
    values (${shown}, ${new Date((exp + 60) * second)}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}
