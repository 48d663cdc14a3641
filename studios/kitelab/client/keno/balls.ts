/** What is drawn in Keno: balls that roll out into a rail, one after the other. */
import { element } from '@jackfruit/game-page/dom'
import type { Look } from '@jackfruit/game-page/view'
import type { Motion } from '../house/motion.ts'

/** Five colours, by tens or by sixteens: as many as there are kinds of balls. */
const kinds = 5

export interface Balls {
  readonly node: HTMLElement
  readonly clear: () => void
  /** The next ball comes in; a hit is ringed. */
  readonly roll: (number: number, isHit: boolean, look: Look) => void
  /** The ball that decides is on its way: it rocks at the mouth, and is not told yet. */
  readonly wait: (ms: number, look: Look) => Promise<void>
}

export function makeBalls(motion: Motion, drawn: number, size: number): Balls {
  const kindOf = (number: number) => Math.min(kinds - 1, Math.floor(((number - 1) * kinds) / size))
  const places = Array.from({ length: drawn }, () => element('li', { class: 'keno-place' }))
  const rail = element('ol', { class: 'keno-rail', 'aria-hidden': 'true' }, ...places)
  const mouth = element('div', { class: 'keno-mouth' }, element('i'))
  let at = 0
  const ballOf = (text: string, kind: number) =>
    element('span', { class: `keno-ball kind-${kind}` }, element('b', { class: 'num' }, text))
  return {
    node: element('div', { class: 'keno-machine' }, mouth, rail),
    clear: () => {
      at = 0
      for (const place of places) {
        place.replaceChildren()
        place.className = 'keno-place'
      }
    },
    roll: (number, isHit, look) => {
      const place = places[at]
      at += 1
      if (!place) return
      const ball = ballOf(String(number), kindOf(number))
      place.replaceChildren(ball)
      place.classList.toggle('hit', isHit)
      const way = [
        { transform: 'translateX(-260%) rotate(-520deg)', opacity: 0.2 },
        { transform: 'translateX(6%) rotate(14deg)', opacity: 1, offset: 0.82 },
        { transform: 'none' },
      ]
      void motion.run(ball, way, 300, look)
    },
    wait: async (ms, look) => {
      const place = places[at]
      if (!place || look.still) return
      const ball = ballOf('', kinds)
      place.replaceChildren(ball)
      place.classList.add('waited')
      const rocks = [0, -12, 12, -9, 9, -6, 0].map((x) => ({
        transform: `translateX(${x}%) rotate(${x * 3}deg)`,
      }))
      await motion.run(ball, rocks, ms, look, 'ease-in-out')
      place.classList.remove('waited')
    },
  }
}
