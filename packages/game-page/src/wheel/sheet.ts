/** Canvases that the parts of the drawn wheel are painted on, each once. */
import { penOf } from '../celebrate/pen.ts'

/** Of half the wheel's width. */
export const radii = {
  ...{ bowl: 1, rim: 0.94, track: 0.86, wall: 0.735 },
  ...{ numbers: 0.72, frets: 0.545, pocket: 0.485, cone: 0.41 },
}

export const whole = Math.PI * 2

export type Pen = CanvasRenderingContext2D

/** Sharp at the largest station of a desk, and no larger than a phone holds easily. */
const sharpness = () => Math.min(2, Math.max(1.25, window.devicePixelRatio || 1))

/** Where nothing can be drawn on, nothing is: the result is told in words. */
export function sheet(
  { width, height, name }: { readonly width: number; readonly height: number; readonly name: string },
  draw: (pen: Pen) => void,
): HTMLCanvasElement {
  const by = sharpness()
  const pen = penOf(width * by, height * by)
  const canvas = pen?.canvas ?? document.createElement('canvas')
  canvas.className = name
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
  if (pen) {
    pen.scale(by, by)
    draw(pen)
  }
  return canvas
}

export type Stops = readonly (readonly [at: number, ink: string])[]

export function blend(into: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, ink] of stops) into.addColorStop(at, ink)
  return into
}

const sheen: Stops = [
  [0, '#8a5a10'],
  [0.22, '#ffe9a6'],
  [0.45, '#d9961c'],
  [0.7, '#fff3c4'],
  [1, '#7c4c08'],
]

/** Brass that mirrors lamps, from one point to another. */
export const brassOf = (pen: Pen, ...[x0, y0, x1, y1]: readonly [number, number, number, number]) =>
  blend(pen.createLinearGradient(x0, y0, x1, y1), sheen)

/** So many times around the wheel, by their angles. */
export function around(count: number, first: number, draw: (angle: number, i: number) => void): void {
  for (let i = 0; i < count; i++) draw(first + (i / count) * whole, i)
}
