/** Three draws: the dice, one after the other. */
import { chipRules } from '../../shared/chip-game.ts'
import { rollDice } from '../../shared/dice.ts'
import { code, outcomes, places, version } from './rules.ts'

export const rules = chipRules({
  ...{ code, version, places, outcomes },
  deal: rollDice,
  tell: (dice) => ({ dice }),
})
