import type { Box, ReelLook } from './look.ts'

/** A symbol as it is drawn: sharp, smeared by speed, or dimmed because others pay. */
export type Shade = 'sharp' | 'blurred' | 'dim'

export interface Sprites {
  /** `size` in device pixels; the smeared one is `smearStretch` as tall as the others. */
  readonly take: (name: string, shade: Shade, size: number) => HTMLCanvasElement | null
  readonly particle: (index: number) => HTMLCanvasElement
}

/** How much taller a smeared symbol is than a sharp one. */
export const smearStretch = 1.5
const smearPlaces = 20
/** Symbols are drawn at few sizes and scaled from the next: reels of many heights need no atlas each. */
const sizeStep = 32

export function pen(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no 2d canvas')
  return context
}

/** Loads the atlas and cuts it as it is needed; each cut is made once. */
export async function loadSprites(look: ReelLook, word: (key: string) => string): Promise<Sprites> {
  const picture = new Image()
  picture.src = look.atlas
  // Without its font the ribbon is set in the next one: no reason not to play.
  await Promise.all([
    picture.decode(),
    document.fonts.load('800 24px "Archivo Variable"', 'WILD').catch(() => []),
  ])
  const kept = new Map<string, HTMLCanvasElement>()
  const names = new Set(look.symbolNames)

  const sharp = (name: string, size: number) => {
    const context = cut(picture, look.symbolBox(name), size)
    const key = look.ribbons?.[name]
    if (key) ribbon(context, size, word(key))
    return context
  }
  const draw = (name: string, shade: Shade, size: number): HTMLCanvasElement => {
    if (shade === 'blurred') return smear(cut(picture, look.symbolBox(name), size / 2).canvas)
    const context = sharp(name, size)
    if (shade === 'dim') {
      context.globalCompositeOperation = 'source-atop'
      context.fillStyle = look.colours.groundLow
      context.globalAlpha = 0.6
      context.fillRect(0, 0, size, size)
    }
    return context.canvas
  }
  return {
    take: (name, shade, size) => {
      if (!names.has(name) || size <= 0) return null
      const wanted = Math.min(320, Math.ceil(size / sizeStep) * sizeStep)
      const key = `${name}/${shade}/${wanted}`
      const found = kept.get(key) ?? draw(name, shade, wanted)
      kept.set(key, found)
      return found
    },
    particle: (index) => {
      const key = `particle/${index % look.particles.length}`
      const box = look.particles[index % look.particles.length] ?? { x: 0, y: 0, width: 1, height: 1 }
      const found = kept.get(key) ?? cut(picture, box, 96).canvas
      kept.set(key, found)
      return found
    },
  }
}

function cut(picture: CanvasImageSource, box: Box, size: number): CanvasRenderingContext2D {
  const context = pen(size, size)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, size, size)
  return context
}

/** A symbol as the eye sees it on a moving reel: the mean of many places along its way, on half the pixels. */
function smear(symbol: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = symbol
  const context = pen(width, height * smearStretch)
  const way = height * 0.36
  // Light adds up: each place gives its share, and the middle of the way a little more than its ends.
  const weights = Array.from(
    { length: smearPlaces },
    (_, place) => 1.15 - Math.abs(place - (smearPlaces - 1) / 2) / smearPlaces,
  )
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  context.globalCompositeOperation = 'lighter'
  for (const [place, weight] of weights.entries()) {
    context.globalAlpha = weight / whole
    context.drawImage(symbol, 0, (height * (smearStretch - 1)) / 2 + way * (place / (smearPlaces - 1) - 0.5))
  }
  return context.canvas
}

/** A word on a symbol's ribbon is set here, as text of the player's language, and not in the picture. */
function ribbon(context: CanvasRenderingContext2D, size: number, word: string): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#FFF1CC'
  const { fontFamily } = getComputedStyle(document.documentElement)
  let letter = size * 0.15
  do {
    context.font = `800 ${letter}px ${fontFamily}`
    letter -= 1
  } while (context.measureText(word).width > size * 0.6 && letter > 6)
  context.fillText(word, size / 2, size * 0.785)
}
