/** Playing cards, drawn: indices in two corners, pips in their places, and courts with faces. */
import './cards.css'
import { element, svgElement } from '../dom.ts'
import { type Court, courtFigure } from './courts.ts'

/** Clubs, diamonds, hearts, spades, in a box of 24. */
const suits = [
  'M12 3a4.500 4.500 0 0 0-3.600 7.200A4.500 4.500 0 1 0 11 16.500L9.500 21h5L13 16.500a4.500 4.500 0 1 0 2.600-6.300A4.500 4.500 0 0 0 12 3Z',
  'M12 2 20 12 12 22 4 12Z',
  'M12 21C5 15.500 2.500 12.500 2.500 8.800A4.800 4.800 0 0 1 12 7a4.800 4.800 0 0 1 9.500 1.800C21.500 12.500 19 15.500 12 21Z',
  'M12 2C6 8 3 10.500 3 14a4.300 4.300 0 0 0 7.600 2.800L9.300 21.500h5.400L13.400 16.800A4.300 4.300 0 0 0 21 14C21 10.500 18 8 12 2Z',
] as const

const names = ['♣', '♦', '♥', '♠'] as const

/** A suit alone, in the colour of the text around it. */
export const suitPicture = (suit: number): SVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svgElement('path', { d: suits[suit] ?? '', fill: 'currentColor' }),
  )

/** Where the pips of a card stand: in thirds and quarters across and down, as on every pack. */
const pips: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  A: [[0.5, 0.5]],
  2: [
    [0.5, 0],
    [0.5, 1],
  ],
  3: [
    [0.5, 0],
    [0.5, 0.5],
    [0.5, 1],
  ],
  4: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  5: [
    [0, 0],
    [1, 0],
    [0.5, 0.5],
    [0, 1],
    [1, 1],
  ],
  6: [
    [0, 0],
    [1, 0],
    [0, 0.5],
    [1, 0.5],
    [0, 1],
    [1, 1],
  ],
  7: [
    [0, 0],
    [1, 0],
    [0.5, 0.25],
    [0, 0.5],
    [1, 0.5],
    [0, 1],
    [1, 1],
  ],
  8: [
    [0, 0],
    [1, 0],
    [0.5, 0.25],
    [0, 0.5],
    [1, 0.5],
    [0.5, 0.75],
    [0, 1],
    [1, 1],
  ],
  9: [
    [0, 0],
    [1, 0],
    [0, 0.333],
    [1, 0.333],
    [0.5, 0.5],
    [0, 0.667],
    [1, 0.667],
    [0, 1],
    [1, 1],
  ],
  10: [
    [0, 0],
    [1, 0],
    [0.5, 0.167],
    [0, 0.333],
    [1, 0.333],
    [0, 0.667],
    [1, 0.667],
    [0.5, 0.833],
    [0, 1],
    [1, 1],
  ],
}

const pip = (suit: number, x: number, y: number, size: number, isTurned = false) =>
  svgElement('path', {
    d: suits[suit] ?? '',
    fill: 'currentColor',
    transform: `translate(${x} ${y}) scale(${size / 24})${isTurned ? ' rotate(180)' : ''} translate(-12 -12)`,
  })

function index(letter: string, suit: number, isTurned: boolean): SVGElement {
  const text = svgElement('text', { x: 30, y: 56, class: letter === '10' ? 'card-rank ten' : 'card-rank' })
  text.textContent = letter
  return svgElement(
    'g',
    { class: 'card-index', ...(isTurned ? { transform: 'rotate(180 120 168)' } : {}) },
    text,
    pip(suit, 30, 84, 38),
  )
}

/** What stands between the corners: pips, or a court in its frame. */
function middle(letter: string, suit: number): SVGElement[] {
  const spots = pips[letter]
  if (spots) {
    const size = letter === 'A' ? 128 : spots.length > 8 ? 48 : 54
    return spots.map(([x, y]) => pip(suit, 88 + x * 64, 66 + y * 204, size, y > 0.5))
  }
  const isRed = suit === 1 || suit === 2
  const ground = { x: 54, y: 34, width: 132, height: 268, rx: 10, fill: isRed ? '#FFF3E4' : '#EEF4EC' }
  return [
    svgElement('rect', { ...ground, stroke: 'currentColor', 'stroke-opacity': 0.4, 'stroke-width': 1.5 }),
    svgElement('g', { transform: 'translate(120 168) scale(0.84 1)' }, courtFigure(letter as Court, suit)),
    pip(suit, 72, 56, 28),
    pip(suit, 168, 280, 28, true),
  ]
}

/** `letter` is A, 2 … 10, J, Q or K; suit 0 to 3 as clubs, diamonds, hearts, spades. */
export function cardNode(letter: string, suit: number): HTMLElement {
  const isRed = suit === 1 || suit === 2
  const face = svgElement(
    'svg',
    { viewBox: '0 0 240 336', 'aria-hidden': 'true' },
    svgElement('g', { class: 'card-middle' }, ...middle(letter, suit)),
    index(letter, suit, false),
    index(letter, suit, true),
  )
  return element(
    'div',
    { class: isRed ? 'card red' : 'card', role: 'img', 'aria-label': `${letter}${names[suit] ?? ''}` },
    face,
  )
}

export const cardBack = (): HTMLElement => element('div', { class: 'card back', 'aria-hidden': 'true' })
