/** The felt of a hand that everybody plays for himself: the dealer's cards, the member's one or two hands, the steps'. */
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Say } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { textOf } from '@jackfruit/table-rules/cards/shoe'
import type { HandStanding } from '../felt/look.ts'
import type { SideName, TableSide } from './side.ts'

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
  readonly own: Pile
  readonly dealer: Pile
  readonly clear: () => void
  /** Lays what is new; answers whether that was anything. */
  readonly lay: (deal: Known, standing: Omit<HandStanding, 'outcome'>) => boolean
}

/** One form of the felt. */
export interface HandForm {
  readonly say: Say
  readonly side: (named: SideName) => TableSide
  /** How many hands besides the dealer's are there. */
  readonly shown: (count: number) => void
}

export function handFelt<Known extends Deal>(
  { say, side, shown }: HandForm,
  rules: HandRules<Known>,
): HandFelt<Known> {
  const pileOf = (id: string, name: string, tone: Tone) => pile(side({ id, name, tone }))
  const dealer = pileOf('dealer', say('bj.dealer'), 'red')
  const own = pileOf('own', say('bj.own'), 'blue')
  const halves = [1, 2].map((number) => pileOf(`half-${number}`, say('bj.hand', { number }), 'blue'))
  const row = pileOf('row', say('live.row'), 'gold')
  const all = [own, ...halves, row]
  const total = (cards: readonly number[]) => (rules.isBlackjack(cards) ? 'BJ' : String(rules.totalOf(cards)))
  function show(those: readonly Pile[]) {
    for (const each of all) each.side.setShown(those.includes(each))
    shown(those.length)
  }
  function clear() {
    for (const each of [dealer, ...all]) each.clear()
    show([own])
  }
  clear()

  return {
    ...{ own, dealer, clear },
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
  readonly side: TableSide
  readonly add: (card: number | null, isStill?: boolean) => void
  readonly clear: () => void
  /** Puts what is new on it, or all anew where it was told otherwise; answers how many cards were laid. */
  readonly lay: (cards: readonly (number | null)[]) => number
}

/** A hand that knows its cards. */
function pile(side: TableSide): Pile {
  let lying: (number | null)[] = []
  /** Of so many cards: they lie as close as it takes. */
  const hold = (count: number) => side.setHeld(Math.max(2, count))
  const put = (card: number | null, isStill = false) => {
    lying.push(card)
    side.add(card === null ? null : textOf(card), { isStill })
  }
  const clear = () => {
    lying = []
    side.clear()
  }
  return {
    ...{ side, clear },
    add: (card, isStill) => {
      hold(lying.length + 1)
      put(card, isStill)
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
