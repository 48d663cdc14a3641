/** Addresses of customer service, sealed to the key that one browser made for one call. */
import { CompactEncrypt, type CryptoKey, importJWK } from 'jose'
import * as z from 'zod/mini'
import { HttpProblem } from '../../platform/http/problem.ts'

export interface ServiceAddress {
  readonly label: string
  readonly url: string
  readonly isVip: boolean
}

/** A member above this rank is served apart (decision D-38). */
const lastOrdinaryRank = 4

/**
 * The first is the one to open. VIP addresses are told to VIP members alone: theirs by the asked label,
 * else the first that is marked so; everybody else gets live chat.
 */
export function addressesFor(
  addresses: readonly ServiceAddress[],
  { vipRank, label }: { vipRank: number; label?: string | undefined },
): ServiceAddress[] {
  const isVipMember = vipRank > lastOrdinaryRank
  const weight = (address: ServiceAddress) =>
    (isVipMember && address.isVip ? 2 : 0) + (address.label === label ? 1 : 0)
  return addresses
    .filter(({ isVip }) => isVipMember || !isVip)
    .toSorted((a, b) => weight(b) - weight(a))
    .map(({ label: name, url, isVip }) => ({ label: name, url, isVip }))
}

const coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
/** A public key alone: one that carries its private part has been told to everybody on the way. */
const publicJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: z.optional(z.undefined()),
})

export async function sealFor(key: string, addresses: readonly ServiceAddress[]): Promise<string> {
  const recipient = await keyOf(key)
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ addresses })))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM' })
    .encrypt(recipient)
}

async function keyOf(key: string): Promise<CryptoKey | Uint8Array> {
  try {
    const { kty, crv, x, y } = z.parse(publicJwk, JSON.parse(Buffer.from(key, 'base64url').toString('utf8')))
    return await importJWK({ kty, crv, x, y }, 'ECDH-ES+A256KW')
  } catch {
    // Whatever is wrong with it, from no JSON to a point beside the curve.
    throw new HttpProblem(400, 'request_invalid', {
      where: 'query',
      fields: [{ path: 'key', problem: 'key' }],
    })
  }
}
