/**
 * JP1, for a jackpot that must be won before its ceiling, and JP2, for one that any stake may win: a secret is drawn
 * and its SHA-256 published before the first stake counts. Under JP1 the secret alone says at which amount the pot
 * falls, and whose stake brings it there wins. Under JP2 it says for each place in the row of stakes how large a
 * stake has to be to win there, so that the chance is the stake's share of the odds.
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
  /** JP1: won before it holds more than this. Null under JP2. */
  readonly ceiling: bigint | null
  /** JP2: a stake wins with the chance stake / odds. Null under JP1. */
  readonly odds: bigint | null
  /** Millionths of each stake that go in. */
  readonly share: bigint
  /** Millionths of a minor unit that the pot before left over. */
  readonly carried: bigint
}

const million = 1_000_000n

/** The hidden amount: above the seed, at most the ceiling, each equally likely. Block i is HMAC-SHA256(secret, "JP1:pot:i"). */
export function thresholdOf(
  secret: Uint8Array,
  { potId, seed, ceiling }: Pick<PotTerms, 'potId' | 'seed'> & { readonly ceiling: bigint },
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

/** What a stake at this place, counted from 1, has to exceed. Block i is HMAC-SHA256(secret, "JP2:pot:place:i"). */
export function hurdleAt(secret: Uint8Array, potId: string, place: number, odds: bigint): bigint {
  const stream = openStream((index) => hmac(sha256, secret, utf8ToBytes(`JP2:${potId}:${place}:${index}`)))
  return BigInt(stream.below(Number(odds)))
}

/** Whether the stake at this place wins; `staked` is the sum up to and with it. What came back wins nothing. */
export type Falls = (entry: {
  readonly place: number
  readonly stake: bigint
  readonly staked: bigint
}) => boolean

export function fallsOf(terms: PotTerms, secret: Uint8Array): Falls {
  const { potId, seed, ceiling, odds } = terms
  if (odds !== null) return ({ place, stake }) => stake > 0n && stake > hurdleAt(secret, potId, place, odds)
  if (ceiling === null) throw new RangeError(`the pot ${potId} says neither a ceiling nor odds`)
  const threshold = thresholdOf(secret, { potId, seed, ceiling })
  return ({ stake, staked }) => stake > 0n && potAfter(terms, staked) >= threshold
}

/**
 * The place of the stake that wins, counted from 1, or null when none does. Stakes stand in the order in which they
 * counted; one that was taken back stands a second time, below zero.
 */
export function winningPlace(terms: PotTerms, secret: Uint8Array, stakes: readonly bigint[]): number | null {
  const falls = fallsOf(terms, secret)
  let staked = 0n
  for (const [index, stake] of stakes.entries()) {
    staked += stake
    if (falls({ place: index + 1, stake, staked })) return index + 1
  }
  return null
}
