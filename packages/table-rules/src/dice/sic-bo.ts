/** Sic bo: three dice, and what they may show together. Tài xỉu is the same with two places alone. */
import { type Place, placeOf, returnOf, simplePlace } from '../place.ts'
import { phasesOf, type TableGame, tableOf } from '../table.ts'
import { choose, countOf, type Dice, diceChances, faces, isTriple, rollDice } from './throw.ts'

export const totalOf = ([a, b, c]: Dice): number => a + b + c

/** Odds and return of each total and its mirror (4 with 17). */
const totals: Readonly<Record<number, readonly [string, string]>> = {
  4: ['62:1', '7/8'],
  5: ['31:1', '8/9'],
  6: ['18:1', '95/108'],
  7: ['12:1', '65/72'],
  8: ['8:1', '7/8'],
  9: ['7:1', '25/27'],
  10: ['6:1', '7/8'],
}

/** Sets of four numbers, any three different of which win. */
const fours: readonly (readonly number[])[] = [
  [1, 2, 3, 4],
  [2, 3, 4, 5],
  [2, 3, 5, 6],
  [3, 4, 5, 6],
]

const areAllIn = (dice: Dice, set: readonly number[]) =>
  new Set(dice).size === 3 && dice.every((face) => set.includes(face))

const even = { group: 'half', limit: 'main', pays: '1:1', exact: '35/36' } as const
const half = (id: string, holds: (total: number) => boolean) =>
  simplePlace({ ...even, id }, (dice: Dice) => !isTriple(dice) && holds(totalOf(dice)))

const small = half('small', (total) => total <= 10)
const big = half('big', (total) => total >= 11)

const singlePays = ['1:1', '2:1', '3:1'] as const
const singleReturns = [0, ...singlePays.map(returnOf)]
const side = 'side' as const

export const places: readonly Place<Dice>[] = [
  ...[small, big, half('odd', (total) => total % 2 === 1), half('even', (total) => total % 2 === 0)],
  ...faces.map((face) =>
    simplePlace(
      { id: `triple-${face}`, group: 'triple', limit: side, pays: '180:1', exact: '181/216' },
      (dice: Dice) => countOf(dice, face) === 3,
    ),
  ),
  simplePlace(
    { id: 'any-triple', group: 'triple', limit: side, pays: '30:1', exact: '31/36' },
    (dice: Dice) => isTriple(dice),
  ),
  ...faces.map((face) =>
    simplePlace(
      { id: `double-${face}`, group: 'double', limit: side, pays: '11:1', exact: '8/9' },
      (dice: Dice) => countOf(dice, face) >= 2,
    ),
  ),
  ...Array.from({ length: 14 }, (_, i) => i + 4).map((total) => {
    const [pays, exact] = totals[Math.min(total, 21 - total)] ?? ['0:1', '0/1']
    return simplePlace(
      { id: `total-${total}`, group: 'total', limit: side, pays, exact },
      (dice: Dice) => totalOf(dice) === total,
    )
  }),
  ...choose(faces, 2).map(([a = 0, b = 0]) =>
    simplePlace(
      { id: `two-${a}-${b}`, group: 'two', limit: side, pays: '6:1', exact: '35/36' },
      (dice: Dice) => countOf(dice, a) > 0 && countOf(dice, b) > 0,
    ),
  ),
  ...faces.map((face) =>
    placeOf(
      { id: `single-${face}`, group: 'single', limit: side, pays: singlePays, exact: '199/216' },
      (dice: Dice) => singleReturns[countOf(dice, face)] ?? 0,
    ),
  ),
  ...choose(faces, 3).map((set) =>
    simplePlace(
      { id: `three-${set.join('-')}`, group: 'three', limit: side, pays: '30:1', exact: '31/36' },
      (dice: Dice) => areAllIn(dice, set),
    ),
  ),
  ...fours.map((set) =>
    simplePlace(
      { id: `four-${set.join('-')}`, group: 'four', limit: side, pays: '7:1', exact: '8/9' },
      (dice: Dice) => areAllIn(dice, set),
    ),
  ),
]

/** How long three dice tumble and come to rest. */
const throwSeconds = 6

/** `betting` in seconds. */
export const sicBo = (code: string, betting = 18): TableGame<Dice> =>
  tableOf({
    ...{ code, phases: phasesOf(betting, throwSeconds), places, isWhole: true },
    ...{ draw: rollDice, chances: () => diceChances },
  })

export const taiXiuPlaces: readonly Place<Dice>[] = [big, small]

/** Tài is big, xỉu is small; a triple takes both. A minute a round: fifty seconds of betting. */
export const taiXiu = (code: string, betting = 50): TableGame<Dice> =>
  tableOf({
    ...{ code, phases: phasesOf(betting, throwSeconds), places: taiXiuPlaces, isWhole: true },
    ...{ draw: rollDice, chances: () => diceChances },
  })
