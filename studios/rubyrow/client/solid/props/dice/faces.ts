/** Where the six faces of a die are, and which lies above. Opposite faces make seven. */
import { dot, type Turn, turned, turnedBy, turnTo, type Vec } from './space.ts'

/** By face, from 1. */
const axes: readonly Vec[] = [
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, -1, 0],
]
const up: Vec = [0, 1, 0]

export const axisOf = (face: number): Vec => axes[face - 1] ?? up

/** The face that lies above, and how upright it lies: 1 is level. */
export function topOf(turn: Turn): { readonly face: number; readonly level: number } {
  const highs = axes.map((axis) => dot(turned(turn, axis), up))
  const level = Math.max(...highs)
  return { face: highs.indexOf(level) + 1, level }
}

/** What a die is turned by, before all its other turns, so that `wanted` lies where `face` would. */
export const relabelled = (face: number, wanted: number): Turn => turnTo(axisOf(wanted), axisOf(face))

/** This turn, made level: the face above lies above exactly. */
export function levelled(turn: Turn): Turn {
  return turnedBy(turnTo(turned(turn, axisOf(topOf(turn).face)), up), turn)
}
