import { element } from './dom.ts'
import type { GameView } from './game-view.ts'
import type { ReelBoard } from './reels/board.ts'

/** The hall with the reels in it: what stands where follows from the room there is. */
export function makeStage(
  view: GameView,
  board: ReelBoard,
  overlays: readonly HTMLElement[],
): { node: HTMLElement; fit: () => void } {
  const hall = element('div', { class: 'hall', 'aria-hidden': 'true' })
  hall.style.backgroundImage = `url("${view.hall}")`
  const guardians = ['left', 'right'].map((side) =>
    element('div', { class: `guardian ${side}`, 'aria-hidden': 'true' }),
  )
  const marquee = element('p', { class: 'marquee', lang: 'en', 'aria-hidden': 'true' }, view.name)
  const node = element('main', { class: 'stage' }, hall, ...guardians, marquee, board.canvas, ...overlays)
  // A picture of nothing on screen is not fetched: phones have no room for the guardians.
  node.style.setProperty('--guardian', `url("${view.guardian}")`)

  const fit = () => {
    const size = { width: node.clientWidth, height: node.clientHeight }
    const portrait = size.width < 600 && size.height > size.width * 0.9
    const place = board.resize(size, {
      above: portrait ? 64 : 6,
      below: portrait ? 78 : Math.min(40, size.height * 0.055),
    })
    const measures = {
      x: place.x - place.frame,
      y: place.y - place.frame,
      w: place.width + place.frame * 2,
      h: place.height + place.frame * 2,
      inner: place.y,
      cell: place.cellWidth,
    }
    node.classList.toggle('tight', measures.y < 60)
    for (const [name, value] of Object.entries(measures))
      node.style.setProperty(`--board-${name}`, `${value}px`)
  }
  new ResizeObserver(fit).observe(node)
  return { node, fit }
}
