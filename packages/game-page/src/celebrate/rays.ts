/** Wedges of light behind what is celebrated, each paler the further it reaches. */
import { penOf, standing } from './pen.ts'

interface Source {
  readonly x: number
  readonly y: number
  readonly reach: number
}

/** Two rings of wedges: how many, how wide in degrees, from where on, and in what light. */
const rings = [
  { count: 28, wide: 6.4, from: 0, colour: '255 205 96', alpha: 0.24 },
  { count: 14, wide: 11, from: 9, colour: '255 150 50', alpha: 0.16 },
] as const

export function drawRays(pen: CanvasRenderingContext2D, { x, y, reach }: Source, strength: number): void {
  for (const { count, wide, from, colour, alpha } of rings) {
    const light = pen.createRadialGradient(x, y, 0, x, y, reach)
    for (const [offset, share] of [
      [0, 0.92],
      [0.38, 0.55],
      [0.96, 0],
    ] as const)
      light.addColorStop(offset, `rgb(${colour} / ${alpha * share * strength})`)
    pen.fillStyle = light
    pen.beginPath()
    for (let index = 0; index < count; index += 1) {
      const angle = ((from - 90 + (index * 360) / count) * Math.PI) / 180
      pen.moveTo(x, y)
      pen.arc(x, y, reach, angle, angle + (wide * Math.PI) / 180)
    }
    pen.fill()
  }
}

/** How far they reach on a screen of this size. */
export const reachOf = ({ width, height }: { width: number; height: number }): number =>
  Math.max(width, height) * 0.65

/** Their edges are soft: fewer pixels than they are shown at are enough. */
const turningSize = 720

/** A picture of them that is turned as it is. */
export function turningRays(): HTMLElement | null {
  const pen = penOf(turningSize, turningSize)
  if (!pen) return null
  const middle = turningSize / 2
  drawRays(pen, { x: middle, y: middle, reach: middle }, 1)
  pen.canvas.className = 'celebration-rays'
  return standing(pen)
}
