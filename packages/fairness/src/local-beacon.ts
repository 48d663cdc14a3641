/** A beacon of one holder, which signs as the public one does: for tests, and for whoever tries tables with one offline. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { beaconMessage } from './beacon.ts'

export interface LocalBeacon {
  readonly key: string
  word(round: number): { readonly round: number; readonly randomness: string; readonly signature: string }
}

/** `secret`: 32 bytes, of which the first is small enough for the group. */
export function localBeacon(secret: Uint8Array): LocalBeacon {
  const { getPublicKey, sign } = bls12_381.shortSignatures
  return {
    key: getPublicKey(secret).toHex(),
    word(round) {
      const signature = sign(beaconMessage(round), secret).toBytes()
      return { round, randomness: bytesToHex(sha256(signature)), signature: bytesToHex(signature) }
    },
  }
}
