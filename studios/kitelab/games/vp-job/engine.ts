/**
 * Jacks or Better: five cards, hold any of them, the others are replaced once.
 *
 * Draws: the first ten cards of a shuffle of 52, all at once. The sixth card and the following replace
 * what is not held, from the left, so nothing is chosen after the hold.
 */
import type { Rules } from '@jackfruit/studio-kit/rules'
import { dealFrom } from '../../shared/draws.ts'
import { one, payOf } from '../../shared/pay.ts'
import { attempt, byKey, listOf, oneOf, whole } from '../../shared/read.ts'
import { handOf } from './hand.ts'
import { bestHold } from './optimal.ts'
import { code, maxWin, pays, stakes, version } from './rules.ts'
import type { Shown } from './shown.ts'

/** There is nothing to choose before the deal. */
export type Choice = Readonly<Record<string, never>>

/** Places 0 to 4 that are held; or the hold that returns most, which is taken for a player who is away. */
export type Action = { readonly hold: readonly number[] } | { readonly best: true }

const readAction = attempt(
  byKey<{ hold: readonly number[]; best: true }>({ hold: listOf(whole(0, 4), 5), best: oneOf(true) }),
)

const isTwice = (action: Action): boolean =>
  'hold' in action && new Set(action.hold).size < action.hold.length

/** The five on the table after this hold. */
export function draw(
  dealt: readonly number[],
  held: readonly number[],
  next: readonly number[],
): readonly number[] {
  let used = 0
  return dealt.map((card, place) => (held.includes(place) ? card : (next[used++] ?? card)))
}

const showing = (
  dealt: readonly number[],
  held: readonly number[] | null,
  cards: readonly number[],
): Shown => {
  const hand = handOf(cards)
  return { cards, dealt, held, hand, multiple: pays[hand] }
}

export const rules: Rules<Choice, Action> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { pays: { ...pays } },
  readChoice: () => ({}),
  readAction(raw) {
    const action = readAction(raw)
    return action && !isTwice(action) ? action : null
  },
  play({ stake }, actions, random) {
    const deck = dealFrom(52, 10, random)
    const dealt = deck.slice(0, 5)
    const [action] = actions
    if (!action) {
      const shown = { ...showing(dealt, null, dealt) }
      return { stake, win: 0n, ended: false, shown, ifLeft: { best: true } }
    }
    if (actions.length > 1) return null
    const held = 'hold' in action ? action.hold : bestHold(dealt)
    const shown = { ...showing(dealt, held, draw(dealt, held, deck.slice(5))) }
    return { stake, win: payOf(stake, shown.multiple * one), ended: true, shown }
  },
}
