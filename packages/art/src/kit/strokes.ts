import { type Ramp, ramps, shade } from '../colour.ts'
import { round } from '../geometry.ts'
import { ball } from '../jewels.ts'
import { card } from '../objects.ts'
import { group, type IdMaker } from '../svg.ts'

/** Figures and letters as drawn strokes in a box of 10 by 16: pictures hold no text and need no font. */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M5 0C9 0 10 4 10 8S9 16 5 16 0 12 0 8 1 0 5 0Z',
  '1': 'M1 3.500L6 0V16',
  '2': 'M0 4.500C0 1.500 2 0 5 0S10 1.500 10 4.500C10 9 0 12 0 16H10',
  '3': 'M0 1.500C1.500 .5 3 0 5 0 8 0 10 1.500 10 4S8 7.500 5 7.500C8 7.500 10 9 10 12S8 16 5 16C3 16 1.500 15.500 0 14.500',
  '4': 'M7 0L0 11H10M7 5V16',
  '5': 'M9 0H1.500L1 7C2 6 3.500 5.500 5 5.500 8 5.500 10 7.500 10 10.500S8 16 5 16C3 16 1.500 15.500 0 14.500',
  '6': 'M8.500 1C7.500 .3 6.500 0 5.500 0 2 0 0 4 0 10 0 14 2 16 5 16S10 14 10 11 8 6.500 5 6.500 1 8 0 10',
  '7': 'M0 0H10L4 16',
  '8': 'M5 7.300C2.500 7.300 .8 5.800 .8 3.700S2.500 0 5 0 9.200 1.600 9.200 3.700 7.500 7.300 5 7.300ZM5 7.300C2 7.300 0 9 0 11.600S2 16 5 16 10 14.200 10 11.600 8 7.300 5 7.300Z',
  '9': 'M1.500 15C2.500 15.700 3.500 16 4.500 16 8 16 10 12 10 6 10 2 8 0 5 0S0 2 0 5 2 9.500 5 9.500 9 8 10 6',
  a: 'M0 16L5 0L10 16M2 11H8',
  k: 'M0 0V16M9.500 0L0 9.500M3.500 6.500L10 16',
  q: 'M5 0C9 0 10 4 10 8S9 16 5 16 0 12 0 8 1 0 5 0ZM6 11L10.500 17',
  j: 'M2 0H9V11.500C9 14.500 7.500 16 4.500 16S0 14.500 0 12',
}

/** A word of figures centred on 0,0. */
function figures(text: string, height: number, colour: string): string {
  const k = height / 16
  const width = text.length * 10 + (text.length - 1) * 4.6
  return [...text]
    .map(
      (sign, index) =>
        `<path d="${strokes[sign] ?? ''}" transform="translate(${round((index * 14.6 - width / 2) * k)} ${round(-8 * k)}) scale(${k.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('')
}

/** A lottery ball with its number. */
export const numbered = (id: IdMaker, number: string, ramp: Ramp = ramps.ruby) =>
  ball(id, 0, 0, 92, shade(ramp, 0.5)) +
  `<ellipse cx="5" cy="9" rx="53" ry="52" fill="${shade(ramp, 0.12)}" opacity="0.5"/><ellipse cx="4" cy="5" rx="52" ry="51" fill="#FFFDF5"/><path d="M-40 -14A50 50 0 0 1 16 -44" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>` +
  group(figures(number, number.length > 2 ? 32 : 46, '#15211B'), 4, 6)

const suits = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' } as const

/** A card with its rank in two corners: `c9h`, `ckd`. */
export function ranked(id: IdMaker, rank: string, suit: string): string {
  const name = suits[suit as keyof typeof suits]
  const colour = suit === 'h' || suit === 'd' ? '#C21F2B' : '#15211B'
  const index = figures(rank === 't' ? '10' : rank, rank === 't' ? 17 : 21, colour)
  return card(id, 0, 0, 112, name, 0, index)
}
