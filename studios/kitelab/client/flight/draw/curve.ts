/** The picture of a flight: axes, the curve that has been flown, where own bets left it, and the rocket at its end. */
import { element } from '@jackfruit/game-page/dom'
import { reachedAt } from '@jackfruit/table-rules/crash/crash'
import { timesText } from '../state/fields.ts'
import { type Axes, axesOf } from './axes.ts'
import { drawRocket } from './rocket.ts'

export interface Drawn {
  /** Hundredths and milliseconds that have been flown. */
  readonly at: number
  readonly ms: number
  readonly phase: 'ground' | 'flying' | 'broken'
  /** Since it broke, in milliseconds. */
  readonly brokenMs: number
  /** Hundredths at which own bets are out. */
  readonly outs: readonly number[]
}

export interface Curve {
  readonly node: HTMLCanvasElement
  readonly draw: (drawn: Drawn, isStill: boolean) => void
}

const growth = 0.000_06
const colours = {
  from: '#7c5cff',
  to: '#ffb340',
  spent: '#8a8fb3',
  line: 'rgb(255 255 255 / 9%)',
  ink: '#c3c6e4',
}
/** Pixels that are kept free around the picture. */
const room = { left: 46, right: 18, top: 44, bottom: 28 }
const awayMs = 700

interface Field {
  readonly pen: CanvasRenderingContext2D
  readonly axes: Axes
  readonly x: (ms: number) => number
  readonly y: (at: number) => number
  readonly width: number
  readonly height: number
}

export function makeCurve(): Curve {
  const node = element('canvas', { class: 'curve', 'aria-hidden': 'true' })
  let last: readonly [Drawn, boolean] | null = null

  function draw(drawn: Drawn, isStill: boolean) {
    last = [drawn, isStill]
    const { clientWidth: width, clientHeight: height } = node
    const pen = width > 0 && height > 0 ? node.getContext('2d') : null
    if (!pen) return
    const ratio = Math.min(2, devicePixelRatio || 1)
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
    if (node.width !== wide || node.height !== high) [node.width, node.height] = [wide, high]
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    pen.clearRect(0, 0, width, height)
    const axes = axesOf(drawn.ms, drawn.at)
    const across = width - room.left - room.right
    const up = height - room.top - room.bottom
    const field: Field = {
      ...{ pen, axes, width, height },
      x: (ms) => room.left + (ms / axes.ms) * across,
      y: (at) => room.top + up - ((at - 100) / (axes.top - 100)) * up,
    }
    drawAxes(field)
    if (drawn.phase === 'ground') return drawRocket(pen, resting(field))
    drawPath(field, drawn)
    for (const at of drawn.outs) drawOut(field, at)
    drawFlight(field, drawn, isStill)
  }
  new ResizeObserver(() => last && draw(...last)).observe(node)
  return { node, draw }
}

const rocketSize = ({ width, height }: Field): number => Math.max(20, Math.min(54, width / 14, height / 6))

const resting = (field: Field) => ({
  ...{ x: field.x(0) + 34, y: field.y(100) - rocketSize(field), size: rocketSize(field) },
  ...{ turn: Math.PI / 2, flame: null },
})

function drawAxes({ pen, axes, x, y, width }: Field): void {
  pen.font = '600 12px "Archivo Variable", system-ui, sans-serif'
  pen.fillStyle = colours.ink
  pen.strokeStyle = colours.line
  pen.lineWidth = 1
  pen.textBaseline = 'middle'
  pen.textAlign = 'right'
  for (const at of axes.heights) {
    pen.beginPath()
    pen.moveTo(room.left, y(at))
    pen.lineTo(width - room.right, y(at))
    pen.stroke()
    pen.fillText(
      at >= 1_000 ? `${Math.round(at / 100)}×` : `${timesText(Math.round(at))}×`,
      room.left - 6,
      y(at),
    )
  }
  pen.textAlign = 'center'
  for (const ms of axes.times) pen.fillText(`${Math.round(ms / 1000)} s`, x(ms), y(100) + 16)
}

/** Without the steps of hundredths: they are for money, not for the eye. */
const heightAt = (ms: number): number => 100 * Math.exp(growth * ms)

function drawPath({ pen, x, y }: Field, { ms, phase }: Drawn): void {
  const parts = 96
  const line = () => {
    pen.beginPath()
    for (let part = 0; part <= parts; part++) {
      const at = (ms * part) / parts
      pen.lineTo(x(at), y(heightAt(at)))
    }
  }
  const isSpent = phase === 'broken'
  const ground = pen.createLinearGradient(0, y(heightAt(ms)), 0, y(100))
  ground.addColorStop(0, isSpent ? 'rgb(138 143 179 / 22%)' : 'rgb(255 150 60 / 34%)')
  ground.addColorStop(1, 'rgb(60 30 140 / 0%)')
  line()
  pen.lineTo(x(ms), y(100))
  pen.lineTo(x(0), y(100))
  pen.closePath()
  pen.fillStyle = ground
  pen.fill()
  const stroke = pen.createLinearGradient(x(0), 0, Math.max(x(0) + 1, x(ms)), 0)
  stroke.addColorStop(0, isSpent ? colours.spent : colours.from)
  stroke.addColorStop(1, isSpent ? colours.spent : colours.to)
  line()
  pen.strokeStyle = stroke
  pen.lineWidth = 5
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke()
}

function drawOut({ pen, x, y }: Field, at: number): void {
  pen.beginPath()
  pen.arc(x(reachedAt(at)), y(at), 7, 0, 2 * Math.PI)
  pen.fillStyle = '#0c0f33'
  pen.fill()
  pen.strokeStyle = '#7ee0a6'
  pen.lineWidth = 3
  pen.stroke()
}

/** It follows the curve, and at the end it is out of the picture in a moment. */
function drawFlight(field: Field, { ms, phase, brokenMs }: Drawn, isStill: boolean): void {
  if (phase === 'broken' && (isStill || brokenMs > awayMs)) return
  const { pen, x, y, axes, width } = field
  const [px, py] = [x(ms), y(heightAt(ms))]
  const rise = (y(100) - y(axes.top)) / (axes.top - 100)
  const run = (x(axes.ms) - x(0)) / axes.ms
  const turn = Math.atan2(heightAt(ms) * growth * rise, run)
  const away = phase === 'broken' ? (brokenMs / awayMs) ** 2 * width * 0.7 : 0
  const flame = isStill ? 0.5 : 0.5 + 0.5 * Math.sin(ms / 37)
  drawRocket(pen, {
    x: px + Math.cos(turn) * away,
    y: py - Math.sin(turn) * away,
    ...{ size: rocketSize(field), turn: turn + 0.12, flame },
  })
}
