/** The coin: two struck faces with an edge between them, thrown up from its table and caught by it again. */
import { picture } from 'virtual:art/coinflip'
import { element } from '@jackfruit/game-page/dom'
import type { Look } from '@jackfruit/game-page/view'
import type { Motion } from '../../client/house/motion.ts'
import { waitTimes } from '../../client/house/suspense.ts'
import type { Face } from './shown.ts'

/** Layers of the edge: each a little disc of its own, so that it is seen whichever way the coin turns. */
const layers = 9
const tossMs = 1_000

export function makeCoin(motion: Motion, words: Readonly<Record<Face, string>>) {
  const side = (face: Face) =>
    element(
      'div',
      { class: `coin-side ${face}` },
      element('img', { src: picture(face), alt: '', draggable: 'false' }),
    )
  const edge = Array.from({ length: layers }, (_, layer) => {
    const node = element('i', { class: 'coin-edge' })
    node.style.setProperty('--at', String(layer / (layers - 1) - 0.5))
    return node
  })
  const coin = element('div', { class: 'coin' }, ...edge, side('heads'), side('tails'))
  const air = element('div', { class: 'coin-air' }, coin)
  const shadow = element('div', { class: 'coin-shadow' })
  const name = element('p', { class: 'coin-name' }, words.heads)
  const lean = -16
  const put = (face: Face) => {
    coin.style.transform = `rotateX(${lean + (face === 'heads' ? 0 : 180)}deg)`
    name.textContent = words[face]
  }
  put('heads')
  return {
    node: element('div', { class: 'coin-place', 'aria-hidden': 'true' }, shadow, air, name),
    put,
    /** `isOpen`: something large hangs on it, and it stays in the air longer. */
    toss: async (face: Face, isOpen: boolean, look: Look) => {
      name.textContent = ''
      const ms = isOpen ? tossMs * waitTimes * 0.75 : tossMs
      const turns = isOpen ? 9 : 5
      const end = lean + (face === 'heads' ? 0 : 180)
      coin.style.transform = `rotateX(${end}deg)`
      const way = [
        { transform: 'none', easing: 'cubic-bezier(0.2, 0.7, 0.5, 1)' },
        { transform: 'translateY(-46%) scale(1.16)', offset: 0.46, easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)' },
        { transform: 'none', offset: 0.84, easing: 'ease-out' },
        { transform: 'translateY(-7%)', offset: 0.92, easing: 'ease-in' },
        { transform: 'none' },
      ]
      const cast = [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(0.55)', opacity: 0.4, offset: 0.46 },
        { transform: 'none', opacity: 1, offset: 0.84 },
        { transform: 'none', opacity: 1 },
      ]
      const turning = [
        { transform: `rotateX(${lean}deg)` },
        { transform: `rotateX(${turns * 360 + end}deg)`, offset: 0.86 },
        { transform: `rotateX(${turns * 360 + end}deg)` },
      ]
      await Promise.all([
        motion.run(air, way, ms, look, 'linear'),
        motion.run(shadow, cast, ms, look, 'ease-in-out'),
        motion.run(coin, turning, ms, look, 'cubic-bezier(0.25, 0.4, 0.5, 1)'),
      ])
      put(face)
    },
  }
}
