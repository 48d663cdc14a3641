/**
 * PF2, for rounds that players share: a chain of hashes fixed beforehand, and entropy that nobody
 * knows until the bets are closed (the bettors' seeds, and a public beacon where there is one).
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { openStream, type Stream } from './stream.ts'

/** The links of a chain of this length, from the published terminal h₀ to the root: links[r] opens round r. */
export function chainFrom(root: Uint8Array, length: number): Uint8Array[] {
  const links: Uint8Array[] = new Array(length + 1)
  links[length] = root
  for (let r = length; r > 0; r--) links[r - 1] = sha256(links[r] as Uint8Array)
  return links
}

/** Whether a revealed link belongs to the chain: its hash is the link before it. */
export const linkFollows = (link: Uint8Array, before: Uint8Array): boolean =>
  sha256(link).every((byte, i) => byte === before[i]) && before.length === 32

/** C: the accepted bets' seeds, by bet id. */
export function combineSeeds(bets: readonly { betId: string; clientSeed: string }[]): Uint8Array {
  const sorted = [...bets].sort((a, b) => (a.betId < b.betId ? -1 : a.betId > b.betId ? 1 : 0))
  return sha256(concatBytes(...sorted.map(({ betId, clientSeed }) => utf8ToBytes(betId + clientSeed))))
}

/** Beacon ‖ C. An absent beacon is 32 zeros. */
export function lateEntropy(beacon: Uint8Array | null, combined: Uint8Array): Uint8Array {
  if ((beacon && beacon.length !== 32) || combined.length !== 32)
    throw new RangeError('a beacon and combined seeds have 32 bytes each')
  return concatBytes(beacon ?? new Uint8Array(32), combined)
}

/** `late` is beacon ‖ C: 64 bytes, an absent beacon being 32 zeros. */
export const roundKey = (late: Uint8Array, link: Uint8Array): Uint8Array => hmac(sha256, late, link)

export function drawPf2(key: Uint8Array, gameId: string, roundNo: number): Stream {
  return openStream((index) => hmac(sha256, key, utf8ToBytes(`PF2:${gameId}:${roundNo}:${index}`)))
}
