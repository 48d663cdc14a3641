/** The lit frame around what is played: a band of gold with bulbs, and a light that runs around it. */
import type { Box, Point } from './coins.ts'

const apart = 30

/** Places along the edge of a box with round corners, clockwise from the middle of its top. */
export function around({ x, y, width, height }: Box, radius: number): readonly Point[] {
  const [wide, high] = [Math.max(0, width - radius * 2), Math.max(0, height - radius * 2)]
  const bend = (Math.PI * radius) / 2
  const sides = [wide / 2, bend, high, bend, wide, bend, high, bend, wide / 2]
  const whole = sides.reduce((sum, side) => sum + side, 0)
  const count = Math.max(8, Math.round(whole / apart))
  return Array.from({ length: count }, (_, index) => pointAt((index * whole) / count))

  function pointAt(distance: number): Point {
    let left = distance
    let side = 0
    while (side < sides.length - 1 && left > (sides[side] ?? 0)) {
      left -= sides[side] ?? 0
      side += 1
    }
    const [far, low] = [x + width, y + height]
    const bent = (centreX: number, centreY: number, from: number) => {
      const angle = from + (bend === 0 ? 0 : (left / bend) * (Math.PI / 2))
      return { x: centreX + Math.cos(angle) * radius, y: centreY + Math.sin(angle) * radius }
    }
    if (side === 0) return { x: x + width / 2 + left, y }
    if (side === 1) return bent(far - radius, y + radius, -Math.PI / 2)
    if (side === 2) return { x: far, y: y + radius + left }
    if (side === 3) return bent(far - radius, low - radius, 0)
    if (side === 4) return { x: far - radius - left, y: low }
    if (side === 5) return bent(x + radius, low - radius, Math.PI / 2)
    if (side === 6) return { x, y: low - radius - left }
    if (side === 7) return bent(x + radius, y + radius, Math.PI)
    return { x: x + radius + left, y }
  }
}

/** How far the light trails behind itself, in turns. */
const trail = 0.4
const least = 0.3

/** How bright a bulb is, from 0 to 1, that stands `place` of a turn from the first, when the light has run `turned`. */
export function brightness(place: number, turned: number): number {
  const behind = (((turned - place) % 1) + 1) % 1
  return Math.max(least, 1 - behind / trail)
}

/** Draws band and bulbs, unlit. Once for each celebration. */
export function drawFrame(
  pen: CanvasRenderingContext2D,
  box: Box,
  bulbs: readonly Point[],
  thick: number,
): void {
  const { x, y, width, height } = box
  const band = pen.createLinearGradient(0, y, 0, y + height)
  for (const [offset, colour] of [
    [0, '#ffe9b0'],
    [0.16, '#ffc94d'],
    [0.5, '#c98406'],
    [0.84, '#8a4d05'],
    [1, '#f0b03a'],
  ] as const)
    band.addColorStop(offset, colour)
  pen.lineWidth = thick
  pen.strokeStyle = band
  pen.shadowColor = 'rgb(255 170 40 / 90%)'
  pen.shadowBlur = thick * 2.4
  pen.beginPath()
  pen.roundRect(x, y, width, height, thick * 1.3)
  pen.stroke()
  pen.shadowBlur = 0
  pen.lineWidth = 1.5
  pen.strokeStyle = 'rgb(255 250 225 / 80%)'
  pen.beginPath()
  pen.roundRect(x - thick / 2 + 1, y - thick / 2 + 1, width + thick - 2, height + thick - 2, thick * 1.6)
  pen.stroke()
  pen.fillStyle = '#6b3a04'
  for (const bulb of bulbs) {
    pen.beginPath()
    pen.arc(bulb.x, bulb.y, thick * 0.3, 0, Math.PI * 2)
    pen.fill()
  }
}

/** A lit bulb with the light around it, `size` across. */
export function drawBulb(pen: CanvasRenderingContext2D, size: number): void {
  const middle = size / 2
  const light = pen.createRadialGradient(middle, middle, 0, middle, middle, middle)
  for (const [offset, colour] of [
    [0, 'rgb(255 255 255 / 100%)'],
    [0.26, 'rgb(255 252 235 / 100%)'],
    [0.34, 'rgb(255 226 150 / 75%)'],
    [1, 'rgb(255 190 70 / 0%)'],
  ] as const)
    light.addColorStop(offset, colour)
  pen.fillStyle = light
  pen.fillRect(0, 0, size, size)
}
