/** What tables make of chance, beside what is due by counting: for whoever draws often and compares. */
import type { Stream } from '@jackfruit/fairness'
import { totals } from './baccarat/chances.ts'
import { deal as dealBaccarat } from './baccarat/deal.ts'
import { type Start, sidePlaces, starts } from './blackjack/beside.ts'
import { type Deal, deal as dealBlackjack } from './blackjack/unlimited.ts'
import * as andarBahar from './cards/andar-bahar.ts'
import * as dragonTiger from './cards/dragon-tiger.ts'
import { rankOf } from './cards/shoe.ts'
import { drawCrash } from './crash/crash.ts'
import { colourGame, fishPrawnCrab } from './dice/pictures.ts'
import { sicBo, taiXiu } from './dice/sic-bo.ts'
import { diceChances } from './dice/throw.ts'
import { chances as pockets, roulette } from './roulette/table.ts'
import type { Json, TableGame } from './table.ts'
import { kindChances, sixChances, winnerChances } from './teen-patti/chances.ts'
import { deal as dealTeenPatti } from './teen-patti/table.ts'
import * as fanTan from './wheel/fan-tan.ts'
import * as moneyWheel from './wheel/money-wheel.ts'
import * as xocDia from './wheel/xoc-dia.ts'

type Chance = Pick<Stream, 'below' | 'crash'>

type Row<Outcome> = readonly (readonly [Outcome, number])[]

/** A draw as text that its chances have too, by how often each is due. */
export interface Mapping {
  readonly name: string
  readonly draw: (stream: Chance) => string
  readonly due: ReadonlyMap<string, number>
}

function mapping<Outcome, Told extends Outcome>(
  name: string,
  chances: Row<Outcome>,
  keyOf: (outcome: Outcome) => unknown,
  draw: (stream: Chance) => Told,
): Mapping {
  const key = (outcome: Outcome) => JSON.stringify(keyOf(outcome))
  const due = new Map<string, number>()
  for (const [outcome, weight] of chances) due.set(key(outcome), (due.get(key(outcome)) ?? 0) + weight)
  return { name, due, draw: (stream) => key(draw(stream)) }
}

const startOf = ({ player: [first, second], dealer: [up = 0] }: Deal): Start => ({ first, second, up })
const itself = (outcome: unknown) => outcome
const ofTable = <Outcome extends Json>(
  table: TableGame<Outcome>,
  chances: Row<Outcome>,
  keyOf: (outcome: Outcome) => unknown,
) => mapping(table.code, chances, keyOf, (stream) => table.draw(stream))

const crashSteps = [100, 101, 110, 130, 160, 200, 300, 500, 1000, 5000, 50_000, Infinity]
const stepOf = (point: number) => crashSteps.findLastIndex((step) => point >= step)
const atLeast = (step: number) => (step <= 100 ? 1 : step === Infinity ? 0 : 97 / step)

export const mappings: readonly Mapping[] = [
  ofTable(roulette('roulette'), pockets, itself),
  ofTable(sicBo('sic bo'), diceChances, itself),
  ofTable(taiXiu('tài xỉu'), diceChances, itself),
  ofTable(fishPrawnCrab('fish, prawn, crab'), diceChances, itself),
  ofTable(colourGame('colour game'), diceChances, itself),
  ofTable(fanTan.fanTan('fan tan'), fanTan.chances, itself),
  ofTable(xocDia.xocDia('xóc đĩa'), xocDia.chances, itself),
  ofTable(moneyWheel.moneyWheel('money wheel'), moneyWheel.chances, itself),
  ofTable(dragonTiger.dragonTiger('dragon tiger'), dragonTiger.chances, ({ dragon, tiger }) => [
    rankOf(dragon),
    rankOf(tiger),
    dragon === tiger,
  ]),
  ofTable(andarBahar.andarBahar('andar bahar'), andarBahar.chances, ({ cards }) => cards.length),
  mapping(
    'baccarat',
    totals(),
    ({ player, banker }) => [player.total, player.cards, banker.total, banker.cards],
    dealBaccarat,
  ),
  mapping(
    'blackjack: what lies beside the hand',
    starts(),
    (start) => sidePlaces.map((place) => place.returns(start)),
    (stream) => startOf(dealBlackjack(stream)),
  ),
  mapping('teen patti: who wins', winnerChances(), ({ winner }) => winner, dealTeenPatti),
  mapping(
    'teen patti: the first hand',
    kindChances(),
    ({ kinds, aces }) => [kinds[0], aces[0]],
    dealTeenPatti,
  ),
  mapping(
    'teen patti: the second hand',
    kindChances(),
    ({ kinds, aces }) => [kinds[1], aces[1]],
    dealTeenPatti,
  ),
  mapping('teen patti: six cards', sixChances(), ({ six }) => six, dealTeenPatti),
  mapping(
    'crash',
    crashSteps
      .slice(0, -1)
      .map((step, i) => [step, atLeast(step) - atLeast(crashSteps[i + 1] ?? 0)] as const),
    stepOf,
    (stream) => drawCrash(stream).point,
  ),
]
