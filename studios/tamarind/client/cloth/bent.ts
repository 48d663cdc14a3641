/** Words that follow an arc in any script: written straight, then laid along it in thin slices. */
import { penOf } from '@jackfruit/game-page/celebrate/pen'

export interface Arc {
  /** The middle of the circle that it is a part of; the words stand upright at its lowest point. */
  readonly x: number
  readonly y: number
  readonly radius: number
}

interface Words {
  readonly text: string
  readonly size: number
  readonly ink: string
  readonly weight: number
  /** They become smaller where the arc is shorter than they are. */
  readonly most: number
}

const slice = 2
const face = (size: number, weight: number) =>
  `${weight} ${size}px "Archivo Variable", "Noto Sans Myanmar", system-ui, sans-serif`

/** How high the written line is, in sizes: marks above and below it included. */
const lineHeight = 1.9

export function writeBent(pen: CanvasRenderingContext2D, { x, y, radius }: Arc, words: Words): void {
  const { text, ink, weight, most } = words
  const flat = penOf(8, 8)
  if (!flat) return
  // Letters that join are never spaced.
  const spacing = /^[ -\u024f]*$/.test(text) ? 0.08 : 0
  const set = (size: number) => {
    flat.font = face(size, weight)
    if ('letterSpacing' in flat) flat.letterSpacing = `${(size * spacing).toFixed(2)}px`
  }
  set(words.size)
  const wide = flat.measureText(text).width
  const size = wide > most ? (words.size * most) / wide : words.size
  const width = Math.min(wide, most)
  flat.canvas.width = Math.ceil(width * 2) + 4
  flat.canvas.height = Math.ceil(size * lineHeight * 2)
  flat.scale(2, 2)
  set(size)
  flat.fillStyle = ink
  flat.textBaseline = 'middle'
  flat.fillText(text, 1, (size * lineHeight) / 2)
  for (let at = 0; at < width; at += slice) {
    const angle = (at - width / 2) / radius
    pen.save()
    pen.translate(x + Math.sin(angle) * radius, y + Math.cos(angle) * radius)
    pen.rotate(-angle)
    const from = [at * 2, 0, slice * 2 + 1, flat.canvas.height] as const
    pen.drawImage(flat.canvas, ...from, 0, (-size * lineHeight) / 2, slice + 0.5, size * lineHeight)
    pen.restore()
  }
}
