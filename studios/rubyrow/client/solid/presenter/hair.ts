/** Hair of many cuts, around a head whose middle is the origin. */
import { type Material, type Object3D, SphereGeometry, TorusGeometry } from 'three'
import { ball, bent, brass, capsule, lit, mesh } from '../parts.ts'
import type { Hair, PresenterLook } from './looks.ts'

const cap = (material: Material, down: number, size = 0.545) =>
  mesh(
    new SphereGeometry(size, 44, 28, 0, Math.PI * 2, 0, down),
    material,
    [0, 0.05, -0.045],
    [-0.42, 0, 0],
    [0.97, 1.13, 1.02],
  )

const cuts: Readonly<Record<Hair, (hair: Material) => Object3D[]>> = {
  bun: (hair) => [
    cap(hair, 1.56),
    mesh(ball(0.24), hair, [0, 0.56, -0.3]),
    mesh(new TorusGeometry(0.19, 0.03, 8, 24), brass(), [0, 0.47, -0.24], [1.1, 0, 0]),
  ],
  tail: (hair) => [
    cap(hair, 1.56),
    mesh(ball(0.17), hair, [0, 0.42, -0.5]),
    mesh(capsule(0.15, 0.75), hair, [0, -0.1, -0.62], [0.16, 0, 0], [1, 1, 0.8]),
    mesh(new TorusGeometry(0.13, 0.035, 8, 24), brass(), [0, 0.36, -0.52], [0.9, 0, 0]),
  ],
  bob: (hair) => [
    cap(hair, 1.6),
    mesh(
      bent(ball(0.6, 32, 24), (x, y, z) => [x, y * 1.1, z]),
      hair,
      [0, -0.03, -0.25],
      [0, 0, 0],
      [0.97, 1, 0.72],
    ),
  ],
  long: (hair) => [
    cap(hair, 1.58),
    mesh(capsule(0.42, 0.9), hair, [0, -0.5, -0.32], [0, 0, 0], [1.2, 1, 0.55]),
    ...[-1, 1].map((side) =>
      mesh(capsule(0.13, 0.7), hair, [side * 0.46, -0.55, -0.02], [0.05, 0, side * 0.08], [0.9, 1, 0.8]),
    ),
  ],
  short: (hair) => [
    cap(hair, 1.5, 0.54),
    mesh(ball(0.3), hair, [0.1, 0.5, 0.16], [0, 0, -0.3], [1.25, 0.55, 1]),
    mesh(ball(0.2), hair, [-0.24, 0.47, 0.18], [0, 0, 0.5], [1.1, 0.5, 1]),
  ],
  crop: (hair) => [cap(hair, 1.46, 0.535)],
  wrap: (hair) => {
    const cloth = lit('#f3c6d3', { roughness: 0.7 })
    return [
      cap(hair, 1.5, 0.535),
      mesh(new TorusGeometry(0.47, 0.12, 14, 40), cloth, [0, 0.27, -0.04], [1.32, 0, 0], [1, 1.05, 1]),
      mesh(
        new SphereGeometry(0.45, 30, 20, 0, 6.3, 0, 1.5),
        cloth,
        [0, 0.3, -0.04],
        [-0.2, 0, 0],
        [1, 0.75, 1],
      ),
      mesh(capsule(0.09, 0.24), cloth, [0.42, 0.5, 0.05], [0, 0, -0.6], [1, 1, 0.6]),
    ]
  },
}

function flower(color: string): Object3D[] {
  const petal = lit(color, { roughness: 0.5 })
  const heart = lit('#ffd35c', { roughness: 0.5 })
  return Array.from({ length: 7 }, (_, i) => {
    const away = i === 0 ? 0 : 0.085
    const [x, y] = [0.43 + Math.cos(i * 1.05) * away, 0.3 + Math.sin(i * 1.05) * away]
    return mesh(
      ball(i === 0 ? 0.05 : 0.075, 16, 12),
      i === 0 ? heart : petal,
      [x, y, i === 0 ? 0.24 : 0.17],
      [0, 0, 0],
      [1, 1, 0.6],
    )
  })
}

export function makeHair({ hair, hairColor, flower: color }: PresenterLook): Object3D[] {
  const material = lit(hairColor, { roughness: 0.58 })
  return [...cuts[hair](material), ...(color ? flower(color) : [])]
}
