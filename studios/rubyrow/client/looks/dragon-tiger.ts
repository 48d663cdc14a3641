import { suitNode } from '@jackfruit/game-page/cards/side'
import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { words } from '@jackfruit/game-page/words/dragon-tiger/words'
import type { Json } from '@jackfruit/studio-kit/rules'
import { type Deal, dragonTiger, places, sides } from '@jackfruit/table-rules/cards/dragon-tiger'
import { rankOf } from '@jackfruit/table-rules/cards/shoe'
import { dragonTigerSide } from '@jackfruit/table-rules/roads/two-sided'
import type { TableLook } from '../felt/look.ts'
import { field, numberOf } from '../felt/read.ts'
import type { CardsLook } from '../scenes/cards-play.ts'
import { cardsScene } from '../scenes/cards-scene.ts'
import { gameOf } from './game-of.ts'

const tones = { dragon: 'red', tiger: 'gold', tie: 'green' } as const
const letters = { dragon: 'D', tiger: 'T', tie: '=' } as const
const toneOf = (id: string): Tone => (id === 'dragon' || id === 'tiger' || id === 'tie' ? tones[id] : 'plain')
const betsOf = (side: string) => places.map(({ id }) => id).filter((id) => id.startsWith(`${side}-`))
const suits = new Set(['spades', 'hearts', 'diamonds', 'clubs'])

function read(outcome: Json): Deal | null {
  const [dragon, tiger] = [numberOf(field(outcome, 'dragon')), numberOf(field(outcome, 'tiger'))]
  return dragon === null || tiger === null ? null : { dragon, tiger }
}

function winnerOf(outcome: Json): 'dragon' | 'tiger' | 'tie' | null {
  const deal = read(outcome)
  if (!deal) return null
  const ahead = rankOf(deal.dragon) - rankOf(deal.tiger)
  return ahead > 0 ? 'dragon' : ahead < 0 ? 'tiger' : 'tie'
}

const cards: CardsLook = {
  hands: [
    { id: 'dragon', key: 'dt.dragon', tone: 'red' },
    { id: 'tiger', key: 'dt.tiger', tone: 'gold' },
  ],
  isSingle: true,
  deal: (outcome) => {
    const deal = read(outcome)
    const won = winnerOf(outcome)
    return (
      deal && {
        lays: [
          { hand: 'dragon', card: deal.dragon, at: 0.06 },
          { hand: 'tiger', card: deal.tiger, at: 0.42, isSlow: true },
        ],
        ...{ totals: {}, ahead: won === 'tie' ? null : won },
      }
    )
  },
}

export const look: TableLook = {
  ...{
    name: 'table.dt',
    game: gameOf(dragonTiger('dt'), read),
    kind: 'cards',
    layout: 'over',
    texts: [words],
  },
  hall: 'radial-gradient(ellipse at 50% 20%, #146b58, #062a22 62%, #03110d)',
  cloth: '#17506a',
  board: (shape) => {
    const top = ['dragon', 'tie', 'suited-tie', 'tiger']
    if (shape === 'wide')
      return boardOf(
        [top, ...[0, 1].map((row) => sides.flatMap((side) => split(betsOf(side), 5)[row] ?? []))],
        [1.7],
      )
    return boardOf(
      [['dragon', 'tiger'], ['tie', 'suited-tie'], ...sides.flatMap((side) => split(betsOf(side), 5))],
      [1.5],
    )
  },
  place: (id, say) => {
    const [side = '', bet = ''] = id.split('-')
    if (side === 'suited' || bet === '')
      return { label: say(`dt.${id}`), tone: toneOf(id), isMain: bet === '' }
    const name = say(`dt.${side}`)
    const of = { tone: toneOf(id), side: tones[side === 'dragon' ? 'dragon' : 'tiger'] }
    if (!suits.has(bet)) return { ...of, label: `${name} ${say(`felt.${bet}`)}`, short: say(`felt.${bet}`) }
    return { ...of, label: `${name} ${say(`dt.${bet}`)}`, short: '', pictures: [suitNode(bet.charAt(0))] }
  },
  scene: (parts) => cardsScene(parts, cards),
  solid: async () => {
    const { cardsProps } = await import('../solid/props/cards/cards-props.ts')
    return (parts) => cardsProps(parts, cards)
  },
  mark: (outcome) => {
    const won = winnerOf(outcome)
    return won && { text: letters[won], tone: tones[won] }
  },
  words: (outcome, say) => {
    const won = winnerOf(outcome)
    if (!won) return ''
    return won === 'tie' ? say('felt.tie') : say('felt.wins', { side: say(`dt.${won}`) })
  },
  sides: {
    of: (outcome) => {
      const deal = read(outcome)
      return deal ? dragonTigerSide(deal) : { side: null }
    },
    names: [
      ['dragon', 'red', 'dt.dragon'],
      ['tiger', 'gold', 'dt.tiger'],
      ['none', 'green', 'dt.tie'],
    ],
    ...{ hasDerived: true },
  },
  rules: ['dt.rules', 'dt.bets'],
}
