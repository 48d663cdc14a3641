/** Fan tan's table things: beads of jade, a cup of brass, a stick of bamboo, a board for the rows. */
import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Mesh,
  RingGeometry,
  SphereGeometry,
} from 'three'
import { brass, lit, painted, turned } from '../../parts.ts'
import { groundShadow, hoop, lacquer, placed } from '../shared/surface.ts'
import { beadRadius } from './places.ts'

export const mostBeads = 80

export function makeBeads(): InstancedMesh {
  const made = new InstancedMesh(
    new SphereGeometry(beadRadius, 20, 14),
    lit('#f4ecd4', { roughness: 0.16, metalness: 0.05 }),
    mostBeads,
  )
  made.castShadow = true
  made.receiveShadow = true
  made.frustumCulled = false
  made.name = 'beads'
  return made
}

/** Upside down over the heap. */
export function makeCup(): Group {
  const made = new Group()
  const shell = turned([
    [1.5, 0],
    [1.54, 0.05],
    [1.44, 0.14],
    [1.36, 0.5],
    [1.18, 0.86],
    [0.82, 1.1],
    [0.3, 1.2],
    [0, 1.22],
  ])
  const knob = turned(
    [
      [0.3, 1.17],
      [0.16, 1.26],
      [0.1, 1.36],
      [0.2, 1.48],
      [0.22, 1.58],
      [0.12, 1.7],
      [0, 1.73],
    ],
    40,
  )
  made.add(
    placed(new Mesh(shell, lacquer('#7a1020')), [0, 0, 0]),
    placed(new Mesh(knob, brass()), [0, 0, 0]),
    ...[hoop(1.51, 0.045, 0.05), hoop(1.355, 0.022, 0.52), hoop(0.84, 0.022, 1.09)],
  )
  return made
}

export function makeStick(): Group {
  const made = new Group()
  const cane = new CylinderGeometry(0.035, 0.055, 2.9, 14)
  made.add(placed(new Mesh(cane, lit('#d9a856', { roughness: 0.36 })), [0, 0, -1.4], [Math.PI / 2, 0, 0]))
  for (const along of [-0.5, -1.1, -1.7, -2.3]) {
    const knot = placed(new Mesh(new CylinderGeometry(0.06, 0.06, 0.05, 14), lit('#a8752c')), [0, 0, along])
    knot.rotation.x = Math.PI / 2
    made.add(knot)
  }
  made.add(placed(new Mesh(new BoxGeometry(0.56, 0.16, 0.05), brass()), [0, 0, 0.02]))
  return made
}

/** What the heap stands on, around its own middle. */
export function makeMat(): Group {
  const made = new Group()
  const ground = new Mesh(new RingGeometry(0, 1.7, 72), lit('#0b4034', { roughness: 0.8 }))
  made.add(
    groundShadow(4.4, 4.4, 0.5),
    placed(ground, [0, 0.03, 0], [-Math.PI / 2, 0, 0]),
    ...[hoop(1.7, 0.045, 0.02), hoop(1.56, 0.012, 0.032)],
  )
  return made
}

/** Where rows are laid: a board of lacquer with a rim of brass and a groove for each row. */
export function makeBoard([wide, deep]: readonly [number, number]): Group {
  const made = new Group()
  const map = painted(512, 512, (pen) => {
    pen.fillStyle = '#3c0d12'
    pen.fillRect(0, 0, 512, 512)
    for (let i = 0; i < 10; i++) {
      pen.fillStyle = i % 2 ? 'rgb(255 210 120 / 9%)' : 'rgb(0 0 0 / 16%)'
      pen.fillRect(0, (i * 512) / 10, 512, 512 / 10)
    }
    pen.fillStyle = 'rgb(255 210 120 / 60%)'
    pen.fillRect(253, 14, 6, 484)
  })
  const rim = (x: number, z: number, at: readonly [number, number]) =>
    placed(new Mesh(new BoxGeometry(x, 0.1, z), brass()), [at[0], 0.05, at[1]])
  made.add(
    groundShadow(wide * 1.35, deep * 1.3, 0.5),
    placed(new Mesh(new BoxGeometry(wide, 0.06, deep), lit('#fff', { map, roughness: 0.3 })), [0, 0, 0]),
    ...[-1, 1].flatMap((side) => [
      rim(wide + 0.1, 0.06, [0, (side * deep) / 2]),
      rim(0.06, deep + 0.1, [(side * wide) / 2, 0]),
    ]),
  )
  return made
}
