/** The moving parts of the drawn wheel: the rotor lies flat and is tilted by style; knob and ball stand up. */
import { around, blend, brassOf, type Pen, radii, sheet, whole } from './sheet.ts'
import { inks, type WheelParts } from './wheel.ts'

export function drawRotor(parts: WheelParts, size: number): HTMLCanvasElement {
  return sheet({ width: size, height: size, name: 'wheel-flat' }, (pen) => {
    const half = size / 2
    pen.translate(half, half)
    drawPockets(pen, parts, size)
    drawFrets(pen, parts.order.length, size)
    for (const radius of [radii.numbers, radii.frets, radii.cone]) {
      pen.beginPath()
      pen.arc(0, 0, half * radius, 0, whole)
      pen.lineWidth = size * 0.008
      pen.strokeStyle = brassOf(pen, -half, -half, half, half)
      pen.stroke()
    }
    drawCone(pen, half)
  })
}

/** Numbers outside, pockets inside. */
function drawPockets(pen: Pen, { order, toneOf }: WheelParts, size: number): void {
  const half = size / 2
  const step = whole / order.length
  const sector = (from: number, to: number, angle: number) => {
    const [a, b] = [angle - step / 2 - Math.PI / 2, angle + step / 2 - Math.PI / 2]
    pen.beginPath()
    pen.arc(0, 0, half * to, a, b)
    pen.arc(0, 0, half * from, b, a, true)
    pen.closePath()
  }
  for (const [i, number] of order.entries()) {
    pen.fillStyle = inks[toneOf(number)] ?? '#000'
    sector(radii.cone, radii.numbers, i * step)
    pen.fill()
    pen.fillStyle = 'rgb(0 0 0 / 34%)'
    sector(radii.cone, radii.frets, i * step)
    pen.fill()
    pen.save()
    pen.rotate(i * step)
    pen.fillStyle = '#fff'
    pen.font = `740 ${size * 0.037}px "Archivo Variable", sans-serif`
    pen.textAlign = 'center'
    pen.fillText(String(number), 0, -half * 0.618)
    pen.restore()
  }
}

function drawFrets(pen: Pen, count: number, size: number): void {
  const half = size / 2
  around(count, whole / count / 2, (angle) => {
    pen.save()
    pen.rotate(angle)
    pen.fillStyle = brassOf(pen, -size * 0.006, 0, size * 0.006, 0)
    pen.fillRect(-size * 0.0055, -half * radii.frets, size * 0.011, half * (radii.frets - radii.cone))
    pen.fillStyle = 'rgb(255 220 140 / 60%)'
    pen.fillRect(-size * 0.0016, -half * radii.numbers, size * 0.0032, half * (radii.numbers - radii.frets))
    pen.restore()
  })
}

function drawCone(pen: Pen, half: number): void {
  const light = [-half * 0.1, -half * 0.12, half * 0.02] as const
  pen.fillStyle = blend(pen.createRadialGradient(...light, 0, 0, half * radii.cone), [
    [0, '#f0bd78'],
    [0.4, '#c07a34'],
    [0.8, '#8d4a1c'],
    [1, '#5f2b0d'],
  ])
  pen.beginPath()
  pen.arc(0, 0, half * (radii.cone - 0.012), 0, whole)
  pen.fill()
  around(8, 0.2, (angle) => {
    pen.save()
    pen.rotate(angle)
    pen.fillStyle = 'rgb(255 216 128 / 75%)'
    pen.fillRect(-half * 0.009, -half * 0.36, half * 0.018, half * 0.17)
    pen.restore()
  })
  around(4, 0.5, (angle) => {
    pen.save()
    pen.rotate(angle)
    pen.fillStyle = brassOf(pen, -half * 0.02, 0, half * 0.02, 0)
    pen.fillRect(-half * 0.016, -half * 0.19, half * 0.032, half * 0.19)
    pen.beginPath()
    pen.arc(0, -half * 0.195, half * 0.042, 0, whole)
    pen.fill()
    pen.restore()
  })
}

/** From foot to tip, in shares of its height: where each part begins and ends, and its width in shares of the wheel's. */
const knob = [
  [0.62, 0.92, 0.074],
  [0.5, 0.74, 0.046],
  [0.3, 0.62, 0.026],
  [0.2, 0.44, 0.044],
  [0.06, 0.24, 0.022],
] as const

/** The knob in the middle is seen from the front whichever way the wheel turns. */
export function drawKnob(size: number): HTMLCanvasElement {
  const [width, height] = [size * 0.2, size * 0.26]
  return sheet({ width, height, name: 'wheel-knob' }, (pen) => {
    const middle = width / 2
    pen.fillStyle = 'rgb(0 0 0 / 34%)'
    pen.beginPath()
    pen.ellipse(middle + size * 0.014, height * 0.84, size * 0.08, size * 0.036, 0, 0, whole)
    pen.fill()
    for (const [from, to, share] of knob) {
      const wide = size * share
      pen.fillStyle = brassOf(pen, middle - wide, 0, middle + wide, 0)
      pen.beginPath()
      pen.ellipse(middle, (height * (from + to)) / 2, wide, (height * (to - from)) / 2, 0, 0, whole)
      pen.fill()
    }
  })
}

export function drawBall(size: number): HTMLCanvasElement {
  const wide = size * 0.044
  return sheet({ width: wide * 1.5, height: wide * 1.5, name: 'wheel-ball-picture' }, (pen) => {
    const [x, y] = [wide * 0.66, wide * 0.62]
    pen.fillStyle = 'rgb(0 0 0 / 42%)'
    pen.beginPath()
    pen.ellipse(x + wide * 0.16, y + wide * 0.3, wide * 0.5, wide * 0.38, 0, 0, whole)
    pen.fill()
    const light = [x - wide * 0.16, y - wide * 0.18, wide * 0.04] as const
    pen.fillStyle = blend(pen.createRadialGradient(...light, x, y, wide * 0.52), [
      [0, '#fff'],
      [0.5, '#f3efe4'],
      [1, '#a89f8c'],
    ])
    pen.beginPath()
    pen.arc(x, y, wide * 0.5, 0, whole)
    pen.fill()
  })
}
