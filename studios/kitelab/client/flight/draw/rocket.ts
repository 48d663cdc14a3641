/** The rocket as it is drawn: a seed in facets, nose to the right, one unit from the middle to the nose. */

type Facet = readonly [colour: string, ...points: readonly (readonly [number, number])[]]

const fins: readonly Facet[] = [
  ['#c8261f', [-0.62, -0.3], [-0.2, -0.4], [-0.5, -0.78], [-0.98, -0.62]],
  ['#8f1414', [-0.62, 0.3], [-0.2, 0.4], [-0.5, 0.78], [-0.98, 0.62]],
]
const body: readonly Facet[] = [
  ['#9fd94b', [1, 0], [0.52, -0.3], [0.46, 0]],
  ['#5fa82a', [1, 0], [0.52, 0.3], [0.46, 0]],
  ['#b6e862', [0.52, -0.3], [-0.1, -0.43], [-0.04, -0.14], [0.46, 0]],
  ['#7cc23a', [0.46, 0], [-0.04, -0.14], [-0.04, 0.16], [0.52, 0.3]],
  ['#3f7f1f', [0.52, 0.3], [-0.04, 0.16], [-0.1, 0.43]],
  ['#8ccf45', [-0.1, -0.43], [-0.7, -0.3], [-0.66, -0.06], [-0.04, -0.14]],
  ['#5a9f2a', [-0.04, -0.14], [-0.66, -0.06], [-0.66, 0.12], [-0.04, 0.16]],
  ['#2f6a1a', [-0.04, 0.16], [-0.66, 0.12], [-0.7, 0.3], [-0.1, 0.43]],
  ['#e8a51c', [-0.7, -0.3], [-0.84, -0.22], [-0.84, 0.22], [-0.7, 0.3]],
]
const flames: readonly (readonly [colour: string, width: number, length: number])[] = [
  ['#ff5a2a', 0.22, 0.95],
  ['#ff9a2e', 0.16, 0.68],
  ['#ffe08a', 0.09, 0.4],
]

interface At {
  readonly x: number
  readonly y: number
  /** From the middle to the nose, in pixels. */
  readonly size: number
  /** Radians, against the clock from the right. */
  readonly turn: number
  /** From 0 to 1: how the flame flickers; null where there is none. */
  readonly flame: number | null
}

export function drawRocket(pen: CanvasRenderingContext2D, { x, y, size, turn, flame }: At): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(-turn)
  pen.scale(size, size)
  if (flame !== null)
    for (const [colour, width, length] of flames) {
      const end = -0.84 - length * (0.8 + 0.2 * flame)
      shape(pen, [colour, [-0.82, -width], [end, 0], [-0.82, width]])
    }
  for (const facet of [...fins, ...body]) shape(pen, facet)
  pen.beginPath()
  pen.arc(0.2, -0.02, 0.15, 0, 2 * Math.PI)
  pen.fillStyle = '#f5b523'
  pen.fill()
  pen.beginPath()
  pen.arc(0.2, -0.02, 0.1, 0, 2 * Math.PI)
  pen.fillStyle = '#173a86'
  pen.fill()
  pen.restore()
}

function shape(pen: CanvasRenderingContext2D, [colour, ...points]: Facet): void {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fillStyle = colour
  pen.fill()
}
