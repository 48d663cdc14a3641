/** A gift at the beginning of each month, by the level that somebody has kept. */
import { count, money, say } from '../../say.ts'
import { amountFrom, byLevel, firstRank, mostOf, tellLevels } from '../gifts/terms.ts'
import type { Kind } from '../kind.ts'
import { nextFirst } from './months.ts'
import { payMonths } from './pay.ts'
import type { Terms } from './terms.ts'

export const monthly: Kind<Terms> = {
  ...{ code: 'monthly', terms: { amounts: byLevel }, begins: 'play', paysLater: true, leadsTo: 'vip' },
  begin: () => ({}),
  most: ({ amounts }) => mostOf(amounts),
  least: ({ amounts }) => amountFrom(amounts, firstRank(amounts)),
  expected: ({ amounts }) => mostOf(amounts),
  again: () => true,
  blocks: ({ amounts }, { rank }) =>
    rank < firstRank(amounts) ? say('not_rank', count('rank', firstRank(amounts))) : null,
  promise: ({ amounts }) => say('monthly_promise', money('amount', mostOf(amounts))),
  steps: ({ amounts }) => [say('monthly_step_first'), ...tellLevels('gift_step_from', amounts)],
  rules: () => [say('monthly_rule_once'), say('gift_rule_rest')],
  state({ terms: { amounts }, facts, day }) {
    const next = { name: 'day', unit: 'day', value: nextFirst(day) } as const
    return facts
      ? say('state_monthly_own', money('amount', amountFrom(amounts, facts.rank)), next)
      : say('state_monthly', next)
  },
  onClock: payMonths,
}
