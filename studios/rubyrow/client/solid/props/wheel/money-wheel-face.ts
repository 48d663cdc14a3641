/** What is painted on the money wheel: its sectors with their signs, and a star in the middle. */
import { paintSvg } from '@jackfruit/game-page/solid/paint-svg'
import { painted } from '../../parts.ts'

export interface Segment {
  readonly text: string
  readonly fill: string
  /** Drawn instead of the text, in a box of 40. */
  readonly picture?: () => readonly SVGElement[]
}

const whole = Math.PI * 2

type Pen = CanvasRenderingContext2D

function ringOf(pen: Pen, [from, until]: readonly [number, number], [a, b]: readonly [number, number]) {
  pen.beginPath()
  pen.arc(0, 0, until, a, b)
  pen.arc(0, 0, from, b, a, true)
  pen.closePath()
}

function drawSector(pen: Pen, { text, fill, picture: sign }: Segment, half: number) {
  const size = 1024
  const span = [-Math.PI / 2 - half, -Math.PI / 2 + half] as const
  ringOf(pen, [size * 0.5, size * 0.985], span)
  const light = pen.createRadialGradient(0, 0, size * 0.5, 0, 0, size)
  light.addColorStop(0, `color-mix(in srgb, ${fill}, black 34%)`)
  light.addColorStop(0.6, fill)
  light.addColorStop(1, `color-mix(in srgb, ${fill}, white 14%)`)
  pen.fillStyle = light
  pen.fill()
  pen.strokeStyle = '#f2cf7e'
  pen.lineWidth = 5
  pen.stroke()
  pen.save()
  pen.translate(0, -size * 0.845)
  if (sign) {
    pen.scale(2.5, 2.5)
    pen.translate(-20, -20)
    for (const shape of sign()) paintSvg(pen, shape, { color: '#fff6d2', font: () => '' })
  } else {
    pen.fillStyle = '#fff'
    pen.font = `820 ${text.length > 1 ? 96 : 118}px "Archivo Variable", sans-serif`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.shadowColor = 'rgb(0 0 0 / 60%)'
    pen.shadowBlur = 10
    pen.fillText(text, 0, 6)
  }
  pen.restore()
}

/** Inside the sectors: a star of dark lacquer and gold. */
function drawMiddle(pen: Pen) {
  const size = 1024
  const deep = pen.createRadialGradient(0, 0, 40, 0, 0, size * 0.5)
  deep.addColorStop(0, '#7a2a8a')
  deep.addColorStop(1, '#260a3a')
  pen.fillStyle = deep
  pen.beginPath()
  pen.arc(0, 0, size * 0.5, 0, whole)
  pen.fill()
  for (let i = 0; i < 18; i++) {
    pen.save()
    pen.rotate((i / 18) * whole)
    pen.fillStyle = i % 2 === 0 ? 'rgb(255 205 110 / 78%)' : 'rgb(255 205 110 / 26%)'
    pen.beginPath()
    pen.moveTo(0, -size * (i % 2 === 0 ? 0.475 : 0.42))
    pen.lineTo(34, -size * 0.24)
    pen.lineTo(0, -size * 0.1)
    pen.lineTo(-34, -size * 0.24)
    pen.fill()
    pen.restore()
  }
  pen.strokeStyle = '#e9b64c'
  pen.lineWidth = 14
  pen.beginPath()
  pen.arc(0, 0, size * 0.5, 0, whole)
  pen.stroke()
}

export function wheelFace(segments: readonly Segment[]) {
  return painted(2048, 2048, (pen) => {
    pen.translate(1024, 1024)
    pen.fillStyle = '#3a160a'
    pen.beginPath()
    pen.arc(0, 0, 1024, 0, whole)
    pen.fill()
    const step = whole / segments.length
    for (const [i, segment] of segments.entries()) {
      pen.save()
      pen.rotate(i * step)
      drawSector(pen, segment, step / 2)
      pen.restore()
    }
    drawMiddle(pen)
  })
}
