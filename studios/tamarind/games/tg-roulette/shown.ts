import type { Json } from '@jackfruit/studio-kit/rules'
import { fields, number, readWins, type Wins } from '../../shared/shown.ts'

export interface Shown {
  /** The pocket, from 0 to 36. */
  readonly number: number
  readonly wins: Wins
}

export const readShown = (json: Json): Shown => ({
  number: number(fields(json)['number']),
  wins: readWins(json),
})
