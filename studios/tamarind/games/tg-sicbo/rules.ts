/** Sic bo: three dice, and what they may show together. */
import { allDice, choose, countOf, type Dice, faces, isTriple } from '../../shared/dice.ts'
import { type Place, returnOf, simplePlace } from '../../shared/place.ts'

export const code = 'tg-sicbo'
export const version = '1.0.0'

export const totalOf = ([a, b, c]: Dice): number => a + b + c

/** Odds and return in per cent of each total and its mirror (4 with 17). */
const totals: Readonly<Record<number, readonly [string, string]>> = {
  4: ['62:1', '87.5000'],
  5: ['31:1', '88.8889'],
  6: ['18:1', '87.9630'],
  7: ['12:1', '90.2778'],
  8: ['8:1', '87.5000'],
  9: ['7:1', '92.5926'],
  10: ['6:1', '87.5000'],
}

/** Sets of four numbers, any three different of which win. */
export const fours: readonly (readonly number[])[] = [
  [1, 2, 3, 4],
  [2, 3, 4, 5],
  [2, 3, 5, 6],
  [3, 4, 5, 6],
]

const areAllIn = (dice: Dice, set: readonly number[]) =>
  new Set(dice).size === 3 && dice.every((face) => set.includes(face))

const even = { limit: 'main', pays: '1:1', rtp: '97.2222' } as const
const halves: readonly (readonly [string, (total: number) => boolean])[] = [
  ['small', (total) => total <= 10],
  ['big', (total) => total >= 11],
  ['odd', (total) => total % 2 === 1],
  ['even', (total) => total % 2 === 0],
]

export const singlePays = ['1:1', '2:1', '3:1'] as const
const singleReturns = [0, ...singlePays.map(returnOf)]

export const places: readonly Place<Dice>[] = [
  ...halves.map(([id, holds]) =>
    simplePlace({ ...even, id }, (dice: Dice) => !isTriple(dice) && holds(totalOf(dice))),
  ),
  ...faces.map((face) =>
    simplePlace(
      { id: `triple-${face}`, limit: 'side', pays: '180:1', rtp: '83.7963' },
      (dice: Dice) => countOf(dice, face) === 3,
    ),
  ),
  simplePlace({ id: 'any-triple', limit: 'side', pays: '30:1', rtp: '86.1111' }, isTriple),
  ...faces.map((face) =>
    simplePlace(
      { id: `double-${face}`, limit: 'side', pays: '11:1', rtp: '88.8889' },
      (dice: Dice) => countOf(dice, face) >= 2,
    ),
  ),
  ...Array.from({ length: 14 }, (_, i) => i + 4).map((total) => {
    const [pays, rtp] = totals[Math.min(total, 21 - total)] ?? ['0:1', '']
    return simplePlace(
      { id: `total-${total}`, limit: 'side', pays, rtp },
      (dice: Dice) => totalOf(dice) === total,
    )
  }),
  ...choose(faces, 2).map(([a = 0, b = 0]) =>
    simplePlace(
      { id: `two-${a}-${b}`, limit: 'side', pays: '6:1', rtp: '97.2222' },
      (dice: Dice) => countOf(dice, a) > 0 && countOf(dice, b) > 0,
    ),
  ),
  ...faces.map(
    (face): Place<Dice> => ({
      ...{ id: `single-${face}`, limit: 'side', pays: singlePays, rtp: '92.1296' },
      returns: (dice) => singleReturns[countOf(dice, face)] ?? 0,
    }),
  ),
  ...choose(faces, 3).map((set) =>
    simplePlace({ id: `three-${set.join('-')}`, limit: 'side', pays: '30:1', rtp: '86.1111' }, (dice: Dice) =>
      areAllIn(dice, set),
    ),
  ),
  ...fours.map((set) =>
    simplePlace({ id: `four-${set.join('-')}`, limit: 'side', pays: '7:1', rtp: '88.8889' }, (dice: Dice) =>
      areAllIn(dice, set),
    ),
  ),
]

export const outcomes = allDice
