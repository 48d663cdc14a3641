/** The bowl of the drawn wheel: it stands still, so it is drawn as it is seen from the seat. */
import { deflectors } from './path.ts'
import { around, blend, brassOf, type Pen, radii, type Stops, sheet, whole } from './sheet.ts'
import { flatness } from './wheel.ts'

const lacquer = {
  side: [
    [0, '#2a0f05'],
    [0.3, '#7a3a18'],
    [0.55, '#5a260e'],
    [1, '#1c0a03'],
  ],
  rim: [
    [0, '#a9602c'],
    [0.4, '#7a3c18'],
    [0.75, '#521f0b'],
    [1, '#7f421c'],
  ],
  track: [
    [0, '#3a1506'],
    [0.35, '#8d4a20'],
    [0.75, '#b3672e'],
    [1, '#4f2009'],
  ],
  light: [
    [0, 'rgb(255 244 214 / 90%)'],
    [0.55, 'rgb(0 0 0 / 30%)'],
    [1, 'rgb(255 244 214 / 45%)'],
  ],
} as const satisfies Record<string, Stops>

const bulbs = { count: 48, radius: 0.972, size: 0.016 }
const stones = { radius: 0.8, long: 0.026, wide: 0.009 }

export function drawBowl(size: number): HTMLCanvasElement {
  const thick = size * 0.075
  const height = size * flatness + thick
  return sheet({ width: size, height, name: 'wheel-bowl' }, (pen) => {
    const half = size / 2
    const middle = half * flatness
    const at = (angle: number, radius: number) =>
      [half + Math.sin(angle) * half * radius, middle - Math.cos(angle) * half * radius * flatness] as const
    drawWood(pen, { size, thick, height })
    around(bulbs.count, 0, (angle) => drawBulb(pen, at(angle, bulbs.radius), size * bulbs.size))
    around(deflectors.count, deflectors.first, (angle, i) =>
      drawStone(pen, at(angle, stones.radius), { size, turn: i % 2 === 0 ? angle : angle + Math.PI / 2 }),
    )
  })
}

function drawWood(
  pen: Pen,
  { size, thick, height }: { readonly size: number; readonly thick: number; readonly height: number },
): void {
  const half = size / 2
  const middle = half * flatness
  const ring = (radius: number, down = 0) => {
    pen.beginPath()
    pen.ellipse(half, middle + down, half * radius, half * radius * flatness, 0, 0, whole)
  }
  pen.fillStyle = blend(pen.createLinearGradient(0, 0, size, 0), lacquer.side)
  for (let down = thick - 2; down > 0; down -= 1.5) {
    ring(radii.bowl - (down / thick) * 0.05, down)
    pen.fill()
  }
  pen.fillStyle = blend(pen.createLinearGradient(0, 0, size * 0.7, height), lacquer.rim)
  ring(radii.bowl)
  pen.fill()
  ring(radii.rim)
  pen.lineWidth = size * 0.012
  pen.strokeStyle = brassOf(pen, 0, 0, size, height)
  pen.stroke()
  const [from, to] = [half * radii.wall, half * radii.rim]
  pen.fillStyle = blend(pen.createRadialGradient(half, middle, from, half, middle, to), lacquer.track)
  ring(radii.rim - 0.012)
  pen.fill()
  pen.save()
  pen.globalCompositeOperation = 'soft-light'
  pen.fillStyle = blend(pen.createLinearGradient(0, 0, size * 0.5, height), lacquer.light)
  ring(radii.bowl)
  pen.fill()
  pen.restore()
}

function drawBulb(pen: Pen, [x, y]: readonly [number, number], radius: number): void {
  pen.fillStyle = blend(pen.createRadialGradient(x, y, 0, x, y, radius), [
    [0, '#fffbe6'],
    [0.35, '#ffd97a'],
    [1, 'rgb(255 190 60 / 0%)'],
  ])
  pen.beginPath()
  pen.arc(x, y, radius, 0, whole)
  pen.fill()
}

function drawStone(
  pen: Pen,
  [x, y]: readonly [number, number],
  { size, turn }: { readonly size: number; readonly turn: number },
): void {
  const [long, wide] = [size * stones.long, size * stones.wide]
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = brassOf(pen, -wide, -long, wide, long)
  pen.beginPath()
  pen.moveTo(0, -long)
  pen.lineTo(wide, 0)
  pen.lineTo(0, long)
  pen.lineTo(-wide, 0)
  pen.closePath()
  pen.fill()
  pen.restore()
}
