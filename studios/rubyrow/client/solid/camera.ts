/** Where the camera stands, so that what must be seen fills the room that it has, and the presenter looks over it. */
import { type PerspectiveCamera, Vector3 } from 'three'
import type { Room } from '../felt/look.ts'
import type { View } from './contract.ts'
import { clamp } from './parts.ts'

export const fov = 24
/** What of the presenter must be in the hall, over the near edge of the cards. */
const crown = new Vector3(0, 3.6, -2.9)
/** Cards come first: for her head they do not become smaller than this. */
const leastShare = 0.5
const [nearest, farthest] = [7, 70]

/** CSS pixels: a desk that is played over its board, where her head has the middle of the hall for itself. */
const wideFrom = 960
/** A low room is looked into flatly, a high one steeply: cards stay as tall as there is room. */
const pitchOf = ({ width, height }: Room) =>
  clamp(0.98 - 0.13 * (width / height), width > wideFrom ? 0.74 : 0.6, 0.86)

export function aim(
  camera: PerspectiveCamera,
  room: Room,
  { look, width, depth, least = leastShare }: View,
): void {
  const { hall } = room
  const pitch = pitchOf(room)
  camera.aspect = hall.width / hall.height
  camera.clearViewOffset()

  const seen = (point: Vector3) => {
    const { x, y } = point.clone().project(camera)
    return { x: ((x + 1) / 2) * hall.width, y: ((1 - y) / 2) * hall.height }
  }
  const edge = (x: number, z: number) =>
    seen(new Vector3(look.x + (x * width) / 2, look.y, look.z + (z * depth) / 2))
  const stand = (distance: number) => {
    camera.position.set(look.x, look.y + Math.sin(pitch) * distance, look.z + Math.cos(pitch) * distance)
    camera.lookAt(look)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
    const [left, right, far] = [edge(-1, 1), edge(1, 1), edge(0, -1)]
    return { left, right, far, near: left.y, top: seen(crown).y }
  }
  const nearestThat = (fits: (at: ReturnType<typeof stand>) => boolean) => {
    let [low, high] = [nearest, farthest]
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2
      if (fits(stand(middle))) high = middle
      else low = middle
    }
    return high
  }
  const cards = nearestThat(
    ({ left, right, near, far }) => right.x - left.x <= room.width && near - far.y <= room.height,
  )
  const whole = nearestThat(({ near, top }) => near - top <= room.y + room.height - 6)
  const { left, right, near } = stand(Math.min(Math.max(cards, whole), cards / least))
  const x = (left.x + right.x) / 2 - (room.x + room.width / 2)
  const y = near - (room.y + room.height)
  camera.setViewOffset(hall.width, hall.height, x, y, hall.width, hall.height)
  camera.updateMatrixWorld()
}
