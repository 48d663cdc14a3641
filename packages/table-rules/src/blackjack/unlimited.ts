/**
 * Blackjack for any number of players: one hand of two cards is everybody's, and each decides for himself.
 *
 * Time goes in steps. In a step everybody who still plays decides at once, and then one card is opened, the same for
 * all: whoever hit or doubled takes it. A split takes it for its first half; the second half waits for its card until
 * the first is done, and takes that of the step in which it is (a stand), or of the next (`deal`, where nothing is
 * decided). So nobody ever sees a card that another may still choose, and everybody plays with cards of one fresh shoe.
 *
 * Draws from eight decks: player, dealer's open card, player, dealer's hidden card, the dealer's further cards, and the
 * cards of all steps. The dealer looks for blackjack on an ace or a ten, and stands on every 17.
 */
import type { Random } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import { type Card, shoeOf } from '../cards/shoe.ts'
import { isBlackjack, pointsOf, pointsOfHand, totalOf } from './hand.ts'
import { type Action as Chosen, decks, type Hand, openHand, possible } from './hands.ts'

/** `deal`: a half that waits takes the card of the step; nothing is chosen. */
export type Action = Chosen | 'deal'

/** More than the longest way of two halves, by aces and small cards. */
export const mostSteps = 42

export type Deal = {
  readonly player: readonly [Card, Card]
  /** The open card, the hidden one, and what the dealer draws for a player who has not gone over 21. */
  readonly dealer: readonly Card[]
  /** The card of each step; what no step came to is never shown. */
  readonly steps: readonly Card[]
}

export function deal(random: Random): Deal {
  const next = shoeOf(random, decks)
  const [first, up, second, hole] = [next(), next(), next(), next()]
  const dealer = [up, hole]
  while (totalOf(dealer) < 17) dealer.push(next())
  return { player: [first, second], dealer, steps: Array.from({ length: mostSteps }, next) }
}

const hasNatural = ({ player, dealer }: Deal): boolean =>
  isBlackjack(player) || isBlackjack(dealer.slice(0, 2))

export interface Played {
  readonly hands: readonly Readonly<Hand>[]
  /** On which hand each further stake lies, by the step in which it was put down. */
  readonly raised: ReadonlyMap<number, number>
  /** What can be done in the next step; empty when all is done. */
  readonly can: readonly Action[]
}

const current = (hands: readonly Hand[]) => hands.find(({ isDone }) => !isDone)
const isWaiting = (hand: Hand | undefined) => hand?.cards.length === 1

function canDo(hands: readonly Hand[]): readonly Action[] {
  return isWaiting(current(hands)) ? ['deal'] : possible(hands)
}

function take(hand: Hand, card: Card) {
  hand.cards.push(card)
  hand.isDone = totalOf(hand.cards) >= 21
}

/** One step of one player; answers whether the card was taken. */
function decide(hands: Hand[], action: Action, card: Card): boolean {
  const hand = current(hands)
  if (!hand) return false
  if (action === 'stand') {
    hand.isDone = true
    return false
  }
  if (action !== 'split') {
    const isAces = hands.length === 2 && pointsOf(hand.cards[0] ?? 0) === 1
    take(hand, card)
    if (action === 'double') hand.units = 2
    hand.isDone ||= action === 'double' || (action === 'deal' && isAces)
    return true
  }
  const [first = 0, second = 0] = hand.cards
  hands.splice(0, 1, openHand([first]), openHand([second]))
  const half = hands[0]
  if (half) {
    take(half, card)
    half.isDone ||= pointsOf(first) === 1
  }
  return true
}

