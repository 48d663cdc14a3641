/** Andar bahar: cards to two sides in turn until one has the rank of the joker card. */
import type { Random } from '@jackfruit/fairness'
import { type Place, simplePlace } from '../place.ts'
import { cardsMs, type TableGame, tableOf } from '../table.ts'
import { type Card, rankOf, shoeOf } from './shoe.ts'

export type Deal = {
  readonly joker: Card
  /** Andar has the first, then in turn; the last has the rank of the joker card. */
  readonly cards: readonly Card[]
}

/** By the number of cards dealt after the joker card: from, to, odds, return. */
export const bands: readonly (readonly [number, number, string, string])[] = [
  [1, 5, '2.5:1', '1129/1190'],
  [6, 10, '3.5:1', '4068/4165'],
  [11, 15, '4.5:1', '3872/4165'],
  [16, 25, '3.5:1', '4086/4165'],
  [26, 30, '14:1', '762/833'],
  [31, 35, '24:1', '110/119'],
  [36, 40, '49:1', '790/833'],
  [41, 49, '119:1', '792/833'],
]

const isAndar = ({ cards }: Deal) => cards.length % 2 === 1

export const places: readonly Place<Deal>[] = [
  simplePlace({ id: 'andar', limit: 'main', pays: '0.9:1', group: 'side', exact: '8151/8330' }, isAndar),
  simplePlace(
    { id: 'bahar', limit: 'main', pays: '1:1', group: 'side', exact: '808/833' },
    (deal: Deal) => !isAndar(deal),
  ),
  ...bands.map(([from, to, pays, exact]) =>
    simplePlace(
      { id: `cards-${from}-${to}`, group: 'cards', limit: 'side', pays, exact },
      ({ cards }: Deal) => cards.length >= from && cards.length <= to,
    ),
  ),
]

const pairs = (n: number) => (n * (n - 1)) / 2

/**
 * Where the first of the joker's three other cards lies among 51: it is card n when the other two lie among the 51 − n
 * after it, so the ways are C(51 − n, 2) of C(51, 3). The n-th weight is that of n + 1 cards dealt.
 */
export const ways: readonly number[] = Array.from({ length: 49 }, (_, i) => pairs(50 - i))

export const chances = ways.map((weight, i): readonly [Deal, number] => [
  { joker: 0, cards: new Array(i + 1).fill(1) },
  weight,
])

/** Draws from one deck: the joker card, then Andar, Bahar, Andar, … until the rank comes again. */
export function deal(random: Random): Deal {
  const next = shoeOf(random, 1)
  const joker = next()
  const cards: Card[] = []
  for (let card = -1; rankOf(card) !== rankOf(joker); cards.push(card)) card = next()
  return { joker, cards }
}

/** From this card on they are laid faster, so that the longest deal stays under half a minute. */
const calm = 20

export const andarBahar = (code: string, betting = 18): TableGame<Deal> =>
  tableOf({
    ...{ code, places, isWhole: true, draw: deal, chances: () => chances },
    phases: {
      ...{ bettingMs: betting * 1000, closedMs: 1000, resultMs: 4000 },
      dealingMs: ({ cards }) =>
        cardsMs(1) + Math.min(cards.length, calm) * 700 + Math.max(cards.length - calm, 0) * 350,
    },
  })
