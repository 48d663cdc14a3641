import type { Board } from './layout.ts'
import type { Motion } from './motion.ts'
import { pen, type Sprites } from './sprites.ts'

/** Small things thrown up from under the reels, on a canvas of their own. Decoration alone: its dice are its own. */
export function shower(
  into: HTMLElement,
  sprites: Sprites,
  motion: Motion,
  board: Board,
  count: number,
): void {
  // Much takes longer to fall.
  const lateMs = count * 25
  let state = 7
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const [width, height] = [into.clientWidth, into.clientHeight]
  const context = pen(width, height)
  context.canvas.className = 'shower'
  into.append(context.canvas)
  const flying = Array.from({ length: count }, (_, index) => ({
    picture: sprites.particle(index),
    size: board.cellWidth * (0.16 + next() * 0.2),
    x: board.x + board.width * (0.15 + next() * 0.7),
    vx: (next() - 0.5) * 0.5,
    vy: -(0.75 + next() * 0.65),
    turn: (next() - 0.5) * 0.01,
    late: next() * lateMs,
  }))
  const lastsMs = lateMs + 2050
  const { done } = motion.run((elapsedMs) => {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, height)
    for (const one of flying) {
      const t = elapsedMs - one.late
      if (t <= 0 || t >= 2000) continue
      const x = one.x + one.vx * t * board.width * 0.001
      const y = board.y + board.height + (one.vy * t + 0.00085 * t * t) * board.height * 0.0018
      context.setTransform(
        Math.cos(one.turn * t),
        Math.sin(one.turn * t),
        -Math.sin(one.turn * t),
        Math.cos(one.turn * t),
        x,
        y,
      )
      context.drawImage(one.picture, -one.size / 2, -one.size / 2, one.size, one.size)
    }
    return elapsedMs < lastsMs
  })
  void done.then(() => context.canvas.remove())
}
