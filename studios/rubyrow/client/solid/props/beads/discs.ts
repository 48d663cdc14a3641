/** Xóc đĩa: four discs, red on one side and white on the other, are shaken between plate and bowl. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { CylinderGeometry, Group, Mesh } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { lit, painted } from '../../parts.ts'
import { groundShadow, placed } from '../shared/surface.ts'
import { underBowl } from '../shared/under-bowl.ts'
import { porcelainBlue } from '../shared/ware.ts'

const times = { shakenUntil: 0.55, tilts: [0.57, 0.645], lifts: [0.65, 0.77] } as const
const [wide, thick] = [0.5, 0.1]
const sides = { red: '#cf2233', white: '#fbf6e8' } as const
const places = [
  [-0.62, -0.4, 0.3],
  [0.5, -0.62, 1.9],
  [-0.34, 0.62, 4],
  [0.68, 0.4, 5.2],
] as const

/** One side of a disc: its colour, and a ring and a square hole pressed into it, as of an old coin. */
function side(ground: string, ink: string) {
  return painted(256, 256, (pen) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, 256, 256)
    pen.translate(128, 128)
    pen.strokeStyle = ink
    for (const [radius, width] of [
      [112, 6],
      [96, 2],
    ] as const) {
      pen.lineWidth = width
      pen.beginPath()
      pen.arc(0, 0, radius, 0, Math.PI * 2)
      pen.stroke()
    }
    for (let i = 0; i < 4; i++) {
      pen.rotate(Math.PI / 2)
      pen.lineWidth = 5
      pen.beginPath()
      pen.moveTo(-20, -78)
      pen.quadraticCurveTo(0, -50, 20, -78)
      pen.stroke()
    }
    pen.strokeRect(-26, -26, 52, 52)
  })
}

function makeDiscs(): readonly Mesh[] {
  const shape = new CylinderGeometry(wide, wide, thick, 48)
  const skins = [
    lit('#e2c48a', { roughness: 0.4 }),
    lit('#fff', { map: side(sides.red, 'rgb(255 214 140 / 80%)'), roughness: 0.3 }),
    lit('#fff', { map: side(sides.white, 'rgb(150 110 50 / 62%)'), roughness: 0.3 }),
  ]
  return places.map(() => new Mesh(shape, skins))
}

export function discsProps(parts: SceneParts, read: (outcome: Json) => readonly number[] | null): SolidProps {
  const discs = makeDiscs()
  const things = new Group()
  for (const [i, disc] of discs.entries()) {
    const [x, z, turn] = places[i] ?? [0, 0, 0]
    disc.name = `disc-${i}`
    const shadow = groundShadow(wide * 2.7, wide * 2.7, 0.7)
    shadow.position.set(x, 0.008, z)
    things.add(shadow, placed(disc, [x, thick / 2 + 0.01, z], [0, turn, 0]))
  }
  return underBowl(parts, {
    ...{ read, things, times, glaze: porcelainBlue, inside: '#3f6fb4', knocks: 8 },
    lie: (fallen) => {
      things.visible = fallen !== null
      for (const [i, disc] of discs.entries()) disc.rotation.z = fallen?.[i] === 1 ? 0 : Math.PI
    },
    words: (fallen) => {
      const reds = fallen.filter((each) => each === 1).length
      return `${reds} : ${fallen.length - reds}`
    },
  })
}
