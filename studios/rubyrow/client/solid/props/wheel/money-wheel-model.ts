/** The money wheel: an upright disc of sectors with pegs, a frame of bulbs around it, and a leather ticker above. */
import {
  BoxGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Mesh,
  Object3D,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import { brass, lit, turned } from '../../parts.ts'
import { groundShadow, lacquer, placed, wood } from '../shared/surface.ts'
import { type Segment, wheelFace } from './money-wheel-face.ts'

export const radius = 2.3
/** How high its middle is above the cloth. */
export const middle = 2.95
const bulbs = 54
const whole = Math.PI * 2

export interface MoneyWheel {
  readonly whole: Group
  /** Turns about its own axis, which looks at the member. */
  readonly disc: Group
  readonly ticker: Group
  /** `share` of a turn that the light has gone; `all` lights all of them. */
  readonly chase: (share: number, all: number) => void
}

/** So many of a thing around the middle, half a step on from the first sector's middle. */
function around(
  made: InstancedMesh,
  at: { readonly radius: number; readonly near: number; readonly first: number },
) {
  const one = new Object3D()
  for (let i = 0; i < made.count; i++) {
    const angle = at.first + (i / made.count) * whole
    one.position.set(Math.sin(angle) * at.radius, Math.cos(angle) * at.radius, at.near)
    one.rotation.set(Math.PI / 2, 0, 0)
    one.updateMatrix()
    made.setMatrixAt(i, one.matrix)
  }
  made.castShadow = true
  return made
}

const upright = (thing: Mesh, near: number) => placed(thing, [0, 0, near], [Math.PI / 2, 0, 0])

function makeDisc(segments: readonly Segment[]): Group {
  const made = new Group()
  const front = new Mesh(
    new CircleGeometry(radius, 108),
    lit('#fff', { map: wheelFace(segments), roughness: 0.34 }),
  )
  const hub = turned([
    [0.52, 0],
    [0.5, 0.1],
    [0.36, 0.15],
    [0.3, 0.26],
    [0.2, 0.3],
    [0.14, 0.4],
    [0, 0.43],
  ])
  made.add(
    upright(new Mesh(new CylinderGeometry(radius + 0.02, radius + 0.02, 0.2, 108), wood('#4a1c0c')), -0.1),
    placed(front, [0, 0, 0.012]),
    placed(new Mesh(new TorusGeometry(radius, 0.05, 12, 108), brass()), [0, 0, 0.01]),
    placed(new Mesh(new TorusGeometry(radius * 0.5, 0.03, 10, 96), brass()), [0, 0, 0.02]),
    upright(new Mesh(hub, brass()), 0.01),
    around(new InstancedMesh(new CylinderGeometry(0.028, 0.028, 0.2, 10), brass(), segments.length), {
      radius: radius * 0.975,
      near: 0.1,
      first: whole / segments.length / 2,
    }),
  )
  return made
}

function makeFrame(): { readonly parts: readonly Object3D[]; readonly chase: MoneyWheel['chase'] } {
  const ring = turned(
    [
      [radius + 0.08, -0.2],
      [radius + 0.5, -0.2],
      [radius + 0.54, -0.06],
      [radius + 0.46, 0.08],
      [radius + 0.14, 0.08],
      [radius + 0.08, 0],
      [radius + 0.08, -0.2],
    ],
    108,
  )
  const lamps = around(
    new InstancedMesh(
      new SphereGeometry(0.07, 14, 10),
      lit('#ffe9b0', { emissive: '#ffc04d', emissiveIntensity: 0.9, roughness: 0.3 }),
      bulbs,
    ),
    { radius: radius + 0.3, near: 0.12, first: 0 },
  )
  lamps.castShadow = false
  const colours = Array.from({ length: 9 }, (_, i) =>
    new Color('#ffe9b0').multiplyScalar(0.3 + (i / 8) ** 2 * 1.9),
  )
  return {
    parts: [
      upright(new Mesh(ring, lacquer('#7c1236')), 0),
      ...[radius + 0.1, radius + 0.52].map((at) =>
        placed(new Mesh(new TorusGeometry(at, 0.032, 10, 108), brass()), [
          0,
          0,
          at > radius + 0.3 ? -0.02 : 0.08,
        ]),
      ),
      lamps,
    ],
    chase: (share, all) => {
      for (let i = 0; i < bulbs; i++) {
        const behind = ((((share - i / bulbs) * 3) % 1) + 1) % 1
        const glow = Math.max(all, 1 - behind * 1.6, 0.12)
        const colour = colours[Math.min(8, Math.round(glow * 8))]
        if (colour) lamps.setColorAt(i, colour)
      }
      if (lamps.instanceColor) lamps.instanceColor.needsUpdate = true
    },
  }
}

function makeTicker(): Group {
  const ticker = new Group()
  const leaf = new Mesh(new BoxGeometry(0.22, 0.5, 0.06), lit('#c87a2a', { roughness: 0.6 }))
  const tip = new Mesh(new CylinderGeometry(0.11, 0.014, 0.24, 12), brass())
  ticker.add(placed(leaf, [0, -0.24, 0]), placed(tip, [0, -0.56, 0]))
  ticker.add(upright(new Mesh(new CylinderGeometry(0.13, 0.13, 0.16, 24), brass()), 0.02))
  ticker.position.set(0, radius + 0.5, 0.2)
  return ticker
}

function makeStand(): readonly Object3D[] {
  const shell = lacquer('#5a0f30')
  const post = new BoxGeometry(0.34, middle + 0.1, 0.3)
  const base = turned([
    [1.75, 0],
    [1.8, 0.06],
    [1.74, 0.2],
    [1.5, 0.26],
    [0, 0.26],
  ])
  return [
    groundShadow(5, 3.6, 0.6),
    ...[-1, 1].map((side) =>
      placed(new Mesh(post, shell), [side * 0.62, middle / 2, -0.42], [0, 0, side * 0.16]),
    ),
    placed(new Mesh(base, shell), [0, 0, -0.3]),
    placed(new Mesh(new TorusGeometry(1.77, 0.03, 10, 72), brass()), [0, 0.1, -0.3], [Math.PI / 2, 0, 0]),
    placed(
      new Mesh(new CylinderGeometry(0.16, 0.16, 0.5, 24), brass()),
      [0, middle, -0.3],
      [Math.PI / 2, 0, 0],
    ),
  ]
}

export function makeMoneyWheel(segments: readonly Segment[]): MoneyWheel {
  const [all, turning, disc] = [new Group(), new Group(), makeDisc(segments)]
  const { parts, chase } = makeFrame()
  disc.name = 'disc'
  const ticker = makeTicker()
  turning.add(...parts, disc, ticker)
  turning.position.y = middle
  all.add(...makeStand(), turning)
  chase(0, 0)
  return { whole: all, disc, ticker, chase }
}
