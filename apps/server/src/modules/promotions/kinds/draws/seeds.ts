/**
 * Seeds of draws. Each follows from the installation's secret and from what it is for, so its hash can be shown before
 * anything is pressed or stored, and nobody who reads the database alone knows it.
 */
import { createHash, createHmac } from 'node:crypto'
import { clientSeedPattern, commitOf, drawPf1 } from '@jackfruit/fairness'
import type { Keys } from '../../moment.ts'
import type { Promotion } from '../../rows.ts'

type Of = Pick<Promotion, 'id' | 'merchantId'>

export interface Seed {
  readonly serverSeed: Uint8Array
  readonly commit: string
}

const seedOf = ({ blindIndex }: Keys, { id, merchantId }: Of, what: string): Seed => {
  const serverSeed = Uint8Array.from(
    createHmac('sha256', blindIndex).update(`promotions.draws|${merchantId}|${id}|${what}`).digest(),
  )
  return { serverSeed, commit: commitOf(serverSeed) }
}

/** Of one turn of one member: revealed as soon as it was used. */
export const turnSeed = (keys: Keys, of: Of, memberId: bigint, number: number): Seed =>
  seedOf(keys, of, `turn ${memberId} ${number}`)

/** Of a rain or a raffle: revealed when it is over. */
export const wholeSeed = (keys: Keys, of: Of): Seed => seedOf(keys, of, 'whole')

/** What the member brings to a draw: the key of the press, which the browser makes after it was shown the hash. */
export const clientSeedOf = (key: string): string =>
  clientSeedPattern.test(key) ? key : createHash('sha256').update(key).digest('hex')

interface Stream {
  readonly kind: string
  readonly seed: Seed
  readonly clientSeed: string
  readonly nonce: number
}

export const streamOf = ({ kind, seed, clientSeed, nonce }: Stream) =>
  drawPf1({ serverSeed: seed.serverSeed, clientSeed, nonce, gameId: kind })

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
