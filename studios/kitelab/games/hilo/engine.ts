/**
 * Hi-Lo: will the next card be at least as high, or at least as low? Cards come from an endless deck.
 * What a round pays is 0.97 of the fair price of all its calls together. It ends at a wrong call, at a
 * cash-out, or where no call is left that could be paid within the most.
 *
 * Draws: one below 52 for each card, in their order; its remainder by 13 is the rank, its quotient the suit.
 */
import type { Minor } from '@jackfruit/kernel'
import type { Played, Rules, Table } from '@jackfruit/studio-kit/rules'
import { isPayable, payOf } from '../../shared/pay.ts'
import { attempt, byKey, oneOf } from '../../shared/read.ts'
import { correctRanks, hundredths, nothing, times, type Worth } from './price.ts'
import { code, maxWin, paid, ranks, skips, stakes, suits, version } from './rules.ts'
import { type Call, type Card, type End, type Prices, readCall, type Shown } from './shown.ts'

/** There is nothing to choose before the first card. */
export type Choice = Readonly<Record<string, never>>

/** `leave` is taken for a player who is away: it cashes out, or takes back a bet without a correct call. */
export type Action =
  | { readonly call: Call }
  | { readonly skip: true }
  | { readonly cashOut: true }
  | { readonly leave: true }

const readAction = attempt(
  byKey<{ call: Call; skip: true; cashOut: true; leave: true }>({
    ...{ call: readCall, skip: oneOf(true), cashOut: oneOf(true), leave: oneOf(true) },
  }),
)

interface Round {
  readonly cards: readonly Card[]
  readonly moves: Shown['moves']
  readonly worth: Worth
  readonly correct: number
  readonly skipped: number
  readonly end: End | null
}

interface Hand {
  readonly draw: () => Card
  readonly stake: Minor
  readonly table: Table
}

const priceOf = ({ stake, table }: Hand, { cards, worth, end }: Round, call: Call): number | null => {
  const count = correctRanks(cards.at(-1)?.rank ?? 1, call)
  const price = hundredths(times(worth, count))
  return end || count === ranks || !isPayable(stake, price * 100, table) ? null : price
}

const pricesOf = (hand: Hand, round: Round): Prices => ({
  higher: priceOf(hand, round, 'higher'),
  lower: priceOf(hand, round, 'lower'),
})

/** Paid where nothing is left to do but to cash out. */
function limited(hand: Hand, round: Round): Round {
  const { higher, lower } = pricesOf(hand, round)
  const canGoOn = higher !== null || lower !== null || round.skipped < skips
  return canGoOn || round.correct === 0 || round.end ? round : { ...round, end: 'limit' }
}

function callIn(hand: Hand, round: Round, call: Call): Round | null {
  if (priceOf(hand, round, call) === null) return null
  const rank = round.cards.at(-1)?.rank ?? 1
  const next = hand.draw()
  const isRight = call === 'higher' ? next.rank >= rank : next.rank <= rank
  const moved = { ...round, cards: [...round.cards, next], moves: [...round.moves, call] }
  if (!isRight) return { ...moved, end: 'wrong' }
  const worth = times(round.worth, correctRanks(rank, call))
  return limited(hand, { ...moved, worth, correct: round.correct + 1 })
}

function step(hand: Hand, round: Round, action: Action): Round | null {
  if (round.end) return null
  if ('call' in action) return callIn(hand, round, action.call)
  if ('leave' in action) return { ...round, end: 'left' }
  if ('cashOut' in action) return round.correct > 0 ? { ...round, end: 'cashed' } : null
  if (round.skipped >= skips) return null
  const { cards, moves, skipped } = round
  return limited(hand, {
    ...round,
    cards: [...cards, hand.draw()],
    moves: [...moves, 'skip'],
    skipped: skipped + 1,
  })
}

function playedOf(hand: Hand, round: Round): Played {
  const { cards, moves, worth, correct, skipped, end } = round
  const now = end === 'wrong' || correct === 0 ? 0 : hundredths(worth)
  return {
    stake: hand.stake,
    win: end ? payOf(hand.stake, now * 100) : 0n,
    ended: end !== null,
    shown: {
      cards: cards.map(({ rank, suit }) => ({ rank, suit })),
      moves,
      now,
      prices: { ...pricesOf(hand, round) },
      skipsLeft: skips - skipped,
      end,
    },
    ...(end === null && { ifLeft: { leave: true } }),
    ...(end === 'left' && correct === 0 && { isVoid: true }),
  }
}

export const rules: Rules<Choice, Action> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { ranks, paid, skips },
  readChoice: () => ({}),
  readAction,
  play({ stake }, actions, random, table) {
    const draw = (): Card => {
      const place = random.below(ranks * suits)
      return { rank: (place % ranks) + 1, suit: Math.floor(place / ranks) }
    }
    const hand: Hand = { draw, stake, table }
    let round: Round | null = {
      cards: [draw()],
      moves: [],
      worth: nothing,
      correct: 0,
      skipped: 0,
      end: null,
    }
    for (const action of actions) round = round && step(hand, round, action)
    return round && playedOf(hand, round)
  },
}
