/** The colour game's slope: a box that holds the cubes, a ramp of lacquer with rails of brass, and a tray of cloth. */
import { BoxGeometry, Group, Mesh } from 'three'
import { brass, lit, painted } from '../../parts.ts'
import { groundShadow, lacquer, placed, wood } from '../shared/surface.ts'
import { tray } from './ways.ts'

/** How high the tray's ground is above the cloth. */
export const trayTop = 0.2

export interface Slope {
  readonly whole: Group
  /** The box at the head of the slope, and its flap, hung at the upper edge. */
  readonly box: Group
  readonly flap: Group
}

const fall = Math.asin(tray.steep)
const rampLong = 2.95
const { wide, front, foot } = tray
const [wall, high] = [0.16, 0.62]

function felt(ground: string) {
  return painted(512, 512, (pen) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, 512, 512)
    pen.strokeStyle = 'rgb(255 214 120 / 70%)'
    pen.lineWidth = 5
    pen.strokeRect(26, 26, 460, 460)
    pen.lineWidth = 2
    pen.strokeRect(38, 38, 436, 436)
  })
}

/** Dark lacquer down the ramp, with a column of inlaid diamonds in each of the six colours. */
function inlays(inks: readonly string[]) {
  return painted(768, 640, (pen) => {
    pen.fillStyle = '#22082e'
    pen.fillRect(0, 0, 768, 640)
    const each = 768 / inks.length
    for (const [i, ink] of inks.entries())
      for (let row = 0; row < 5; row++) {
        const [x, y] = [(i + 0.5) * each, (row + 0.5) * 128]
        for (const [by, fill] of [
          [1, '#e9b64c'],
          [0.9, `color-mix(in srgb, ${ink}, #12001c 34%)`],
          [0.5, `color-mix(in srgb, ${ink}, #12001c 62%)`],
        ] as const) {
          pen.fillStyle = fill
          pen.beginPath()
          pen.moveTo(x, y - 62 * by)
          pen.lineTo(x + each * 0.47 * by, y)
          pen.lineTo(x, y + 62 * by)
          pen.lineTo(x - each * 0.47 * by, y)
          pen.fill()
        }
      }
  })
}

const block = (x: number, y: number, z: number) => new BoxGeometry(x, y, z)

function makeTray(): readonly Mesh[] {
  const rim = wood('#5a1f3f')
  const deep = front - foot
  const middle = (front + foot) / 2
  const ground = new Mesh(
    block(wide * 2, trayTop, deep),
    lit('#fff', { map: felt('#31266e'), roughness: 0.9 }),
  )
  const bar = (x: number, z: number, at: readonly [number, number]) => [
    placed(new Mesh(block(x, high, z), rim), [at[0], high / 2, at[1]]),
    placed(new Mesh(block(x + 0.03, 0.05, z + 0.03), brass()), [at[0], high + 0.02, at[1]]),
  ]
  return [
    placed(ground, [0, trayTop / 2, middle]),
    // Low, so that what lies behind it is seen.
    placed(new Mesh(block(wide * 2 + wall * 2, 0.34, wall), rim), [0, 0.17, front + wall / 2]),
    placed(new Mesh(block(wide * 2 + wall * 2, 0.05, wall + 0.03), brass()), [0, 0.36, front + wall / 2]),
    ...[-1, 1].flatMap((side) => bar(wall, deep + 0.1, [side * (wide + wall / 2), middle])),
  ]
}

function makeRamp(inks: readonly string[]): Group {
  const ramp = new Group()
  const top = new Mesh(block(wide * 2, 0.12, rampLong), lit('#d8d8d8', { map: inlays(inks), roughness: 0.9 }))
  ramp.add(placed(top, [0, -0.06, -rampLong / 2]))
  for (const side of [-1, 1]) {
    ramp.add(
      placed(new Mesh(block(wall, 0.5, rampLong), lacquer('#4a1436')), [
        side * (wide + wall / 2),
        0.08,
        -rampLong / 2,
      ]),
      placed(new Mesh(block(wall + 0.03, 0.05, rampLong), brass()), [
        side * (wide + wall / 2),
        0.35,
        -rampLong / 2,
      ]),
    )
  }
  ramp.position.set(0, trayTop, foot)
  ramp.rotation.x = fall
  return ramp
}

export function makeSlope(inks: readonly string[]): Slope {
  const whole = new Group()
  const box = new Group()
  const flap = new Group()
  const shell = lacquer('#6b1a4c')
  const [deep, tall] = [1.15, 1.12]
  const sides = wide * 2 + wall * 2
  box.add(
    placed(new Mesh(block(sides, tall, 0.12), shell), [0, tall / 2, -deep / 2]),
    ...[-1, 1].map((side) =>
      placed(new Mesh(block(wall, tall, deep), shell), [side * (wide + wall / 2), tall / 2, 0]),
    ),
    placed(
      new Mesh(
        block(sides + 0.04, 0.08, deep + 0.14),
        lit('#fff', { map: felt('#6b1a4c'), roughness: 0.24 }),
      ),
      [0, tall + 0.1, 0],
    ),
    ...[-1, 1].flatMap((side) => [
      placed(new Mesh(block(sides + 0.1, 0.06, 0.06), brass()), [0, tall + 0.13, (side * (deep + 0.14)) / 2]),
      placed(new Mesh(block(0.06, 0.06, deep + 0.2), brass()), [side * (sides / 2 + 0.02), tall + 0.13, 0]),
    ]),
  )
  const door = new Mesh(
    block(wide * 2 + 0.02, tall - 0.1, 0.1),
    lit('#fff', { map: felt('#7d1f57'), roughness: 0.3 }),
  )
  flap.add(placed(door, [0, -(tall - 0.1) / 2, 0]))
  const knob = placed(new Mesh(block(0.5, 0.12, 0.14), brass()), [0, -tall + 0.32, 0.09])
  flap.add(knob)
  flap.position.set(0, tall - 0.04, deep / 2 - 0.02)
  box.add(flap)
  const up = Math.sin(fall) * rampLong
  box.position.set(0, trayTop + up - 0.16, foot - Math.cos(fall) * rampLong + 0.42)
  const legs = [-1, 1].map((side) =>
    placed(new Mesh(block(wall, up + 0.3, 0.5), wood('#3a1230')), [
      side * (wide + wall / 2),
      (up + 0.3) / 2,
      box.position.z,
    ]),
  )
  whole.add(groundShadow(6.4, 7, 0.6), ...makeTray(), makeRamp(inks), ...legs, box)
  return { whole, box, flap }
}
