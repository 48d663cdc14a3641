/** How beads go: out of their heap by fours, each row after the stick, until the last ones stay. */
import { Color, type InstancedMesh, Matrix4, type Object3D } from 'three'
import { eased } from '../shared/playhead.ts'
import { mostBeads } from './fan-tan-model.ts'
import { awayAt, heapOf, heapX, perRow, restAt, rowsAway } from './places.ts'

/** Shares of the deal. */
const [first, counted, rested] = [0.12, 0.86, 0.9]
const [bone, gold] = [new Color('#f4ecd4'), new Color('#ffc531')]

/** When a row has gone, in shares of the deal. */
export const goneAt = (row: number, away: number) => first + ((counted - first) * (row + 1)) / (away + 1)

export interface Counting {
  readonly lay: (count: number | null) => void
  readonly count: () => number | null
  /** `share` of the deal: 1 is the end of it. */
  readonly draw: (share: number) => void
  readonly isCounting: () => boolean
}

export function makeCounting(beads: InstancedMesh, stick: Object3D): Counting {
  const place = new Matrix4()
  let lying: { readonly count: number; readonly heap: ReturnType<typeof heapOf> } | null = null
  let isCounting = false

  function drawBead(i: number, share: number) {
    if (!lying) return
    const { count, heap } = lying
    const away = rowsAway(count)
    const [hx, hy, hz] = heap[i] ?? [0, 0, 0]
    // The topmost are the last of the heap, and go first.
    const taken = count - 1 - i
    const row = Math.floor(taken / perRow)
    const isRest = row >= away
    const [tx, ty, tz] = isRest ? restAt(i, count - away * perRow) : awayAt(row, taken % perRow)
    const end = isRest ? rested : goneAt(row, away)
    const by = eased(share, end - ((counted - first) / (away + 1)) * 0.72, end)
    const hop = isRest ? 0 : Math.sin(Math.PI * by) * 0.1
    place.makeTranslation(hx + (tx - hx) * by, hy + (ty - hy) * by ** 2 + hop, hz + (tz - hz) * by)
    beads.setMatrixAt(i, place)
    beads.setColorAt(i, isRest && share > rested - 0.02 ? gold : bone)
  }
  /** It follows the row that is on its way. */
  function drawStick(share: number) {
    isCounting = lying !== null && share > first && share < counted
    stick.position.set(3.35, 0.1, 1.6)
    stick.rotation.set(0, -0.2, 0)
    if (!isCounting || !lying) return
    const away = rowsAway(lying.count)
    const at = ((share - first) / (counted - first)) * (away + 1)
    const within = at - Math.floor(at)
    const [x, , z] = awayAt(Math.min(away - 1, Math.floor(at)), 1.5)
    const go = eased(within, 0.28, 0.92)
    const from = heapX - 0.1
    const high = 0.14 + Math.abs(0.5 - within) * 0.12
    stick.position.set(from + (x - from) * go + 0.2, high, 0.1 + (z - 0.1) * go)
    stick.rotation.set(0.1, 0.65 * go - 0.35, 0)
  }
  const lay = (count: number | null) => {
    lying = count === null ? null : { count, heap: heapOf(count) }
    beads.count = count === null ? 0 : Math.min(mostBeads, count)
  }
  lay(null)
  return {
    lay,
    count: () => lying?.count ?? null,
    draw: (share) => {
      for (let i = 0; i < beads.count; i++) drawBead(i, share)
      beads.instanceMatrix.needsUpdate = true
      if (beads.instanceColor) beads.instanceColor.needsUpdate = true
      drawStick(share)
    },
    isCounting: () => isCounting,
  }
}
