import { boardOf } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Say } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { rankOf } from '@jackfruit/table-rules/cards/shoe'
import { teenPattiSide } from '@jackfruit/table-rules/roads/two-sided'
import { handOf } from '@jackfruit/table-rules/teen-patti/hand'
import { sixOf } from '@jackfruit/table-rules/teen-patti/six'
import { type Deal, teenPatti } from '@jackfruit/table-rules/teen-patti/table'
import type { TableLook } from '../felt/look.ts'
import { field, numbersOf } from '../felt/read.ts'
import type { CardsLook } from '../scenes/cards-play.ts'
import { cardsScene } from '../scenes/cards-scene.ts'
import { gameOf } from './game-of.ts'

/** From the cards alone: they say everything. */
function read(outcome: Json): Deal | null {
  const [a, b] = [numbersOf(field(outcome, 'a'), 3), numbersOf(field(outcome, 'b'), 3)]
  if (!a || !b) return null
  const [ofA, ofB] = [handOf(a), handOf(b)]
  const ahead = ofA.strength - ofB.strength
  const hasAces = (kind: string, hand: readonly number[]) => kind === 'trail' && rankOf(hand[0] ?? 51) === 0
  return {
    ...{ a, b, winner: ahead > 0 ? 'A' : ahead < 0 ? 'B' : 'T' },
    six: sixOf(a.flatMap((card, i) => [card, b[i] ?? card])),
    kinds: [ofA.kind, ofB.kind],
    aces: [hasAces(ofA.kind, a), hasAces(ofB.kind, b)],
  }
}

const tones: Readonly<Record<string, Tone>> = { A: 'blue', B: 'red', T: 'green' }

const cardsOf = (say: Say): CardsLook => ({
  hands: [
    { id: 'A', key: 'teenpatti.A', tone: 'blue' },
    { id: 'B', key: 'teenpatti.B', tone: 'red' },
  ],
  deal: (outcome) => {
    const deal = read(outcome)
    return (
      deal && {
        lays: deal.a.flatMap((card, i) => [
          { hand: 'A', card, at: i * 0.27, isSlow: i === 2 },
          { hand: 'B', card: deal.b[i] ?? 0, at: i * 0.27 + 0.13, isSlow: i === 2 },
        ]),
        totals: {
          A: say(`teenpatti.kind.${deal.kinds[0]}`),
          B: say(`teenpatti.kind.${deal.kinds[1]}`),
        },
        ahead: deal.winner === 'T' ? null : deal.winner,
      }
    )
  },
})

export const look: TableLook = {
  ...{
    name: 'table.tp2020',
    game: gameOf(teenPatti('tp2020'), read),
    kind: 'cards',
    layout: 'over',
    texts: [],
  },
  hall: 'radial-gradient(ellipse at 50% 20%, #1b3f8a, #0b1a44 62%, #040a1c)',
  cloth: '#0f5a3c',
  board: () =>
    boardOf(
      [
        ['A', 'T', 'B'],
        ['A-pair-plus', 'six', 'B-pair-plus'],
      ],
      [1.5],
    ),
  place: (id, say) => ({
    label: say(`teenpatti.${id}`),
    tone: tones[id] ?? 'plain',
    isMain: id.length === 1,
    ...(id.endsWith('pair-plus') ? { side: tones[id.charAt(0)] ?? 'plain' } : {}),
  }),
  scene: (parts) => cardsScene(parts, cardsOf(parts.say)),
  solid: async () => {
    const { cardsProps } = await import('../solid/props/cards/cards-props.ts')
    return (parts) => cardsProps(parts, cardsOf(parts.say))
  },
  mark: (outcome) => {
    const deal = read(outcome)
    return deal && { text: deal.winner, tone: tones[deal.winner] ?? 'plain' }
  },
  words: (outcome, say) => {
    const deal = read(outcome)
    if (!deal) return ''
    if (deal.winner === 'T') return say('felt.tie')
    const kind = deal.kinds[deal.winner === 'A' ? 0 : 1]
    return `${say('felt.wins', { side: say(`teenpatti.${deal.winner}`) })} · ${say(`teenpatti.kind.${kind}`)}`
  },
  sides: {
    of: (outcome) => {
      const deal = read(outcome)
      return deal ? teenPattiSide(deal) : { side: null }
    },
    names: [
      ['A', 'blue', 'teenpatti.A'],
      ['B', 'red', 'teenpatti.B'],
      ['none', 'green', 'teenpatti.T'],
    ],
    ...{ hasDerived: false },
  },
  rules: ['teenpatti.rules', 'teenpatti.bets'],
}
