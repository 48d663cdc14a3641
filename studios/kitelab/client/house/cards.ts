/** Playing cards, drawn: a rank in letters and a suit in lines. */
import './cards.css'
import { drawing, element } from '@jackfruit/game-page/dom'

/** Clubs, diamonds, hearts, spades, in a box of 24. */
const suits = [
  'M12 3a4.500 4.500 0 0 0-3.600 7.200A4.500 4.500 0 1 0 11 16.500L9.500 21h5L13 16.500a4.500 4.500 0 1 0 2.600-6.300A4.500 4.500 0 0 0 12 3Z',
  'M12 2 20 12 12 22 4 12Z',
  'M12 21C5 15.500 2.500 12.500 2.500 8.800A4.800 4.800 0 0 1 12 7a4.800 4.800 0 0 1 9.500 1.800C21.500 12.500 19 15.500 12 21Z',
  'M12 2C6 8 3 10.500 3 14a4.300 4.300 0 0 0 7.600 2.800L9.300 21.500h5.400L13.400 16.800A4.300 4.300 0 0 0 21 14C21 10.500 18 8 12 2Z',
] as const

const names = ['♣', '♦', '♥', '♠'] as const

/** `letter` is A, 2 … 10, J, Q or K; suit 0 to 3 as clubs, diamonds, hearts, spades. */
export function cardNode(letter: string, suit: number): HTMLElement {
  const isRed = suit === 1 || suit === 2
  return element(
    'div',
    { class: isRed ? 'card red' : 'card', role: 'img', 'aria-label': `${letter}${names[suit] ?? ''}` },
    element('span', { class: 'card-rank' }, letter),
    drawing('0 0 24 24', { d: suits[suit] ?? '', fill: 'currentColor' }),
  )
}

export const cardBack = (): HTMLElement => element('div', { class: 'card back', 'aria-hidden': 'true' })
