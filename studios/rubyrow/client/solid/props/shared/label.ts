/** What a round came to, in the page's letters: before the play in a high room, beside it in a low one. */
import { element } from '@jackfruit/game-page/dom'
import { Vector3 } from 'three'
import type { Label, RoomShape, View } from '../../contract.ts'

type Place = readonly [x: number, y: number, z: number]

interface Stand {
  readonly label: Place
  readonly look: Place
  readonly width: number
  readonly depth: number
}

export interface TellingLabel extends Label {
  readonly tell: (text: string | null) => void
  readonly fit: (room: RoomShape) => void
  /** What must be seen, in the room as it is. */
  readonly view: () => View
}

/** So many times as wide as high a room is low. */
const lowFrom = 1.25

export function makeLabel(stands: { readonly high: Stand; readonly low: Stand }): TellingLabel {
  const node = element('output', { class: 'solid-label solid-total num' })
  const at = new Vector3()
  let stand = stands.high
  const tell = (text: string | null) => {
    node.textContent = text ?? ''
    node.hidden = !text
  }
  const take = (other: Stand) => {
    stand = other
    at.set(...other.label)
  }
  tell(null)
  take(stands.high)
  return {
    ...{ node, at, tell },
    fit: ({ width, height }) => take(width > height * lowFrom ? stands.low : stands.high),
    view: () => ({ look: new Vector3(...stand.look), width: stand.width, depth: stand.depth }),
  }
}
