/** Dragon tiger: one card each from eight decks, the higher wins; A is low, K is high. */
import { type Card, isRed, rankOf, suitOf } from '../../shared/cards.ts'
import { type Place, returnOf, simplePlace } from '../../shared/place.ts'

export const code = 'tg-dragontiger'
export const version = '1.0.0'
export const decks = 8

export interface Deal {
  readonly dragon: Card
  readonly tiger: Card
}

export const sides = ['dragon', 'tiger'] as const
type Side = (typeof sides)[number]

/** Half of the stake comes back on a tie. */
const onTie = 5_000

const sidePlace = (side: Side, other: Side): Place<Deal> => ({
  ...{ id: side, limit: 'main', pays: ['1:1'], rtp: '96.2651' },
  returns: (deal) => {
    const [own, theirs] = [rankOf(deal[side]), rankOf(deal[other])]
    return own > theirs ? returnOf('1:1') : own === theirs ? onTie : 0
  },
})

const isSeven = (card: Card) => rankOf(card) === 6

/** Bets on one card: what wins, its odds, its return in per cent. */
const cardBets: readonly (readonly [string, string, string, (card: Card) => boolean])[] = [
  ['odd', '0.75:1', '94.2308', (card) => rankOf(card) % 2 === 0],
  ['even', '1.05:1', '94.6154', (card) => rankOf(card) % 2 === 1],
  ['red', '0.9:1', '95.0000', isRed],
  ['black', '0.9:1', '95.0000', (card) => !isRed(card)],
  ['big', '1:1', '92.3077', (card) => !isSeven(card) && rankOf(card) > 6],
  ['small', '1:1', '92.3077', (card) => !isSeven(card) && rankOf(card) < 6],
  ['spades', '2.8:1', '95.0000', (card) => suitOf(card) === 0],
  ['hearts', '2.8:1', '95.0000', (card) => suitOf(card) === 1],
  ['diamonds', '2.8:1', '95.0000', (card) => suitOf(card) === 2],
  ['clubs', '2.8:1', '95.0000', (card) => suitOf(card) === 3],
]

const isTie = ({ dragon, tiger }: Deal) => rankOf(dragon) === rankOf(tiger)

export const places: readonly Place<Deal>[] = [
  sidePlace('dragon', 'tiger'),
  sidePlace('tiger', 'dragon'),
  simplePlace({ id: 'tie', limit: 'side', pays: '8:1', rtp: '67.2289' }, isTie),
  simplePlace(
    { id: 'suited-tie', limit: 'side', pays: '50:1', rtp: '86.0241' },
    ({ dragon, tiger }: Deal) => dragon === tiger,
  ),
  ...sides.flatMap((side) =>
    cardBets.map(([name, pays, rtp, wins]) =>
      simplePlace({ id: `${side}-${name}`, limit: 'side', pays, rtp }, (deal: Deal) => wins(deal[side])),
    ),
  ),
]
