import { Texture } from 'pixi.js'

export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function pen(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no 2d canvas')
  return context
}

/** How much taller a smeared symbol is than a sharp one. */
export const smearStretch = 1.5

/** A symbol as the eye sees it on a moving reel: the mean of many places along its way, on half the pixels. */
export function smearOf(picture: CanvasImageSource, cut: Cut): Texture {
  const [width, height] = [cut.width / 2, cut.height / 2]
  const context = pen(width, height * smearStretch)
  const places = 20
  const way = height * 0.36
  // Light adds up: each place gives its share, and the middle of the way a little more than its ends.
  const weights = Array.from(
    { length: places },
    (_, place) => 1.15 - Math.abs(place - (places - 1) / 2) / places,
  )
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  context.globalCompositeOperation = 'lighter'
  weights.forEach((weight, place) => {
    context.globalAlpha = weight / whole
    const y = (height * (smearStretch - 1)) / 2 + way * (place / (places - 1) - 0.5)
    context.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, y, width, height)
  })
  return Texture.from(context.canvas)
}

/** A word on a symbol's ribbon is set here, as text of the player's language, and not in the picture. */
export function withRibbon(picture: CanvasImageSource, cut: Cut, word: string): Texture {
  const context = pen(cut.width, cut.height)
  context.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, cut.width, cut.height)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#FFF1CC'
  const widest = cut.width * 0.6
  let size = cut.width * 0.15
  do {
    context.font = `800 ${size}px "Archivo Variable", "Noto Sans Myanmar", sans-serif`
    size -= 1
  } while (context.measureText(word).width > widest && size > 10)
  context.fillText(word, cut.width / 2, cut.height * 0.785)
  return Texture.from(context.canvas)
}

/** A soft round light, to be tinted. */
export function softLight(): Texture {
  const size = 128
  const context = pen(size, size)
  const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
  for (const [offset, alpha] of [
    [0, 1],
    [0.25, 0.74],
    [0.5, 0.38],
    [0.75, 0.11],
    [1, 0],
  ] as const)
    light.addColorStop(offset, `rgb(255 255 255 / ${alpha})`)
  context.fillStyle = light
  context.fillRect(0, 0, size, size)
  return Texture.from(context.canvas)
}
