/** What is painted around the words of a celebration: the veil, the lit frame, coins behind and before. */
import { makeCoinFrames } from './coin-frames.ts'
import {
  type Box,
  type CoinNow,
  type Coins,
  type Depth,
  flightAt,
  makeCoins,
  noCoin,
  type Point,
} from './coins.ts'
import { around, brightness, drawBulb, drawFrame } from './frame-light.ts'
import { penOf, ratioFor, standing } from './pen.ts'
import { drawRays, reachOf } from './rays.ts'
import { specs } from './tiers.ts'

export interface SceneParts {
  readonly tier: 2 | 3 | 4
  readonly size: { readonly width: number; readonly height: number }
  /** The frame that is lit. */
  readonly anchor: Box
  /** What stays bright. */
  readonly lit: readonly Box[]
  /** What no coin crosses. */
  readonly clear: readonly Box[]
  readonly isStill: boolean
  /** Where light comes from, across. */
  readonly middle: number
  /** The colour of the veil: "16 2 14". */
  readonly veil: string
  /** Somebody stands between the coins behind and the coins before: two layers. Else all of them share one. */
  readonly hasCast: boolean
  /** Every fourth that flies is one of these. */
  readonly pieces: readonly CanvasImageSource[]
}

export interface Scene {
  /** What stands: the frame on its veil, one layer. */
  readonly standing: HTMLElement
  /** Behind the characters, and before them; one and the same where nobody stands between. */
  readonly moving: readonly [HTMLElement, HTMLElement]
  readonly draw: (elapsedMs: number) => void
}

/** How thick the lit frame around a box is. */
export const thickOf = ({ width }: Box): number => Math.max(9, Math.min(20, width * 0.022))

const frames = makeCoinFrames()

export function makeScene(parts: SceneParts): Scene | null {
  const { tier, size, anchor, isStill } = parts
  const thick = thickOf(anchor)
  const bulbs = around(anchor, thick * 1.3)
  const ratio = ratioFor(size, true)
  const still = drawVeil(parts, ratio)
  const front = sheet(size, ratio)
  const back = parts.hasCast ? sheet(size, ratio) : front
  const bulb = penOf(thick * 2.6 * ratio, thick * 2.6 * ratio)
  if (!still || !back || !front || !bulb) return null
  // At the highest tier they turn, and are a layer of their own.
  if (tier !== 4)
    drawRays(still, { x: parts.middle, y: size.height * 0.46, reach: reachOf(size) }, tier === 2 ? 0.5 : 1)
  drawFrame(still, anchor, bulbs, thick)
  drawBulb(bulb, bulb.canvas.width)
  const { coins: count, lastsMs, chase } = specs[tier]
  const coins = makeCoins(
    { ...size, clear: parts.clear },
    {
      ...{ count, withinMs: lastsMs * 0.8, hasDepths: tier > 2 },
    },
  )
  const put = painter(ratio, parts.pieces)
  const light = (elapsedMs: number) => {
    const wide = thick * 2.6
    for (const [index, { x, y }] of bulbs.entries()) {
      back.globalAlpha = isStill ? 0.9 : brightness(index / bulbs.length, (elapsedMs / 1000) * chase)
      back.drawImage(bulb.canvas, x - wide / 2, y - wide / 2, wide, wide)
    }
    back.globalAlpha = 1
  }
  return {
    standing: standing(still),
    moving: [back.canvas, front.canvas],
    draw: (elapsedMs) => {
      for (const pen of new Set([back, front])) {
        pen.setTransform(ratio, 0, 0, ratio, 0, 0)
        pen.clearRect(0, 0, size.width, size.height)
      }
      light(elapsedMs)
      if (!isStill) throwCoins(coins, elapsedMs, { back, front, near: front }, put)
    },
  }
}

const order = ['back', 'front', 'near'] as const satisfies readonly Depth[]

