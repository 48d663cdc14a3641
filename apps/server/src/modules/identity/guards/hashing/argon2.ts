/** Argon2id beside the event loop. */
import { hash, verify } from '@node-rs/argon2'

export interface Cost {
  /** KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

export interface Argon2 {
  hash(password: string, cost: Cost): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
}

/** For hashes that cost next to nothing. */
export const inPlace: Argon2 = { hash, verify }
