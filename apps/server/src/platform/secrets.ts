/** Every key of the platform, derived from the one secret by HKDF, each for one purpose. */
import { hkdfSync } from 'node:crypto'

export interface Secrets {
  /** Wraps private keys that lie in the database. */
  readonly kek: Buffer
  /** HMAC key over passwords before they are hashed: a stolen database alone cannot be attacked. */
  readonly pepper: Buffer
  /** Signs proof-of-work challenges. */
  readonly humanCheck: string
  /** Seals what a remembered browser shows in place of the password. */
  readonly remembered: Buffer
  /** Encrypts personal fields. */
  readonly fields: Buffer
  /** Blind indexes over personal fields. */
  readonly blindIndex: Buffer
  /** Seals what says where a jackpot falls, until it is won. */
  readonly jackpot: Buffer
}

export function deriveSecrets(secret: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'jackfruit/v1', purpose, 32))
  return {
    kek: derive('key encryption'),
    pepper: derive('password pepper'),
    humanCheck: derive('human check').toString('hex'),
    remembered: derive('remembered browsers'),
    fields: derive('personal fields'),
    blindIndex: derive('blind index'),
    jackpot: derive('jackpot'),
  }
}
