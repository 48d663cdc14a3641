import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { isBeaconsWord } from './beacon.ts'

/** Of drand's chain quicknet, as it publishes them (https://docs.drand.love). */
const quicknet =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const signature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'

test('[IM-29] a word that the public beacon once gave is known as its own', () => {
  expect(isBeaconsWord(quicknet, 1000, signature)).toBe(true)
  expect(bytesToHex(sha256(hexToBytes(signature)))).toBe(
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  )
})

test.each([
  ['of another round', quicknet, 1001, signature],
  ['of no round', quicknet, 0, signature],
  ['of a round that no number names', quicknet, 1000.5, signature],
  ['with another last byte', quicknet, 1000, `${signature.slice(0, -2)}38`],
  ['that is no point', quicknet, 1000, 'ab'.repeat(48)],
  ['that is cut', quicknet, 1000, signature.slice(2)],
  ['that is nothing at all, as a point', quicknet, 1000, `c0${'00'.repeat(47)}`],
  ['under another key', `${quicknet.slice(0, -2)}5b`, 1000, signature],
  ['under the key of nobody', `c0${'00'.repeat(95)}`, 1000, `c0${'00'.repeat(47)}`],
])('a word %s is not the beacon’s', (_, key, round, said) => {
  expect(isBeaconsWord(key, round, said)).toBe(false)
})
