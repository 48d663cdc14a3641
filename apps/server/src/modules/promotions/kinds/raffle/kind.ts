/** A raffle: whoever joins has a ticket, play brings more, and its prizes are drawn at the end. */
import { Refusal } from '@jackfruit/kernel'
import { at, count, money, say } from '../../say.ts'
import { minor } from '../../terms.ts'
import type { Kind } from '../kind.ts'
import { drawRaffle, isDrawn } from './draw.ts'
import { piecesOf, type RaffleProgress, type RaffleTerms, raffleTerms } from './terms.ts'

const sum = (given: RaffleTerms) => piecesOf(given).reduce((all, each) => all + each, 0n)

export const raffle: Kind<RaffleTerms, RaffleProgress> = {
  ...{ code: 'raffle', terms: raffleTerms, begins: 'join', isFixed: true, paysLater: true, mustEnd: true },
  begin: () => ({}),
  most: () => 0n,
  whole: sum,
  // The first prize, for whoever would be alone with it.
  expected: (given) => piecesOf(given)[0] ?? 0n,
  promise: (given) =>
    say('raffle_promise', money('amount', sum(given)), count('count', piecesOf(given).length)),
  steps: (given) => [
    say('raffle_step_join'),
    say('raffle_step_tickets', money('amount', minor(given.per)), count('count', given.ticketsMax)),
    say('raffle_step_draw'),
  ],
  rules: () => [say('rule_once_won'), say('rule_raffle_seal')],
  state({ membership, promotion }) {
    if (!promotion.endsAt) return null
    if (membership === null) return say('state_raffle', at('at', promotion.endsAt))
    return membership.state === 'joined' ? say('state_entered', at('at', promotion.endsAt)) : null
  },
  async onPress(scene) {
    // The offer is held: of a press and the draw one is first, and a ticket is in the draw or is not given.
    if (await isDrawn(scene.tx, scene.promotion)) throw new Refusal('promotion_not_open')
    await scene.turn('join', { from: scene.day })
  },
  onEnd: drawRaffle,
}
