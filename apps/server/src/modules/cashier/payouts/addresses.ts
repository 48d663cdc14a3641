/**
 * Addresses of chains, read so that a slip of the finger is found before money goes: each carries a checksum, and one
 * of another chain is told apart. What is sent to a wrong address is lost.
 */
import { createHash } from 'node:crypto'
import type { Chain } from '@jackfruit/contracts/payout-data'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export type AddressProblem = 'payout_address_broken' | 'payout_address_network'

/** The chain that it looks like one of, right or wrong. */
function chainOf(address: string): Chain | null {
  if (/^0x/i.test(address)) return 'ERC20'
  return /^T[0-9A-Za-z]{25,}$/.test(address) ? 'TRC20' : null
}

/** Null when it can be paid to over this chain. */
export function addressProblem(network: Chain, address: string): AddressProblem | null {
  const chain = chainOf(address)
  if (chain !== null && chain !== network) return 'payout_address_network'
  return isRight[network](address) ? null : 'payout_address_broken'
}

const isRight: Readonly<Record<Chain, (address: string) => boolean>> = { TRC20: isTron, ERC20: isEthereum }

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const tronBytes = 25
const tronPrefix = 0x41

/** Base58Check: the prefix of the main chain, twenty bytes, and the begin of a double SHA-256 over both. */
function isTron(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false
  let number = 0n
  for (const sign of address) number = number * 58n + BigInt(base58.indexOf(sign))
  const hex = number.toString(16).padStart(tronBytes * 2, '0')
  const bytes = Buffer.from(hex, 'hex')
  if (hex.length !== tronBytes * 2 || bytes[0] !== tronPrefix) return false
  const body = bytes.subarray(0, -4)
  return sha256(sha256(body)).subarray(0, 4).equals(bytes.subarray(-4))
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

/**
 * EIP-55: the case of each letter is a bit of the address's own hash. One written all small or all large says nothing
 * of slips, and is not taken; nor is the address of nobody, where money is burnt.
 */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const digits = address.slice(2).toLowerCase()
  if (/^0+$/.test(digits)) return false
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const written = [...digits].map((digit, index) =>
    (hash.codePointAt(index) ?? 0) >= '8'.charCodeAt(0) ? digit.toUpperCase() : digit,
  )
  return `0x${written.join('')}` === address
}
