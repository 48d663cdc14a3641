/** Three dice under a glass: shaken when no more bets are taken, thrown with the outcome, and one after the other at rest. */
import { dieNode, pips } from '@jackfruit/game-page/dice/die'
import { element } from '@jackfruit/game-page/dom'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Scene, SceneParts } from '../felt/look.ts'
import { fall } from './fall.ts'

interface DiceLook {
  readonly read: (outcome: Json) => readonly number[] | null
  readonly draw?: (face: number) => readonly SVGElement[]
  /** What they come to: a sum, or nothing. */
  readonly total?: (dice: readonly number[]) => string
}

/** When each of them is at rest, in shares of the deal. */
const rests = [0.42, 0.52, 0.64]
const faces = [1, 2, 3, 4, 5, 6]

export function diceScene({ sounds }: SceneParts, { read, draw = pips, total }: DiceLook): Scene {
  const bowl = element('div', { class: 'dice-bowl' })
  const sum = element('output', { class: 'dice-sum num' })
  const node = element('div', { class: 'live-dice' }, bowl, sum)
  const dice = [0, 1, 2].map((i) => element('div', { class: `throw at-${i}` }, dieNode(i * 2 + 1, draw)))
  bowl.append(...dice)
  let running: Animation[] = []
  const stop = () => {
    for (const animation of running) animation.cancel()
    running = []
    node.classList.remove('shaken')
  }
  const lay = (thrown: readonly number[]) => {
    for (const [i, die] of dice.entries()) die.replaceChildren(dieNode(thrown[i] ?? 1, draw))
    // Before the first throw it shows nothing that anybody threw.
    node.setAttribute('role', 'img')
    node.setAttribute('aria-label', thrown.join(', '))
  }
  const tell = (thrown: readonly number[] | null) => {
    sum.textContent = thrown && total ? total(thrown) : ''
  }
  return {
    node,
    open: () => {
      stop()
      tell(null)
    },
    closed: (isStill) => {
      tell(null)
      if (!isStill) node.classList.add('shaken')
      sounds.play('roll', 1)
    },
    deal: (outcome, course) => {
      const thrown = read(outcome)
      if (!thrown) return
      stop()
      tell(null)
      for (const [i, die] of dice.entries()) {
        const ms = course.lastsMs * (rests[i] ?? 0.6)
        if (!course.isStill) running.push(...tumble(die, { ms, i, end: thrown[i] ?? 1, draw }))
        course.at(ms, (isStill) => {
          die.replaceChildren(dieNode(thrown[i] ?? 1, draw))
          if (!isStill) sounds.play('land', i)
        })
      }
      for (let knock = 0; knock < 5; knock++)
        course.at(course.lastsMs * (0.05 + knock * 0.07), (isStill) => {
          if (!isStill) sounds.play('roll', knock)
        })
      course.at(course.lastsMs * 0.72, () => {
        lay(thrown)
        tell(thrown)
      })
    },
    show: (outcome) => {
      const thrown = read(outcome)
      if (!thrown) return
      stop()
      lay(thrown)
      tell(thrown)
    },
  }
}

interface Throw {
  readonly ms: number
  readonly i: number
  readonly end: number
  readonly draw: (face: number) => readonly SVGElement[]
}

/** It falls, jumps ever lower and turns ever slower, showing other faces until it lies. */
function tumble(die: HTMLElement, { ms, i, end, draw }: Throw): Animation[] {
  if (typeof die.animate !== 'function') return []
  const from = { x: [-190, 30, 210][i] ?? 0, y: [-250, -310, -230][i] ?? 0, turn: 760 + i * 170 }
  const others = faces.filter((face) => face !== end)
  const shown = Array.from({ length: 7 }, (_, at) => others[(at * 2 + i) % others.length] ?? 1)
  const layers = shown.map((face, at) => {
    const layer = element('div', { class: 'throw-face' }, dieNode(face, draw))
    die.append(layer)
    // The last other face goes while it still jumps.
    const share = (at + 1) / (shown.length + 1)
    const goes = ms * (1 - (1 - share) ** 0.5) * 1.6
    const animation = layer.animate([{ opacity: 1 }, { opacity: 1, offset: 0.98 }, { opacity: 0 }], {
      ...{ duration: Math.min(goes, ms * 0.86), fill: 'forwards' },
    })
    layer.style.zIndex = String(shown.length - at)
    animation.finished.then(
      () => layer.remove(),
      () => layer.remove(),
    )
    return animation
  })
  return [die.animate(fall(from), { duration: ms, easing: 'linear' }), ...layers]
}
