/** A glass drum in which balls tumble; one after the other rises through the neck and lands in the row. */
import { element } from '@jackfruit/game-page/dom'
import { ball } from '../pages/numbers.ts'

interface Tumbling {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  readonly text: string
  readonly tone: number
}

const size = 300
const radius = 118
const middle = { x: 150, y: 158 }
const ballRadius = 17
const shownMax = 22
const tones = ['#c5283d', '#2a6fdb', '#1d8a55', '#d98a0c', '#7a3fc4', '#c2410c', '#0e7c86', '#b03a7a']

export interface Drum {
  readonly node: HTMLElement
  /** So many balls: 10 are the digits, others count from 1. */
  readonly fill: (count: number) => void
  /** Tumbles on after it was out of the page. */
  readonly wake: () => void
  /** The row of drawn balls is empty again: the result is told beside it. */
  readonly clear: () => void
  readonly draw: (pieces: readonly string[]) => Promise<void>
}

export function makeDrum(): Drum {
  const canvas = element('canvas', { width: size * 2, height: size * 2 })
  const row = element('div', { class: 'drum-row' })
  const node = element('div', { class: 'drum' }, canvas, row)
  const context = canvas.getContext('2d')
  let balls: Tumbling[] = []
  let blown = 0.25
  let last = 0
  let isRunning = false

  const frame = (at: number) => {
    // Not in the page: it begins anew with the next filling.
    if (!context || !node.isConnected) {
      last = 0
      isRunning = false
      return
    }
    const passed = Math.min(32, last === 0 ? 16 : at - last)
    last = at
    for (const each of balls) move(each, passed / 1000, blown)
    collide(balls)
    paint(context, balls)
    requestAnimationFrame(frame)
  }

  const wake = () => {
    if (isRunning) return
    isRunning = true
    requestAnimationFrame(frame)
  }

  return {
    node,
    wake,
    clear: () => row.replaceChildren(),
    fill: (count) => {
      const step = Math.max(1, Math.floor(count / shownMax))
      balls = Array.from({ length: Math.min(shownMax, count === 10 ? 14 : count) }, (_, i) => {
        const number = count === 10 ? i % 10 : 1 + ((i * step) % count)
        const angle = i * 2.4
        const far = radius * 0.8 * Math.sqrt((i + 0.5) / shownMax)
        return {
          ...{
            x: middle.x + Math.cos(angle) * far,
            y: middle.y + Math.sin(angle) * far,
            vx: 40 * Math.cos(i),
            vy: 0,
          },
          ...{ turn: i, text: String(number), tone: number % 8 },
        }
      })
      row.replaceChildren()
      wake()
    },
    draw: async (pieces) => {
      row.replaceChildren()
      blown = 1
      const each = Math.max(220, Math.min(900, 6000 / Math.max(1, pieces.length)))
      for (const [at, piece] of pieces.entries()) {
        const made = ball(piece, Number(piece))
        row.append(made)
        const home = made.getBoundingClientRect()
        const neck = canvas.getBoundingClientRect()
        const [dx, dy] = [
          neck.left + neck.width / 2 - home.left - home.width / 2,
          neck.top + neck.height * 0.06 - home.top,
        ]
        await made.animate(
          [
            { transform: `translate(${dx}px, ${dy + neck.height * 0.2}px) scale(0.6)`, opacity: 0 },
            { transform: `translate(${dx}px, ${dy}px) rotate(-200deg)`, opacity: 1, offset: 0.4 },
            { transform: `translate(${dx * 0.3}px, -14px) rotate(-40deg)`, offset: 0.8 },
            { transform: 'none' },
          ],
          { duration: each, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' },
        ).finished
        if (at === pieces.length - 1) blown = 0.25
      }
    },
  }
}

/** Air from below lifts them, the glass throws them back. */
function move(each: Tumbling, seconds: number, blown: number): void {
  each.vy += 620 * seconds
  if (each.y > middle.y + radius * 0.45) {
    each.vy -= 3400 * blown * seconds * (0.6 + 0.4 * Math.sin(each.turn * 3))
    each.vx += 900 * blown * seconds * Math.cos(each.turn * 5)
  }
  each.x += each.vx * seconds
  each.y += each.vy * seconds
  each.turn += (each.vx / 60) * seconds + 0.4 * seconds
  const [dx, dy] = [each.x - middle.x, each.y - middle.y]
  const far = Math.hypot(dx, dy)
  const most = radius - ballRadius
  if (far <= most) return
  const [nx, ny] = [dx / far, dy / far]
  const into = each.vx * nx + each.vy * ny
  each.x = middle.x + nx * most
  each.y = middle.y + ny * most
  if (into > 0) {
    each.vx -= 1.72 * into * nx
    each.vy -= 1.72 * into * ny
  }
}

function collide(balls: readonly Tumbling[]): void {
  for (const [i, one] of balls.entries())
    for (const two of balls.slice(i + 1)) {
      const [dx, dy] = [two.x - one.x, two.y - one.y]
      const far = Math.hypot(dx, dy) || 1
      const over = 2 * ballRadius - far
      if (over <= 0) continue
      const [nx, ny] = [dx / far, dy / far]
      one.x -= (nx * over) / 2
      one.y -= (ny * over) / 2
      two.x += (nx * over) / 2
      two.y += (ny * over) / 2
      const into = (one.vx - two.vx) * nx + (one.vy - two.vy) * ny
      if (into <= 0) continue
      one.vx -= into * nx * 0.92
      one.vy -= into * ny * 0.92
      two.vx += into * nx * 0.92
      two.vy += into * ny * 0.92
    }
}

function paint(context: CanvasRenderingContext2D, balls: readonly Tumbling[]): void {
  context.setTransform(2, 0, 0, 2, 0, 0)
  context.clearRect(0, 0, size, size)
  foot(context)
  const glass = context.createRadialGradient(middle.x - 40, middle.y - 50, 10, middle.x, middle.y, radius)
  glass.addColorStop(0, 'rgb(255 255 255 / 22%)')
  glass.addColorStop(0.7, 'rgb(160 220 190 / 10%)')
  glass.addColorStop(1, 'rgb(255 255 255 / 26%)')
  context.fillStyle = glass
  disc(context, middle.x, middle.y, radius)
  for (const each of balls) paintBall(context, each)
  context.lineWidth = 5
  context.strokeStyle = '#e0a128'
  context.beginPath()
  context.arc(middle.x, middle.y, radius + 2, 0, Math.PI * 2)
  context.stroke()
  context.lineWidth = 2
  context.strokeStyle = '#ffe3a0'
  context.stroke()
  context.beginPath()
  context.ellipse(middle.x, middle.y, radius + 2, 12, 0, 0, Math.PI)
  context.stroke()
  context.lineWidth = 9
  context.lineCap = 'round'
  context.strokeStyle = 'rgb(255 255 255 / 34%)'
  context.beginPath()
  context.arc(middle.x, middle.y, radius - 18, Math.PI * 1.1, Math.PI * 1.42)
  context.stroke()
}

function foot(context: CanvasRenderingContext2D): void {
  const metal = context.createLinearGradient(60, 0, 240, 0)
  metal.addColorStop(0, '#0b3a28')
  metal.addColorStop(0.4, '#2b9a68')
  metal.addColorStop(1, '#072a1c')
  context.fillStyle = metal
  context.beginPath()
  context.moveTo(104, 262)
  context.lineTo(196, 262)
  context.lineTo(232, 298)
  context.lineTo(68, 298)
  context.fill()
  context.fillStyle = '#e0a128'
  context.fillRect(134, 6, 32, 40)
  context.fillStyle = '#ffe3a0'
  context.fillRect(139, 6, 7, 40)
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI * 2)
  context.fill()
}

function paintBall(context: CanvasRenderingContext2D, { x, y, turn, text, tone }: Tumbling): void {
  const shade = context.createRadialGradient(x - 6, y - 7, 2, x, y, ballRadius)
  shade.addColorStop(0, '#ffffff')
  shade.addColorStop(0.3, tones[tone] ?? '#c5283d')
  shade.addColorStop(1, '#00000099')
  context.fillStyle = tones[tone] ?? '#c5283d'
  disc(context, x, y, ballRadius)
  context.fillStyle = shade
  disc(context, x, y, ballRadius)
  context.fillStyle = '#fffdf4'
  disc(context, x, y, 10)
  context.save()
  context.translate(x, y)
  context.rotate(Math.sin(turn) * 0.9)
  context.fillStyle = '#10231a'
  context.font = '800 12px "Archivo Variable", sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, 0, 1)
  context.restore()
}
