/** How dice lie that nobody saw thrown: apart from each other, turned a little, the dealt faces above. */

import type { Size } from './body.ts'
import { chanceOf } from './chance.ts'
import { axisOf } from './faces.ts'
import { type Pose, turnedBy, turnTo, whole } from './space.ts'

const places = [
  [-0.74, 0.32],
  [0.7, 0.4],
  [0.05, -0.7],
] as const

export function lyingDice(faces: readonly number[], { half }: Size): readonly Pose[] {
  const chance = chanceOf(faces.reduce((all, face) => all * 7 + face, 11))
  const spun = chance.from(-0.6, 0.6)
  const [across, along] = [Math.sin(spun), Math.cos(spun)]
  return places.map(([x, z], i) => {
    const yaw = chance.from(-0.8, 0.8)
    const turn = whole([0, Math.sin(yaw / 2), 0, Math.cos(yaw / 2)])
    return {
      at: [x * along + z * across, half, z * along - x * across],
      turn: turnedBy(turn, turnTo(axisOf(faces[i] ?? 1), [0, 1, 0])),
    }
  })
}
