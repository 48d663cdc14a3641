/** The gold die that tumbles while the figure runs. What it shows decides nothing: the figure does. */
import { element } from '@jackfruit/game-page/dom'
import type { Look } from '@jackfruit/game-page/view'
import type { Motion } from '../../client/house/motion.ts'

/** Which of nine places of a side carry a pip; opposite sides come to seven. */
const sides: Readonly<Record<string, string>> = {
  front: '101010101',
  back: '100000001',
  right: '100010001',
  left: '101000101',
  upper: '000010000',
  lower: '101101101',
}

const stands = 'rotateX(-26deg) rotateY(-34deg) rotateZ(4deg)'

export function makeCube(motion: Motion) {
  const faces = Object.entries(sides).map(([name, pips]) =>
    element(
      'div',
      { class: `dice-side ${name}` },
      ...[...pips].map((pip) => element('i', { class: pip === '1' ? 'on' : '' })),
    ),
  )
  const body = element('div', { class: 'dice-cube' }, ...faces)
  body.style.transform = stands
  return {
    node: element('div', { class: 'dice-air', 'aria-hidden': 'true' }, body),
    roll: (look: Look) => {
      const frames = [
        { transform: stands, translate: '0 0' },
        { translate: '0 -16%', offset: 0.4 },
        { transform: 'rotateX(-746deg) rotateY(686deg) rotateZ(364deg)', translate: '0 0' },
      ]
      return motion.run(body, frames, 700, look, 'cubic-bezier(0.2, 0.6, 0.2, 1)')
    },
  }
}
