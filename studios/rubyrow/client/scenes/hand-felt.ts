/** The felt of a hand that everybody plays for himself: the dealer's cards, the member's one or two hands, the steps'. */
import { cardSide, type Side } from '@jackfruit/game-page/cards/side'
import { element } from '@jackfruit/game-page/dom'
import type { Motion } from '@jackfruit/game-page/motion/motion'
import type { Say } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { textOf } from '@jackfruit/table-rules/cards/shoe'
import type { HandStanding } from '../felt/look.ts'

export interface Deal {
  readonly player: readonly number[]
  readonly dealer: readonly number[]
  readonly steps: readonly number[]
}

interface Hand {
  readonly cards: readonly number[]
  readonly isDone: boolean
}

export interface HandRules<Known extends Deal> {
  readonly read: (outcome: Json) => Known | null
  readonly handsIn: (deal: Known, actions: readonly string[]) => readonly Hand[]
  readonly totalOf: (cards: readonly number[]) => number
  readonly isBlackjack: (cards: readonly number[]) => boolean
}

/** Face down. */
export const back = null
const bust = 21

export interface HandFelt<Known extends Deal> {
  readonly node: HTMLElement
  readonly own: Pile
  readonly dealer: Pile
  readonly clear: () => void
  /** Lays what is new; answers whether that was anything. */
  readonly lay: (deal: Known, standing: Omit<HandStanding, 'outcome'>) => boolean
}

export function handFelt<Known extends Deal>(
  { say, motion }: { readonly say: Say; readonly motion: Motion },
  rules: HandRules<Known>,
): HandFelt<Known> {
  const named = (key: string, tone: string, values = {}) => pile(cardSide(say(key, values), tone, motion))
  const [dealer, own, row] = [named('bj.dealer', 'red'), named('bj.own', 'blue'), named('live.row', 'gold')]
  const halves = [1, 2].map((number) => named('bj.hand', 'blue', { number }))
  const all = [own, ...halves, row]
  const node = element('div', { class: 'live-hands of-hand' }, dealer.node, ...all.map((each) => each.node))
  const total = (cards: readonly number[]) => (rules.isBlackjack(cards) ? 'BJ' : String(rules.totalOf(cards)))
  function show(those: readonly Pile[]) {
    for (const each of all) each.node.hidden = !those.includes(each)
    node.classList.toggle('of-3', those.length > 1)
  }
  function clear() {
    for (const each of [dealer, ...all]) each.clear()
    show([own])
  }
  clear()

  return {
    ...{ node, own, dealer, clear },
    lay: (deal, { actions, steps, isOver }) => {
      const opened = { ...deal, steps: deal.steps.slice(0, steps) }
      const played = actions ? rules.handsIn(opened, actions) : []
      const mine = played.length > 0 ? played : [{ cards: deal.player, isDone: false }]
      const piles = mine.length > 1 ? halves : [own]
      const watched = actions ? [] : opened.steps
      show(watched.length > 0 ? [...piles, row] : piles)
      const [up = 0] = deal.dealer
      let laid = dealer.lay(deal.dealer.length > 1 ? deal.dealer : [up, back]) + row.lay(watched)
      const theirs = rules.totalOf(deal.dealer)
      dealer.side.setTotal(total(deal.dealer))
      for (const [i, each] of piles.entries()) {
        const { cards, isDone } = mine[i] ?? { cards: [], isDone: true }
        laid += each.lay(cards)
        each.side.setTotal(total(cards))
        const points = rules.totalOf(cards)
        const isActive = mine.length > 1 && !isDone && mine.slice(0, i).every((before) => before.isDone)
        const isWon = actions !== null && points <= bust && (theirs > bust || points > theirs)
        each.side.setAhead(isOver ? isWon : isActive)
      }
      return laid > 0
    },
  }
}

export interface Pile {
  readonly node: HTMLElement
  readonly side: Side
  readonly add: (card: number | null) => void
  readonly clear: () => void
  /** Puts what is new on it, or all anew where it was told otherwise; answers how many cards were laid. */
  readonly lay: (cards: readonly (number | null)[]) => number
}

/** A hand that knows its cards. */
function pile(side: Side): Pile {
  let lying: (number | null)[] = []
  /** Of so many cards: they lie as close as it takes. */
  const hold = (count: number) => side.node.style.setProperty('--held', String(Math.max(2, count)))
  const put = (card: number | null) => {
    lying.push(card)
    side.add(card === null ? null : textOf(card))
  }
  const clear = () => {
    lying = []
    side.clear()
  }
  return {
    ...{ node: side.node, side, clear },
    add: (card) => {
      hold(lying.length + 1)
      put(card)
    },
    lay: (cards) => {
      const isOn = lying.every((card, i) => card === cards[i]) && lying.length <= cards.length
      if (!isOn) clear()
      const more = cards.slice(lying.length)
      hold(cards.length)
      for (const card of more) put(card)
      return more.length
    },
  }
}
