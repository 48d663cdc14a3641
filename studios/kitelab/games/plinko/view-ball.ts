/** The ball of Plinko, what it leaves behind it and the pins that it lights: on a canvas of its own, so that the board is never painted anew. */
import { element } from '@jackfruit/game-page/dom'
import { placeAt, type Spot, unit } from './fall.ts'
import { above, heightOf, onBoard, pinAt, type Shape, widthOf } from './view-board.ts'

/** What is seen of its way: so many hops, in so many steps. */
const trailHops = 2.8
const trailSteps = 24

const radius = unit * 0.31
/** A pin that was touched glows for so long. */
const litMs = 460

interface Lit {
  readonly x: number
  readonly y: number
  readonly at: number
}

export interface Ball {
  readonly node: HTMLCanvasElement
  /** The canvas takes the size that it has on the page. */
  readonly fit: () => void
  readonly clear: () => void
  readonly light: (shape: Shape, row: number, pin: number) => void
  /** `rocks`: how far it leans from where it balances. */
  readonly draw: (spots: readonly Spot[], share: number, shape: Shape, rocks?: number) => void
}

export function makeBall(): Ball {
  const node = element('canvas', { class: 'plinko-flight', 'aria-hidden': 'true' })
  const lit: Lit[] = []
  const penOf = () => node.getContext?.('2d') ?? null
  const clear = () => {
    lit.length = 0
    const pen = penOf()
    pen?.setTransform(1, 0, 0, 1, 0, 0)
    pen?.clearRect(0, 0, node.width, node.height)
  }
  return {
    node,
    clear,
    fit: () => {
      const sharp = Math.min(2, devicePixelRatio)
      const [wide, high] = [Math.round(node.clientWidth * sharp), Math.round(node.clientHeight * sharp)]
      if (node.width !== wide) node.width = wide
      if (node.height !== high) node.height = high
    },
    light: (shape, row, pin) => {
      lit.push({ ...pinAt(shape, row, pin), at: performance.now() })
      while (performance.now() - (lit[0]?.at ?? Infinity) > litMs) lit.shift()
    },
    draw: (spots, share, shape, rocks = 0) => {
      const pen = penOf()
      if (!pen) return
      pen.setTransform(1, 0, 0, 1, 0, 0)
      pen.clearRect(0, 0, node.width, node.height)
      const [wide, high] = [widthOf(shape), heightOf(shape)]
      const size = Math.min(node.width / wide, node.height / high)
      const [left, top] = [(node.width - wide * size) / 2, (node.height - high * size) / 2]
      pen.setTransform(size, 0, 0, size, left, top + above * size)
      drawLights(pen, lit)
      const at = (when: number) => onBoard(shape, placeAt(spots, when))
      if (share < 1) drawTrail(pen, (back) => at(share - back / (spots.length - 1)))
      const { x, y } = at(share)
      drawBall(pen, x + rocks, y, share * spots.length * 1.4)
    },
  }
}

function drawLights(pen: CanvasRenderingContext2D, lit: readonly Lit[]): void {
  const now = performance.now()
  for (const { x, y, at } of lit) {
    const left = 1 - (now - at) / litMs
    if (left <= 0) continue
    pen.globalAlpha = left
    disc(pen, x, y, unit * 0.34, 'rgb(255 190 60 / 32%)')
    disc(pen, x, y, unit * 0.165, '#ffe9a8')
  }
  pen.globalAlpha = 1
}

function drawTrail(pen: CanvasRenderingContext2D, back: (hops: number) => Spot): void {
  for (let k = trailSteps; k > 0; k--) {
    const age = 1 - k / trailSteps
    const { x, y } = back((k * trailHops) / trailSteps)
    pen.globalAlpha = age * 0.5
    disc(pen, x, y, unit * (0.05 + 0.22 * age), age > 0.5 ? '#ffc94d' : '#ff7ab8')
  }
  pen.globalAlpha = 1
}

function drawBall(pen: CanvasRenderingContext2D, x: number, y: number, turned: number): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, unit * 1.5)
  glow.addColorStop(0, 'rgb(255 190 80 / 60%)')
  glow.addColorStop(0.4, 'rgb(255 120 70 / 26%)')
  glow.addColorStop(1, 'rgb(255 80 90 / 0%)')
  pen.fillStyle = glow
  pen.fillRect(x - unit * 1.5, y - unit * 1.5, unit * 3, unit * 3)
  disc(pen, x + 3, y + 6, radius, 'rgb(20 0 14 / 45%)')
  const body = pen.createRadialGradient(x - 4, y - 5, 1, x, y, radius)
  for (const [at, tone] of [
    [0, '#fffbe6'],
    [0.32, '#ffd863'],
    [0.78, '#dc8b0c'],
    [1, '#7a4300'],
  ] as const)
    body.addColorStop(at, tone)
  disc(pen, x, y, radius, body)
  // The mark on its face turns with it.
  pen.lineWidth = 1.7
  pen.strokeStyle = 'rgb(122 62 0 / 75%)'
  pen.beginPath()
  for (let corner = 0; corner <= 6; corner++) {
    const angle = turned + (corner * Math.PI) / 3
    const [px, py] = [x + Math.cos(angle) * radius * 0.52, y + Math.sin(angle) * radius * 0.52]
    if (corner === 0) pen.moveTo(px, py)
    else pen.lineTo(px, py)
  }
  pen.stroke()
  disc(pen, x - radius * 0.36, y - radius * 0.42, radius * 0.2, 'rgb(255 255 255 / 85%)')
}

function disc(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  fill: string | CanvasGradient,
): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.arc(x, y, size, 0, Math.PI * 2)
  pen.fill()
}
