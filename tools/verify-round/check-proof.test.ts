import { expect, test } from 'vitest'
import { commitOf, drawPf1 } from '../../packages/fairness/src/index.ts'
import { formatMinor } from '../../packages/kernel/src/index.ts'
import { openReceipts } from '../../packages/studio-kit/src/receipt.ts'
import { readShown } from '../../studios/hexworks/client/slot/read-shown.ts'
import { findGame } from '../../studios/host/games.ts'
import { checkProof } from './check-proof.ts'

const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => i)

function aProof(nonce: number) {
  const game = findGame('slot-golden-chinthe', '1.1.0')
  if (!game) throw new Error('there is no game to prove')
  const draw = { serverSeed, clientSeed: 'lucky-chinthe', nonce, gameId: game.code }
  const played = game.play({ stake: 10_000n, choice: null }, [], drawPf1(draw), 'MMK')
  if (!played) throw new Error('the bet cannot be made')
  const said = {
    ...{ gameCode: game.code, version: game.version, roundId: 'r-1', stake: '100.00', currency: 'MMK' },
    choice: null,
    ...{ commit: commitOf(serverSeed), clientSeed: draw.clientSeed, nonce },
  }
  const signed = { ...said, studio: 'hexworks', clientBetId: 'b-1', at: '2026-01-01T00:00:00.000Z' }
  const receipt = openReceipts('k'.repeat(64), 'hexworks').sign(signed)
  const seed = Buffer.from(serverSeed).toString('hex')
  return {
    scheme: 'PF1',
    ...said,
    win: formatMinor(played.win),
    serverSeed: seed,
    outcome: played.shown,
    receipt,
  }
}

const results = (value: unknown) => checkProof(JSON.parse(JSON.stringify(value))).map(({ result }) => result)
const all = (result: string) => Array(6).fill(result)

test('fifty rounds, free spins among them, prove themselves', () => {
  const proofs = Array.from({ length: 400 }, (_, nonce) => aProof(nonce))
  const withFeature = proofs.filter(({ outcome }) => readShown(outcome).spins.length > 1)
  expect(withFeature.length).toBeGreaterThan(0)
  for (const proof of [...proofs.slice(0, 50), ...withFeature]) expect(results(proof)).toEqual(all('holds'))
})

// Two that pay, and not the same: what is changed shows in the outcome and in the money.
const payingNonces = Array.from({ length: 50 }, (_, nonce) => nonce).filter(
  (nonce) => aProof(nonce).win !== '0.00',
)
const [winner = 0] = payingNonces
const proof = aProof(winner)
const otherNonce = payingNonces.find((nonce) => aProof(nonce).win !== proof.win) ?? 0
const other = aProof(otherNonce)
test.each([
  ['another outcome', { outcome: other.outcome, win: other.win }, [2, 3]],
  ['another nonce', { nonce: otherNonce }, [2, 3, 5]],
  ['another seed of the player', { clientSeed: 'other' }, [2, 3, 5]],
  ['another win', { win: '123456.00' }, [3]],
  ['another stake', { stake: '200.00' }, [2, 3, 5]],
  ['a choice that the game has not', { choice: { line: 1 } }, [2, 3, 5]],
  ['an action that nobody could take', { actions: [{ double: true }] }, [2, 3]],
  ['a receipt of another round', { receipt: other.receipt }, [5]],
  ['a forged receipt', { receipt: { ...proof.receipt, signature: '00'.repeat(64) } }, [4]],
  ['an unknown version', { version: '0.0.1' }, [2, 3, 5]],
])('%s fails, and where it fails is told', (_, change, failing) => {
  const told = results({ ...proof, ...change })
  expect(told.flatMap((result, i) => (result === 'fails' ? [i] : []))).toEqual(failing)
})

test('a seed that is not revealed waits, one that was not committed to fails', () => {
  expect(results({ ...proof, serverSeed: null }).slice(1, 3)).toEqual(['not yet', 'not yet'])
  expect(results({ ...proof, serverSeed: 'ff'.repeat(32) })[1]).toBe('fails')
  expect(results({ hello: 1 })).toEqual(['fails'])
})
