import { points, ring } from './geometry.ts'
import { picture } from './svg.ts'

const stroke = (colour: string, path: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (colour: string, path: string) => `<path d="${path}" fill="${colour}"/>`

/** One idea each, in a box of 40 by 40, in one colour that holds 3:1 on light and dark surfaces. */
const glyphs = {
  hexworks: `<polygon points="${points(ring(20, 20, 13.5))}" fill="none" stroke="#C98406" stroke-width="6.5" stroke-linejoin="round"/>`,
  monsoon: [10, 20, 30].map((y) => stroke('#1390A6', `M5 ${y}q5-6 10 0t10 0 10 0`)).join(''),
  tamarind:
    fill('#C2571F', 'M20 4C31 12 32 28 20 36 8 28 9 12 20 4Z') +
    stroke('#FFD9B8', 'M20 12V27').replace('stroke-width="4"', 'stroke-width="2.4"'),
  ninedrums:
    fill('#D1375B', 'M7 13v14c0 4 6 7 13 7s13-3 13-7V13Z') +
    '<ellipse cx="20" cy="12.5" rx="13" ry="6" fill="#F58AA0"/>',
  palmyra: stroke(
    '#1F9A5B',
    'M20 36V17M20 17C15 8 9 8 5 12c5 0 9 2 15 5ZM20 17c5-9 11-9 15-5-5 0-9 2-15 5ZM20 17c-1-5-1-9 0-12 1 3 1 7 0 12',
  ),
  kitelab: stroke('#7C5CFF', 'M20 4 34 19 20 36 6 19ZM20 4V36M6 19H34'),
  rubyrow: stroke('#D9304A', 'M11 7H29L36 16 20 35 4 16ZM4 16H36M11 7 15 16 20 35 25 16 29 7'),
  oxbow: stroke('#138C8C', 'M8 5C7 17 12 23 20 23S33 17 32 5M20 23V36'),
  lantern:
    stroke('#D96A12', 'M14 9H26M14 31H26M20 4V9M20 31V36') +
    '<ellipse cx="20" cy="20" rx="13" ry="11" fill="#D96A12"/>',
  skyotter: stroke(
    '#3B82D6',
    'M5 26C9 13 15 9 22 9c8 0 13 6 13 12 0 5-4 8-8 8-5 0-8-3-8-7 0-3 2-5 5-5M5 26c3 4 8 6 13 6',
  ),
} as const

export type VendorId = keyof typeof glyphs

export const vendorIds = Object.keys(glyphs) as readonly VendorId[]

export const vendorGlyph = (id: VendorId, size = 40) => picture(size, size, glyphs[id], '0 0 40 40')
