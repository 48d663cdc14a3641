/** A friend who registers by a member's link, pays in and plays brings both a reward. */
import { count, money, say } from '../../say.ts'
import { minor } from '../../terms.ts'
import type { Kind } from '../kind.ts'
import { countFriends } from './count.ts'
import { payFriends } from './pay.ts'
import { mostOf, referralTerms, type Terms } from './terms.ts'

export const referral: Kind<Terms> = {
  ...{ code: 'referral', terms: referralTerms, begins: 'play', paysLater: true, leadsTo: 'invite' },
  begin: () => ({}),
  most: mostOf,
  expected: mostOf,
  again: () => true,
  promise: ({ inviter, friend }) =>
    say('referral_promise', money('inviter', minor(inviter)), money('friend', minor(friend))),
  steps: ({ deposit, bet, days, inviter, friend }) => [
    say('referral_step_invite'),
    say(
      'referral_step_friend',
      money('deposit', minor(deposit)),
      money('bet', minor(bet)),
      count('days', days),
    ),
    say('referral_step_paid', money('inviter', minor(inviter)), money('friend', minor(friend))),
  ],
  rules: ({ friendsMost }) => [
    say('referral_rule_linked'),
    say('referral_rule_most', count('count', friendsMost)),
    say('rule_void'),
  ],
  state: () => say('state_referral'),
  onDeeds: countFriends,
  onClock: payFriends,
}
