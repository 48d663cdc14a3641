/** The table itself: cloth with its weave and light, a wooden rail with brass in it, and what is printed on it. */
import { penOf, ratioFor } from '@jackfruit/game-page/celebrate/pen'
import { type Arc, writeBent } from './bent.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ClothParts {
  /** "#rrggbb" of the cloth. */
  readonly colour: string
  readonly size: { readonly width: number; readonly height: number }
  /** Where the play is. */
  readonly scene: Box
  /** From the dealer's side on, the first one the largest. */
  readonly printed: readonly string[]
  /** A second line of brass at the lower edge of the play, as for insurance. */
  readonly hasBand: boolean
}

const brass = '#e9b64c'
const cream = '#f6ead0'

type Channels = readonly [number, number, number]
const channels = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]
/** Towards white above 0, towards black below. */
function shade(colour: Channels, by: number): string {
  const to = by > 0 ? 255 : 0
  const mixed = colour.map((one) => Math.round(one + (to - one) * Math.abs(by)))
  return `rgb(${mixed.join(' ')})`
}

/** A canvas as large as the table; null where there is none to draw on. */
export function drawCloth(parts: ClothParts): HTMLCanvasElement | null {
  const { width, height } = parts.size
  const ratio = Math.min(1.5, ratioFor(parts.size, false))
  const pen = penOf(width * ratio, height * ratio)
  if (!pen) return null
  pen.canvas.className = 'felt-cloth'
  pen.scale(ratio, ratio)
  const table = shapeOf(parts.size)
  pen.save()
  pen.beginPath()
  table(pen, 0)
  pen.clip()
  drawGround(pen, parts)
  weave(pen, parts.size)
  print(pen, parts)
  pen.restore()
  drawRail(pen, parts.size, table)
  return pen.canvas
}

type Shape = (pen: CanvasRenderingContext2D, inset: number) => void

/** Straight at the dealer's side, round at the players'. */
function shapeOf({ width, height }: Box | ClothParts['size']): Shape {
  const bow = Math.min(height * 0.18, width < 560 ? 26 : width * 0.09)
  const foot = 0.07
  return (pen, inset) => {
    pen.moveTo(-40, -40)
    pen.lineTo(width + 40, -40)
    pen.lineTo(width + 40, height - bow)
    pen.quadraticCurveTo(
      width - inset * 0.6,
      height - bow * 0.62 - inset * 0.6,
      width * (1 - foot) - inset,
      height - inset,
    )
    pen.lineTo(width * foot + inset, height - inset)
    pen.quadraticCurveTo(inset * 0.6, height - bow * 0.62 - inset * 0.6, -40, height - bow)
    pen.closePath()
  }
}

function drawGround(pen: CanvasRenderingContext2D, { colour, size, scene, printed }: ClothParts): void {
  const base = channels(colour)
  // What goes through the middle of the table is lit there.
  const isMiddle = printed.length === 0
  const [x, y] = isMiddle
    ? [size.width / 2, size.height * 0.4]
    : [scene.x + scene.width / 2, scene.y + scene.height * 0.42]
  const reach = Math.max(size.width * 0.62, size.height * 0.7)
  const light = pen.createRadialGradient(x, y, 10, x, y, reach)
  light.addColorStop(0, shade(base, 0.24))
  light.addColorStop(0.38, shade(base, 0.04))
  light.addColorStop(0.75, shade(base, -0.42))
  light.addColorStop(1, shade(base, -0.68))
  pen.fillStyle = light
  pen.fillRect(0, 0, size.width, size.height)
}

/** A small tile of noise, repeated: fibres of the cloth. */
function weave(pen: CanvasRenderingContext2D, { width, height }: ClothParts['size']): void {
  const tile = penOf(96, 96)
  if (!tile) return
  let state = 7
  const chance = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
  for (let i = 0; i < 2600; i++) {
    tile.fillStyle = i % 2 === 0 ? 'rgb(255 255 255 / 3.4%)' : 'rgb(0 0 0 / 5%)'
    tile.fillRect(chance() * 96, chance() * 96, 1 + chance() * 2, 1)
  }
  const pattern = pen.createPattern(tile.canvas, 'repeat')
  if (!pattern) return
  pen.fillStyle = pattern
  pen.fillRect(0, 0, width, height)
}

/** The middle of its circle lies far above the table: the words bow towards the players. */
function arcAt({ x, width }: Box, lowest: number): Arc {
  const radius = Math.max(420, width * 1.15)
  return { x: x + width / 2, y: lowest - radius, radius }
}

function print(pen: CanvasRenderingContext2D, { scene, printed, hasBand }: ClothParts): void {
  const unit = Math.min(scene.height / (hasBand ? 8 : 6.4), scene.width / 11)
  // Above a hand lie the dealer's cards; above two sides there is only the tray.
  let lowest = scene.y + scene.height * (hasBand ? 0.45 : 0.3)
  for (const [i, text] of printed.entries()) {
    const size = i === 0 ? unit * 0.82 : unit * 0.48
    pen.globalAlpha = i === 0 ? 0.62 : 0.56
    const words = { text, size, ink: i === 0 ? brass : cream, weight: i === 0 ? 820 : 640 }
    writeBent(pen, arcAt(scene, lowest), { ...words, most: scene.width * (i === 0 ? 0.62 : 0.5) })
    lowest += size * 0.62 + unit * 0.5
  }
  if (!hasBand) return
  pen.globalAlpha = 0.5
  pen.strokeStyle = brass
  pen.lineWidth = Math.max(1.5, unit * 0.045)
  for (const down of [0, unit * 0.2]) {
    const { x, y, radius } = arcAt(scene, lowest + down)
    pen.beginPath()
    pen.arc(x, y, radius, Math.PI * 0.5 - 0.36, Math.PI * 0.5 + 0.36)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

function drawRail(pen: CanvasRenderingContext2D, size: ClothParts['size'], table: Shape): void {
  const thick = Math.max(8, Math.min(26, size.width * 0.016))
  const line = (inset: number, width: number, ink: string | CanvasGradient) => {
    pen.beginPath()
    table(pen, inset)
    pen.lineWidth = width
    pen.strokeStyle = ink
    pen.stroke()
  }
  const wood = pen.createLinearGradient(0, 0, 0, size.height)
  wood.addColorStop(0, '#6b3417')
  wood.addColorStop(0.6, '#4a2210')
  wood.addColorStop(1, '#2c1208')
  pen.shadowColor = 'rgb(0 0 0 / 60%)'
  pen.shadowBlur = thick
  line(0, thick * 1.5, wood)
  pen.shadowBlur = 0
  line(-thick * 0.2, thick * 0.34, 'rgb(255 214 160 / 16%)')
  line(thick * 0.72, Math.max(1.5, thick * 0.14), brass)
}
