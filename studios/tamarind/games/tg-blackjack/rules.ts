/**
 * Blackjack against a dealer who stands on every 17: eight decks, fresh each round; the dealer looks
 * for blackjack on an ace or a ten; double on any two cards, also after the one split; split aces get
 * one card each; 21 after a split is no blackjack; blackjack pays 3:2.
 */
import { type Card, isRed, rankOf, suitOf } from '../../shared/cards.ts'
import { type Place, returnOf, simplePlace } from '../../shared/place.ts'

export const code = 'tg-blackjack'
export const version = '1.0.0'
export const decks = 8

/** The cards that side bets look at. */
export interface Start {
  readonly first: Card
  readonly second: Card
  readonly up: Card
}

const pairPays = ['25:1', '12:1', '6:1'] as const
const [perfect, coloured, mixed] = pairPays.map(returnOf)

/** Ranks in a row; A is below 2 or above K. */
function isStraight(ranks: readonly number[]): boolean {
  const [a = 0, b = 0, c = 0] = [...ranks].sort((x, y) => x - y)
  return (b === a + 1 && c === b + 1) || (a === 0 && b === 11 && c === 12)
}

function isPokerHand({ first, second, up }: Start): boolean {
  const cards = [first, second, up]
  const [suits, ranks] = [new Set(cards.map(suitOf)), cards.map(rankOf)]
  return suits.size === 1 || new Set(ranks).size === 1 || isStraight(ranks)
}

/** Bets beside the hand: on the player's two cards, and on these with the dealer's first. */
export const sidePlaces: readonly Place<Start>[] = [
  {
    ...{ id: 'pairs', limit: 'side', pays: pairPays, rtp: '95.9036' },
    returns: ({ first, second }) => {
      if (rankOf(first) !== rankOf(second)) return 0
      return (first === second ? perfect : isRed(first) === isRed(second) ? coloured : mixed) ?? 0
    },
  },
  simplePlace({ id: 'poker', limit: 'side', pays: '9:1', rtp: '97.2640' }, isPokerHand),
]

/** The return in per cent is that of best play, by what was put down at first. */
export const mainPlace = { id: 'main', limit: 'main', pays: ['1:1', '3:2'], rtp: '99.5142' } as const
