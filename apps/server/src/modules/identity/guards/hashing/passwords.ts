/** Passwords at rest: argon2id over an HMAC whose key is not in the database. */
import { createHmac, randomBytes } from 'node:crypto'
import { type Argon2, inPlace } from './argon2.ts'
import { type HashQueue, openHashQueue } from './queue.ts'
import { openThreads } from './threads.ts'

/** `least` is for tests alone: what a hash costs is then known from tests of the full one. */
const costs = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  least: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const
export type PasswordCost = keyof typeof costs

export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether it is the password behind this hash. `null` (nobody has that name) and '' (no password was ever set) cost the same and are false. */
  isRight(stored: string | null, password: string): Promise<boolean>
}

export function openPasswords(
  pepper: Buffer,
  {
    price = 'full',
    queue = openHashQueue(),
    argon2 = price === 'full' ? openThreads() : inPlace,
  }: { price?: PasswordCost; queue?: HashQueue; argon2?: Argon2 } = {},
): Passwords {
  const cost = costs[price]
  // As text: the library verifies nothing that is not UTF-8.
  const peppered = (password: string) =>
    createHmac('sha256', pepper).update(password.normalize('NFC')).digest('base64')
  const nobody = argon2.hash(peppered(randomBytes(32).toString('hex')), cost)

  return {
    hash: (password) => queue.run(() => argon2.hash(peppered(password), cost)),
    async isRight(stored, password) {
      const decoy = await nobody
      const isMatch = await queue.run(() => argon2.verify(stored || decoy, peppered(password)))
      return Boolean(stored) && isMatch
    },
  }
}
