/** Xóc đĩa: four discs, red on one side and white on the other, under a bowl. */
import { type Place, simplePlace } from '../place.ts'
import { phasesOf, type TableGame, tableOf } from '../table.ts'

/** 1 for red and 0 for white, in the order of the draws. */
export type Discs = readonly [number, number, number, number]

export const redsOf = ([a, b, c, d]: Discs): number => a + b + c + d

/** By the number of reds. */
const onReds = (
  part: Parameters<typeof simplePlace<Discs>>[0],
  wins: (reds: number) => boolean,
): Place<Discs> => simplePlace(part, (discs) => wins(redsOf(discs)))

const even = { group: 'half', limit: 'main', pays: '0.98:1', exact: '99/100' } as const
const four = { group: 'reds', limit: 'side', pays: '14:1', exact: '15/16' } as const
const three = { group: 'reds', limit: 'side', pays: '2.8:1', exact: '19/20' } as const

export const places: readonly Place<Discs>[] = [
  onReds({ ...even, id: 'even' }, (reds) => reds % 2 === 0),
  onReds({ ...even, id: 'odd' }, (reds) => reds % 2 === 1),
  onReds({ ...four, id: 'red-4' }, (reds) => reds === 4),
  onReds({ ...four, id: 'white-4' }, (reds) => reds === 0),
  onReds({ ...three, id: 'red-3' }, (reds) => reds === 3),
  onReds({ ...three, id: 'white-3' }, (reds) => reds === 1),
  onReds(
    { id: 'two-two', group: 'reds', limit: 'side', pays: '1.5:1', exact: '15/16' },
    (reds) => reds === 2,
  ),
  onReds(
    { id: 'same-4', group: 'reds', limit: 'side', pays: '6.5:1', exact: '15/16' },
    (reds) => reds % 4 === 0,
  ),
]

const sides = [0, 1] as const

/** All sixteen falls. */
export const chances = sides.flatMap((a) =>
  sides.flatMap((b) => sides.flatMap((c) => sides.map((d): readonly [Discs, number] => [[a, b, c, d], 1]))),
)

/** Four draws, one for each disc. Five seconds of shaking, three to lift the bowl. */
export const xocDia = (code: string, betting = 20): TableGame<Discs> =>
  tableOf({
    ...{ code, phases: phasesOf(betting, 8), places, isWhole: true, chances: () => chances },
    draw: (random) => [random.below(2), random.below(2), random.below(2), random.below(2)] as const,
  })
