/**
 * PF1, for a player's own instant games: the server commits to a seed before the player chooses
 * theirs, and each round takes the next nonce. Anybody can repeat the draw from the three.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { openStream, type Stream } from './stream.ts'

export interface Draw {
  /** 32 bytes, secret until revealed. */
  readonly serverSeed: Uint8Array
  /** The player's, as text: letters, digits, '_' and '-', 1 to 64 of them. */
  readonly clientSeed: string
  /** Counts this seed pair's rounds from 0 without a gap, over all games. */
  readonly nonce: number
  readonly gameId: string
}

export const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/

/** What is published before the player chooses a seed: SHA-256 of the seed's bytes, as hex. */
export const commitOf = (serverSeed: Uint8Array): string => bytesToHex(sha256(serverSeed))

/** Block i is HMAC-SHA256(serverSeed, "PF1:game:clientSeed:nonce:i"). */
export function drawPf1({ serverSeed, clientSeed, nonce, gameId }: Draw): Stream {
  const prefix = `PF1:${gameId}:${clientSeed}:${nonce}:`
  return openStream((index) => hmac(sha256, serverSeed, utf8ToBytes(prefix + index)))
}
