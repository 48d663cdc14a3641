/**
 * Personal data at rest: AES-256-GCM, bound to the place where it lies, so that a value moved to
 * another row does not open; look-ups go by a keyed hash of the normalised value.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const version = 1
const ivLength = 12
const tagLength = 16

/** `place` is table|column|row|merchant. */
export function sealField(key: Buffer, place: string, text: string | Buffer): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([Buffer.from([version]), iv, body, cipher.getAuthTag()])
}

/** Throws for anything that was not sealed by this key for this place. */
export function openField(key: Buffer, place: string, sealed: Buffer): Buffer {
  if (sealed[0] !== version || sealed.length < 1 + ivLength + tagLength)
    throw new Error(`no sealed field: ${place}`)
  const iv = sealed.subarray(1, 1 + ivLength)
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(1 + ivLength, -tagLength)), decipher.final()])
}

export const blindIndex = (key: Buffer, kind: string, normalised: string): Buffer =>
  createHmac('sha256', key).update(`${kind}|${normalised}`).digest()
