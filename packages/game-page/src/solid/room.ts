/** The hall that brass and lacquer mirror: dark, with a few long lamps above it. */
import { BackSide, BoxGeometry, Color, Mesh, MeshBasicMaterial, Scene } from 'three'

interface Lamp {
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number, number]
  readonly glow: number
}

const lamps: readonly Lamp[] = [
  { at: [0, 5.6, -1], size: [7, 0.2, 1.2], glow: 9 },
  { at: [-5.6, 2.6, 1], size: [0.2, 2.4, 5], glow: 4 },
  { at: [5.6, 2.2, -1.5], size: [0.2, 1.8, 4], glow: 2.6 },
  { at: [0, 3, 5.7], size: [6, 1.4, 0.2], glow: 2.2 },
  { at: [0, 1.2, -5.7], size: [8, 0.8, 0.2], glow: 3 },
]

export function makeRoom(): Scene {
  const room = new Scene()
  const walls = new MeshBasicMaterial({ color: new Color('#3a2c22'), side: BackSide })
  const box = new Mesh(new BoxGeometry(12, 12, 12), walls)
  room.add(box)
  for (const { at, size, glow } of lamps) {
    const lamp = new Mesh(
      new BoxGeometry(...size),
      new MeshBasicMaterial({ color: new Color('#fff0d2').multiplyScalar(glow) }),
    )
    lamp.position.set(...at)
    room.add(lamp)
  }
  return room
}
