import { boardOf } from '@jackfruit/game-page/felt/board'
import type { Say } from '@jackfruit/game-page/view'
import { words } from '@jackfruit/game-page/words/blackjack/words'
import type { Json } from '@jackfruit/studio-kit/rules'
import { isBlackjack, totalOf } from '@jackfruit/table-rules/blackjack/hand'
import { unlimitedBlackjack } from '@jackfruit/table-rules/blackjack/table'
import { type Action, type Deal, played } from '@jackfruit/table-rules/blackjack/unlimited'
import type { DecisionLook, TableLook } from '../felt/look.ts'
import { field, numbersOf } from '../felt/read.ts'
import { words as handWords } from '../hand/words.ts'
import { handScene } from '../scenes/hand-scene.ts'
import { gameOf } from './game-of.ts'

const table = unlimitedBlackjack('bj-unlimited')
const { decisions } = table

/** As far as it is shown: while members decide, the dealer has one card, and the steps so far. */
export function readShown(outcome: Json): Deal | null {
  const [player, dealer] = [numbersOf(field(outcome, 'player'), 2), numbersOf(field(outcome, 'dealer'))]
  const steps = numbersOf(field(outcome, 'steps'))
  const [first, second] = player ?? []
  if (first === undefined || second === undefined || !dealer?.length || !steps) return null
  return { player: [first, second], dealer, steps }
}

/** Of a round that is over. */
function read(outcome: Json): Deal | null {
  const deal = readShown(outcome)
  return deal && deal.dealer.length > 1 ? deal : null
}

/** Who is not understood did nothing. */
const actionsIn = (actions: readonly string[]): readonly Action[] =>
  actions.filter((action): action is Action => known.has(action))
const known: ReadonlySet<string> = new Set(['hit', 'stand', 'double', 'split', 'deal'])

export const handsIn = (deal: Deal, actions: readonly string[]) =>
  played(deal, actionsIn(actions).slice(0, deal.steps.length))?.hands ?? []

function dealerWords(deal: Deal, say: Say): string {
  const total = totalOf(deal.dealer)
  if (isBlackjack(deal.dealer)) return say('bj.dealerNatural')
  return say(total > 21 ? 'bj.dealerBust' : 'bj.dealerTotal', { total })
}

const look21: DecisionLook = {
  actions: [
    ['hit', 'h'],
    ['stand', 's'],
    ['double', 'd'],
    ['split', 'p'],
  ],
  ...{ dealMs: decisions.dealMs, decideMs: decisions.decideMs, place: decisions.place },
  name: (action) => `bj.${action}`,
  can({ outcome, actions }) {
    const deal = readShown(outcome)
    return (deal && actions && decisions.can(deal, actionsIn(actions))) ?? []
  },
  isRaise: (action) => action === 'double' || action === 'split',
  stakeReturn(outcome, actions, { stake, step }) {
    const deal = read(outcome)
    return deal ? decisions.stakeReturn(deal, actionsIn(actions), stake, step) : 0n
  },
  words(outcome, actions, say) {
    const deal = read(outcome)
    if (!deal) return ''
    const own = handsIn(deal, actions).map(({ cards }) => totalOf(cards))
    return say('bj.words', { own: own.join(' · '), dealer: totalOf(deal.dealer) })
  },
}

const hand = { read: readShown, handsIn, totalOf, isBlackjack }

export const look: TableLook = {
  ...{
    name: 'table.bj-unlimited',
    game: gameOf(table, read),
    kind: 'cards',
    layout: 'over',
    texts: [words, handWords],
  },
  hall: 'radial-gradient(ellipse at 50% 20%, #26445a, #0b1c2c 62%, #040a12)',
  cloth: '#0f5a4a',
  board: (_, ratio) =>
    boardOf(
      ratio < 1.6 ? [['hand'], ['pairs', 'poker']] : [['pairs', 'hand', 'poker']],
      ratio < 1.6 ? [1.6] : [],
    ),
  place: (id, say) => ({
    label: say(id === 'hand' ? 'bj.main' : `bj.${id}`),
    tone: id === 'hand' ? 'gold' : 'plain',
    isMain: id === 'hand',
  }),
  scene: (parts) => handScene(parts, hand),
  solid: async () => {
    const { handProps } = await import('../solid/props/cards/hand-props.ts')
    return (parts) => handProps(parts, hand)
  },
  mark: (outcome) => {
    const deal = read(outcome)
    if (!deal) return null
    const total = totalOf(deal.dealer)
    if (isBlackjack(deal.dealer)) return { text: 'BJ', tone: 'gold' }
    return { text: String(total), tone: total > 21 ? 'green' : 'red' }
  },
  words: (outcome, say) => {
    const deal = read(outcome)
    return deal ? dealerWords(deal, say) : ''
  },
  decisions: look21,
  rules: ['bj.rules', 'bj.play', 'live.bj', 'live.bjLate', 'bj.sides', 'bj.keys'],
}
