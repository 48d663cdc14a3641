/** Faces of dice, drawn flat. */
import { svgElement } from '../dom.ts'

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
}

/** 1 and 4 are red, as on dice of the region. */
export const pips = (face: number): SVGElement[] =>
  (spots[face] ?? []).map(([cx, cy]) =>
    svgElement('circle', {
      ...{ cx, cy, r: face === 1 ? 6 : 3.8 },
      fill: face === 1 || face === 4 ? '#c3202b' : '#1b2430',
    }),
  )

export const dieNode = (face: number, draw: (face: number) => readonly SVGElement[] = pips) =>
  svgElement(
    'svg',
    { viewBox: '0 0 40 40', class: 'die', 'aria-hidden': 'true' },
    svgElement('rect', { x: 1, y: 3, width: 38, height: 37, rx: 8, fill: '#b9ac90' }),
    svgElement('rect', { x: 1, y: 1, width: 38, height: 36.5, rx: 8, fill: '#fffdf6' }),
    ...draw(face),
  )
