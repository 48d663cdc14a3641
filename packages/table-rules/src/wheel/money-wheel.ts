/** A wheel of 54 segments with seven signs. Each sign pays what it says; the house keeps much of it, and says so. */
import { type Place, simplePlace } from '../place.ts'
import { phasesOf, type TableGame, tableOf } from '../table.ts'

/** Sign, odds, return. The two signs of forty are different: each is on the wheel once. */
const signs = [
  ['1', '1:1', '8/9'],
  ['2', '2:1', '5/6'],
  ['5', '5:1', '7/9'],
  ['10', '10:1', '22/27'],
  ['20', '20:1', '7/9'],
  ['sun', '40:1', '41/54'],
  ['moon', '40:1', '41/54'],
] as const

/** As they stand around the wheel: 24 ones, 15 twos, 7 fives, 4 tens, 2 twenties, the sun and the moon. */
export const segments: readonly string[] = [
  ...'sun 1 2 1 5 2 1 10 1 2 1 5 1 2 1 20 1 2 1 5 2 1 2 1 10 1 2'.split(' '),
  ...'moon 1 2 1 5 2 1 10 1 2 1 5 1 2 1 20 1 2 5 1 2 1 2 1 10 5 1'.split(' '),
]

export const places: readonly Place<number>[] = signs.map(([id, pays, exact]) =>
  simplePlace(
    { id, group: 'sign', limit: id === '1' || id === '2' ? 'main' : 'side', pays, exact },
    (segment: number) => segments[segment] === id,
  ),
)

export const chances = segments.map((_, segment) => [segment, 1] as const)

/** One draw: the segment, from 0 to 53. */
export const moneyWheel = (code: string, betting = 18): TableGame<number> =>
  tableOf({
    ...{ code, phases: phasesOf(betting, 11), places, isWhole: true },
    ...{ draw: (random) => random.below(segments.length), chances: () => chances },
  })
