import { describe, expect, test } from 'vitest'
import { everyStake, kyat, seeded } from '../../shared/testing.ts'
import { type Action, draw, rules } from './engine.ts'
import { handOf } from './hand.ts'
import { bestHold } from './optimal.ts'
import { readShown } from './shown.ts'

/** 'Ah 10s' as cards. */
const cards = (text: string): number[] =>
  text.split(' ').map((card) => {
    const rank = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].indexOf(card.slice(0, -1))
    return rank * 4 + 'cdhs'.indexOf(card.slice(-1))
  })

test.each([
  ['10h Jh Qh Kh Ah', 'royal'],
  ['9h Jh Qh Kh 10h', 'straight-flush'],
  ['Ad 2d 3d 4d 5d', 'straight-flush'],
  ['7c 7d 7h 7s 2c', 'four'],
  ['7c 7d 7h 2s 2c', 'full-house'],
  ['2c 9c Jc Kc 4c', 'flush'],
  ['Ac 2d 3d 4d 5d', 'straight'],
  ['10h Jc Qh Kh Ah', 'straight'],
  ['Kc Ad 2d 3d 4d', 'nothing'],
  ['9c 9d 9h 2s 3c', 'three'],
  ['9c 9d 2h 2s 3c', 'two-pair'],
  ['Jc Jd 2h 3s 4c', 'jacks'],
  ['10c 10d 2h 3s 4c', 'nothing'],
  ['2c 4d 6h 8s 10c', 'nothing'],
])('%s is %s', (text, hand) => {
  expect(handOf(cards(text))).toBe(hand)
})

test.each([
  ['Jc Jd 2h 3s 4c', [0, 1]],
  ['10h Jh Qh Kh 9h', [0, 1, 2, 3, 4]],
  ['10h Jh Qh Kh 9c', [0, 1, 2, 3]],
  ['2c 5d 7h 9s 10c', []],
  ['2c 4c Ah 9c Kc', [0, 1, 3, 4]],
  ['7c 7d Ah 2s Kc', [0, 1]],
])('of %s the places %j are held best', (text, places) => {
  expect(bestHold(cards(text))).toEqual(places)
})

test('replacements come from the sixth card on, from the left', () => {
  expect(draw([1, 2, 3, 4, 5], [1, 4], [6, 7, 8, 9, 10])).toEqual([6, 2, 7, 8, 5])
  expect(draw([1, 2, 3, 4, 5], [], [6, 7, 8, 9, 10])).toEqual([6, 7, 8, 9, 10])
})

const play = (seed: number, ...actions: readonly Action[]) =>
  rules.play({ stake: 10_000n, choice: {} }, actions, seeded(seed), kyat)

describe('a round', () => {
  test('stands open after the deal, and is held at best for a player who is away', () => {
    const open = play(5)
    expect(open).toMatchObject({ win: 0n, ended: false, ifLeft: { best: true }, shown: { held: null } })
    const { dealt } = readShown(open?.shown)
    expect(play(5, { best: true })).toEqual(play(5, { hold: bestHold(dealt) }))
  })

  test('pays what the five cards after the draw are', () => {
    for (let seed = 0; seed < 500; seed++) {
      const round = play(seed, { hold: [0, 3] })
      const { cards: five, dealt, multiple } = readShown(round?.shown)
      expect(five[0]).toBe(dealt[0])
      expect(five[3]).toBe(dealt[3])
      expect(new Set([...five, ...dealt]).size).toBe(8)
      expect(round).toMatchObject({ ended: true, win: BigInt(multiple) * 10_000n })
    }
  })

  test('takes one hold', () => {
    expect(play(1, { hold: [] }, { hold: [] })).toBeNull()
  })
})

test('no stake returns more than the most', () => {
  for (const { stake, most } of everyStake(rules.stakes, rules.maxWin))
    expect(stake * 800n).toBeLessThanOrEqual(most)
})

test.each([null, {}, { hold: [5] }, { hold: [0, 0] }, { hold: 3 }, { best: false }])(
  '%j is no action',
  (raw) => {
    expect(rules.readAction?.(raw)).toBeNull()
  },
)
