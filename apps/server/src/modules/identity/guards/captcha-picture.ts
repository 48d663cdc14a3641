/**
 * A picture of digits for people: each digit turned, leaned, stretched and bent by chance, over and
 * under lines of the same ink, so that it cannot be cut apart by colour or by columns.
 */
import { randomInt } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { glyphs, type Point, type Stroke } from './glyphs.data.ts'

const width = 200
const height = 64
const inks = ['#243b53', '#5b2333', '#1f4d3a', '#4a3267', '#5c3d12']

/** Between two bounds, by chance. */
const between = (low: number, high: number): number => low + ((high - low) * randomInt(1_000_001)) / 1_000_000

const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T

/** PNG, base64. */
export async function drawCaptcha(text: string): Promise<string> {
  const image = await renderAsync(captchaSvg(text), { font: { loadSystemFonts: false } })
  return image.asPng().toString('base64')
}

export function captchaSvg(text: string): string {
  const ink = oneOf(inks)
  const bend = waves()
  const step = (width - 36) / text.length
  const digits = [...text].flatMap((digit, index) => {
    const place = placing(18 + step * (index + 0.5) + between(-3, 3), height / 2 + between(-5, 5))
    return (glyphs[digit] ?? []).map((stroke) =>
      path(smooth(stroke).map(place).map(bend), ink, between(2.8, 4.2)),
    )
  })
  const lines = Array.from({ length: 4 }, () => path(smooth(crossing()).map(bend), ink, between(1, 1.8)))
  const dots = Array.from(
    { length: 45 },
    () =>
      `<circle cx="${coordinate(between(0, width))}" cy="${coordinate(between(0, height))}" r="${coordinate(between(0.5, 1.3))}" fill="${ink}"/>`,
  )
  const paper = `<rect width="${width}" height="${height}" fill="#f3efe6"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[paper, ...lines, ...digits, ...dots].join('')}</svg>`
}

/** Where a digit stands, and how it is turned, leaned and stretched. */
function placing(centerX: number, centerY: number): (point: Point) => Point {
  const turn = between(-0.35, 0.35)
  const lean = between(-0.25, 0.25)
  const wide = between(2, 2.7)
  const tall = between(2, 2.5)
  return ([x, y]) => {
    const across = (x - 5 + lean * (8 - y)) * wide
    const down = (y - 8) * tall
    return [
      centerX + across * Math.cos(turn) - down * Math.sin(turn),
      centerY + across * Math.sin(turn) + down * Math.cos(turn),
    ]
  }
}

/** One bend for the whole picture. */
function waves(): (point: Point) => Point {
  const [depthX, depthY] = [between(1, 2.5), between(1.5, 3.5)]
  const [lengthX, lengthY] = [between(9, 16), between(16, 30)]
  const [fromX, fromY] = [between(0, 6), between(0, 6)]
  return ([x, y]) => [x + depthX * Math.sin(y / lengthX + fromX), y + depthY * Math.sin(x / lengthY + fromY)]
}

const crossing = (): Stroke => [0, 0.3, 0.6, 1].map((part): Point => [part * width, between(8, height - 8)])

/** Cuts corners twice, which makes a polygon a curve; the ends stay. */
function smooth(stroke: Stroke, times = 2): Stroke {
  if (times === 0) return stroke
  const cut = stroke.slice(1).flatMap(([x, y], index): Point[] => {
    const [fromX, fromY] = stroke[index] as Point
    return [
      [fromX * 0.75 + x * 0.25, fromY * 0.75 + y * 0.25],
      [fromX * 0.25 + x * 0.75, fromY * 0.25 + y * 0.75],
    ]
  })
  const [first, last] = [stroke[0] as Point, stroke[stroke.length - 1] as Point]
  return smooth([first, ...cut, last], times - 1)
}

const coordinate = (value: number): string => value.toFixed(2)

const path = (points: Stroke, ink: string, thick: number): string =>
  `<path d="M${points.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join('L')}" fill="none" stroke="${ink}" ` +
  `stroke-width="${coordinate(thick)}" stroke-linecap="round" stroke-linejoin="round"/>`
