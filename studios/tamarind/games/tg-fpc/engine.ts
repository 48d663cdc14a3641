/** Three draws: the dice, one after the other. */
import { allDice, diceChances, rollDice } from '@jackfruit/table-rules/dice/throw'
import { chipRules } from '../../shared/chip-game.ts'
import { code, places, version } from './rules.ts'

export const rules = chipRules({
  ...{ code, version, places, outcomes: allDice },
  chances: () => diceChances,
  deal: rollDice,
  tell: (dice) => ({ dice }),
})
