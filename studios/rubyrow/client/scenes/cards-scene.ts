/** Hands of cards on a table: out of the shoe, one after the other, turned over as they lie. */
import { cardSide, type Side } from '@jackfruit/game-page/cards/side'
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { makeMotion } from '@jackfruit/game-page/motion/motion'
import type { Json } from '@jackfruit/studio-kit/rules'
import { textOf } from '@jackfruit/table-rules/cards/shoe'
import type { Scene, SceneParts } from '../felt/look.ts'

export interface HandLook {
  readonly id: string
  readonly key: string
  readonly tone: Tone
}

/** A card as it is laid: to which hand, after which share of the deal's time. */
export interface Lay {
  readonly hand: string
  readonly card: number
  /** From 0 to 1. */
  readonly at: number
  readonly isSlow?: boolean
}

export interface CardsDeal {
  readonly lays: readonly Lay[]
  readonly totals: Readonly<Record<string, string>>
  /** Null for a tie. */
  readonly ahead: string | null
}

export interface CardsLook {
  readonly hands: readonly HandLook[]
  readonly deal: (outcome: Json) => CardsDeal | null
  /** One after the other instead of two beside each other, where hands may be long. */
  readonly isLong?: boolean
  /** One card each. */
  readonly isSingle?: boolean
  /** What a total so far is, as the cards lie: shown while they come. */
  readonly totalOf?: (cards: readonly number[]) => string
}

const collectedMs = 30

export function cardsScene({ say, sounds }: SceneParts, look: CardsLook): Scene {
  const motion = makeMotion()
  const sides = new Map<string, Side>(
    look.hands.map(({ id, key, tone }) => [id, cardSide(say(key), tone, motion)]),
  )
  const [shoe, discards] = [shoeNode(), element('div', { class: 'live-discards', 'aria-hidden': 'true' })]
  const hands = element(
    'div',
    {
      class: `live-hands of-${look.hands.length}${look.isLong ? ' long' : ''}${look.isSingle ? ' single' : ''}`,
    },
    ...[...sides.values()].map(({ node }) => node),
  )
  const node = element('div', { class: 'live-cards' }, discards, hands, shoe, motion.node)
  motion.furnish({ shoe, discards })
  const clear = () => {
    for (const side of sides.values()) side.clear()
  }
  const told = ({ totals, ahead }: CardsDeal) => {
    for (const [id, side] of sides) {
      side.setTotal(totals[id] ?? '')
      side.setAhead(id === ahead)
    }
  }
  return {
    node,
    open: clear,
    closed: () => sounds.play('land'),
    deal: (outcome, course) => {
      clear()
      const deal = look.deal(outcome)
      if (!deal) return
      const lain = new Map<string, number[]>()
      const { lastsMs } = course
      for (const { hand, card, at, isSlow = false } of deal.lays)
        course.at(collectedMs + at * lastsMs, (isStill) => {
          const side = sides.get(hand)
          const cards = [...(lain.get(hand) ?? []), card]
          lain.set(hand, cards)
          side?.add(textOf(card), isSlow && !isStill)
          if (look.totalOf) side?.setTotal(look.totalOf(cards))
          if (!isStill) sounds.play('card', cards.length)
        })
      course.at(lastsMs * 0.93, () => told(deal))
    },
    show: (outcome) => {
      const deal = look.deal(outcome)
      if (!deal) return
      const laid = new Map<string, number>()
      for (const { hand } of deal.lays) laid.set(hand, (laid.get(hand) ?? 0) + 1)
      const isThere = [...sides].every(
        ([id, side]) => side.node.querySelectorAll('.card').length === (laid.get(id) ?? 0),
      )
      motion.finish()
      if (!isThere) {
        clear()
        for (const { hand, card } of deal.lays) sides.get(hand)?.add(textOf(card))
        motion.finish()
      }
      told(deal)
    },
  }
}

/** The shoe at the dealer's right hand. */
function shoeNode(): HTMLElement {
  const path = (d: string, fill: string) => svgElement('path', { d, fill })
  return element(
    'div',
    { class: 'live-shoe', 'aria-hidden': 'true' },
    svgElement(
      'svg',
      { viewBox: '0 0 120 110' },
      path('M14 34 84 8l32 22v44L48 104 14 78Z', '#1a1112'),
      path('M14 34 84 8l32 22-70 28Z', '#3b2a22'),
      path('M24 36 82 14l22 15-58 23Z', '#e7c27a'),
      path('M14 34l32 24v46L14 78Z', '#0e090a'),
      path('M18 62l24 18v16L18 78Z', '#f3ead6'),
      path('M20 66l20 15v9L20 75Z', '#0f5a3c'),
    ),
  )
}
