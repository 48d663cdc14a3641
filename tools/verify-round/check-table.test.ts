import { expect, test } from 'vitest'
import { chainFrom } from '../../packages/fairness/src/index.ts'
import { localBeacon } from '../../packages/fairness/src/local-beacon.ts'
import { openReceipts } from '../../packages/studio-kit/src/receipt.ts'
import { drawnUnder, drawRound } from '../../packages/studio-kit/src/rounds/drawing.ts'
import { coinGame } from '../../packages/studio-kit/src/testing/coin-table.ts'
import { checkTable } from './check-table.ts'

const game = coinGame()
const find = (code: string) => (code === game.code ? game : null)
const links = chainFrom(new Uint8Array(32).fill(7), 8)
const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')
const bets = ['a', 'b'].map((letter) => ({ betId: letter.repeat(24), clientSeed: `of-${letter}` }))
const betId = bets[0]?.betId ?? ''

const beacon = localBeacon(new Uint8Array(32).fill(9))

function aProof(word: ReturnType<typeof beacon.word> | null = null) {
  const late = word && {
    randomness: Buffer.from(word.randomness, 'hex'),
    signature: Buffer.from(word.signature, 'hex'),
  }
  const announced = word && { beaconRound: word.round, beaconKey: beacon.key }
  const { entropy, outcome } = drawRound(drawnUnder(game, { terminal: hex(links[0]), roundNo: 3 }), {
    ...{ link: links[3] ?? new Uint8Array(), linkNo: 3, bets, beacon: late },
  })
  const at = { tableId: 'coin-1', roundId: 'coin-1-1-3', roundNo: 3, terminal: hex(links[0]) }
  const own = { betId, places: { heads: '1.00', tails: '2.00' }, currency: 'MMK' }
  const receipt = openReceipts('k'.repeat(64), 'rubyrow').sign({
    ...{ scheme: 'PF2', studio: 'rubyrow', gameCode: 'coin', version: '1.0.0', ...at, ...own },
    ...announced,
    ...{ clientBetId: 'c', stake: '3.00', clientSeed: 'of-a', at: '2026-01-01T00:00:00.000Z' },
  })
  const isHeads = JSON.stringify(outcome) === '{"side":"heads"}'
  return {
    ...{
      scheme: 'PF2',
      gameCode: 'coin',
      version: '1.0.0',
      ...at,
      chainLength: 8,
      link: hex(links[3]),
      bets,
    },
    ...{ ...announced, entropy: hex(entropy), beacon: word, outcome },
    bet: { ...own, payout: isHeads ? '2.00' : '4.00', receipt },
  }
}

const resultsOf = (value: unknown) => checkTable(value, find).map(({ result }) => result)

test('the proof of a shared round holds in every part', () => {
  expect(new Set(resultsOf(aProof()))).toEqual(new Set(['holds']))
})

test('a changed proof fails where it was changed', () => {
  const proof = aProof()
  const { bet } = proof
  for (const change of [
    { terminal: hex(links[1]) },
    { bets: bets.toSpliced(1, 1) },
    { outcome: { side: 'edge' } },
    { roundId: 'coin-1-1-4' },
    { bet: { ...bet, payout: '5.00' } },
    { bet: { ...bet, places: { heads: '1.00' } } },
    { bet: { ...bet, betId: 'c'.repeat(24) } },
    { bet: { ...bet, receipt: { ...bet.receipt, signature: '0'.repeat(128) } } },
  ])
    expect(resultsOf({ ...proof, ...change })).toContain('fails')
})

test('before the result is shown there is nothing to hold it against', () => {
  const results = resultsOf({ ...aProof(), link: null })
  expect(results).toContain('not yet')
})

test('the word of a beacon is held against the key and the round that were announced; that it was silent is said', () => {
  const proof = aProof(beacon.word(77))
  expect(new Set(resultsOf(proof))).toEqual(new Set(['holds']))
  const whats = (value: unknown) => checkTable(value, find).map(({ what }) => what)
  expect(whats(proof).join()).toContain('is of round 77, as announced')
  expect(resultsOf({ ...proof, beacon: beacon.word(78) })).toContain('fails')
  expect(resultsOf({ ...proof, beaconRound: 78, beacon: beacon.word(78) })).toContain('fails')
  const { bet: _, ...silent } = { ...aProof(), beaconRound: 77, beaconKey: beacon.key }
  expect(new Set(resultsOf(silent))).toEqual(new Set(['holds']))
  expect(whats(silent).join()).toContain('the public beacon was silent: round 77')
  expect(whats(aProof()).join()).toContain('no public beacon was asked')
})
