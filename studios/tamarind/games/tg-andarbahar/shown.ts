import type { Json } from '@jackfruit/studio-kit/rules'
import { fields, readWins, text, texts, type Wins } from '../../shared/shown.ts'

export interface Shown {
  /** Cards as "Kd". */
  readonly joker: string
  /** The first is Andar's, then in turn. */
  readonly cards: readonly string[]
  readonly wins: Wins
}

export const readShown = (json: Json): Shown => ({
  joker: text(fields(json)['joker']),
  cards: texts(fields(json)['cards']),
  wins: readWins(json),
})
