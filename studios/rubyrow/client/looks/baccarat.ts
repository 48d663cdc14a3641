import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { words } from '@jackfruit/game-page/words/baccarat/words'
import type { Json } from '@jackfruit/studio-kit/rules'
import { type Deal, pointsOf } from '@jackfruit/table-rules/baccarat/deal'
import { winnerOf } from '@jackfruit/table-rules/baccarat/outcome'
import { baccarat } from '@jackfruit/table-rules/baccarat/table'
import { rankOf } from '@jackfruit/table-rules/cards/shoe'
import type { TableGame } from '@jackfruit/table-rules/table'
import type { TableLook } from '../felt/look.ts'
import { field, numbersOf } from '../felt/read.ts'
import type { CardsLook, Lay } from '../scenes/cards-play.ts'
import { cardsScene } from '../scenes/cards-scene.ts'
import { gameOf } from './game-of.ts'

const main = ['P', 'T', 'B']
const beside = ['PP', 'EP', 'XP', 'BP', 'DBP', 'DBB', 'SML', 'BIG', 'S6', 'L6', 'D7', 'P8']
const tones: Readonly<Record<string, Tone>> = { P: 'blue', B: 'red', T: 'green' }
const ofSide: Readonly<Record<string, Tone>> = { PP: 'blue', DBP: 'blue', BP: 'red', DBB: 'red' }

const totalOf = (cards: readonly number[]) => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** From the cards alone: they say everything. */
function readDeal(outcome: Json): Deal | null {
  const [playerCards, bankerCards] = [
    numbersOf(field(outcome, 'playerCards')),
    numbersOf(field(outcome, 'bankerCards')),
  ]
  if (!playerCards || !bankerCards) return null
  const hand = (cards: readonly number[]) => {
    const [first = 0, second = 0] = cards
    const pair = first === second ? 'perfect' : rankOf(first) === rankOf(second) ? 'pair' : 'none'
    return { total: totalOf(cards), cards: cards.length, pair } as const
  }
  const isNatural = [playerCards, bankerCards].some((cards) => totalOf(cards.slice(0, 2)) >= 8)
  return { playerCards, bankerCards, player: hand(playerCards), banker: hand(bankerCards), isNatural }
}

/** Player, banker, player, banker, then the third cards. */
function laysOf({ playerCards, bankerCards }: Deal): readonly Lay[] {
  const order = [0, 1, 2].flatMap((i) => [
    { hand: 'player', card: playerCards[i], isSlow: i === 2 },
    { hand: 'banker', card: bankerCards[i], isSlow: i === 2 },
  ])
  const dealt = order.flatMap(({ card, ...rest }) => (card === undefined ? [] : [{ ...rest, card }]))
  return dealt.map((lay, i) => ({ ...lay, at: (i * 0.82) / dealt.length }))
}

const winner = (outcome: Json) => {
  const deal = readDeal(outcome)
  return deal && winnerOf(deal)
}

const cards: CardsLook = {
  hands: [
    { id: 'player', key: 'bac.P', tone: 'blue' },
    { id: 'banker', key: 'bac.B', tone: 'red' },
  ],
  isThirdAcross: true,
  totalOf: (cards) => String(totalOf(cards)),
  deal: (outcome) => {
    const deal = readDeal(outcome)
    if (!deal) return null
    const won = winnerOf(deal)
    return {
      lays: laysOf(deal),
      totals: { player: String(deal.player.total), banker: String(deal.banker.total) },
      ahead: won === 'P' ? 'player' : won === 'B' ? 'banker' : null,
    }
  },
}

const lookOf = (name: string, game: TableGame<Deal>, rules: readonly string[]): TableLook => ({
  ...{ name, game: gameOf(game, readDeal), kind: 'cards', layout: 'over', texts: [words] },
  hall: 'radial-gradient(ellipse at 50% 20%, #8e1b33, #3a0713 62%, #16030a)',
  cloth: '#0f6b4a',
  board: (shape) =>
    shape === 'wide'
      ? boardOf([main, ...split(beside, 6)], [1.8])
      : boardOf([main, ...split(beside, 4)], [1.7]),
  place: (id, say) => ({
    label: say(`bac.${id}`),
    tone: tones[id] ?? 'plain',
    isMain: main.includes(id),
    ...(ofSide[id] ? { side: ofSide[id] } : {}),
  }),
  scene: (parts) => cardsScene(parts, cards),
  solid: async () => {
    const { cardsProps } = await import('../solid/props/cards/cards-props.ts')
    return (parts) => cardsProps(parts, cards)
  },
  mark: (outcome) => {
    const won = winner(outcome)
    return won && { text: won, tone: tones[won] ?? 'plain' }
  },
  words: (outcome, say) => {
    const won = winner(outcome)
    if (!won) return ''
    return won === 'T' ? say('felt.tie') : say('felt.wins', { side: say(`bac.${won}`) })
  },
  sides: {
    of: (outcome) => {
      const won = winner(outcome)
      return { side: won === 'T' ? null : won }
    },
    names: [
      ['P', 'blue', 'bac.P'],
      ['B', 'red', 'bac.B'],
      ['none', 'green', 'bac.T'],
    ],
    hasDerived: true,
  },
  rules,
})

const rules = ['bac.rules', 'bac.third', 'bac.push']

export const classic = lookOf('table.bac-classic', baccarat('bac-classic'), rules)
export const noCommission = lookOf('table.bac-nocomm', baccarat('bac-nocomm', { hasCommission: false }), [
  ...['bac.rules', 'bac.third', 'live.noCommission'],
])
export const speed = lookOf('table.bac-speed', baccarat('bac-speed', { betting: 12, pace: 2 }), rules)
