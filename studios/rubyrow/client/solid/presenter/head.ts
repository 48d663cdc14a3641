/** A face with eyes that look somewhere and close now and then. */
import { type Group, type Material, TorusGeometry } from 'three'
import { ball, bent, brass, capsule, clamp, group, lit, mesh, unshaded } from '../parts.ts'
import { makeHair } from './hair.ts'
import type { PresenterLook } from './looks.ts'

export interface Head {
  readonly whole: Group
  /** 0 is open, 1 is closed. */
  readonly blink: (share: number) => void
  /** Where the eyes look, from -1 to 1, besides where the head is turned. */
  readonly glance: (x: number, y: number) => void
}

const skull = (isBroad: boolean) =>
  bent(ball(0.5, 44, 36), (x, y, z) => {
    const chin = Math.max(0, -y / 0.5)
    const by = 1 - (isBroad ? 0.2 : 0.3) * chin ** 1.5
    return [x * by * 0.93, y * 1.13, z * (1 - 0.12 * chin) * 0.95 + (chin > 0.4 ? 0.03 : 0)]
  })

function makeEye(side: number): { readonly eye: Group; readonly iris: Group } {
  const turn = [0, side * 0.26, 0] as const
  const white = mesh(ball(0.094), lit('#fffdf6', { roughness: 0.25 }), [0, 0, 0], turn, [1, 0.9, 0.5])
  const dark = lit('#17100e', { roughness: 0.2 })
  const iris = group(
    unshaded(mesh(ball(0.062), lit('#4a2612', { roughness: 0.15 }), [0, 0, 0], turn, [1, 1.06, 0.5])),
    unshaded(mesh(ball(0.036), dark, [0, 0, 0.024], [0, 0, 0], [1, 1, 0.4])),
    unshaded(
      mesh(
        ball(0.016, 10, 8),
        lit('#ffffff', { emissive: '#ffffff', emissiveIntensity: 0.9 }),
        [-0.022, 0.028, 0.038],
      ),
    ),
  )
  iris.position.set(-side * 0.006, -0.002, 0.032)
  const eye = group(unshaded(white), iris)
  eye.position.set(side * 0.187, 0.02, 0.405)
  return { eye, iris }
}

const features = (
  side: number,
  { skin, hair, isBroad }: { skin: Material; hair: Material; isBroad: boolean },
) => {
  const lash = unshaded(
    mesh(
      new TorusGeometry(0.105, 0.016, 8, 20, Math.PI * 0.8),
      lit('#17100e', { roughness: 0.3 }),
      [side * 0.187, 0.025, 0.425],
      [-0.1, side * 0.32, 0.32],
      [1, 0.86, 1],
    ),
  )
  const blush = unshaded(
    mesh(
      ball(0.09),
      lit('#e88a72', { transparent: true, opacity: 0.22, roughness: 1, depthWrite: false }),
      [side * 0.27, -0.12, 0.345],
      [0, side * 0.6, 0],
      [0.8, 0.5, 0.35],
    ),
  )
  return [
    mesh(ball(0.09), skin, [side * 0.455, -0.03, -0.02], [0, 0, 0], [0.6, 1, 0.8]),
    unshaded(
      mesh(
        capsule(isBroad ? 0.025 : 0.019, 0.14),
        hair,
        [side * 0.19, 0.19, 0.425],
        [0, side * 0.3, Math.PI / 2 - side * 0.14],
      ),
    ),
    ...(isBroad ? [] : [mesh(ball(0.036), brass(), [side * 0.47, -0.17, 0.02])]),
    ...[lash, blush],
  ]
}

export function makeHead(look: PresenterLook): Head {
  const { isBroad } = look
  const skin = lit(look.skin, { roughness: 0.52 })
  const hair = lit(look.hairColor, { roughness: 0.4 })
  const eyes = [-1, 1].map(makeEye)
  const whole = group(
    mesh(skull(isBroad), skin),
    ...[-1, 1].flatMap((side) => features(side, { skin, hair, isBroad })),
    ...eyes.map(({ eye }) => eye),
    mesh(ball(0.055), skin, [0, -0.1, 0.475], [0, 0, 0], [0.8, 0.75, 0.9]),
    unshaded(
      mesh(
        new TorusGeometry(0.105, 0.022, 10, 24, Math.PI * 0.72),
        lit(look.lips, { roughness: 0.35 }),
        [0, -0.17, 0.437],
        [0.3, 0, Math.PI * 1.14],
      ),
    ),
    ...makeHair(look),
  )
  return {
    whole,
    blink: (share) => {
      for (const { eye } of eyes) eye.scale.y = 1 - 0.9 * clamp(share)
    },
    glance: (x, y) => {
      for (const [i, { iris }] of eyes.entries()) {
        const side = i === 0 ? -1 : 1
        iris.position.x = -side * 0.006 + clamp(x, -1, 1) * 0.026
        iris.position.y = -0.002 + clamp(y, -1, 1) * 0.02
      }
    },
  }
}
