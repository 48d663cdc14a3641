/**
 * JP1, for a jackpot that must be won before its ceiling: a secret is drawn and its SHA-256 published before the
 * first stake counts. The secret alone says at which amount the pot falls; whose stake brings it there wins.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { openStream } from './stream.ts'

/** What is published of a pot when it opens. Amounts in minor units. */
export interface PotTerms {
  readonly potId: string
  /** What the brand puts in. */
  readonly seed: bigint
  readonly ceiling: bigint
  /** Millionths of each stake that go in. */
  readonly share: bigint
  /** Millionths of a minor unit that the pot before left over. */
  readonly carried: bigint
}

const million = 1_000_000n

/** The hidden amount: above the seed, at most the ceiling, each equally likely. Block i is HMAC-SHA256(secret, "JP1:pot:i"). */
export function thresholdOf(
  secret: Uint8Array,
  { potId, seed, ceiling }: Pick<PotTerms, 'potId' | 'seed' | 'ceiling'>,
): bigint {
  const stream = openStream((index) => hmac(sha256, secret, utf8ToBytes(`JP1:${potId}:${index}`)))
  return seed + 1n + BigInt(stream.below(Number(ceiling - seed)))
}

/** What the pot holds after stakes of this sum, in whole minor units. */
export const potAfter = ({ seed, share, carried }: PotTerms, staked: bigint): bigint =>
  seed + (carried + share * staked) / million

/** Millionths of a minor unit that the pot could not book: the next pot begins with them. */
export const leftOver = ({ share, carried }: PotTerms, staked: bigint): bigint =>
  (carried + share * staked) % million

/**
 * The place of the stake that wins, counted from 1, or null when none does. Stakes stand in the order in which they
 * counted; one that was taken back stands a second time, below zero.
 */
export function winningPlace(terms: PotTerms, secret: Uint8Array, stakes: readonly bigint[]): number | null {
  const threshold = thresholdOf(secret, terms)
  let staked = 0n
  for (const [index, stake] of stakes.entries()) {
    staked += stake
    if (stake > 0n && potAfter(terms, staked) >= threshold) return index + 1
  }
  return null
}
