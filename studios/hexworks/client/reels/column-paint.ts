import { atEase, type Pose } from './acts.ts'
import { pen, type Shade, type Sprites, smearStretch } from './sprites.ts'

/** In device pixels, within the canvas of all reels. */
export interface ColumnPlace {
  readonly x: number
  readonly width: number
  readonly height: number
}

/** A symbol somewhere on the reel: `row` may lie between cells and outside the window. */
export interface Piece {
  readonly symbol: string
  readonly row: number
  readonly shade?: Shade
  /** Of its usual size. */
  readonly scale?: number
  readonly alpha?: number
  /** How it acts at this moment. */
  readonly pose?: Pose
  /** Set over the symbol: the value of a coin, a multiplier. */
  readonly tag?: string | undefined
}

const fill = 0.9

/** How large a symbol is drawn in a cell: its picture is square, and stretched a little where the cell is not. */
export function sizeIn(
  cell: { readonly width: number; readonly height: number },
  stretch: number,
  scale = 1,
): { readonly size: number; readonly wide: number; readonly high: number } {
  const size = Math.min(cell.width, cell.height) * fill
  const [wide, high] = [cell.width, cell.height].map((room) => Math.min(room * fill, size * stretch) * scale)
  return { size: size * scale, wide: wide ?? size, high: high ?? size }
}

export interface ColumnPaint {
  readonly context: CanvasRenderingContext2D
  readonly sprites: Sprites
  /** So much wider or higher than it is drawn a symbol may become to fill its cell; 1 where nothing is said. */
  readonly stretch?: number
  readonly tagsAt?: 'corner'
  /** What is printed on a symbol that nothing is set over. */
  readonly faces?: Readonly<Record<string, string>>
  /** Drawn after each frame of this reel: what is held in place above it. */
  readonly over: () => void
}

/** The brush of one reel: it draws pieces, or the smear of a reel at speed, where the reel is. */
export function makePaint({ context, sprites, stretch = 1, tagsAt, faces = {}, over }: ColumnPaint) {
  let place: ColumnPlace = { x: 0, width: 0, height: 0 }
  let strip: {
    readonly canvas: HTMLCanvasElement
    readonly cell: number
    readonly passing: readonly string[]
  } | null = null

  const clear = () => {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalAlpha = 1
    context.clearRect(place.x, 0, place.width, place.height)
  }
  const put = ({ symbol, row, shade = 'sharp', scale = 1, alpha = 1, pose, tag }: Piece, rows: number) => {
    const cell = place.height / rows
    const { size, wide, high } = sizeIn({ width: place.width, height: cell }, stretch, scale)
    const picture = sprites.take(symbol, shade, size)
    if (!picture || row <= -1 || row >= rows) return
    const tall = shade === 'blurred' ? high * smearStretch : high
    const middle = (row + 0.5) * cell
    context.globalAlpha = alpha
    if (pose && pose !== atEase)
      drawPose(context, picture, pose, { x: place.x + place.width / 2, y: middle, wide, high })
    else context.drawImage(picture, place.x + (place.width - wide) / 2, middle - tall / 2, wide, tall)
    if (tag && tagsAt) writeBadge(context, tag, place.x + place.width, (row + 1) * cell, size / scale)
    else if (tag) writeTag(context, tag, place.x + place.width / 2, middle, size, symbol)
    else if (shade === 'sharp' && faces[symbol])
      writeTag(context, faces[symbol], place.x + place.width / 2, middle, size, symbol)
    context.globalAlpha = 1
  }
  const within = (work: () => void) => {
    clear()
    context.save()
    context.beginPath()
    context.rect(place.x, 0, place.width, place.height)
    context.clip()
    work()
    context.restore()
    over()
  }

  /** All passing symbols smeared, one below the other: a reel at speed is two copies of a picture. */
  const stripOf = (cell: number, passing: readonly string[]) => {
    if (strip?.cell === cell && strip.passing === passing) return strip.canvas
    const made = pen(place.width, cell * passing.length)
    const { size, wide, high } = sizeIn({ width: place.width, height: cell }, stretch)
    const tall = high * smearStretch
    for (const [index, symbol] of passing.entries()) {
      const picture = sprites.take(symbol, 'blurred', size)
      if (!picture) continue
      const [left, top] = [(place.width - wide) / 2, (index + 0.5) * cell - tall / 2]
      for (const wrap of [-1, 0, 1])
        made.drawImage(picture, left, top + wrap * cell * passing.length, wide, tall)
    }
    strip = { canvas: made.canvas, cell, passing }
    return made.canvas
  }
  const drawStrip = (passing: readonly string[], rows: number, offset: number) => {
    const cell = place.height / rows
    const picture = stripOf(cell, passing)
    const whole = cell * passing.length
    const shift = (((offset * cell) % whole) + whole) % whole
    for (let top = shift - whole; top < place.height; top += whole) context.drawImage(picture, place.x, top)
  }

  return {
    ...{ put, within, drawStrip },
    place: (wanted: ColumnPlace) => {
      place = wanted
      strip = null
    },
  }
}

