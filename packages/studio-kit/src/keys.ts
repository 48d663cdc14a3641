/** Everything that a studio keeps secret, from its one key: seals for what lies in the database, a seed for receipts. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export const keyLengthMin = 32
const version = 1
const ivLength = 12
const tagLength = 16

export interface Seals {
  /** `place` names the row: what is moved to another row does not open. */
  seal(place: string, plain: Uint8Array): Buffer
  /** Throws for anything that this key did not seal for this place. */
  open(place: string, sealed: Uint8Array): Buffer
}

/** 32 bytes for one purpose; knowing those of another tells nothing about them. */
export function deriveKey(studioKey: string, purpose: string): Buffer {
  if (studioKey.length < keyLengthMin)
    throw new Error(`a studio's key has at least ${keyLengthMin} characters; this has ${studioKey.length}`)
  return Buffer.from(hkdfSync('sha256', studioKey, 'jackfruit studio', purpose, 32))
}

export function openSeals(studioKey: string): Seals {
  const key = deriveKey(studioKey, 'seals')
  return {
    seal(place, plain) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([Buffer.from([version]), iv, body, cipher.getAuthTag()])
    },
    open(place, sealed) {
      if (sealed[0] !== version || sealed.length < 1 + ivLength + tagLength)
        throw new Error(`nothing sealed lies in ${place}`)
      const iv = sealed.subarray(1, 1 + ivLength)
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
      decipher.setAuthTag(sealed.subarray(-tagLength))
      return Buffer.concat([decipher.update(sealed.subarray(1 + ivLength, -tagLength)), decipher.final()])
    },
  }
}
