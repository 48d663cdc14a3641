import { element } from '../dom.ts'
import type { Motion } from '../motion/motion.ts'
import { cardBack, cardNode, suitPicture } from './cards.ts'

/** Suits in the order of the drawn cards. */
const suits = 'cdhs'

/** A suit by its letter, in a colour that is read on cloth. */
export function suitNode(suit: string): SVGElement {
  const picture = suitPicture(suits.indexOf(suit))
  picture.setAttribute('class', suit === 'h' || suit === 'd' ? 'suit red' : 'suit')
  return picture
}

/** A card from its text ("Td"); null is its back. */
function cardOf(text: string | null): HTMLElement {
  if (text === null) return cardBack()
  const [rank = '', suit = ''] = text
  return cardNode(rank === 'T' ? '10' : rank, suits.indexOf(suit))
}

export interface Side {
  readonly node: HTMLElement
  readonly clear: () => void
  /** Slowly, where the round hangs on this card. */
  readonly add: (card: string | null, isSlow?: boolean) => void
  readonly setTotal: (total: string) => void
  readonly setAhead: (isAhead: boolean) => void
}

/** A named hand of cards with its total. Cards come out of the shoe, and go to the discards. */
export function cardSide(name: string, tone: string, motion: Motion): Side {
  const hand = element('div', { class: 'hand' })
  const total = element('span', { class: 'side-total num' })
  const node = element(
    'div',
    { class: `side ${tone}` },
    element('p', { class: 'side-name' }, element('span', {}, name), total),
    hand,
  )
  total.hidden = true
  return {
    node,
    clear: () => {
      motion.collect(hand.querySelectorAll<HTMLElement>('.card'))
      hand.replaceChildren()
      total.hidden = true
      node.classList.remove('ahead')
    },
    add: (card, isSlow = false) => {
      const laid = cardOf(card)
      hand.append(laid)
      motion.deal(laid, isSlow)
    },
    setTotal: (text) => {
      total.textContent = text
      total.hidden = false
    },
    setAhead: (isAhead) => node.classList.toggle('ahead', isAhead),
  }
}
