/** Letters of gold: a face that breaks hard in its middle, its depth below, and a line of light around it. */
import { penOf, standing } from './pen.ts'

const layers = 16
/** Around a letter, in its height: the depth below, the outline beside. */
const margin = { side: 0.09, above: 0.16, below: 0.3 }

export interface Lettering {
  /** What it is set in, as a canvas has it. */
  readonly font: (size: number) => string
}

/** As the page is written; wide and heavy where the letters have such a cut. */
export function letteringOf(): Lettering {
  const { fontFamily } = getComputedStyle(document.documentElement)
  return { font: (size) => `900 expanded ${size}px ${fontFamily}` }
}

interface Gold {
  readonly x: number
  /** The line that letters stand on. */
  readonly y: number
  readonly size: number
}

/** What lies under the face: outline and depth. */
function drawDepth(pen: CanvasRenderingContext2D, text: string, { x, y, size }: Gold): void {
  const step = (size * 0.105) / layers
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.05
  for (let layer = layers; layer >= 0; layer -= 1) {
    const share = layer / layers
    const shade = `rgb(${Math.round(170 - 112 * share)} ${Math.round(88 - 68 * share)} ${Math.round(10 - 6 * share)})`
    pen.strokeStyle = shade
    pen.strokeText(text, x, y + layer * step)
  }
  pen.lineWidth = size * 0.032
  pen.strokeStyle = '#ffe9a8'
  pen.strokeText(text, x, y)
}

function drawFace(pen: CanvasRenderingContext2D, text: string, { x, y, size }: Gold): void {
  const top = y - size * 0.76
  const face = pen.createLinearGradient(0, top, 0, y + size * 0.06)
  for (const [offset, colour] of [
    [0, '#fffbe6'],
    [0.3, '#ffe391'],
    [0.52, '#ffc232'],
    [0.56, '#ef9a10'],
    [0.8, '#ffcf52'],
    [1, '#fff2bd'],
  ] as const)
    face.addColorStop(offset, colour)
  pen.fillStyle = face
  pen.fillText(text, x, y)
}

/** The largest size, up to `wanted`, at which the text is no wider than `most`. */
export function fitting(width: (size: number) => number, wanted: number, most: number): number {
  const at = width(wanted)
  return at <= most ? wanted : Math.max(8, Math.floor((wanted * most) / at))
}

/** A title as a canvas of its own. Null in a browser that has none. */
export function drawTitle(
  text: string,
  {
    lettering,
    size: wanted,
    most,
    ratio,
  }: { lettering: Lettering; size: number; most: number; ratio: number },
): HTMLCanvasElement | null {
  const ruler = penOf(1, 1)
  if (!ruler) return null
  const widthAt = (size: number) => {
    ruler.font = lettering.font(size)
    return ruler.measureText(text).width + size * margin.side * 2
  }
  const size = fitting(widthAt, wanted, most)
  const width = widthAt(size)
  // Marks above and below the line, where a script has such, have room of their own.
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = ruler.measureText(text)
  const above = Math.max(size * 0.74, actualBoundingBoxAscent) + size * margin.above * 0.5
  const below = Math.max(0, actualBoundingBoxDescent) + size * margin.below * 0.7
  const pen = penOf(width * ratio, (above + below) * ratio)
  if (!pen) return null
  pen.scale(ratio, ratio)
  pen.font = lettering.font(size)
  pen.textAlign = 'center'
  const gold = { x: width / 2, y: above, size }
  drawDepth(pen, text, gold)
  drawFace(pen, text, gold)
  setSize(pen.canvas, width, above + below)
  return standing(pen)
}

function setSize(canvas: HTMLCanvasElement, width: number, height: number): void {
  canvas.style.width = `${Math.ceil(width)}px`
  canvas.style.height = `${Math.ceil(height)}px`
}

export interface Figures {
  readonly canvas: HTMLCanvasElement
  /** Draws an amount: digits, commas, a point. What stands there already is not drawn anew. */
  readonly draw: (amount: string) => void
}

const glyphs = [...'0123456789,.']

/**
 * Counts in glyphs that are drawn once: every digit as wide as the widest, so that nothing moves while they change.
 * `longest` is the longest amount that will be drawn.
 */
