/** Where cards and totals lie: on a desk beside each other, on a phone closer together. */
import { Vector3 } from 'three'
import type { View } from '../../contract.ts'
import { cardSize } from './card.ts'
import type { Spot } from './furniture.ts'

export interface Slot {
  readonly x: number
  readonly z: number
  readonly turn: number
}

export interface Layout {
  readonly view: View
  readonly slot: (side: string, i: number, count: number) => Slot
  /** Where the name with its total is; `count` cards lie there. */
  readonly label: (side: string, count: number) => { readonly x: number; readonly z: number }
  readonly shoe: Spot
  readonly tray: Spot
}

const { width: wide, height: high } = cardSize
const middle = 0.3
const gap = 0.14
const slightly = [0.035, -0.05, 0.02]
export const isNarrow = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width / height < 2.6

const furnished = (narrow: boolean) => ({
  shoe: { at: new Vector3(narrow ? 3.3 : 4.6, 0, narrow ? -0.95 : -0.75), turn: -0.7 },
  tray: { at: new Vector3(narrow ? -3.2 : -4.7, 0, narrow ? -1.1 : -0.95), turn: 0.45 },
})
const viewOf = (width: number, [far, near]: readonly [number, number]): View => ({
  look: new Vector3(0, 0, (far + near) / 2),
  ...{ width, depth: near - far },
})

/** Two that play against each other: left and right of the presenter's middle. */
export function pairLayout(
  left: string,
  { cards, across, narrow }: { readonly cards: number; readonly across: boolean; readonly narrow: boolean },
): Layout {
  const side = (id: string) => (id === left ? -1 : 1)
  const inner = narrow ? 0.36 : 0.74
  const upright = across ? 2 : cards
  // Three upright ones on a phone lie over one another.
  const apart = narrow && upright > 2 ? wide * 0.56 : wide + (narrow ? 0.08 : gap)
  const reach = inner + wide + apart * (upright - 1)
  const inOrder = (id: string, i: number) => (side(id) < 0 ? upright - 1 - i : i)
  const near = middle + high / 2
  return {
    ...furnished(narrow),
    view: narrow
      ? viewOf(reach * 2 + 0.2, [middle - high / 2 - 0.2, near + 0.72])
      : viewOf((reach + (across ? high : 0.2) + 2.6) * 2, [middle - high / 2 - 0.1, near + 0.16]),
    slot: (id, i) => {
      if (across && i >= 2)
        return narrow
          ? { x: side(id) * (reach - wide - apart / 2 + wide / 2), z: middle + 0.5, turn: Math.PI / 2 }
          : { x: side(id) * (reach + gap + high / 2), z: middle + (high - wide) / 2, turn: Math.PI / 2 }
      const x = side(id) * (inner + wide / 2 + apart * inOrder(id, i))
      return { x, z: middle, turn: slightly[i] ?? 0 }
    },
    label: (id, count) => {
      if (narrow) return { x: side(id) * (inner + reach) * 0.5, z: near + 0.2 }
      const out = across && count > 2 ? reach + gap + high : reach
      return { x: side(id) * (out + 1.35), z: middle + 0.1 }
    },
  }
}

/** A card in the middle, and two rows that may be long: as closely as they have to be. */
export function rowsLayout(first: string, upper: string, narrow: boolean): Layout {
  const begins = narrow ? -1.5 : -3.1
  const ends = narrow ? 3.6 : 6.4
  const zOf = (id: string) => (id === first ? middle : id === upper ? -0.55 : 1.35)
  const far = -0.55 - high / 2
  const near = 1.35 + high / 2
  return {
    shoe: { at: new Vector3(narrow ? 3.6 : 6.1, 0, -1.6), turn: -0.8 },
    tray: { at: new Vector3(narrow ? -3.4 : -6.6, 0, -0.7), turn: 0.5 },
    view: viewOf(narrow ? 7.9 : 15.4, [far - 0.1, near + 0.06]),
    slot: (id, i, count) => {
      if (id === first) return { x: narrow ? -3 : -4.9, z: middle - 0.1, turn: 0.03 }
      const apart = Math.min(wide * (narrow ? 0.5 : 0.62), (ends - begins - wide) / Math.max(1, count - 1))
      return { x: begins + wide / 2 + apart * i, z: zOf(id), turn: id === upper ? 0.015 : -0.015 }
    },
    label: (id) => {
      if (id === first) return { x: narrow ? -3 : -4.9, z: middle - 0.1 + high / 2 + 0.32 }
      return { x: narrow ? begins + 0.2 : begins - 0.1, z: zOf(id) + high / 2 - 0.28 }
    },
  }
}

/** The dealer's cards at the far side, and one to three hands towards the member. */
export function handLayout(narrow: boolean, hands: readonly string[]): Layout {
  const apart = narrow ? 3.1 : 4.6
  const xOf = (id: string) => {
    const at = hands.indexOf(id)
    return at < 0 ? 0 : (at - (hands.length - 1) / 2) * apart
  }
  const [dealerZ, ownZ] = [-0.45, 1.6]
  return {
    ...furnished(narrow),
    shoe: { at: new Vector3(narrow ? 3.4 : 4.8, 0, -0.9), turn: -0.75 },
    view: viewOf(narrow ? 8.4 : 13, [dealerZ - high / 2, ownZ + high / 2 + 0.1]),
    slot: (id, i, count) => {
      const isTwo = count <= 2
      const step = isTwo ? wide + 0.12 : Math.min(wide * 0.6, 3.4 / count)
      const x = (id === 'dealer' ? 0 : xOf(id)) + (i - (count - 1) / 2) * step
      return { x, z: id === 'dealer' ? dealerZ : ownZ - (isTwo ? 0 : i * 0.06), turn: slightly[i] ?? 0 }
    },
    label: (id, count) => {
      const half = count <= 2 ? wide + 0.06 : ((count - 1) * Math.min(wide * 0.6, 3.4 / count) + wide) / 2
      if (id === 'dealer') return { x: half + (narrow ? 0.55 : 1.2), z: dealerZ + 0.75 }
      if (narrow || hands.length > 1) return { x: xOf(id), z: ownZ + high / 2 - 0.16 }
      return { x: half + 1.2, z: ownZ + 0.5 }
    },
  }
}
