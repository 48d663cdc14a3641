/** One gold coin, drawn in each of its turns, once for each size: what flies is only copied. */
import { type Depth, turns } from './coins.ts'
import { penOf } from './pen.ts'

/** All turns side by side, each in a square of `cell` device pixels. */
export interface CoinFrames {
  readonly picture: HTMLCanvasElement
  readonly cell: number
}

/** Device pixels, by depth; what is near is blurred by being drawn small. */
const drawnAt = { back: 52, front: 96, near: 26 } as const satisfies Record<Depth, number>

/** Drawn at most once for each size, and kept. */
export function makeCoinFrames(): (depth: Depth, ratio: number) => CoinFrames | null {
  const kept = new Map<number, CoinFrames | null>()
  return (depth, ratio) => {
    const cell = Math.ceil(drawnAt[depth] * (depth === 'near' ? 1 : ratio))
    const found = kept.get(cell)
    if (found !== undefined) return found
    const made = drawFrames(cell)
    kept.set(cell, made)
    return made
  }
}

function drawFrames(cell: number): CoinFrames | null {
  const pen = penOf(cell * turns, cell)
  if (!pen) return null
  for (let turn = 0; turn < turns; turn += 1) {
    pen.setTransform(cell / 100, 0, 0, cell / 100, turn * cell + cell / 2, cell / 2)
    drawCoin(pen, (turn * Math.PI) / turns)
  }
  return { picture: pen.canvas, cell }
}

const radius = 45
const thick = 17

/** A coin of 90 units across around the origin, turned about its upright by `angle`. */
function drawCoin(pen: CanvasRenderingContext2D, angle: number): void {
  const facing = Math.cos(angle)
  const wide = Math.max(0.02, Math.abs(facing))
  const edge = (Math.sin(angle) * thick) / 2
  const side = facing >= 0 ? 1 : -1
  // The edge lies between both faces: the far face, the band, and the near one over it.
  const rim = pen.createLinearGradient(0, -radius, 0, radius)
  for (const [offset, colour] of [
    [0, '#fff3c2'],
    [0.25, '#e8a020'],
    [0.6, '#9a5406'],
    [1, '#5e2d02'],
  ] as const)
    rim.addColorStop(offset, colour)
  pen.fillStyle = rim
  oval(pen, -edge * side, radius * wide, radius)
  pen.fillRect(-edge, -radius, edge * 2, radius * 2)
  pen.save()
  pen.translate(edge * side, 0)
  pen.scale(wide, 1)
  drawFace(pen)
  pen.restore()
}

function drawFace(pen: CanvasRenderingContext2D): void {
  const face = pen.createLinearGradient(-30, -42, 28, 42)
  for (const [offset, colour] of [
    [0, '#fff6cf'],
    [0.3, '#ffd55c'],
    [0.62, '#f5ab17'],
    [1, '#b96c06'],
  ] as const)
    face.addColorStop(offset, colour)
  pen.fillStyle = face
  oval(pen, 0, radius, radius)
  const sunk = pen.createLinearGradient(-26, -34, 26, 34)
  for (const [offset, colour] of [
    [0, '#c57a08'],
    [0.5, '#f2a818'],
    [1, '#ffdf7c'],
  ] as const)
    sunk.addColorStop(offset, colour)
  pen.fillStyle = sunk
  oval(pen, 0, 35, 35)
  // The hexagon with the pod in it stands out of the face, lit from the upper left.
  for (let part = 0; part < 6; part += 1) {
    pen.fillStyle = ['#fff0b4', '#f7bd35', '#cf7f0c', '#a35c04', '#d98a10', '#ffd765'][part] ?? '#f7bd35'
    pen.beginPath()
    pen.moveTo(0, 0)
    for (const corner of [part, part + 1])
      pen.lineTo(Math.cos((corner - 2) * (Math.PI / 3)) * 25, Math.sin((corner - 2) * (Math.PI / 3)) * 25)
    pen.fill()
  }
  for (const [points, colour] of [
    [[0, -15, 9, 0, 0, 3, -9, 0], '#fff7d6'],
    [[0, 15, 9, 0, 0, 3, -9, 0], '#8a4a02'],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(points[0], points[1])
    for (const at of [2, 4, 6] as const) pen.lineTo(points[at], points[at + 1] ?? 0)
    pen.fill()
  }
  pen.lineWidth = 3
  pen.strokeStyle = 'rgb(255 250 225 / 85%)'
  pen.beginPath()
  pen.arc(0, 0, 42, Math.PI * 0.95, Math.PI * 1.6)
  pen.stroke()
}

function oval(pen: CanvasRenderingContext2D, x: number, wide: number, high: number): void {
  pen.beginPath()
  pen.ellipse(x, 0, wide, high, 0, 0, Math.PI * 2)
  pen.fill()
}
