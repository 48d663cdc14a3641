/** Hands of cards as they are dealt: out of the shoe, one after the other, in the times of the deal. */
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { textOf } from '@jackfruit/table-rules/cards/shoe'
import type { Scene } from '../felt/look.ts'
import type { SideName, TableSide } from './side.ts'

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
  /** The third card lies across: it is no part of the first two. */
  readonly isThirdAcross?: boolean
  /** What a total so far is, as the cards lie: shown while they come. */
  readonly totalOf?: (cards: readonly number[]) => string
}

const collectedMs = 30

/** One form of the table. */
export interface CardsForm<Made extends TableSide = TableSide> {
  readonly sounds: Sounds
  readonly sides: ReadonlyMap<string, Made>
  /** What is on its way arrives. */
  readonly finish: () => void
}

export const sidesOf = <Made>(
  hands: readonly HandLook[],
  say: Say,
  make: (named: SideName) => Made,
): ReadonlyMap<string, Made> =>
  new Map(hands.map(({ id, key, tone }) => [id, make({ id, name: say(key), tone })]))

export function cardsPlay(
  look: CardsLook,
  { sounds, sides, finish }: CardsForm,
): Pick<Scene, 'open' | 'closed' | 'deal' | 'show'> {
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
          side?.add(textOf(card), { isSlow, isStill })
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
      const isThere = [...sides].every(([id, side]) => side.count() === (laid.get(id) ?? 0))
      finish()
      if (!isThere) {
        clear()
        for (const { hand, card } of deal.lays) sides.get(hand)?.add(textOf(card), { isStill: true })
        finish()
      }
      told(deal)
    },
  }
}
