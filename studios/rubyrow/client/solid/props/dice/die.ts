/** A die: a cube with rounded edges, and a skin with its six faces. */
import { type BufferGeometry, Group, Mesh } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { lit, painted } from '../../parts.ts'
import { groundShadow } from '../shared/surface.ts'
import type { Size } from './body.ts'
import type { Face } from './paint.ts'
import type { Pose } from './space.ts'

/** The faces in the order of a box's sides: right, left, above, below, near, far. As `faces.ts` lays them. */
const sides = [3, 4, 1, 6, 2, 5] as const
const cells = 256

/** Each of its sides has its own cell of the skin. */
function roundedCube({ half, round }: Size): BufferGeometry {
  const made = new RoundedBoxGeometry(half * 2, half * 2, half * 2, 4, round)
  const { uv } = made.attributes
  const each = uv.count / sides.length
  for (let i = 0; i < uv.count; i++) {
    const side = Math.floor(i / each)
    uv.setXY(i, ((side % 3) + uv.getX(i)) / 3, ((side < 3 ? 1 : 0) + uv.getY(i)) / 2)
  }
  return made
}

function skinOf(face: Face, more: object = {}) {
  const map = painted(cells * 3, cells * 2, (pen) => {
    for (const [i, number] of sides.entries()) {
      pen.save()
      pen.translate((i % 3) * cells, i < 3 ? 0 : cells)
      pen.beginPath()
      pen.rect(0, 0, cells, cells)
      pen.clip()
      pen.scale(cells / 40, cells / 40)
      face(pen, number)
      pen.restore()
    }
  })
  return lit('#fff', { map, roughness: 0.2, ...more })
}

export interface Dice {
  readonly whole: Group
  readonly all: readonly Mesh[]
  readonly lie: (poses: readonly Pose[]) => void
}

export function makeDice(size: Size, face: Face, more: object = {}): Dice {
  const [shape, skin] = [roundedCube(size), skinOf(face, more)]
  const all = [0, 1, 2].map(() => new Mesh(shape, skin))
  const shadows = all.map(() => groundShadow(size.half * 3.2, size.half * 3.2, 0.62))
  const whole = new Group()
  whole.add(...shadows, ...all)
  for (const [i, die] of all.entries()) {
    die.name = `die-${i}`
    die.castShadow = true
    die.receiveShadow = true
  }
  return {
    ...{ whole, all },
    lie: (poses) => {
      for (const [i, { at, turn }] of poses.entries()) {
        all[i]?.position.set(...at)
        all[i]?.quaternion.set(...turn)
        const shadow = shadows[i]
        if (!shadow) continue
        // The higher it flies, the wider and the fainter.
        const near = 1 / (1 + Math.max(0, at[1] - size.half) * 1.6)
        shadow.position.set(at[0], 0.012, at[2])
        shadow.scale.setScalar(near ** -0.4)
        shadow.visible = near > 0.25
      }
    },
  }
}
