/** Bets beside the hand of Blackjack: on the player's two cards, and on these with the dealer's first. */
import { type Card, isRed, rankOf, suitOf } from '../cards/shoe.ts'
import type { Weighted } from '../exact.ts'
import { type Place, placeOf, returnOf, simplePlace } from '../place.ts'
import { decks } from './hands.ts'

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
  placeOf(
    { id: 'pairs', group: 'beside', limit: 'side', pays: pairPays, exact: '398/415' },
    ({ first, second }) => {
      if (rankOf(first) !== rankOf(second)) return 0
      return (first === second ? perfect : isRed(first) === isRed(second) ? coloured : mixed) ?? 0
    },
  ),
  simplePlace(
    { id: 'poker', limit: 'side', pays: '9:1', group: 'beside', exact: '24138/24817' },
    isPokerHand,
  ),
]

const cards = Array.from({ length: 52 }, (_, card) => card)

/** Every row of three cards, with its ways. */
export function starts(): Weighted<Start> {
  const found: (readonly [Start, number])[] = []
  for (const first of cards)
    for (const second of cards)
      for (const up of cards) {
        const again = Number(up === first) + Number(up === second)
        found.push([{ first, second, up }, (decks - Number(second === first)) * (decks - again)])
      }
  return found
}
