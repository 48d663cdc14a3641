/** For tests: all outcomes of a game with their weights, and the place that its certificate is about. */
import { totals } from '@jackfruit/table-rules/baccarat/chances'
import * as baccarat from '@jackfruit/table-rules/baccarat/places'
import { bestPlay } from '@jackfruit/table-rules/blackjack/best'
import * as andarBahar from '@jackfruit/table-rules/cards/andar-bahar'
import * as dragonTiger from '@jackfruit/table-rules/cards/dragon-tiger'
import { boostedColourPlaces, colourPlaces, fishPrawnCrabPlaces } from '@jackfruit/table-rules/dice/pictures'
import * as sicBo from '@jackfruit/table-rules/dice/sic-bo'
import { diceChances } from '@jackfruit/table-rules/dice/throw'
import { type PlaceReturn, returnOver, type Weighted } from '@jackfruit/table-rules/exact'
import type { Place } from '@jackfruit/table-rules/place'
import { partagePlaces, places as roulettePlaces } from '@jackfruit/table-rules/roulette/places'
import { chances as pockets } from '@jackfruit/table-rules/roulette/table'
import { winnerChances } from '@jackfruit/table-rules/teen-patti/chances'
import { places as teenPatti } from '@jackfruit/table-rules/teen-patti/places'
import * as fanTan from '@jackfruit/table-rules/wheel/fan-tan'
import * as moneyWheel from '@jackfruit/table-rules/wheel/money-wheel'
import * as xocDia from '@jackfruit/table-rules/wheel/xoc-dia'

export interface Counted extends PlaceReturn {
  readonly id: string
}

/** Of main places the one that returns most, of equals the one that returns oftenest, of these the first. */
const best =
  <Outcome>(places: readonly Place<Outcome>[], chances: () => Weighted<Outcome>) =>
  (): Counted => {
    const all = chances()
    const mains = places
      .filter(({ limit }) => limit === 'main')
      .map((place): Counted => ({ id: place.id, ...returnOver(place, all) }))
    const [first] = mains.toSorted((a, b) => b.rtp - a.rtp || b.hitRate - a.hitRate)
    if (!first) throw new Error('no main place')
    return first
  }

export const counted: Readonly<Record<string, () => Counted>> = {
  'bac-classic': best(baccarat.places, totals),
  'bac-nocomm': best(baccarat.noCommissionPlaces, totals),
  'bac-speed': best(baccarat.places, totals),
  'roul-eu': best(roulettePlaces, () => pockets),
  'roul-partage': best(partagePlaces, () => pockets),
  sicbo: best(sicBo.places, () => diceChances),
  taixiu: best(sicBo.taiXiuPlaces, () => diceChances),
  dt: best(dragonTiger.places, () => dragonTiger.chances),
  fantan: best(fanTan.places, () => fanTan.chances),
  xocdia: best(xocDia.places, () => xocDia.chances),
  fpc: best(fishPrawnCrabPlaces, () => diceChances),
  andarbahar: best(andarBahar.places, () => andarBahar.chances),
  tp2020: best(teenPatti, winnerChances),
  'bj-unlimited': () => ({ id: 'hand', exact: '', ...bestPlay() }),
  colorgame: best(colourPlaces, () => diceChances),
  'colorgame-boost': best(boostedColourPlaces, () => diceChances),
  'big6-54': best(moneyWheel.places, () => moneyWheel.chances),
}
