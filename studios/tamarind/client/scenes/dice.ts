import { dieNode, pips } from '@jackfruit/game-page/dice/die'
import { element } from '@jackfruit/game-page/dom'
import type { ViewParts } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Scene } from '../felt/look.ts'

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
