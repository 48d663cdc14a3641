/** Xóc đĩa: four discs, red on one side and white on the other, are shaken between plate and bowl. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { CylinderGeometry, Group, Mesh } from 'three'
import type { SceneParts } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import { lit, painted } from '../../parts.ts'
import { makeBowlTurn, wareScale } from '../shared/bowl-turn.ts'
import { makeLabel } from '../shared/label.ts'
import { makePlayhead } from '../shared/playhead.ts'
import { groundShadow, placed } from '../shared/surface.ts'
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

const stands = {
  high: { label: [0, 0.2, 2.5], look: [0.35, 0.2, 0.2], width: 5.4, depth: 5.6 },
  low: { label: [-2.9, 0.2, 1.1], look: [0, 0.2, -0.1], width: 6.2, depth: 4.8 },
} as const

export function discsProps(
  { sounds }: SceneParts,
  read: (outcome: Json) => readonly number[] | null,
): SolidProps {
  const whole = new Group()
  const bowl = makeBowlTurn(porcelainBlue, times, '#3f6fb4')
  const discs = makeDiscs()
  const lain = new Group()
  for (const [i, disc] of discs.entries()) {
    const [x, z, turn] = places[i] ?? [0, 0, 0]
    disc.name = `disc-${i}`
    const shadow = groundShadow(wide * 2.7, wide * 2.7, 0.7)
    shadow.position.set(x, 0.008, z)
    lain.add(shadow, placed(disc, [x, thick / 2 + 0.01, z], [0, turn, 0]))
  }
  bowl.plate.add(lain)
  bowl.whole.scale.setScalar(wareScale)
  bowl.whole.position.z = 0.3
  whole.add(bowl.whole)
  const [label, head] = [makeLabel(stands), makePlayhead()]
  let lastsMs = 0
  const lie = (fallen: readonly number[] | null) => {
    lain.visible = fallen !== null
    for (const [i, disc] of discs.entries()) disc.rotation.z = fallen?.[i] === 1 ? 0 : Math.PI
  }
  const tell = (fallen: readonly number[] | null) => {
    const reds = fallen?.filter((each) => each === 1).length ?? 0
    label.tell(fallen ? `${reds} : ${fallen.length - reds}` : null)
  }
  lie(null)
  return {
    whole,
    labels: [label],
    get view() {
      return label.view()
    },
    fit: label.fit,
    open: () => {
      head.stop()
      tell(null)
      bowl.cover()
    },
    closed: (isStill) => {
      lie(null)
      tell(null)
      bowl.cover()
      if (!isStill) bowl.shake()
      sounds.play('land')
    },
    deal: (outcome, course) => {
      const fallen = read(outcome)
      if (!fallen) return
      lastsMs = course.lastsMs
      lie(null)
      tell(null)
      head.start(course)
      for (let knock = 0; knock < 8; knock++)
        course.at(lastsMs * (0.04 + knock * 0.06), (isStill) => {
          if (!isStill) sounds.play('roll', knock % 4)
        })
      course.at(lastsMs * times.shakenUntil, () => lie(fallen))
      course.at(lastsMs * times.lifts[0], (isStill) => {
        if (!isStill) sounds.play('reveal')
      })
      course.at(lastsMs * times.lifts[1], () => tell(fallen))
    },
    show: (outcome) => {
      const fallen = read(outcome)
      if (!fallen) return
      head.stop()
      lie(fallen)
      tell(fallen)
      bowl.uncover()
    },
    step: (now) => {
      const ms = head.at(now)
      return bowl.step(now, ms === null ? null : { ms, lastsMs })
    },
    hands: bowl.hands,
  }
}
