/** Three dice with six pictures: fish, prawn and crab (bầu cua, hoo hey how), and the six colours of a perya. */
import { type Place, placeOf, returnOf, simplePlace } from '../place.ts'
import { phasesOf, type TableGame, tableOf } from '../table.ts'
import { choose, countOf, type Dice, diceChances, faces, isTriple, rollDice } from './throw.ts'

/** The pictures of the faces 1 to 6. */
export const pictures = ['fish', 'prawn', 'crab', 'rooster', 'gourd', 'coin'] as const
export const colours = ['red', 'blue', 'yellow', 'green', 'white', 'pink'] as const

/** Odds for one, two and three of a face, and their return. */
interface SinglePays {
  readonly pays: readonly string[]
  readonly exact: string
}

const plain: SinglePays = { pays: ['1:1', '2:1', '3:1'], exact: '199/216' }
const boosted: SinglePays = { pays: ['1:1', '2:1', '12:1'], exact: '26/27' }

function onFaces(names: readonly string[], { pays, exact }: SinglePays): readonly Place<Dice>[] {
  const nameOf = (face: number) => names[face - 1] ?? ''
  const backs = [0, ...pays.map(returnOf)]
  return [
    ...faces.map((face) =>
      placeOf(
        { id: nameOf(face), group: 'single', limit: 'main', pays, exact },
        (dice: Dice) => backs[countOf(dice, face)] ?? 0,
      ),
    ),
    ...choose(faces, 2).map(([a = 0, b = 0]) =>
      simplePlace(
        { id: `${nameOf(a)}-${nameOf(b)}`, group: 'two', limit: 'side', pays: '5:1', exact: '5/6' },
        (dice: Dice) => countOf(dice, a) > 0 && countOf(dice, b) > 0,
      ),
    ),
  ]
}

export const fishPrawnCrabPlaces: readonly Place<Dice>[] = [
  ...onFaces(pictures, plain),
  simplePlace(
    { id: 'any-triple', group: 'triple', limit: 'side', pays: '30:1', exact: '31/36' },
    (dice: Dice) => isTriple(dice),
  ),
  ...faces.map((face) =>
    simplePlace(
      {
        ...{ id: `triple-${pictures[face - 1] ?? ''}`, group: 'triple', limit: 'side' },
        ...{ pays: '180:1', exact: '181/216' },
      } as const,
      (dice: Dice) => countOf(dice, face) === 3,
    ),
  ),
]

export const colourPlaces = onFaces(colours, plain)
/** Three of a colour pay 12:1. */
export const boostedColourPlaces = onFaces(colours, boosted)

const table = (code: string, places: readonly Place<Dice>[], betting: number): TableGame<Dice> =>
  tableOf({
    ...{ code, places, phases: phasesOf(betting, 6), isWhole: true },
    ...{ draw: rollDice, chances: () => diceChances },
  })

export const fishPrawnCrab = (code: string, betting = 18): TableGame<Dice> =>
  table(code, fishPrawnCrabPlaces, betting)

export const colourGame = (code: string, isBoosted = false, betting = 18): TableGame<Dice> =>
  table(code, isBoosted ? boostedColourPlaces : colourPlaces, betting)
