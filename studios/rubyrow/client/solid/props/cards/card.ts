/** One card: a thin plate with a face and a back, and where it lies or goes. */
import {
  type BufferGeometry,
  Euler,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  ShapeGeometry,
  type Texture,
  Vector3,
} from 'three'
import { clamp, rounded, smooth } from '../../parts.ts'

export const cardSize = { width: 1.6, height: 2.24, thick: 0.018 }

export interface Pose {
  readonly at: Vector3
  /** How it is turned as it lies, and how far it is turned over: 0 face down, 1 face up. */
  readonly turn: number
  readonly up: number
}

/** A piece of its way; `arc` is how high it is lifted, `flips` from which share on it is turned over. */
export interface Way {
  readonly to: Pose
  readonly ms: number
  readonly arc: number
  readonly flips: number
}

export interface Card {
  readonly whole: Group
  readonly text: string | null
  readonly go: (now: number, way: Way) => void
  /** Where it lies, without a way. */
  readonly lie: (pose: Pose) => void
  /** As it is now; whether it is on its way. */
  readonly step: (now: number) => boolean
  /** 0 as it is, 1 as dark as what lost. */
  readonly dim: (share: number) => void
  readonly goal: () => Pose
  /** What it alone holds; pictures and shapes are everybody's. */
  readonly release: () => void
}

export interface CardShape {
  readonly plate: BufferGeometry
  readonly face: BufferGeometry
}

export function cardShape(): CardShape {
  const face = new ShapeGeometry(rounded(cardSize.width, cardSize.height, 0.11), 8)
  const { position, uv } = face.attributes
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) / cardSize.width + 0.5, position.getY(i) / cardSize.height + 0.5)
  const plate = new ExtrudeGeometry(rounded(cardSize.width, cardSize.height, 0.11), {
    ...{ depth: cardSize.thick, bevelEnabled: false, curveSegments: 8 },
  })
  plate.translate(0, 0, -cardSize.thick / 2)
  return { plate, face }
}

const paper = (map: Texture) => new MeshStandardMaterial({ map, roughness: 0.42 })
const lying = new Quaternion().setFromEuler(new Euler(-Math.PI / 2, 0, 0))
const [upwards, long] = [new Vector3(0, 1, 0), new Vector3(0, 1, 0)]
const [over, around] = [new Quaternion(), new Quaternion()]
const dark = 0.42

export function makeCard(
  text: string | null,
  { shape, front, back }: { readonly shape: CardShape; readonly front: Texture; readonly back: Texture },
): Card {
  const surfaces = [paper(front), paper(back), new MeshStandardMaterial({ color: '#ece5d4', roughness: 0.6 })]
  const [ofFront, ofBack, ofEdge] = surfaces
  const whole = new Group()
  whole.name = text ?? 'back'
  for (const [material, geometry, z, turn] of [
    [ofFront, shape.face, cardSize.thick / 2 + 0.0015, 0],
    [ofBack, shape.face, -cardSize.thick / 2 - 0.0015, Math.PI],
    [ofEdge, shape.plate, 0, 0],
  ] as const) {
    if (!material) continue
    const made = new Mesh(geometry, material)
    made.position.set(0, 0, z)
    made.rotation.set(0, turn, 0)
    made.castShadow = geometry === shape.plate
    made.receiveShadow = true
    whole.add(made)
  }
  let pose: Pose = { at: new Vector3(), turn: 0, up: 0 }
  let going: (Way & { readonly from: Pose; readonly began: number }) | null = null

  const set = ({ at, turn, up }: Pose, lift: number) => {
    whole.position.set(at.x, at.y + lift, at.z)
    around.setFromAxisAngle(upwards, turn)
    over.setFromAxisAngle(long, (1 - up) * Math.PI)
    whole.quaternion.copy(around).multiply(lying).multiply(over)
  }
  return {
    ...{ whole, text },
    goal: () => going?.to ?? pose,
    go: (now, way) => {
      going = { ...way, from: pose, began: now }
    },
    lie: (to) => {
      going = null
      pose = to
      set(pose, 0)
    },
    step: (now) => {
      if (!going) return false
      const { from, to, began, ms, arc, flips } = going
      const share = clamp((now - began) / ms)
      const way = smooth(share / flips)
      const flip = flips < 1 ? smooth((share - flips) / (1 - flips)) : smooth(share)
      pose = {
        at: from.at.clone().lerp(to.at, way),
        turn: from.turn + (to.turn - from.turn) * way,
        up: from.up + (to.up - from.up) * flip,
      }
      const turning = to.up === from.up ? 0 : Math.sin(clamp(pose.up) * Math.PI) * cardSize.width * 0.52
      set(pose, Math.sin(Math.PI * way) * arc + turning)
      if (share < 1) return true
      pose = to
      going = null
      set(pose, 0)
      return false
    },
    release: () => {
      for (const surface of surfaces) surface.dispose()
    },
    dim: (share) => {
      for (const { color } of surfaces) color.setScalar(1 - share * (1 - dark))
    },
  }
}