/** A player's hands after his actions, one for each step; null where one of them could not be taken. */
export function played(round: Deal, actions: readonly Action[]): Played | null {
  const hands: Hand[] = [openHand([...round.player])]
  const raised = new Map<number, number>()
  if (hasNatural(round)) for (const hand of hands) hand.isDone = true
  for (const [step, action] of actions.entries()) {
    const card = round.steps[step]
    if (card === undefined || !canDo(hands).includes(action)) return null
    if (action === 'split') raised.set(step, 1)
    if (action === 'double')
      raised.set(
        step,
        hands.findIndex(({ isDone }) => !isDone),
      )
    const isTaken = decide(hands, action, card)
    const next = current(hands)
    if (!isTaken && next && isWaiting(next)) decide(hands, 'deal', card)
  }
  return { hands, raised, can: canDo(hands) }
}

/** What is done for a player who does not decide in time: hard 11 or soft 17 and less hit, all else stands. */
export function defaultAction({ hands }: Pick<Played, 'hands'>): Action {
  const hand = hands.find(({ isDone }) => !isDone)
  if (hand?.cards.length === 1) return 'deal'
  const { total, isSoft } = pointsOfHand(hand?.cards ?? [])
  return total <= (isSoft ? 17 : 11) ? 'hit' : 'stand'
}

/** What a hand returns, in per cent, whose player never decides: the rules page says so. */
export const lateRtp = '93.9703'

/** Actions, and what is done after them where nobody decides any more. Throws RangeError for actions that cannot be. */
export function finished(round: Deal, actions: readonly Action[]): Played {
  const taken = [...actions]
  for (;;) {
    const now = played(round, taken)
    if (!now) throw new RangeError('no such actions')
    if (now.can.length === 0) return now
    taken.push(defaultAction(now))
  }
}

/** The stakes of these hands in main bets: 1, and one more for each double and the split. */
export const unitsOf = (hands: readonly Readonly<Hand>[]): number =>
  hands.reduce((units, hand) => units + hand.units, 0)

/** What a stake returns that lies on this hand, `hand` being one of the player's. */
function unitReturn(round: Deal, { cards }: Pick<Hand, 'cards'>, stake: Minor): Minor {
  const [playerHas, dealerHas] = [isBlackjack(round.player), isBlackjack(round.dealer.slice(0, 2))]
  if (playerHas) return dealerHas ? stake : (stake * 5n) / 2n
  if (dealerHas) return 0n
  const [own, theirs] = [totalOf(cards), totalOf(round.dealer)]
  if (own > 21 || (theirs <= 21 && own < theirs)) return 0n
  return stake * (own === theirs ? 1n : 2n)
}

/**
 * What one stake returns: the first, which lies on the first hand, or the one put down in this step. A split's lies on
 * the second hand, a double's on the hand that was doubled.
 */
export function stakeReturn(
  round: Deal,
  actions: readonly Action[],
  { stake, step }: { readonly stake: Minor; readonly step: number | null },
): Minor {
  const { hands, raised } = finished(round, actions)
  const hand = hands[step === null ? 0 : (raised.get(step) ?? -1)]
  if (!hand) throw new RangeError(`nothing was put down in step ${step}`)
  return unitReturn(round, hand, stake)
}

/** All that the hands return for a main bet of `stake`, which was put down once for each unit. */
export const handsReturn = (round: Deal, hands: readonly Readonly<Hand>[], stake: Minor): Minor =>
  hands.reduce((sum, hand) => sum + BigInt(hand.units) * unitReturn(round, hand, stake), 0n)

const cardsOf = (round: Deal, actions: readonly Action[]): number =>
  (played(round, actions)?.hands ?? []).reduce((sum, { cards }) => sum + cards.length, 0)

/** Whether the last of these actions took the card of its step; a split always does. */
export const tookCard = (round: Deal, actions: readonly Action[]): boolean =>
  cardsOf(round, actions) > cardsOf(round, actions.slice(0, -1))

/** What may be shown after so many steps: the dealer's open card alone, until `isOver`. */
export const shownOf = (round: Deal, step: number, isOver: boolean) => ({
  player: round.player,
  dealer: isOver ? round.dealer : round.dealer.slice(0, 1),
  steps: round.steps.slice(0, step),
})
