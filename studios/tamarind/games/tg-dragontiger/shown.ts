import type { Json } from '@jackfruit/studio-kit/rules'
import { fields, readWins, text, type Wins } from '../../shared/shown.ts'

export interface Shown {
  /** Cards as "Kd". */
  readonly dragon: string
  readonly tiger: string
  readonly wins: Wins
}

export const readShown = (json: Json): Shown => ({
  dragon: text(fields(json)['dragon']),
  tiger: text(fields(json)['tiger']),
  wins: readWins(json),
})
