/** What is said of bonus money, with the figures that are reckoned with. */
import { count, money, percent, type Sentence, say, times, words } from '../say.ts'
import type { BonusTerms } from '../terms.ts'
import { stakeMostOf, weightsOf } from './reckoning.ts'

const modes = {
  LOCKED: { bonus: 'rule_locked', both: 'rule_locked_both' },
  STICKY: { bonus: 'rule_sticky', both: 'rule_sticky' },
  NON_STICKY: { bonus: 'rule_nonSticky', both: 'rule_nonSticky' },
} as const satisfies Readonly<
  Record<BonusTerms['mode'], Readonly<Record<BonusTerms['base'], Sentence['key']>>>
>

export function bonusRules(terms: BonusTerms): Sentence[] {
  const weights = weightsOf(terms)
  const of = (name: string, kind: string) => percent(name, String(weights[kind] ?? 0))
  const most = stakeMostOf(terms)
  const names = terms.without?.games.map(({ name }) => name) ?? []
  return [
    say(modes[terms.mode][terms.base], times('times', terms.times), count('days', terms.days)),
    ...(terms.base === 'bonus' ? [say('rule_deposit_once')] : []),
    ...(most === null ? [] : [say('rule_stake_most', money('amount', most))]),
    say(
      'rule_weights',
      ...[of('slots', 'RNG'), of('fish', 'FISH'), of('arcade', 'AC'), of('lottery', 'LOTT')],
      ...[of('sports', 'SPORTS'), of('live', 'LIVE'), of('cards', 'CARD'), of('cockfight', 'COCKFIGHT')],
      of('pvp', 'PVP'),
    ),
    ...(names.length === 0 ? [] : [say('rule_without', words('games', names.join(', ')))]),
    ...(terms.excludeRebate ? [say('rule_no_rebate')] : []),
    say('rule_give_up'),
  ]
}
