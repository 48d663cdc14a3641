/** Three draws: the dice, one after the other. */
import { chipRules } from '../../shared/chip-game.ts'
import { rollDice } from '../../shared/dice.ts'
import { chances } from './chances.ts'
import { code, outcomes, places, version } from './rules.ts'

export const rules = chipRules({
  ...{ code, version, places, outcomes },
  chances: () => chances,
  deal: rollDice,
  tell: (dice) => ({ dice }),
})
