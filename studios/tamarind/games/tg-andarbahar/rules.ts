/** Andar bahar: cards to two sides in turn until one has the rank of the joker card. */
import type { Card } from '../../shared/cards.ts'
import { type Place, simplePlace } from '../../shared/place.ts'

export const code = 'tg-andarbahar'
export const version = '1.0.0'

export interface Deal {
  readonly joker: Card
  /** Andar has the first, then in turn; the last has the rank of the joker card. */
  readonly cards: readonly Card[]
}

/** By the number of cards dealt after the joker card: from, to, odds, return in per cent. */
export const bands: readonly (readonly [number, number, string, string])[] = [
  [1, 5, '2.5:1', '94.8739'],
  [6, 10, '3.5:1', '97.6711'],
  [11, 15, '4.5:1', '92.9652'],
  [16, 25, '3.5:1', '98.1032'],
  [26, 30, '14:1', '91.4766'],
  [31, 35, '24:1', '92.4370'],
  [36, 40, '49:1', '94.8379'],
  [41, 49, '119:1', '95.0780'],
]

const isAndar = ({ cards }: Deal) => cards.length % 2 === 1

export const places: readonly Place<Deal>[] = [
  simplePlace({ id: 'andar', limit: 'main', pays: '0.9:1', rtp: '97.8511' }, isAndar),
  simplePlace({ id: 'bahar', limit: 'main', pays: '1:1', rtp: '96.9988' }, (deal: Deal) => !isAndar(deal)),
  ...bands.map(([from, to, pays, rtp]) =>
    simplePlace(
      { id: `cards-${from}-${to}`, limit: 'side', pays, rtp },
      ({ cards }: Deal) => cards.length >= from && cards.length <= to,
    ),
  ),
]
