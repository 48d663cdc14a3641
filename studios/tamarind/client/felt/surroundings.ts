/** What the play lies in: the cloth below all of the table, and what stands on it. */
import { element } from '@jackfruit/game-page/dom'
import type { Motion } from '@jackfruit/game-page/motion/motion'
import type { ViewParts } from '@jackfruit/game-page/view'
import { drawCloth } from '../cloth/cloth.ts'
import { makeFurniture } from '../cloth/furniture.ts'
import type { FeltLook, Room, Scene } from './look.ts'

interface Surroundings {
  readonly cloth: HTMLElement
  readonly play: HTMLElement
  readonly fit: (table: HTMLElement) => void
}

/** Sizes follow one another while a window is drawn: the cloth is drawn once they rest. */
const restMs = 120

export function makeSurroundings(
  look: FeltLook,
  { say, language }: Pick<ViewParts, 'say' | 'language'>,
  { scene, motion }: { readonly scene: Scene; readonly motion: Motion },
): Surroundings {
  const cloth = element('div', { class: 'felt-ground', 'aria-hidden': 'true' })
  const hasCards = look.kind === 'cards' || look.kind === 'hand'
  const furniture = makeFurniture()
  const play = element('div', { class: 'felt-scene' }, hasCards && furniture.node, scene.node)
  // Where no tray stands, chips come from the middle of the table and go there.
  motion.furnish(hasCards ? furniture : { tray: cloth })
  const printed = () => look.printed?.(say) ?? [look.name[language] ?? look.name['EN'] ?? '']
  let drawn = ''
  let timer = 0

  function draw(size: { width: number; height: number }, at: Room) {
    const key = JSON.stringify([size, at])
    if (key === drawn) return
    drawn = key
    const parts = { colour: look.cloth, size, scene: at, hasBand: look.kind === 'hand' }
    const canvas = drawCloth({ ...parts, printed: hasCards ? printed() : [] })
    if (canvas) cloth.replaceChildren(canvas)
  }

  return {
    ...{ cloth, play },
    fit: (table) => {
      const size = { width: table.clientWidth, height: table.clientHeight }
      const at = boxOf(play)
      scene.fit?.({ x: 0, y: 0, ...size }, at)
      clearTimeout(timer)
      if (drawn === '') void document.fonts?.ready.then(() => draw(size, at))
      else timer = window.setTimeout(() => draw(size, at), restMs)
    },
  }
}

/** Where a part is in the table that it is laid out in. */
export const boxOf = ({
  offsetLeft: x,
  offsetTop: y,
  offsetWidth: width,
  offsetHeight: height,
}: HTMLElement): Room => ({
  ...{ x, y, width, height },
})
