/** What stands where follows from the room there is, now and after each change. */
import type { TableLook } from '../felt/look.ts'
import type { Places } from '../felt/places.ts'
import type { Roads } from '../roads/roads.ts'
import type { Stage } from './stage.ts'

interface Fitted {
  readonly places: Places
  readonly roads: Roads
  readonly stage: Stage
}

/** CSS pixels: narrower boards have fewer columns and more rows. */
const narrowestBoard = 520

/** The answer ends it. */
export function fitTable(look: TableLook, { places, roads, stage }: Fitted): () => void {
  const arrange = () => {
    const pad = Number.parseFloat(getComputedStyle(places.node).paddingTop) || 0
    const [width, height] = [places.node.clientWidth - 2 * pad, places.node.clientHeight - 2 * pad]
    if (width > 0 && height > 0)
      places.arrange(look.board(width < narrowestBoard ? 'tall' : 'wide', width / height), { width, height })
    stage.fit()
    roads.fit()
  }
  const watched = new ResizeObserver(arrange)
  for (const node of [places.node, stage.node, ...roads.node.children]) watched.observe(node)
  arrange()
  return () => watched.disconnect()
}
