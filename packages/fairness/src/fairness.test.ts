import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import {
  chainFrom,
  commitOf,
  drawPf1,
  drawPf2,
  linkFollows,
  openStream,
  roundKey,
  verifyProof,
} from './index.ts'

const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => i)
const draw = (gameId: string, nonce: number) =>
  drawPf1({ serverSeed, clientSeed: 'lucky-chinthe', nonce, gameId })
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i))

describe('PF1 answers its published vectors', () => {
  test('commit', () => {
    expect(commitOf(serverSeed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
  })
  test('u32, int and float', () => {
    const dice = draw('dice', 0)
    expect(times(4, () => dice.u32())).toEqual([4111031506, 984799741, 1275226619, 1714694486])
    expect(times(5, (nonce) => draw('dice', nonce).below(10_000) / 100)).toEqual([
      15.06, 55.24, 92.51, 73.21, 88.65,
    ])
    expect(times(3, (nonce) => draw('dice', nonce).float())).toEqual([
      0.957174111676703, 0.4928921173750709, 0.4665365562185875,
    ])
    expect(times(8, (nonce) => draw('roulette', nonce).below(37))).toEqual([30, 8, 33, 36, 17, 7, 10, 5])
  })
  test('shuffles', () => {
    expect(
      draw('mines', 0)
        .shuffle(times(25, (i) => i))
        .slice(0, 3),
    ).toEqual([13, 19, 15])
    expect(
      draw('deck52', 0)
        .shuffle(times(52, (i) => i))
        .slice(0, 6),
    ).toEqual([21, 16, 18, 29, 24, 17])
  })
  test('dice and bits', () => {
    const rolls = times(3, (nonce) => {
      const stream = draw('sicbo', nonce)
      return times(3, () => stream.below(6) + 1)
    })
    expect(rolls).toEqual([
      [1, 5, 4],
      [6, 5, 6],
      [1, 5, 3],
    ])
    const plinko = draw('plinko', 0)
    expect(times(16, () => plinko.below(2)).join('')).toBe('0001110000111111')
  })
  test('crash points', () => {
    expect(times(7, (nonce) => draw('crash', nonce).crash(3))).toEqual([17858, 1873, 339, 187, 644, 138, 115])
    expect(times(7, (nonce) => draw('crash', nonce).crash(1))).toEqual([18226, 1912, 346, 191, 658, 141, 118])
    const fixed = (bytes: number[]) => openStream(() => Uint8Array.from([...bytes, ...times(24, () => 0)]))
    expect(fixed([0, 0, 0, 0, 0, 0, 0, 0]).crash(3)).toBe(100)
    expect(fixed([0x80, 0, 0, 0, 0, 0, 0, 0]).crash(3)).toBe(194)
  })
})

test('PF2 answers its published vectors', () => {
  const root = sha256(utf8ToBytes('chain-root-example'))
  const links = chainFrom(root, 5)
  expect(bytesToHex(links[0] as Uint8Array)).toBe(
    'e25e6d6ca8ae555f5d52b0c8ef4378d8a1d9ce1876d17a9b1b6b3f8d4cbdc633',
  )
  const late = hexToBytes('0000000000000000000123456789abcdef0123456789abcdef0123456789abcdef')
  const rounds = [1, 2, 3].map((r) => {
    const key = roundKey(late, links[r] as Uint8Array)
    expect(linkFollows(links[r] as Uint8Array, links[r - 1] as Uint8Array)).toBe(true)
    return [bytesToHex(key), drawPf2(key, 'crash', r).crash(3), drawPf2(key, 'roulette', r).below(37)]
  })
  expect(rounds).toEqual([
    ['06ccb445dca31ba85d3de079c861870cb11dc977ebece5030e33ea6ba1f003ad', 104, 0],
    ['24173497889ba2d6cdfe0a83e7fe3889b7188a802d8df9d427624b27682f278c', 181, 27],
    ['46938292d2801cf78b2d39ac4ba19ea983b9c30662b7b7f3e70a8f9ce8663757', 160, 27],
  ])
  expect(linkFollows(root, root)).toBe(false)
})

/** Sum over the pockets of (seen − expected)² / expected. */
function chiSquare(draws: number, pockets: number, next: () => number): number {
  const seen = new Array<number>(pockets).fill(0)
  for (let i = 0; i < draws; i++) {
    const pocket = next()
    seen[pocket] = (seen[pocket] ?? 0) + 1
  }
  const expected = draws / pockets
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('drawing below n', () => {
  test('[A30] is even over a million draws, as the published figure says', () => {
    const stream = drawPf1({ serverSeed, clientSeed: 'x', nonce: 0, gameId: 'test' })
    const value = chiSquare(1_000_000, 37, () => stream.below(37))
    expect(value).toBeLessThan(80) // 36 degrees of freedom: beyond 80 once in 30,000 runs
  })
  test('[A30] a planted `% n` without rejection is caught', () => {
    const stream = draw('biased', 0)
    const lopsided = chiSquare(200_000, 192, () => (stream.u32() >>> 24) % 192)
    expect(lopsided).toBeGreaterThan(400)
  })
  test('goes past 2³² without bias and refuses nonsense', () => {
    const stream = draw('wide', 0)
    const values = times(2_000, () => stream.below(2 ** 40))
    expect(values.every((value) => value < 2 ** 40)).toBe(true)
    expect(values.filter((value) => value > 2 ** 39).length).toBeGreaterThan(900)
    for (const n of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => stream.below(n)).toThrow(RangeError)
  })
})

describe('a proof', () => {
  const outcome = { number: draw('roulette', 7).below(37) }
  const proof = {
    scheme: 'PF1' as const,
    gameCode: 'roulette',
    version: '1',
    roundId: 'r',
    stake: '1.00',
    currency: 'MMK',
    commit: commitOf(serverSeed),
    clientSeed: 'lucky-chinthe',
    nonce: 7,
    serverSeed: bytesToHex(serverSeed),
    outcome,
  }
  const redealOf = (code: string) =>
    code === 'roulette'
      ? (_: unknown, random: { below(n: number): number }) => ({ number: random.below(37) })
      : null
  test('holds when everything is as it was', () => expect(verifyProof(proof, redealOf)).toEqual({ ok: true }))
  test.each([
    [{ nonce: 8 }, 'outcome-differs'],
    [{ clientSeed: 'other' }, 'outcome-differs'],
    [{ outcome: { number: 6 } }, 'outcome-differs'],
    [{ serverSeed: '00'.repeat(32) }, 'commit-differs'],
    [{ serverSeed: null }, 'not-revealed'],
    [{ serverSeed: 'zz' }, 'malformed'],
    [{ gameCode: 'nothing' }, 'unknown-game'],
  ])('falls with %o', (change, reason) => {
    expect(verifyProof({ ...proof, ...change }, redealOf)).toEqual({ ok: false, reason })
  })
})
