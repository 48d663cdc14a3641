/**
 * Bodies that only the platform can read: compact JWE under a nonce that is good once, for one
 * purpose on one host. The nonce is used up before anything else is looked at, so that no answer
 * tells which of the checks failed and nothing can be tried twice. The header's own time is the
 * caller's clock and decides nothing; the age that counts is the nonce's.
 */
import { identity, type ReplyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { compactDecrypt, decodeProtectedHeader, type ProtectedHeaderParameters } from 'jose'
import { sql } from 'kysely'
import { safeParse } from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import { nonceMs } from '../settings.ts'
import { isToken, newToken } from '../tokens.ts'
import { keyAlgorithm, openSealingKeys } from './sealing-keys.ts'

export interface SealedBodies {
  challenge(purpose: string, host: string): Promise<ReplyOf<typeof identity.challenge>>
  /** The body inside, or Refusal('sealed_body_refused') whatever is wrong with it. */
  open(sealed: unknown, purpose: string, host: string): Promise<Record<string, unknown>>
}

export function openSealedBodies(deps: { db: Db; kek: Buffer; now: () => Date }): SealedBodies {
  const { db, now } = deps
  const keys = openSealingKeys(deps)

  return {
    async challenge(purpose, host) {
      const { kid, jwk } = await keys.current()
      const nonce = newToken()
      const until = new Date(now().getTime() + nonceMs)
      await sql`insert into identity.nonces (nonce, purpose, host, expires_at)
        values (${nonce}, ${purpose}, ${host.toLowerCase()}, ${until})`.execute(db)
      return { kid, jwk, nonce, exp: Math.floor(until.getTime() / 1000) }
    },

    async open(sealed, purpose, host) {
      const parsed = safeParse(identity.sealedBody, sealed)
      const header = parsed.success ? headerOf(parsed.data.sealed) : null
      if (!parsed.success || !header) throw refused()
      const place = await useUp(db, header.nonce, now())
      if (!place || place.purpose !== purpose || place.host !== host.toLowerCase()) throw refused()
      const key = await keys.opener(header.kid)
      const body = key && (await decrypt(parsed.data.sealed, key))
      if (!body || body['purpose'] !== purpose || body['host'] !== place.host) throw refused()
      const { purpose: _purpose, host: _host, ...rest } = body
      return rest
    },
  }
}

const refused = () => new Refusal('sealed_body_refused')

function headerOf(jwe: string): { kid: string; nonce: string } | null {
  try {
    const header = decodeProtectedHeader(jwe) as ProtectedHeaderParameters & Record<string, unknown>
    const { kid, nonce, iat } = header
    const isWhole = isToken(kid) && isToken(nonce) && Number.isSafeInteger(iat)
    return isWhole ? { kid, nonce } : null
  } catch {
    return null
  }
}

/** Of two who come with the same nonce at once, one gets it. */
async function useUp(db: Db, nonce: string, now: Date): Promise<{ purpose: string; host: string } | null> {
  const { rows } = await sql<{ purpose: string; host: string; expiresAt: Date }>`
    delete from identity.nonces where nonce = ${nonce}
    returning purpose, host, expires_at as "expiresAt"`.execute(db)
  const [row] = rows
  return row && row.expiresAt > now ? row : null
}

async function decrypt(
  jwe: string,
  key: Parameters<typeof compactDecrypt>[1],
): Promise<Record<string, unknown> | null> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [keyAlgorithm],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
    const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
    return isRecord ? (body as Record<string, unknown>) : null
  } catch {
    return null
  }
}
