import { element, svgElement } from '@jackfruit/game-page/dom'

const suits: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' }

/** In a box of 20. Drawn, because fonts often lack suits. */
const outlines: Readonly<Record<string, string>> = {
  s: 'M10 2C3 8 1.500 11 3.500 13.500C5.500 15.500 8.500 14.500 9.300 13L8 18H12L10.700 13C11.500 14.500 14.500 15.500 16.500 13.500C18.500 11 17 8 10 2Z',
  h: 'M10 17.500C3 12 1 8 3.500 5C6 2.500 9 3.500 10 6C11 3.500 14 2.500 16.500 5C19 8 17 12 10 17.500Z',
  d: 'M10 1.500L17 10L10 18.500L3 10Z',
  c: 'M10 2A4 4 0 0 1 13 8.500A4 4 0 1 1 11 13.500L12 18H8L9 13.500A4 4 0 1 1 7 8.500A4 4 0 0 1 10 2Z',
}

/** A suit by its letter, in a colour that is read on cloth. */
export const suitNode = (suit: string): SVGElement =>
  svgElement(
    'svg',
    {
      viewBox: '0 0 20 20',
      class: suit === 'h' || suit === 'd' ? 'suit red' : 'suit',
      'aria-hidden': 'true',
    },
    svgElement('path', { d: outlines[suit] ?? '' }),
  )

/** A card from its text ("Td"); null is its back. */
function cardNode(text: string | null): HTMLElement {
  if (text === null) return element('span', { class: 'card back', 'aria-hidden': 'true' })
  const [rank = '', suit = ''] = text
  const isRed = suit === 'h' || suit === 'd'
  const shown = rank === 'T' ? '10' : rank
  const made = element(
    'span',
    { class: isRed ? 'card red' : 'card', role: 'img', 'aria-label': `${shown}${suits[suit] ?? ''}` },
    element('b', { 'aria-hidden': 'true' }, shown),
    svgElement(
      'svg',
      { viewBox: '0 0 20 20', 'aria-hidden': 'true' },
      svgElement('path', { d: outlines[suit] ?? '' }),
    ),
  )
  return made
}

export interface Side {
  readonly node: HTMLElement
  readonly clear: () => void
  readonly add: (card: string | null) => void
  readonly setTotal: (total: string) => void
  readonly setAhead: (isAhead: boolean) => void
}

/** A named hand of cards with its total. */
export function cardSide(name: string, tone: string): Side {
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
      hand.replaceChildren()
      total.hidden = true
      node.classList.remove('ahead')
    },
    add: (card) => hand.append(cardNode(card)),
    setTotal: (text) => {
      total.textContent = text
      total.hidden = false
    },
    setAhead: (isAhead) => node.classList.toggle('ahead', isAhead),
  }
}
