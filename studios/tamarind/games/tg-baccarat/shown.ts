import type { Json } from '@jackfruit/studio-kit/rules'
import { fields, number, readWins, texts, type Wins } from '../../shared/shown.ts'

export interface ShownHand {
  /** Two or three cards as "Kd". */
  readonly cards: readonly string[]
  readonly total: number
}

export interface Shown {
  readonly player: ShownHand
  readonly banker: ShownHand
  readonly wins: Wins
}

const readHand = (json: Json | undefined): ShownHand => ({
  cards: texts(fields(json)['cards']),
  total: number(fields(json)['total']),
})

export const readShown = (json: Json): Shown => ({
  player: readHand(fields(json)['player']),
  banker: readHand(fields(json)['banker']),
  wins: readWins(json),
})
