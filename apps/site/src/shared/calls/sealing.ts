import type { identity, ReplyOf } from '@jackfruit/contracts'
import { CompactEncrypt, type CompactJWEHeaderParameters, importJWK } from 'jose'

type Challenge = ReplyOf<typeof identity.challenge>

/**
 * Puts a body into an envelope that only the platform can open, under a nonce that is good once.
 * The purpose and the host stand inside, so that an envelope cannot be sent elsewhere.
 */
export async function seal(purpose: string, { kid, nonce, jwk }: Challenge, body: unknown): Promise<string> {
  const key = await importJWK({ ...jwk, alg: 'ECDH-ES+A256KW' }, 'ECDH-ES+A256KW')
  const plain = new TextEncoder().encode(
    JSON.stringify({ purpose, host: location.host, ...(body as object) }),
  )
  const header = { alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid, nonce, iat: Math.floor(Date.now() / 1000) }
  return new CompactEncrypt(plain).setProtectedHeader(header as CompactJWEHeaderParameters).encrypt(key)
}
