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
  /** How large cards are; 1 where they are few. */
  readonly size: number
  readonly slot: (side: string, i: number, count: number) => Slot
  /** Where the name with its total is; `count` cards lie there. */
  readonly label: (side: string, count: number) => { readonly x: number; readonly z: number }
  /** Where cards will lie, drawn on the cloth. */
  readonly places: readonly Slot[]
  readonly shoe: Spot
  readonly tray: Spot
}

const { width: wide, height: high } = cardSize
/** On a desk cards are as large as players near the wall still read them. */
const large = 1.3
const middle = 0.3
const gap = 0.14
const slightly = [0.035, -0.05, 0.02]
export const isNarrow = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width / height < 2.6

const furnished = (narrow: boolean) => ({
  shoe: {
    at: new Vector3(narrow ? 3.5 : 5.8, 0, narrow ? -1.3 : -0.8),
    turn: -0.75,
    size: narrow ? 0.48 : 0.62,
  },
  tray: {
    at: new Vector3(narrow ? -3.6 : -5.8, 0, narrow ? -1.3 : -0.75),
    turn: 0.5,
    size: narrow ? 0.36 : 0.5,
  },
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
  const size = narrow ? 1 : large
  const [wide, high] = [cardSize.width * size, cardSize.height * size]
  const inner = narrow ? 0.36 : 0.6
  const upright = across ? 2 : cards
  // Three upright ones lie over one another, beside the shoe.
  const apart = upright > 2 ? wide * (narrow ? 0.56 : 0.64) : wide + (narrow ? 0.08 : gap)
  const reach = inner + wide + apart * (upright - 1)
  const near = middle + high / 2
  const upAt = (id: number, i: number) => id * (inner + wide / 2 + apart * (id < 0 ? upright - 1 - i : i))
  return {
    ...furnished(narrow),
    size,
    places: [-1, 1].flatMap((id) =>
      Array.from({ length: upright }, (_, i) => ({ x: upAt(id, i), z: middle, turn: 0 })),
    ),
    view: narrow
      ? viewOf(reach * 2 + 0.2, [middle - high / 2 - 0.2, near + 0.72])
      : viewOf((reach + (across ? high : 0.2) + 2.6) * 2, [middle - high / 2 - 0.1, near + 0.16]),
    slot: (id, i) => {
      if (across && i >= 2)
        return narrow
          ? { x: side(id) * (reach - wide - apart / 2 + wide / 2), z: middle + 0.5, turn: Math.PI / 2 }
          : { x: side(id) * (reach + gap + high / 2), z: middle + (high - wide) / 2, turn: Math.PI / 2 }
      return { x: upAt(side(id), i), z: middle, turn: slightly[i] ?? 0 }
    },
    label: (id, count) => {
      if (narrow) return { x: side(id) * (inner + reach) * 0.5, z: near + 0.2 }
      const out = across && count > 2 ? reach + gap + high : reach
      return { x: side(id) * (out + 1.35), z: middle + 0.1 }
    },
  }
}

/** A card beside, and two rows that may be long: as closely as they have to be. */
export function rowsLayout(first: string, upper: string, narrow: boolean): Layout {
  const [begins, ends] = narrow ? [-1.75, 3.7] : [-2.2, 6.6]
  // Two rows of whole cards would be deeper than a low room.
  const size = 0.84
  const [upperZ, lowerZ] = [-0.3, 1.62]
  const [across, down] = [wide * size, high * size]
  const alone = { x: narrow ? -2.95 : -4.9, z: 0.6 }
  const zOf = (id: string) => (id === upper ? upperZ : lowerZ)
  return {
    size,
    shoe: {
      at: new Vector3(narrow ? 3.5 : 6, 0, narrow ? -1.35 : -0.75),
      turn: -0.85,
      size: narrow ? 0.44 : 0.6,
    },
    tray: {
      at: new Vector3(narrow ? -3.5 : -6.4, 0, narrow ? -1.2 : -0.5),
      turn: 0.5,
      size: narrow ? 0.38 : 0.5,
    },
    places: [alone, ...[upperZ, lowerZ].map((z) => ({ x: begins + across / 2, z }))].map((at) => ({
      ...at,
      turn: 0,
    })),
    view: viewOf(narrow ? 7.9 : 15.4, [upperZ - down / 2, lowerZ + down / 2 + 0.06]),
    slot: (id, i, count) => {
      if (id === first) return { ...alone, turn: 0.03 }
      const apart = Math.min(
        across * (narrow ? 0.5 : 0.62),
        (ends - begins - across) / Math.max(1, count - 1),
      )
      return { x: begins + across / 2 + apart * i, z: zOf(id), turn: id === upper ? 0.015 : -0.015 }
    },
    label: (id) => {
      // On a desk beside it, at its far side: in a low room the names of the rows reach as far as the card.
      if (id === first)
        return narrow
          ? { x: alone.x, z: alone.z + down / 2 }
          : { x: alone.x - across / 2 - 1.1, z: alone.z + 0.2 }
      return narrow ? { x: begins + 0.35, z: zOf(id) + 0.5 } : { x: begins - 0.85, z: zOf(id) + 0.2 }
    },
  }
}

/** Cards of size 1 that lie over one another as soon as they are more than two. */
const stepOf = (count: number) => (count <= 2 ? wide + 0.12 : Math.min(wide * 0.62, 3.5 / count))

const spot = (x: number, z: number, turn: number, size: number): Spot => ({
  at: new Vector3(x, 0, z),
  turn,
  size,
})
const besideDealer = { tray: spot(-3.4, -1.2, 0.5, 0.4), shoe: spot(3.4, -0.9, -0.8, 0.5) }
const besideTwo = { tray: spot(-7.6, 0.1, 0.5, 0.5), shoe: spot(7.5, 0, -0.8, 0.6) }
const besideThree = { tray: spot(-8, 0.8, 0.6, 0.42), shoe: spot(8, 0.6, -0.9, 0.46) }

/** The dealer's cards and one to three hands: on a desk in one row, on a phone the dealer's behind them. */
export function handLayout(narrow: boolean, hands: readonly string[]): Layout {
  const columns = narrow ? hands : ['dealer', ...hands]
  const size = narrow ? 1 : columns.length > 2 ? 1.1 : large
  const apart = narrow ? 3.6 : columns.length > 2 ? 4.8 : 7
  const high = cardSize.height * size
  const xOf = (id: string) => {
    const at = columns.indexOf(id)
    return at < 0 ? 0 : (at - (columns.length - 1) / 2) * apart
  }
  const [dealerZ, ownZ] = narrow ? [-0.15, 2] : [middle, middle]
  const zOf = (id: string) => (id === 'dealer' ? dealerZ : ownZ)
  const half = (count: number) => (((count - 1) * stepOf(count) + wide) * size) / 2
  return {
    size,
    ...(narrow ? besideDealer : columns.length > 2 ? besideThree : besideTwo),
    places: ['dealer', ...hands].flatMap((id) =>
      [-1, 1].map((side) => ({ x: xOf(id) + (side * (wide + 0.12) * size) / 2, z: zOf(id), turn: 0 })),
    ),
    view: viewOf(narrow ? 7.6 : 17, [dealerZ - high / 2, ownZ + high / 2 + (narrow ? 0.1 : 0.3)]),
    slot: (id, i, count) => ({
      x: xOf(id) + (i - (count - 1) / 2) * stepOf(count) * size,
      z: zOf(id),
      turn: slightly[i] ?? 0,
    }),
    label: (id, count) =>
      narrow && id === 'dealer'
        ? { x: half(count) + 0.95, z: dealerZ - 0.1 }
        : { x: xOf(id), z: zOf(id) + high / 2 - (narrow ? 0.1 : 0) },
  }
}
