import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { checkProof } from './check.ts'
import { type Proof, readProof, readProofText, safeLink } from './proof.ts'

/** The published vector: five stops of a wheel of 37 under the seed 00 01 02 … 1f. */
const seed = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join('')
const proof = {
  ...{ scheme: 'PF1', gameCode: 'dice', clientSeed: 'lucky-chinthe', nonce: 0, serverSeed: seed },
  commit: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  draws: [{ below: 10_000, value: 1506 }],
} as const satisfies Proof

describe('a proof', () => {
  test('that holds is fair, and its number is drawn again', async () => {
    expect(await checkProof(proof as Proof)).toEqual({
      receipt: 'absent',
      isPromised: true,
      isFair: true,
      draws: [{ named: 1506, drawn: 1506 }],
    })
  })
  test.each([
    ['another server seed', { serverSeed: `${seed.slice(0, -1)}e` }],
    ['another promise', { commit: proof.commit.replace('6', '7') }],
    ['another number', { draws: [{ below: 10_000, value: 1507 }] }],
    ['another seed of the player', { clientSeed: 'lucky-chinthe-2' }],
    ['another nonce', { nonce: 1 }],
    ['another game', { gameCode: 'roulette' }],
  ])('with %s is not', async (_, change) => {
    expect((await checkProof({ ...proof, ...change } as Proof))?.isFair).toBe(false)
  })
  test('is not judged before the seed is revealed', async () => {
    expect(await checkProof({ ...proof, serverSeed: null } as unknown as Proof)).toBeNull()
  })
  test('that names no numbers is judged by its promise alone', async () => {
    const { draws: _, ...bare } = proof
    expect(await checkProof(bare)).toEqual({ receipt: 'absent', isPromised: true, isFair: true, draws: [] })
  })
})

describe('the receipt of a proof', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const said = { ...proof, version: '1.0.0', roundId: 'r-1', stake: '100.00', choice: null, currency: 'MMK' }
  const { scheme: _, serverSeed: __, draws: ___, ...signed } = said
  const signedBy = (fields: object) => {
    const body = JSON.stringify(fields)
    return {
      body,
      signature: sign(null, Buffer.from(body), privateKey).toString('hex'),
      publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
    }
  }
  const receipt = signedBy(signed)
  const check = (change: object) => checkProof({ ...said, receipt, ...change } as Proof)
  test('is good when its key signed what the proof says', async () => {
    expect(await check({})).toMatchObject({ receipt: 'good', isFair: true })
    expect(await check({ actions: [{ pick: 3 }] })).toMatchObject({ receipt: 'good', isFair: true })
  })
  test.each([
    ['another stake', { stake: '200.00' }],
    ['another round', { roundId: 'r-2' }],
    ['another choice', { choice: { side: 'over' } }],
    ['another signature', { receipt: { ...receipt, signature: '0'.repeat(128) } }],
    ['a body that nobody signed', { receipt: { ...receipt, body: `${receipt.body} ` } }],
    ['a signature that is none', { receipt: { ...receipt, signature: 'x' } }],
  ])('is bad with %s, and the proof is not fair', async (____, change) => {
    expect(await check(change)).toMatchObject({ receipt: 'bad', isFair: false })
  })
  test('is told to be unchecked where the browser knows no such signature', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('NotSupportedError'))
    expect(await check({})).toMatchObject({ receipt: 'unchecked', isFair: true })
  })
})

describe('reading a proof', () => {
  test('keeps what it needs and ignores the rest', () => {
    expect(readProof({ ...proof, outcome: { window: [] } })).toMatchObject({ kind: 'proof' })
  })
  test('tells which parts are missing', () => {
    const { commit: _, clientSeed: __, ...rest } = proof
    expect(readProof(rest)).toEqual({ kind: 'lacks', parts: ['commit', 'clientSeed'] })
  })
  test.each(['', '{', 'undefined'])('of %j is no JSON', (text) => {
    expect(readProofText(text)).toEqual({ kind: 'no-json' })
  })
  test('does not read what is far too long', () => {
    expect(readProofText(`"${'x'.repeat(200_001)}"`)).toEqual({ kind: 'no-json' })
  })
  test.each(['1', 'null', '[]'])('of JSON that is no object, %s, tells so', (text) => {
    expect(readProofText(text).kind).toBe('lacks')
  })
})

test.each([
  ['https://games.example/verify', 'https://games.example/verify'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['nonsense', null],
])('a link %s is opened as %s', (address, link) => {
  expect(safeLink(address)).toBe(link)
})