export function makeFigures(options: {
  lettering: Lettering
  symbol: string
  longest: string
  size: number
  most: number
  ratio: number
}): Figures | null {
  const { lettering, symbol, longest, ratio } = options
  const ruler = penOf(1, 1)
  if (!ruler) return null
  const advances = (size: number) => {
    ruler.font = lettering.font(size)
    const of = (text: string) => ruler.measureText(text).width
    const digit = Math.max(...glyphs.slice(0, 10).map(of))
    return (glyph: string) => (/\d/.test(glyph) ? digit : of(glyph))
  }
  const symbolShare = 0.5
  const symbolWidth = (size: number) => {
    ruler.font = lettering.font(size * symbolShare)
    return ruler.measureText(symbol).width + size * 0.08
  }
  const widthAt = (size: number) => {
    const symbolWide = symbolWidth(size)
    const of = advances(size)
    return symbolWide + [...longest].reduce((sum, glyph) => sum + of(glyph), 0) + size * margin.side * 2
  }
  const size = fitting(widthAt, options.size, options.most)
  const [width, height] = [widthAt(size), size * (0.74 + margin.above + margin.below)]
  const baseline = size * (0.74 + margin.above * 0.6)
  const atlas = makeAtlas({ lettering, size, height, baseline, ratio, advance: advances(size) })
  const before = drawSymbol({ lettering, symbol, size, share: symbolShare, height, baseline, ratio })
  const pen = penOf(width * ratio, height * ratio)
  if (!pen || !atlas || !before) return null
  setSize(pen.canvas, width, height)
  const symbolWide = symbolWidth(size)
  const advance = advances(size)
  let drawn = ''
  return {
    canvas: pen.canvas,
    draw: (amount) => {
      if (amount === drawn) return
      drawn = amount
      const long = symbolWide + [...amount].reduce((sum, glyph) => sum + advance(glyph), 0)
      const start = (width - long) / 2
      pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height)
      // All depths first: a letter's depth must not lie on its neighbour's face.
      for (const layer of ['depth', 'face'] as const) {
        pen.drawImage(before[layer], Math.round((start - size * margin.side) * ratio), 0)
        let x = start + symbolWide
        for (const glyph of amount) {
          atlas.put(pen, layer, glyph, x)
          x += advance(glyph)
        }
      }
    },
  }
}

interface Sheet {
  readonly lettering: Lettering
  readonly size: number
  readonly height: number
  readonly baseline: number
  readonly ratio: number
}

function makeAtlas({ advance, ...sheet }: Sheet & { advance: (glyph: string) => number }) {
  const { lettering, size, height, baseline, ratio } = sheet
  const cell = Math.ceil((Math.max(...glyphs.map(advance)) + size * margin.side * 2) * ratio)
  const make = (draw: typeof drawDepth) => {
    const pen = penOf(cell * glyphs.length, height * ratio)
    if (!pen) return null
    for (const [index, glyph] of glyphs.entries()) {
      pen.setTransform(ratio, 0, 0, ratio, index * cell, 0)
      pen.font = lettering.font(size)
      const own = pen.measureText(glyph).width
      draw(pen, glyph, { x: size * margin.side + (advance(glyph) - own) / 2, y: baseline, size })
    }
    return pen.canvas
  }
  const [depth, face] = [make(drawDepth), make(drawFace)]
  if (!depth || !face) return null
  const sheets = { depth, face }
  return {
    put: (pen: CanvasRenderingContext2D, layer: 'depth' | 'face', glyph: string, x: number) => {
      const index = glyphs.indexOf(glyph)
      if (index < 0) return
      const from = sheets[layer]
      const to = Math.round((x - size * margin.side) * ratio)
      pen.drawImage(from, index * cell, 0, cell, from.height, to, 0, cell, from.height)
    },
  }
}

/** The sign of the money, half as high, level with the tops of the figures. */
function drawSymbol({
  symbol,
  share,
  ...sheet
}: Sheet & { symbol: string; share: number }): { depth: HTMLCanvasElement; face: HTMLCanvasElement } | null {
  const { lettering, size, height, baseline, ratio } = sheet
  const make = (draw: typeof drawDepth) => {
    const ruler = penOf(1, 1)
    if (!ruler) return null
    ruler.font = lettering.font(size * share)
    const pen = penOf((ruler.measureText(symbol).width + size * margin.side * 2) * ratio, height * ratio)
    if (!pen) return null
    pen.scale(ratio, ratio)
    pen.font = lettering.font(size * share)
    draw(pen, symbol, { x: size * margin.side, y: baseline - size * (1 - share) * 0.72, size: size * share })
    return pen.canvas
  }
  const [depth, face] = [make(drawDepth), make(drawFace)]
  return depth && face ? { depth, face } : null
}
