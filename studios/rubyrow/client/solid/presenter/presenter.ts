/** Who deals: breathes, blinks, looks at what is dealt or at the member, and reaches for what is to be moved. */
import { CylinderGeometry, type Group, Object3D, TorusGeometry, Vector3 } from 'three'
import type { Hands } from '../contract.ts'
import { ball, bent, brass, clamp, grain, group, lit, mesh } from '../parts.ts'
import { makeArm } from './arm.ts'
import { makeHead } from './head.ts'
import { type PresenterLook, presenterOf } from './looks.ts'

const size = 1.4
const stands = new Vector3(0, 0.22, -2.95)
const restAt = { left: new Vector3(-0.95, 0.1, -1.45), right: new Vector3(0.95, 0.1, -1.45) }
/** How fast a hand follows what it wants, and the head what it looks at: shares of the way in a second. */
const [handPace, headPace] = [13, 6]
const breathMs = 4_000
const blinkMs = 150

export interface Presenter {
  readonly whole: Group
  /** Whether a hand or the head is on its way. `eye`: where the member looks from. */
  readonly step: (now: number, hands: Hands | null, eye: Vector3) => boolean
}

function makeBody({ skin, jacket, isBroad }: PresenterLook) {
  const cloth = lit(jacket, { roughness: 0.66 })
  const trim = brass()
  const torso = bent(ball(0.72, 44, 30), (x, y, z) => [
    x * (isBroad ? 1.16 : 1.02) * (y < -0.1 ? 0.9 : 1),
    y * 1.25,
    z * 0.62,
  ])
  const wide = isBroad ? 0.68 : 0.58
  const shoulders = [-1, 1].map((side) => {
    const at = new Object3D()
    at.position.set(side * (wide + 0.06), 0.56, 0.02)
    return at
  })
  const body = group(
    mesh(new CylinderGeometry(0.16, 0.21, 0.42, 24), lit(skin, { roughness: 0.52 }), [0, 0.98, -0.03]),
    mesh(torso, cloth, [0, 0.1, -0.04]),
    mesh(new TorusGeometry(0.225, 0.06, 12, 30), trim, [0, 0.93, 0], [1.42, 0, 0], [1, 0.9, 1]),
    mesh(new CylinderGeometry(0.022, 0.022, 0.9, 10), trim, [0, 0.45, 0.44], [-0.12, 0, 0]),
    ...[0, 1, 2, 3].map((i) => mesh(ball(0.036, 14, 10), trim, [0, 0.72 - 0.2 * i, 0.435 + i * 0.012])),
    ...[-1, 1].map((side) => mesh(ball(0.27), cloth, [side * wide, 0.6, -0.02])),
    ...shoulders,
  )
  return { body, shoulders, cloth }
}

export function makePresenter(table: string): Presenter {
  const look = presenterOf(table)
  const { body, shoulders, cloth } = makeBody(look)
  const head = makeHead(look)
  head.whole.position.set(0, 0.45, 0)
  head.whole.scale.setScalar(1.12)
  const neck = group(head.whole)
  body.add(neck)
  body.scale.setScalar(size)
  body.position.copy(stands)
  const skin = lit(look.skin, { roughness: 0.52 })
  const arms = [-1, 1].map((side) => makeArm(side, { skin, sleeve: cloth }))
  const whole = group(body, ...arms.map((arm) => arm.whole))
  const at = [restAt.left.clone(), restAt.right.clone()]
  const [shoulder, seen] = [new Vector3(), new Vector3()]
  const next = grain([...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 1))
  let [yaw, pitch, lean, last, blinks] = [0, 0, 0, 0, 0]

  return {
    whole,
    step: (now, hands, eye) => {
      const share = (pace: number) => 1 - Math.exp((-pace * Math.min(60, Math.max(0, now - last))) / 1_000)
      let far = 0
      const wanted = [hands?.left ?? restAt.left, hands?.right ?? restAt.right]
      for (const [i, hand] of at.entries()) {
        const to = wanted[i] ?? hand
        far = Math.max(far, hand.distanceTo(to))
        hand.lerp(to, share(handPace))
      }
      const reached = (at[0]?.x ?? 0) + (at[1]?.x ?? 0)
      lean += (clamp(reached * 0.022, -0.1, 0.1) - lean) * share(headPace)
      const breath = Math.sin((now / breathMs) * Math.PI * 2)
      body.position.set(stands.x + lean * 2, stands.y + breath * 0.012, stands.z)
      body.rotation.set(0.05, lean * 0.8, -lean)

      const to = hands?.looksAt ?? eye
      seen
        .copy(to)
        .sub(body.position)
        .addScaledVector(new Vector3(0, 1, 0), -1.5 * size)
      const flat = Math.hypot(seen.x, seen.z)
      const [turn, nod] = [
        clamp(Math.atan2(seen.x, seen.z), -0.6, 0.6),
        clamp(-Math.atan2(seen.y, flat), -0.3, 0.42),
      ]
      const turning = Math.abs(turn - yaw) + Math.abs(nod - pitch)
      yaw += (turn - yaw) * share(headPace)
      pitch += (nod - pitch) * share(headPace)
      neck.rotation.set(pitch * 0.5, yaw * 0.85, lean * 0.7)
      neck.position.y = 1.05 + breath * 0.006
      head.glance(turn - yaw * 0.85, -nod * 0.9)
      if (now > blinks + blinkMs) blinks = now + 2_600 + next() * 3_400
      head.blink(now > blinks ? 1 - Math.abs(((now - blinks) / blinkMs) * 2 - 1) : 0)

      body.updateMatrixWorld(true)
      for (const [i, arm] of arms.entries()) {
        shoulders[i]?.getWorldPosition(shoulder)
        const hand = at[i]
        if (hand) arm.reach(shoulder, hand)
      }
      last = now
      return far > 0.004 || turning > 0.004
    },
  }
}
