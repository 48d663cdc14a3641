import { element, svgElement } from '@jackfruit/game-page/dom'
import type { ViewParts } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Scene } from '../felt/look.ts'

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
const pips = (face: number): SVGElement[] =>
  (spots[face] ?? []).map(([cx, cy]) =>
    svgElement('circle', {
      ...{ cx, cy, r: face === 1 ? 6 : 3.8 },
      fill: face === 1 || face === 4 ? '#c3202b' : '#1b2430',
    }),
  )

/** A face of a die, drawn flat. */
export const dieNode = (face: number, draw: (face: number) => readonly SVGElement[] = pips) =>
  svgElement(
    'svg',
    { viewBox: '0 0 40 40', class: 'die', 'aria-hidden': 'true' },
    svgElement('rect', { x: 1, y: 3, width: 38, height: 37, rx: 8, fill: '#b9ac90' }),
    svgElement('rect', { x: 1, y: 1, width: 38, height: 36.5, rx: 8, fill: '#fffdf6' }),
    ...draw(face),
  )

/** Three dice that tumble and lie. */
export function diceScene(
  { pause, sounds }: ViewParts,
  read: (shown: Json) => readonly number[],
  draw: (face: number) => readonly SVGElement[] = pips,
): Scene {
  const node = element('div', { class: 'dice', role: 'img' })
  let lying: readonly number[] = [1, 3, 5]
  const lay = (dice: readonly number[]) => {
    node.classList.remove('rolling')
    node.replaceChildren(...dice.map((face) => dieNode(face, draw)))
    node.setAttribute('aria-label', dice.join(', '))
  }
  lay(lying)
  return {
    node,
    begin: ({ still }) => {
      node.classList.toggle('rolling', !still)
      sounds.play('tick')
    },
    show: async (shown, { turbo }) => {
      await pause(turbo ? 250 : 900)
      lying = read(shown)
      lay(lying)
      sounds.play('land')
      await pause(turbo ? 100 : 350)
    },
    rest: () => lay(lying),
  }
}
