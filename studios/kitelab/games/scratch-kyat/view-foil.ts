/** The foil over a field: metal that is rubbed away where something passes over it. */
import { element } from '@jackfruit/game-page/dom'

/** In pixels of the canvas; fields are drawn larger or smaller than that alike. */
const [wide, high] = [240, 150]
const brush = 46
/** A field of which so much is gone is free. */
const enough = 0.45
/** What is gone is told on a net of so many places. */
const [across, down] = [12, 8]

interface Foil {
  readonly node: HTMLCanvasElement
  readonly cover: () => void
  /** Rubs from one place to another, in shares of the field; answers whether enough is gone. */
  readonly rub: (from: readonly [x: number, y: number], to: readonly [x: number, y: number]) => boolean
  /** The usual way over all of it, up to this share. */
  readonly sweep: (share: number) => void
}

/** Where the coin is on its way over a field: to and fro, from the upper end to the lower. */
export function wayAt(share: number): readonly [x: number, y: number] {
  const rows = 4
  const at = Math.max(0, Math.min(1, share)) * rows
  const [row, within] = [Math.min(rows - 1, Math.floor(at)), at - Math.min(rows - 1, Math.floor(at))]
  return [row % 2 === 0 ? within : 1 - within, (row + within) / rows]
}

export function makeFoil(): Foil {
  const node = element('canvas', { class: 'scratch-metal', width: wide, height: high, 'aria-hidden': 'true' })
  const pen = node.getContext?.('2d') ?? null
  let gone = new Set<number>()
  let swept = 0
  const rub: Foil['rub'] = ([x1, y1], [x2, y2]) => {
    const steps = Math.max(1, Math.ceil(Math.hypot((x2 - x1) * across, (y2 - y1) * down) * 2))
    for (let step = 0; step <= steps; step += 1) {
      const [x, y] = [x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps]
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [column, row] = [Math.floor(x * across) + dx, Math.floor(y * down) + dy]
        if (column >= 0 && column < across && row >= 0 && row < down) gone.add(row * across + column)
      }
    }
    if (pen) {
      pen.globalCompositeOperation = 'destination-out'
      pen.lineWidth = brush
      pen.lineCap = 'round'
      pen.beginPath()
      pen.moveTo(x1 * wide, y1 * high)
      pen.lineTo(x2 * wide + 0.1, y2 * high)
      pen.stroke()
    }
    return gone.size >= across * down * enough
  }
  return {
    node,
    rub,
    cover: () => {
      gone = new Set()
      swept = 0
      if (pen) drawMetal(pen)
    },
    sweep: (share) => {
      // The way is bent: it is walked in little steps, however few pictures a phone draws.
      for (; swept < share; swept += 0.02) rub(wayAt(swept), wayAt(Math.min(share, swept + 0.02)))
    },
  }
}

/** Brushed metal with the house's hexagons, a lit edge and a dark one. */
function drawMetal(pen: CanvasRenderingContext2D): void {
  pen.globalCompositeOperation = 'source-over'
  const metal = pen.createLinearGradient(0, 0, wide, high)
  for (const [at, colour] of [
    [0, '#f7fbff'],
    [0.24, '#b9c6d4'],
    [0.5, '#e9f0f6'],
    [0.74, '#93a3b4'],
    [1, '#d3dde7'],
  ] as const)
    metal.addColorStop(at, colour)
  pen.fillStyle = metal
  pen.fillRect(0, 0, wide, high)
  pen.lineWidth = 1.6
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [column * 30 + (row % 2) * 15, row * 26 + 8]
      pen.beginPath()
      for (let corner = 0; corner < 6; corner += 1)
        pen.lineTo(x + Math.sin((corner * Math.PI) / 3) * 15, y - Math.cos((corner * Math.PI) / 3) * 15)
      pen.closePath()
      pen.strokeStyle = 'rgb(92 112 134 / 34%)'
      pen.stroke()
    }
  pen.fillStyle = 'rgb(255 255 255 / 65%)'
  pen.fillRect(0, 0, wide, 5)
  pen.fillStyle = 'rgb(60 78 98 / 55%)'
  pen.fillRect(0, high - 7, wide, 7)
}
