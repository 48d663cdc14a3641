import type { Json } from '@jackfruit/studio-kit/rules'
import { fields, numbers, readWins, type Wins } from '../../shared/shown.ts'

export interface Shown {
  /** Three faces from 1 to 6, in the order of the draws. */
  readonly dice: readonly number[]
  readonly wins: Wins
}

export const readShown = (json: Json): Shown => ({
  dice: numbers(fields(json)['dice']),
  wins: readWins(json),
})
