/** Golden Chinthe: twenty lines and free spins at three times. deal.ts says in which order chance is drawn. */
import { slotRules } from '../../shared/played.ts'
import { deal, show } from './deal.ts'
import { code, stakes, unitsPerStake, version } from './rules.ts'
import { facts } from './shown.ts'

export const rules = slotRules({ code, version, stakes, unitsPerStake, facts, deal, show })
