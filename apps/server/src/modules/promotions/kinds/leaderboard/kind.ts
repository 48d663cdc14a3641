/** A board over hours, days or weeks: everybody who plays stands on it, and the first are given prizes. */
import { count, games, money, say } from '../../say.ts'
import { minor } from '../../terms.ts'
import type { Kind } from '../kind.ts'
import { countBoards } from './count.ts'
import { payWindows } from './pay.ts'
import { boardTerms, placesOf, poolOf, type Terms } from './terms.ts'

const all = (given: Terms) => poolOf(given) * BigInt(given.times)

export const leaderboard: Kind<Terms> = {
  ...{ code: 'leaderboard', terms: boardTerms, begins: 'play', paysLater: true, leadsTo: 'missions' },
  asks: ['once'],
  begin: () => ({}),
  most: () => 0n,
  whole: all,
  expected: all,
  // Each window is a part of its own, and the next one counts already.
  again: () => true,
  promise: (given) => say('board_promise', money('amount', poolOf(given)), count('places', placesOf(given))),
  steps: (given) => [
    given.by === 'multiple'
      ? say('board_step_multiple', games(given.kinds), money('stake', minor(given.stakeMin)))
      : say(`board_step_${given.by}`, games(given.kinds)),
    say(`board_step_${given.unit}`, count('times', given.times)),
    'own' in given.prizes
      ? say(
          'board_step_own',
          money('first', minor(given.prizes.own[0] ?? '')),
          count('places', placesOf(given)),
        )
      : say('board_step_shared', money('amount', poolOf(given)), count('places', placesOf(given))),
  ],
  rules: (given) => [
    say('board_rule_ties'),
    say('board_rule_freeze', count('minutes', given.freezeMinutes)),
    say('board_rule_names'),
  ],
  state: () => say('state_board'),
  onDeeds: countBoards,
  onClock: payWindows,
}
