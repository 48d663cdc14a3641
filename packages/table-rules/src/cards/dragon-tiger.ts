/** Dragon tiger: one card each from eight decks, the higher wins; A is low, K is high. */
import type { Random } from '@jackfruit/fairness'
import { type Place, placeOf, returnOf, simplePlace, whole } from '../place.ts'
import { phasesOf, type TableGame, tableOf } from '../table.ts'
import { type Card, isRed, rankOf, shoeOf, suitOf } from './shoe.ts'

const decks = 8

export type Deal = {
  readonly dragon: Card
  readonly tiger: Card
}

export const sides = ['dragon', 'tiger'] as const
type Side = (typeof sides)[number]

/** Half of the stake comes back on a tie. */
const onTie = whole / 2

const sidePlace = (side: Side, other: Side): Place<Deal> =>
  placeOf({ id: side, group: 'side', limit: 'main', pays: ['1:1'], exact: '799/830' }, (deal) => {
    const [own, theirs] = [rankOf(deal[side]), rankOf(deal[other])]
    return own > theirs ? returnOf('1:1') : own === theirs ? onTie : 0
  })

const isSeven = (card: Card) => rankOf(card) === 6

/** Bets on one card: what wins, its odds, its return. */
const cardBets: readonly (readonly [string, string, string, (card: Card) => boolean])[] = [
  ['odd', '0.75:1', '49/52', (card) => rankOf(card) % 2 === 0],
  ['even', '1.05:1', '123/130', (card) => rankOf(card) % 2 === 1],
  ['red', '0.9:1', '19/20', isRed],
  ['black', '0.9:1', '19/20', (card) => !isRed(card)],
  ['big', '1:1', '12/13', (card) => !isSeven(card) && rankOf(card) > 6],
  ['small', '1:1', '12/13', (card) => !isSeven(card) && rankOf(card) < 6],
  ['spades', '2.8:1', '19/20', (card) => suitOf(card) === 0],
  ['hearts', '2.8:1', '19/20', (card) => suitOf(card) === 1],
  ['diamonds', '2.8:1', '19/20', (card) => suitOf(card) === 2],
  ['clubs', '2.8:1', '19/20', (card) => suitOf(card) === 3],
]

const isTie = ({ dragon, tiger }: Deal) => rankOf(dragon) === rankOf(tiger)

export const places: readonly Place<Deal>[] = [
  sidePlace('dragon', 'tiger'),
  sidePlace('tiger', 'dragon'),
  simplePlace({ id: 'tie', group: 'tie', limit: 'side', pays: '8:1', exact: '279/415' }, isTie),
  simplePlace(
    { id: 'suited-tie', group: 'tie', limit: 'side', pays: '50:1', exact: '357/415' },
    ({ dragon, tiger }: Deal) => dragon === tiger,
  ),
  ...sides.flatMap((side) =>
    cardBets.map(([name, pays, exact, wins]) =>
      simplePlace({ id: `${side}-${name}`, group: side, limit: 'side', pays, exact }, (deal: Deal) =>
        wins(deal[side]),
      ),
    ),
  ),
]

const cards = Array.from({ length: 52 }, (_, card) => card)

/** All ordered pairs of cards, each with the number of ways that eight decks give it. */
export const chances: readonly (readonly [Deal, number])[] = cards.flatMap((dragon) =>
  cards.map((tiger) => [{ dragon, tiger }, dragon === tiger ? decks - 1 : decks] as const),
)

/** Two draws: the dragon's card, then the tiger's. */
export function deal(random: Random): Deal {
  const next = shoeOf(random, decks)
  const dragon = next()
  return { dragon, tiger: next() }
}

export const dragonTiger = (code: string, betting = 12): TableGame<Deal> =>
  tableOf({
    ...{ code, phases: phasesOf(betting, 6), places, isWhole: true },
    ...{ draw: deal, chances: () => chances },
  })
