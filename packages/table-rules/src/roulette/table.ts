/** One draw: the pocket, from 0 to 36. */
import { phasesOf, type TableGame, tableOf } from '../table.ts'
import { partagePlaces, places, pockets } from './places.ts'

/** All 37 pockets. */
export const chances = Array.from({ length: pockets }, (_, pocket) => [pocket, 1] as const)

/** `isPartage`: zero gives half of a stake at even money back. */
export const roulette = (code: string, { isPartage = false, betting = 20 } = {}): TableGame<number> =>
  tableOf({
    ...{ code, phases: phasesOf(betting, 12), places: isPartage ? partagePlaces : places, isWhole: true },
    ...{ draw: (random) => random.below(pockets), chances: () => chances },
  })
