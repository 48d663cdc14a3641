/** One draw: the pocket, from 0 to 36. */
import { chances } from '@jackfruit/table-rules/roulette/table'
import { chipRules } from '../../shared/chip-game.ts'
import { code, places, pockets, version } from './rules.ts'

export const rules = chipRules({
  ...{ code, version, places },
  chances: () => chances,
  deal: (random) => random.below(pockets),
  tell: (number) => ({ number }),
  outcomes: Array.from({ length: pockets }, (_, number) => number),
})