function throwCoins(
  coins: Coins,
  elapsedMs: number,
  pens: Readonly<Record<Depth, CanvasRenderingContext2D>>,
  put: ReturnType<typeof painter>,
): void {
  const now = noCoin()
  for (const depth of order)
    for (let index = 0; index < coins.count; index += 1) {
      coins.at(index, elapsedMs, now)
      if (now.alpha > 0 && now.depth === depth) put(pens[depth], now, index)
    }
}

const painter =
  (ratio: number, pieces: readonly CanvasImageSource[]) =>
  (pen: CanvasRenderingContext2D, coin: CoinNow, index: number) => {
    const drawn = frames(coin.depth, ratio)
    if (!drawn) return
    const { x, y, size, tilt, turn, alpha } = coin
    const [cos, sin] = [Math.cos(tilt) * ratio, Math.sin(tilt) * ratio]
    pen.setTransform(cos, sin, -sin, cos, x * ratio, y * ratio)
    pen.globalAlpha = coin.depth === 'near' ? alpha * 0.92 : alpha
    const { cell, picture } = drawn
    const piece = coin.depth !== 'near' && index % 4 === 3 ? pieces[(index >> 2) % pieces.length] : undefined
    if (piece) pen.drawImage(piece, -size / 2, -size / 2, size, size)
    else pen.drawImage(picture, turn * cell, 0, cell, cell, -size / 2, -size / 2, size, size)
    pen.globalAlpha = 1
  }

function sheet(size: SceneParts['size'], ratio: number): CanvasRenderingContext2D | null {
  const pen = penOf(size.width * ratio, size.height * ratio)
  if (!pen) return null
  pen.canvas.className = 'celebration-sheet'
  pen.scale(ratio, ratio)
  return pen
}

/** Dark over everything but what won, with soft edges. */
function drawVeil({ tier, size, lit, veil }: SceneParts, ratio: number): CanvasRenderingContext2D | null {
  const pen = sheet(size, ratio)
  if (!pen) return null
  pen.canvas.classList.add('celebration-veil')
  pen.fillStyle = `rgb(${veil} / ${specs[tier].dim})`
  pen.fillRect(0, 0, size.width, size.height)
  pen.globalCompositeOperation = 'destination-out'
  for (const { x, y, width, height } of lit) {
    const [middleX, middleY, reach] = [x + width / 2, y + height / 2, Math.max(width, height) * 0.7]
    const hole = pen.createRadialGradient(middleX, middleY, 0, middleX, middleY, reach)
    hole.addColorStop(0.55, 'rgb(0 0 0 / 100%)')
    hole.addColorStop(1, 'rgb(0 0 0 / 0%)')
    pen.fillStyle = hole
    pen.fillRect(middleX - reach, middleY - reach, reach * 2, reach * 2)
  }
  pen.globalCompositeOperation = 'source-over'
  return pen
}

const flightMs = 900
const flightSize = 30

/** Coins from where it was won to the balance. Their canvas goes with the last of them. */
export function flyHome(
  into: HTMLElement,
  size: SceneParts['size'],
  way: { from: Point; to: Point },
): () => void {
  const ratio = ratioFor(size, true)
  const pen = sheet(size, ratio)
  if (!pen) return () => {}
  into.append(pen.canvas)
  const put = painter(ratio, [])
  const count = specs[1].coins
  const began = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    pen.canvas.remove()
  }
  const step = (at: number) => {
    const share = (at - began) / flightMs
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    pen.clearRect(0, 0, size.width, size.height)
    for (let index = 0; index < count; index += 1) {
      const flown = flightAt({ ...way, index, count }, share)
      const turn = Math.floor(share * 14 + index) % 8
      if (flown.alpha > 0) put(pen, { ...flown, size: flightSize, turn, tilt: index, depth: 'back' }, index)
    }
    if (share < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  frame = requestAnimationFrame(step)
  return stop
}
