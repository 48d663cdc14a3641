/** Fish, prawn and crab: three dice with six pictures. */
import { allDice, choose, countOf, type Dice, faces, isTriple } from '../../shared/dice.ts'
import { type Place, returnOf, simplePlace } from '../../shared/place.ts'

export const code = 'tg-fpc'
export const version = '1.0.0'

/** The pictures of the faces 1 to 6. */
export const pictures = ['fish', 'prawn', 'crab', 'rooster', 'gourd', 'coin'] as const

const pictureOf = (face: number) => pictures[face - 1] ?? ''

const singlePays = ['1:1', '2:1', '3:1'] as const
const singleReturns = [0, ...singlePays.map(returnOf)]

export const places: readonly Place<Dice>[] = [
  ...faces.map(
    (face): Place<Dice> => ({
      ...{ id: pictureOf(face), limit: 'main', pays: singlePays, rtp: '92.1296' },
      returns: (dice) => singleReturns[countOf(dice, face)] ?? 0,
    }),
  ),
  ...choose(faces, 2).map(([a = 0, b = 0]) =>
    simplePlace(
      { id: `${pictureOf(a)}-${pictureOf(b)}`, limit: 'side', pays: '5:1', rtp: '83.3333' },
      (dice: Dice) => countOf(dice, a) > 0 && countOf(dice, b) > 0,
    ),
  ),
  simplePlace({ id: 'any-triple', limit: 'side', pays: '30:1', rtp: '86.1111' }, isTriple),
  ...faces.map((face) =>
    simplePlace(
      { id: `triple-${pictureOf(face)}`, limit: 'side', pays: '180:1', rtp: '83.7963' },
      (dice: Dice) => countOf(dice, face) === 3,
    ),
  ),
]

export const outcomes = allDice
