import { CompactEncrypt, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { readSealed } from './serviceAddresses.ts'

const addresses = [{ label: 'Live chat', url: '/help', isVip: false }]

async function sealed(enc: string) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256' })
  const text = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ addresses })))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc })
    .encrypt(publicKey)
  return { text, privateKey }
}

test('[FB-01] addresses that are sealed to the key of this browser can be read with it', async () => {
  const { text, privateKey } = await sealed('A256GCM')
  expect(await readSealed(text, privateKey)).toEqual(addresses)
})

test('[FB-01] an envelope for another key, or made in another way, is refused', async () => {
  const { text } = await sealed('A256GCM')
  const other = await sealed('A128GCM')
  await expect(readSealed(text, other.privateKey)).rejects.toThrow()
  await expect(readSealed(other.text, other.privateKey)).rejects.toThrow()
})
