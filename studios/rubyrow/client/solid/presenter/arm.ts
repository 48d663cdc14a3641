/** An arm of two bones with a hand: it reaches for a point, and its elbow stays outside and below. */
import { type Group, type Material, type Mesh, type Object3D, TorusGeometry, Vector3 } from 'three'
import { ball, brass, capsule, group, mesh } from '../parts.ts'

const upper = 1.22
const lower = 1.22
/** From the wrist to the middle of the fingers. */
const handLong = 0.46
const up = new Vector3(0, 1, 0)
const forward = new Vector3(0, 0, 1)

/** Where the elbow is when the wrist is as near to where it is to be as the arm reaches. */
export function bend(
  shoulder: Vector3,
  wanted: Vector3,
  pole: Vector3,
): { readonly elbow: Vector3; readonly wrist: Vector3 } {
  const way = wanted.clone().sub(shoulder)
  const far = Math.min(Math.max(way.length(), 0.5), upper + lower - 0.02)
  way.normalize()
  const along = (upper ** 2 - lower ** 2 + far ** 2) / (2 * far)
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2))
  const out = pole.clone().addScaledVector(way, -pole.dot(way)).normalize()
  return {
    elbow: shoulder.clone().addScaledVector(way, along).addScaledVector(out, aside),
    wrist: shoulder.clone().addScaledVector(way, far),
  }
}

/** The way along the table. */
const flat = (to: Vector3, from: Vector3) => new Vector3(to.x - from.x, 0, to.z - from.z).normalize()

export interface Arm {
  readonly whole: Group
  readonly reach: (shoulder: Vector3, point: Vector3) => void
}

function makeHand(skin: Material, side: number): Group {
  const finger = (i: number) => {
    const x = (i - 1.5) * 0.105
    const long = [0.2, 0.25, 0.23, 0.16][i] ?? 0.2
    return mesh(
      capsule(0.058, long),
      skin,
      [x, -0.02, 0.46 + long / 2 - 0.04],
      [Math.PI / 2 + 0.26, 0, -x * 0.5],
    )
  }
  return group(
    mesh(ball(0.23), skin, [0, 0, 0.24], [0, 0, 0], [1, 0.52, 1.18]),
    ...[0, 1, 2, 3].map(finger),
    mesh(capsule(0.066, 0.2), skin, [-side * 0.23, -0.02, 0.3], [Math.PI / 2, 0, side * 0.7]),
  )
}

const between = (bone: Object3D, from: Vector3, to: Vector3) => {
  const way = to.clone().sub(from)
  bone.position.copy(from).addScaledVector(way, 0.5)
  bone.quaternion.setFromUnitVectors(up, way.normalize())
}

export function makeArm(
  side: number,
  { skin, sleeve }: { readonly skin: Material; readonly sleeve: Material },
): Arm {
  const bones: readonly Mesh[] = [
    mesh(capsule(0.25, upper - 0.2), sleeve),
    mesh(capsule(0.205, lower - 0.34), sleeve),
  ]
  const joint = mesh(ball(0.235), sleeve)
  const cuff = mesh(new TorusGeometry(0.19, 0.05, 10, 24), brass())
  const hand = makeHand(skin, side)
  const whole = group(...bones, joint, cuff, hand)
  const pole = new Vector3(side * 0.9, -0.35, -0.5)
  return {
    whole,
    reach: (shoulder, point) => {
      // The hand lies flat before the wrist, the more so the further away it is.
      const before = flat(point, shoulder).multiplyScalar(handLong)
      const { elbow, wrist } = bend(
        shoulder,
        point
          .clone()
          .sub(before)
          .add(new Vector3(0, 0.16, 0)),
        pole,
      )
      const [first, second] = bones
      if (first) between(first, shoulder, elbow)
      if (second) between(second, elbow, wrist.clone().lerp(elbow, 0.1))
      joint.position.copy(elbow)
      const way = wrist.clone().sub(elbow).normalize()
      cuff.position.copy(wrist).addScaledVector(way, -0.12)
      cuff.quaternion.setFromUnitVectors(forward, way)
      hand.position.copy(wrist).addScaledVector(way, -0.05)
      hand.quaternion.setFromUnitVectors(forward, point.clone().sub(wrist).normalize())
    },
  }
}
