/** How the ball falls: a pure course from the hopper to the bucket that the round fell into. */
import { isLarge } from '@jackfruit/game-page/celebrate/suspense'
import type { Shown } from './shown.ts'

/** Of the picture: the side of a square between two pins. */
export const unit = 40

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the ball is in the middle of a bucket, in a picture `rows + 2` units wide. */
export const overBucket = (bucket: number, rows: number): Spot => ({
  x: (bucket + 1) * unit,
  y: (rows + 1.42) * unit,
})

/** Just above the pin that it meets in a row, after so many turns to the right. */
const overPin = (row: number, rights: number, rows: number): Spot => ({
  x: ((rows + 2) / 2 + rights - row / 2) * unit,
  y: (row + 1) * unit - unit * 0.36,
})

/** Everywhere it touches: the hopper, a pin in each row, its bucket. */
export function touches({ path, rows }: Pick<Shown, 'path' | 'rows'>): readonly Spot[] {
  let rights = 0
  const pins = path.map((turn, row) => {
    const spot = overPin(row, rights, rows)
    rights += turn
    return spot
  })
  return [{ x: ((rows + 2) / 2) * unit, y: -0.35 * unit }, ...pins, overBucket(rights, rows)]
}

/** How high it leaps from a pin before it falls on. */
const leap = unit * 0.34

/** Between two touches: level in time across, and thrown up and pulled down. The last call, with 1, is the bucket itself. */
export function placeAt(spots: readonly Spot[], share: number): Spot & { readonly touched: number } {
  const hops = spots.length - 1
  const along = Math.min(hops, Math.max(0, share * hops))
  const touched = Math.min(hops - 1, Math.floor(along))
  const within = along - touched
  const [from, to] = [spots[touched], spots[touched + 1]]
  if (!from || !to) return { x: 0, y: 0, touched: 0 }
  const up = touched === 0 ? 0 : leap * 4 * within * (1 - within)
  const weight = within * (0.45 + 0.55 * within)
  return {
    x: from.x + (to.x - from.x) * within,
    y: from.y + (to.y - from.y) * weight - up,
    touched: share >= 1 ? hops : touched,
  }
}

/** How long the ball balances on its last pin, in hops, where something large hangs on which way it falls. */
export const balanceHops = 9

/** Where on its way the ball is, from 0 to 1, at a share of its time: on the last pin it may stay a while. */
export function paced(share: number, hops: number, isOpen: boolean): number {
  if (!isOpen) return share
  const at = share * (hops + balanceHops)
  if (at <= hops - 1) return at / hops
  if (at <= hops - 1 + balanceHops) return (hops - 1) / hops
  return Math.min(1, (at - balanceHops) / hops)
}

/** Whether it balances now. */
export const isBalancing = (share: number, hops: number, isOpen: boolean): boolean => {
  const at = share * (hops + balanceHops)
  return isOpen && at > hops - 1 && at < hops - 1 + balanceHops
}

/** Whether the last pin decides about something large: where it lies is told by all turns but the last. */
export function isLastOpen(path: readonly number[], worths: readonly number[]): boolean {
  const rights = path.slice(0, -1).reduce((sum, turn) => sum + turn, 0)
  const [left = 0, right = 0] = [worths[rights], worths[rights + 1]]
  return left !== right && isLarge(Math.max(left, right))
}
