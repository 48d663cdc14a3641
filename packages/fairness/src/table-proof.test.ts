import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { isBeaconsWord } from './beacon.ts'
import {
  chainFrom,
  combineSeeds,
  drawPf2,
  lateEntropy,
  roundKey,
  type TableProof,
  verifyTableProof,
} from './index.ts'

const links = chainFrom(sha256(utf8ToBytes('chain-root-example')), 5)
const linkAt = (no: number) => links[no] ?? new Uint8Array()
const bets = [1, 2, 3].map((no) => ({ betId: `${no}`.padStart(24, '0'), clientSeed: `seed-${no}` }))
const redrawOf = (code: string) =>
  code === 'roulette' ? (stream: { below(n: number): number }) => ({ pocket: stream.below(37) }) : null

function aProof(beacon: TableProof['beacon'] = null): TableProof {
  const entropy = combineSeeds(bets)
  const late = lateEntropy(beacon && hexToBytes(beacon.randomness), entropy)
  const stream = drawPf2(roundKey(late, linkAt(2)), 'roulette', 2)
  return {
    ...{ scheme: 'PF2', gameCode: 'roulette', version: '1.0.0', tableId: 'roul-1', roundId: 'roul-1-1-2' },
    ...{ roundNo: 2, chainLength: 5, terminal: bytesToHex(linkAt(0)), link: bytesToHex(linkAt(2)), bets },
    ...{ entropy: bytesToHex(entropy), beacon, outcome: { pocket: stream.below(37) } },
    ...(beacon && { beaconRound: beacon.round, beaconKey: quicknet }),
  }
}

const quicknet =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const signature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const aBeacon = { round: 1000, signature, randomness: bytesToHex(sha256(hexToBytes(signature))) }
const reasonOf = (proof: TableProof, betId?: string) => {
  const verdict = verifyTableProof(proof, redrawOf, betId, isBeaconsWord)
  return verdict.ok ? 'ok' : verdict.reason
}

test('[IM-29] the proof of a shared round holds, with a beacon and without one', () => {
  expect(reasonOf(aProof(), bets[1]?.betId)).toBe('ok')
  expect(reasonOf(aProof(aBeacon))).toBe('ok')
})

test('whatever is changed in a proof is found', () => {
  const proof = aProof(aBeacon)
  const changed: readonly (readonly [Partial<TableProof>, string])[] = [
    [{ link: bytesToHex(linkAt(3)) }, 'link-differs'],
    [{ terminal: bytesToHex(linkAt(1)) }, 'link-differs'],
    [{ roundNo: 3 }, 'link-differs'],
    [{ bets: bets.slice(1) }, 'entropy-differs'],
    [{ bets: bets.map((bet) => ({ ...bet, clientSeed: 'another' })) }, 'entropy-differs'],
    [{ entropy: '00'.repeat(32) }, 'entropy-differs'],
    [{ beacon: { ...aBeacon, randomness: '00'.repeat(32) } }, 'beacon-differs'],
    [{ beacon: { ...aBeacon, signature: 'cd'.repeat(48) } }, 'beacon-differs'],
    [{ beaconRound: 1001 }, 'beacon-differs'],
    [{ beaconRound: null }, 'beacon-differs'],
    [{ beaconKey: null }, 'beacon-differs'],
    [{ beaconKey: quicknet.replace('83cf', '83ce') }, 'beacon-differs'],
    // As if the beacon had been silent.
    [{ beacon: null }, 'outcome-differs'],
    [{ outcome: { pocket: 37 } }, 'outcome-differs'],
    [{ gameCode: 'another' }, 'unknown-game'],
    [{ link: null }, 'not-revealed'],
  ]
  for (const [change, reason] of changed) expect(reasonOf({ ...proof, ...change })).toBe(reason)
  expect(reasonOf(proof, 'f'.repeat(24))).toBe('bet-missing')
})

test('a made-up word whose randomness is its hash is not the beacon’s, and who cannot tell believes none', () => {
  const signature = 'ab'.repeat(48)
  const made = { round: 1000, signature, randomness: bytesToHex(sha256(hexToBytes(signature))) }
  expect(reasonOf(aProof(made))).toBe('beacon-differs')
  expect(verifyTableProof(aProof(aBeacon), redrawOf)).toEqual({ ok: false, reason: 'beacon-differs' })
})

test('without the beacon that was asked the outcome is another', () => {
  const proofs = [aProof(), aProof(aBeacon)].map(({ entropy }) => entropy)
  expect(new Set(proofs).size).toBe(1)
  const keys = [null, hexToBytes(aBeacon.randomness)].map((beacon) =>
    bytesToHex(roundKey(lateEntropy(beacon, combineSeeds(bets)), linkAt(2))),
  )
  expect(new Set(keys).size).toBe(2)
})

test('bets whose names could be read in two ways are no proof', () => {
  const twice = [...bets, ...bets.slice(0, 1)]
  const long = [{ betId: '1'.repeat(25), clientSeed: 's' }]
  for (const given of [twice, long])
    expect(reasonOf({ ...aProof(), bets: given, entropy: bytesToHex(combineSeeds(given)) })).toBe('malformed')
})

test('a beacon or combined seeds of another length are refused', () => {
  expect(() => lateEntropy(new Uint8Array(31), new Uint8Array(32))).toThrow(RangeError)
  expect(() => lateEntropy(null, new Uint8Array(33))).toThrow(RangeError)
  expect(bytesToHex(lateEntropy(null, new Uint8Array(32).fill(1)))).toBe('00'.repeat(32) + '01'.repeat(32))
})
