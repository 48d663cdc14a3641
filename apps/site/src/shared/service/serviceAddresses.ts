import { content } from '@jackfruit/contracts'
import { base64url, compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod/mini'
import { call } from '../calls/api.ts'
import type { ServiceEntry } from './serviceChoice.ts'

const wrap = 'ECDH-ES+A256KW'
const sealedReply = z.object({
  addresses: z.array(z.object({ label: z.string(), url: z.string(), isVip: z.boolean() })),
})

/** Asks where customer service is. The answer is sealed to a key that lives for this one call, in this browser. */
export async function askServiceAddresses(): Promise<readonly ServiceEntry[]> {
  const { publicKey, privateKey } = await generateKeyPair(wrap, { crv: 'P-256' })
  const key = base64url.encode(JSON.stringify(await exportJWK(publicKey)))
  const { sealed } = await call(content.customerService, { query: { key } })
  return readSealed(sealed, privateKey)
}

/** Opens the envelope; one that was made another way than agreed is refused. */
export async function readSealed(sealed: string, key: CryptoKey): Promise<readonly ServiceEntry[]> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: [wrap],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return z.parse(sealedReply, JSON.parse(new TextDecoder().decode(plaintext))).addresses
}
