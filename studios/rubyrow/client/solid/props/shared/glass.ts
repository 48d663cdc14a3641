/** Glass that costs next to nothing: only what shines on it is drawn, added to what is behind. */
import {
  AdditiveBlending,
  BackSide,
  type BufferGeometry,
  FrontSide,
  Group,
  Mesh,
  MeshMatcapMaterial,
} from 'three'
import { painted } from '../../parts.ts'

/** What a ball of glass shines like in this hall: a lit edge, a long lamp above, a low one beside. */
function shine(isInside: boolean) {
  return painted(256, 256, (pen) => {
    pen.fillStyle = '#000'
    pen.fillRect(0, 0, 256, 256)
    const edge = pen.createRadialGradient(128, 128, 74, 128, 128, 127)
    edge.addColorStop(0, 'rgb(150 190 210 / 0)')
    edge.addColorStop(0.55, 'rgb(170 200 215 / 0.1)')
    edge.addColorStop(0.86, 'rgb(220 235 245 / 0.34)')
    edge.addColorStop(1, 'rgb(255 255 255 / 0.72)')
    pen.fillStyle = edge
    pen.fillRect(0, 0, 256, 256)
    if (isInside) return
    pen.lineCap = 'round'
    pen.filter = 'blur(2px)'
    const lamp = (from: number, until: number, radius: number, width: number, strength: number) => {
      pen.strokeStyle = `rgb(255 248 230 / ${strength})`
      pen.lineWidth = width
      pen.beginPath()
      pen.arc(128, 128, radius, from, until)
      pen.stroke()
    }
    lamp(-2.62, -1.9, 92, 17, 0.85)
    lamp(-2.72, -2.68, 92, 15, 0.7)
    lamp(-1.2, -0.55, 104, 7, 0.4)
    lamp(0.5, 1.1, 100, 9, 0.3)
  })
}

export function glassOf(shape: BufferGeometry): Group {
  const made = new Group()
  for (const side of [BackSide, FrontSide]) {
    const isInside = side === BackSide
    const matcap = shine(isInside)
    const material = new MeshMatcapMaterial({
      ...{ matcap, side, transparent: true, depthWrite: false, blending: AdditiveBlending },
      opacity: isInside ? 0.5 : 1,
    })
    material.addEventListener('dispose', () => matcap.dispose())
    const skin = new Mesh(shape, material)
    skin.renderOrder = isInside ? 2 : 3
    made.add(skin)
  }
  return made
}
