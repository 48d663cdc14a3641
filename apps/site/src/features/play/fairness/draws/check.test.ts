import { chainFrom, combineSeeds, drawPf2, lateEntropy, roundKey } from '@jackfruit/fairness'
import { drawOf, lotteryGames, lotteryVersion } from '@jackfruit/lottery-rules'
import { describe, expect, test } from 'vitest'
import { checkDraw } from './check.ts'
import { isDrawProof } from './kind.ts'
import { type DrawProof, prizesOf, readDrawProof } from './proof.ts'

const links = chainFrom(new Uint8Array(32).fill(9), 6)
const hex = (bytes: Uint8Array | undefined) =>
  Array.from(bytes ?? [], (n) => n.toString(16).padStart(2, '0')).join('')
const bets = ['a', 'b', 'c'].map((letter) => ({ betId: letter.repeat(24), clientSeed: `of-${letter}` }))

function proofOf(gameCode: string): DrawProof {
  const link = links[2] ?? new Uint8Array()
  const entropy = combineSeeds(bets)
  const draw = drawOf(gameCode, lotteryVersion)
  if (!draw) throw new Error(gameCode)
  return {
    ...{ scheme: 'PF2', gameCode, version: lotteryVersion, tableId: gameCode, roundNo: 2, chainLength: 6 },
    ...{ roundId: `${gameCode}-20261127-0002`, terminal: hex(links[0]), link: hex(link), bets },
    ...{ entropy: hex(entropy), beacon: null },
    outcome: draw(drawPf2(roundKey(lateEntropy(null, entropy), link), gameCode, 2)),
  }
}
const drawnHere = lotteryGames.filter(({ results }) => results === 'chain')

describe('the proof of a draw', () => {
  test('[IM-22] [IM-29] holds for each lottery that is drawn here, on this device alone', () => {
    for (const { code } of drawnHere)
      expect([code, checkDraw(proofOf(code))]).toEqual([
        code,
        { seal: 'good', seeds: 'good', mine: null, beacon: null, result: 'good', isFair: true },
      ])
  })

  const proof = proofOf('mm2d-fast-1')
  const changed = (at: number) => (text: string) =>
    text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1)
  test.each<[string, Partial<DrawProof>, string]>([
    ['a byte of the link', { link: changed(5)(proof.link ?? '') }, 'seal'],
    ['a byte of the seal', { terminal: changed(63)(proof.terminal) }, 'seal'],
    ['the place in the chain', { roundNo: 3 }, 'seal'],
    ['no link yet', { link: null }, 'seal'],
    [
      'a letter of a seed',
      { bets: [...bets.slice(1), { betId: 'a'.repeat(24), clientSeed: 'of-x' }] },
      'seeds',
    ],
    ['a ticket left out', { bets: bets.slice(1) }, 'seeds'],
    ['a byte of the seeds together', { entropy: changed(0)(proof.entropy) }, 'seeds'],
    ['a ticket that was not in', { ticketId: 'd'.repeat(24) }, 'mine'],
    [
      'a beacon that is none',
      { beacon: { round: 1, randomness: '0'.repeat(64), signature: 'ab' } },
      'beacon',
    ],
    ['a number of the result', { outcome: { number: ['not'] } }, 'result'],
    ['another game', { gameCode: 'mm2d-fast-5' }, 'result'],
  ])('with %s it is not fair, and the part is named', (_what, change, part) => {
    const verdict = checkDraw({ ...proof, ...change })
    expect(verdict.isFair).toBe(false)
    expect(Object.entries(verdict).filter(([, each]) => each === 'bad')).toEqual([[part, 'bad']])
  })
  test('of the reader’s own ticket says so', () => {
    expect(checkDraw({ ...proof, ticketId: bets[1]?.betId })).toMatchObject({ mine: 'good', isFair: true })
  })
  test('of a table whose rules are not on this page is checked up to its outcome', () => {
    const verdict = checkDraw({ ...proof, version: '0.9.0' })
    expect(verdict).toMatchObject({ seal: 'good', seeds: 'good', result: 'open', isFair: true })
  })
})

test('evidence is told apart by its scheme, and read whole or not at all', () => {
  const proof = proofOf('vnfast-north-1')
  expect([isDrawProof(proof), isDrawProof({ scheme: 'PF1' }), isDrawProof(null)]).toEqual([
    true,
    false,
    false,
  ])
  expect(readDrawProof(JSON.parse(JSON.stringify(proof)))).toMatchObject({ kind: 'proof' })
  expect(readDrawProof({ ...proof, terminal: 'x', bets: null })).toEqual({
    kind: 'lacks',
    parts: ['terminal', 'bets'],
  })
  expect(prizesOf(proof)?.[0]).toEqual(['db', expect.stringMatching(/^\d{5}$/)])
  expect(prizesOf({ ...proof, outcome: { pocket: 3 } })).toBeNull()
})
