/** How a result is written in one word, as lobbies of live tables read it: one way for each kind of game. */
import type { Outcome as Baccarat } from '../baccarat/outcome.ts'
import type { Deal as AndarBahar } from '../cards/andar-bahar.ts'
import type { Deal as DragonTiger } from '../cards/dragon-tiger.ts'
import { colours, pictures } from '../dice/pictures.ts'
import type { Dice } from '../dice/throw.ts'
import type { Json } from '../table.ts'
import type { Outcome as TeenPatti } from '../teen-patti/places.ts'
import { remainderOf } from '../wheel/fan-tan.ts'
import { segments } from '../wheel/money-wheel.ts'
import { type Discs, redsOf } from '../wheel/xoc-dia.ts'
import { andarBaharSide, baccaratSide, dragonTigerSide, teenPattiSide } from './two-sided.ts'

const faces = (names: readonly string[], dice: Dice) => dice.map((face) => names[face - 1]).join('-')
const dragonTiger = { dragon: 'D', tiger: 'G' } as const

/** The outcome has to be one of the kind's own game: what tables drew, or kept and read again. */
const marks = {
  baccarat: (outcome: Json) => baccaratSide(outcome as unknown as Baccarat).side ?? 'T',
  dragonTiger(outcome: Json) {
    const { side } = dragonTigerSide(outcome as unknown as DragonTiger)
    return side === null ? 'T' : dragonTiger[side as keyof typeof dragonTiger]
  },
  roulette: (outcome: Json) => String(outcome),
  dice: (outcome: Json) => (outcome as unknown as Dice).join('-'),
  discs: (outcome: Json) => String(redsOf(outcome as unknown as Discs)),
  fanTan: (outcome: Json) => String(remainderOf(Number(outcome))),
  andarBahar: (outcome: Json) =>
    andarBaharSide(outcome as unknown as AndarBahar).side === 'andar' ? 'A' : 'B',
  teenPatti: (outcome: Json) => teenPattiSide(outcome as unknown as TeenPatti).side ?? 'T',
  pictures: (outcome: Json) => faces(pictures, outcome as unknown as Dice),
  colours: (outcome: Json) => faces(colours, outcome as unknown as Dice),
  wheel: (outcome: Json) => segments[Number(outcome)] ?? '1',
} as const

export type MarkedKind = keyof typeof marks

export const markOf = (kind: MarkedKind, outcome: Json): string => marks[kind](outcome)
