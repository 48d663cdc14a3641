import { boardOf } from '@jackfruit/game-page/felt/board'
import { words } from '@jackfruit/game-page/words/andar-bahar/words'
import type { Json } from '@jackfruit/studio-kit/rules'
import { andarBahar, bands, type Deal } from '@jackfruit/table-rules/cards/andar-bahar'
import { andarBaharSide } from '@jackfruit/table-rules/roads/two-sided'
import type { TableLook } from '../felt/look.ts'
import { field, numberOf, numbersOf } from '../felt/read.ts'
import type { CardsLook } from '../scenes/cards-play.ts'
import { cardsScene } from '../scenes/cards-scene.ts'
import { gameOf } from './game-of.ts'

function read(outcome: Json): Deal | null {
  const [joker, cards] = [numberOf(field(outcome, 'joker')), numbersOf(field(outcome, 'cards'))]
  return joker === null || !cards || cards.length === 0 ? null : { joker, cards }
}

const sideOf = (outcome: Json) => {
  const deal = read(outcome)
  return deal && (deal.cards.length % 2 === 1 ? 'andar' : 'bahar')
}

const cards: CardsLook = {
  hands: [
    { id: 'joker', key: 'ab.joker', tone: 'gold' },
    { id: 'andar', key: 'ab.andar', tone: 'blue' },
    { id: 'bahar', key: 'ab.bahar', tone: 'red' },
  ],
  isLong: true,
  deal: (outcome) => {
    const deal = read(outcome)
    return (
      deal && {
        lays: [
          { hand: 'joker', card: deal.joker, at: 0, isSlow: true },
          ...deal.cards.map((card, i) => ({
            ...{ card, hand: i % 2 === 0 ? 'andar' : 'bahar' },
            at: 0.12 + (i * 0.74) / deal.cards.length,
          })),
        ],
        ...{ totals: {}, ahead: sideOf(outcome) },
      }
    )
  },
}

export const look: TableLook = {
  ...{
    name: 'table.andarbahar',
    game: gameOf(andarBahar('andarbahar'), read),
    kind: 'cards',
    layout: 'over',
  },
  texts: [words],
  hall: 'radial-gradient(ellipse at 50% 20%, #8a4a12, #3a1c06 62%, #170a02)',
  cloth: '#5b1a3c',
  board: (shape) => {
    const cards = bands.map(([from, to]) => `cards-${from}-${to}`)
    return shape === 'wide'
      ? boardOf([['andar', 'bahar'], cards], [1.5])
      : boardOf([['andar', 'bahar'], cards.slice(0, 4), cards.slice(4)], [1.6])
  },
  place: (id, say) => {
    const [, from, to] = id.split('-')
    if (!from || !to) return { label: say(`ab.${id}`), tone: id === 'andar' ? 'blue' : 'red', isMain: true }
    return { label: say('ab.cards', { from, to }), short: `${from}–${to}`, tone: 'plain' }
  },
  scene: (parts) => cardsScene(parts, cards),
  solid: async () => {
    const { cardsProps } = await import('../solid/props/cards/cards-props.ts')
    return (parts) => cardsProps(parts, cards)
  },
  mark: (outcome) => {
    const side = sideOf(outcome)
    return side && { text: side === 'andar' ? 'A' : 'B', tone: side === 'andar' ? 'blue' : 'red' }
  },
  words: (outcome, say) => {
    const [side, deal] = [sideOf(outcome), read(outcome)]
    return side && deal ? say('ab.words', { side: say(`ab.${side}`), count: deal.cards.length }) : ''
  },
  sides: {
    of: (outcome) => {
      const deal = read(outcome)
      return deal ? andarBaharSide(deal) : { side: null }
    },
    names: [
      ['andar', 'blue', 'ab.andar'],
      ['bahar', 'red', 'ab.bahar'],
    ],
    ...{ hasDerived: false },
  },
  rules: ['ab.rules', 'ab.bets'],
}
