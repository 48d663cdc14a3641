import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  chances,
  commitOf,
  drawPf1,
  entriesText,
  prizeAt,
  sharesOf,
  winnersOf,
} from '../../packages/fairness/src/index.ts'
import { formatMinor } from '../../packages/kernel/src/index.ts'
import { checkDraw, isDrawProof } from './check-draw.ts'
import { checkProof } from './check-proof.ts'

const serverSeed = Uint8Array.from({ length: 32 }, (_, at) => at * 7)
const base = (gameCode: string, clientSeed: string, nonce: number) => ({
  proof: {
    ...{ scheme: 'PF1', gameCode, offer: 'an-offer', clientSeed, nonce },
    ...{ commit: commitOf(serverSeed), serverSeed: Buffer.from(serverSeed).toString('hex') },
  },
  stream: drawPf1({ serverSeed, clientSeed, nonce, gameId: gameCode }),
})

function aTurn() {
  const { proof, stream } = base('wheel', 'a-press-of-mine', 4)
  const prizes = [
    { amount: '500.00', chance: 400_000 },
    { amount: '0.00', chance: 600_000 },
  ]
  const { place } = prizeAt([400_000, 600_000], { gone: [], instead: 1 }, stream.below(chances))
  return { ...proof, prizes, gone: [], instead: 1, place, amount: prizes[place]?.amount }
}
function aRain() {
  const { proof, stream } = base('envelope', 'an-offer', 0)
  const shares = sharesOf({ pool: 100_000n, count: 7, least: 100n }, stream).map((share) =>
    formatMinor(share),
  )
  return { ...proof, pool: '1000.00', count: 7, least: '1.00', shares }
}
function aRaffle() {
  const entries = [3, 1, 12, 5]
  const clientSeed = createHash('sha256').update(entriesText(entries)).digest('hex')
  const { proof, stream } = base('raffle', clientSeed, 0)
  return { ...proof, entries, prizes: ['50.00', '10.00'], winners: winnersOf(entries, 2, stream) }
}
const failing = (value: unknown) =>
  checkDraw(value).flatMap(({ result }, at) => (result === 'holds' ? [] : [at]))

test('[EN-143] [SC-15] [IM-46] the command of rounds proves a turn, a rain and a raffle', () => {
  for (const proof of [aTurn(), aRain(), aRaffle()]) {
    expect(isDrawProof(proof)).toBe(true)
    expect(failing(proof)).toEqual([])
    expect(checkProof(proof)).toEqual(checkDraw(proof))
  }
})

test.each([
  ['another prize', { ...aTurn(), place: 1 - aTurn().place }, [3, 4]],
  ['another amount', { ...aTurn(), amount: '501.00' }, [4]],
  ['another press', { ...aTurn(), clientSeed: 'b', gone: [1 - aTurn().instead], place: 0 }, [3, 4]],
  ['chances beyond a million', { ...aTurn(), prizes: [{ amount: '1.00', chance: 1_000_001 }] }, [2]],
  ['another seed', { ...aTurn(), serverSeed: 'ab'.repeat(32) }, [1]],
  ['a share that was swapped', { ...aRain(), shares: aRain().shares.toReversed() }, [2]],
  ['a pool that is larger', { ...aRain(), pool: '1000.01' }, [2, 3]],
  ['a pool that cannot be', { ...aRain(), least: '900.00' }, [2]],
  ['a winner that did not win', { ...aRaffle(), winners: aRaffle().winners.toReversed() }, [3]],
  ['an entry that was added', { ...aRaffle(), entries: [3, 1, 12, 5, 99] }, [2, 3]],
  ['half a proof', { offer: 'an-offer' }, [0]],
])('%s is found, and where it fails is told', (_, proof, where) => {
  expect(failing(proof)).toEqual(where)
})
