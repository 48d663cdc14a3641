/** How each game's outcomes are read as rounds of two sides; null is nobody's. Colours are the screen's affair. */
import type { Outcome as Baccarat } from '../baccarat/outcome.ts'
import { winnerOf } from '../baccarat/outcome.ts'
import type { Deal as AndarBahar } from '../cards/andar-bahar.ts'
import type { Deal as DragonTiger } from '../cards/dragon-tiger.ts'
import { rankOf } from '../cards/shoe.ts'
import type { Result } from '../cockfight/fight.ts'
import { totalOf } from '../dice/sic-bo.ts'
import { type Dice, isTriple } from '../dice/throw.ts'
import type { Outcome as TeenPatti } from '../teen-patti/places.ts'
import { remainderOf } from '../wheel/fan-tan.ts'
import { type Discs, redsOf } from '../wheel/xoc-dia.ts'
import type { Played } from './big-road.ts'

const side = (name: string | null): Played => ({ side: name })

export function baccaratSide(outcome: Baccarat): Played {
  const winner = winnerOf(outcome)
  return side(winner === 'T' ? null : winner)
}

export function dragonTigerSide({ dragon, tiger }: DragonTiger): Played {
  const ahead = rankOf(dragon) - rankOf(tiger)
  return side(ahead === 0 ? null : ahead > 0 ? 'dragon' : 'tiger')
}

/** Of sic bo and tài xỉu: a triple is nobody's. */
export const bigSmallSide = (dice: Dice): Played =>
  side(isTriple(dice) ? null : totalOf(dice) > 10 ? 'big' : 'small')

export const fanTanHalf = (beads: number): Played => side(remainderOf(beads) > 2 ? 'big' : 'small')
export const fanTanParity = (beads: number): Played => side(remainderOf(beads) % 2 === 1 ? 'odd' : 'even')
export const xocDiaSide = (discs: Discs): Played => side(redsOf(discs) % 2 === 1 ? 'odd' : 'even')
export const andarBaharSide = ({ cards }: AndarBahar): Played =>
  side(cards.length % 2 === 1 ? 'andar' : 'bahar')

export const teenPattiSide = ({ winner }: Pick<TeenPatti, 'winner'>): Played =>
  side(winner === 'T' ? null : winner)

export const fightSide = (result: Result): Played =>
  side(result === 'meron' || result === 'wala' ? result : null)