/** A symbol in its pose, around its middle or, where it hangs, from its upper end. */
function drawPose(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  pose: Pose,
  at: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number },
): void {
  const { x, y, wide, high } = at
  const pivot = pose.hangs ? -high * 0.42 : 0
  context.save()
  context.translate(x, y - pose.lift * high + pivot)
  context.rotate(pose.tilt)
  context.scale(pose.wide, pose.high)
  const [left, top] = [-wide / 2, -high / 2 - pivot]
  context.drawImage(picture, left, top, wide, high)
  if (pose.light >= 0 && pose.light < 1) {
    // The same picture once more, as light, where the band is.
    const band = left - wide * 0.5 + pose.light * wide * 2
    context.beginPath()
    context.moveTo(band, top)
    context.lineTo(band + wide * 0.32, top)
    context.lineTo(band - wide * 0.02, top + high)
    context.lineTo(band - wide * 0.34, top + high)
    context.clip()
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = 0.85
    context.drawImage(picture, left, top, wide, high)
  }
  context.restore()
}

/** Enamel of pots is dark: their letters are light. */
const light = ['#fff8e0', '#1c0a24'] as const
/** On gold letters are struck into the face. */
const struck = ['#5a2a00', '#fff1c4'] as const

/** Prints a few letters on a symbol of this size, a second line smaller than the first. */
export function writeTag(
  context: CanvasRenderingContext2D,
  tag: string,
  x: number,
  y: number,
  size: number,
  symbol: string,
): void {
  const [first = '', second] = tag.split('\n')
  const [face, edge] = symbol.length > 1 ? light : struck
  const most = size * (second ? 0.25 : 0.34)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const write = (text: string, letter: number, at: number) => {
    context.font = `840 ${letter}px "Archivo Variable", sans-serif`
    // The face of a coin is so wide.
    const fitted = Math.min(letter, (letter * size * 0.58) / Math.max(1, context.measureText(text).width))
    context.font = `840 ${fitted}px "Archivo Variable", sans-serif`
    context.strokeStyle = edge
    context.lineWidth = fitted * 0.13
    context.strokeText(text, x, at)
    context.fillStyle = face
    context.fillText(text, x, at)
  }
  write(first, most, second ? y - size * 0.07 : y)
  if (second) write(second, size * 0.15, y + size * 0.13)
}

/** Sets a few letters on a badge in the lower right corner of a cell. */
function writeBadge(
  context: CanvasRenderingContext2D,
  tag: string,
  right: number,
  bottom: number,
  size: number,
): void {
  const letter = size * 0.34
  context.font = `820 ${letter}px "Archivo Variable", sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const [wide, high] = [context.measureText(tag).width + letter * 0.7, letter * 1.3]
  const [x, y] = [right - size * 0.06 - wide, bottom - size * 0.06 - high]
  context.beginPath()
  context.roundRect(x, y, wide, high, high * 0.3)
  context.fillStyle = '#ffc73d'
  context.fill()
  context.lineWidth = Math.max(1, letter * 0.1)
  context.strokeStyle = '#2a0d00'
  context.stroke()
  context.fillStyle = '#2a1c00'
  context.fillText(tag, x + wide / 2, y + high * 0.54)
}
