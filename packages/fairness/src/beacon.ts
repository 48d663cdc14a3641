/**
 * Whether a word of public randomness is the beacon's own, by drand's scheme `bls-unchained-g1-rfc9380`: the signature of
 * a round's number, by the key that all of its operators hold in parts. A door of its own, for it brings the curve along.
 */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'

const { shortSignatures } = bls12_381
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const [keyHex, signatureHex] = [/^[0-9a-f]{192}$/, /^[0-9a-f]{96}$/]

/** What the beacon signs in this round. */
export function beaconMessage(round: number) {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(round))
  return shortSignatures.hash(sha256(number), domain)
}

/** `key`, `signature`: compressed points, as hex. Another text is nobody's signature. */
export function isBeaconsWord(key: string, round: number, signature: string): boolean {
  if (!isBeaconKey(key) || !signatureHex.test(signature) || !Number.isSafeInteger(round) || round < 1)
    return false
  try {
    return shortSignatures.verify(hexToBytes(signature), beaconMessage(round), hexToBytes(key))
  } catch {
    // No point of the curve, or none of its group.
    return false
  }
}

export const isBeaconKey = (text: string): boolean => keyHex.test(text)
