/** Sic bo's machine: a plate of brass on a lacquered foot, under a dome of glass with a knob. */
import { Group, Mesh, RingGeometry, SphereGeometry } from 'three'
import { brass, lit, painted, turned } from '../../parts.ts'
import { glassOf } from '../shared/glass.ts'
import { groundShadow, hoop, lacquer, placed } from '../shared/surface.ts'
import { glass } from './ways.ts'

/** How high the plate is above the cloth. */
export const plateTop = 0.34

export interface Dome {
  readonly whole: Group
  readonly plate: Group
  readonly glass: Group
}

/** Brushed in rings, with the light across it. */
function brushed() {
  const size = 1024
  return painted(size, size, (pen) => {
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, size, size)
    pen.translate(size / 2, size / 2)
    for (let radius = 4; radius < size / 2; radius += 2) {
      const grey = 214 + ((radius * 37) % 41)
      pen.strokeStyle = `rgb(${grey} ${grey} ${grey})`
      pen.lineWidth = 2
      pen.beginPath()
      pen.arc(0, 0, radius, 0, Math.PI * 2)
      pen.stroke()
    }
    pen.strokeStyle = 'rgb(120 60 0 / 55%)'
    pen.lineWidth = 5
    for (const radius of [150, 164, 470]) {
      pen.beginPath()
      pen.arc(0, 0, radius, 0, Math.PI * 2)
      pen.stroke()
    }
    for (let i = 0; i < 24; i++) {
      pen.save()
      pen.rotate((i / 24) * Math.PI * 2)
      pen.beginPath()
      pen.moveTo(0, -440)
      pen.lineTo(9, -415)
      pen.lineTo(0, -390)
      pen.lineTo(-9, -415)
      pen.fillStyle = 'rgb(120 60 0 / 50%)'
      pen.fill()
      pen.restore()
    }
  })
}

export function makeDome(): Dome {
  const [whole, plate, cover] = [new Group(), new Group(), new Group()]
  const foot = turned([
    [2.32, 0],
    [2.4, 0.05],
    [2.38, 0.16],
    [2.24, 0.24],
    [2.2, 0.3],
  ])
  const dish = turned([
    [2.24, plateTop - 0.12],
    [2.26, plateTop + 0.02],
    [2.16, plateTop + 0.06],
    [2.08, plateTop + 0.02],
    [2.04, plateTop],
  ])
  const ground = placed(
    new Mesh(
      new RingGeometry(0, 2.05, 96),
      lit('#f5bb50', { map: brushed(), metalness: 0.72, roughness: 0.34 }),
    ),
    [0, plateTop, 0],
    [-Math.PI / 2, 0, 0],
  )
  plate.add(placed(new Mesh(dish, brass()), [0, 0, 0]), ground)
  whole.add(
    groundShadow(6.4, 6.4, 0.7),
    placed(new Mesh(foot, lacquer('#5a0c14')), [0, 0, 0]),
    ...[hoop(2.385, 0.03, 0.1), hoop(2.22, 0.03, 0.27)],
  )
  const shape = new SphereGeometry(glass + 0.04, 64, 28, 0, Math.PI * 2, 0, Math.PI / 2)
  cover.add(glassOf(shape))
  cover.add(hoop(glass + 0.05, 0.06, 0.02))
  const knob = turned(
    [
      [0.26, glass - 0.02],
      [0.2, glass + 0.09],
      [0.08, glass + 0.13],
      [0.08, glass + 0.2],
      [0.17, glass + 0.3],
      [0.18, glass + 0.4],
      [0.1, glass + 0.5],
      [0, glass + 0.53],
    ],
    40,
  )
  cover.add(placed(new Mesh(knob, brass()), [0, 0, 0]))
  cover.position.y = plateTop
  whole.add(plate, cover)
  return { whole, plate, glass: cover }
}
