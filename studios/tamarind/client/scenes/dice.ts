import { type CubeParts, makeCube } from '@jackfruit/game-page/dice/cube'
import { element } from '@jackfruit/game-page/dom'
import type { ViewParts } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Scene } from '../felt/look.ts'

/** Each lies its own way in the bowl. */
const lies = [
  { pitch: 54, yaw: 24 },
  { pitch: 50, yaw: -31 },
  { pitch: 57, yaw: 40 },
] as const

const rollMs = { slow: 780, turbo: 260 } as const
const besideMs = 110

/** Three dice that leap while the bowl is shaken, are thrown one after the other, and lie. */
export function diceScene(
  { pause, sounds }: ViewParts,
  read: (shown: Json) => readonly number[],
  draw?: (face: number) => Node,
): Scene {
  const running = new Set<Animation>()
  let isStill = false
  const run: CubeParts['run'] = async (node, frames, ms, easing) => {
    if (isStill) return
    const animation = node.animate(frames, { duration: ms, easing })
    running.add(animation)
    await animation.finished.catch(() => undefined)
    running.delete(animation)
  }
  const dice = lies.map((lie) => makeCube({ skin: 'ivory', lie, run, ...(draw && { draw }) }))
  const node = element('div', { class: 'dice', role: 'img' }, ...dice.map((die) => die.node))
  let lying: readonly number[] = [1, 3, 5]
  const lay = (faces: readonly number[]) => {
    node.classList.remove('rolling')
    for (const [index, face] of faces.entries()) dice[index]?.put(face)
    node.setAttribute('aria-label', faces.join(', '))
  }
  lay(lying)
  return {
    node,
    begin: ({ still }) => {
      isStill = still
      node.classList.toggle('rolling', !still)
      sounds.play('roll')
    },
    show: async (shown, { turbo, still }) => {
      isStill = still
      await pause(turbo ? 150 : 500)
      lying = read(shown)
      lay(lying)
      const ms = turbo ? rollMs.turbo : rollMs.slow
      const thrown = lying.map(async (face, index) => {
        await dice[index]?.roll(face, ms + index * besideMs)
        if (!still) sounds.play('land', index)
      })
      await Promise.all(thrown)
      await pause(turbo ? 100 : 300)
    },
    hurry: () => {
      isStill = true
      for (const animation of running) animation.finish()
    },
    rest: () => lay(lying),
  }
}
