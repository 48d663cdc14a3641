import { type Container, Sprite } from 'pixi.js'
import type { Board } from './layout.ts'
import type { Motion } from './motion.ts'
import type { SlotTheme } from './theme.ts'

/** Coins and pods thrown up from under the reels. Decoration alone: its dice are its own. */
export function shower(into: Container, theme: SlotTheme, motion: Motion, board: Board, count: number): void {
  let state = 7
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const flying = Array.from({ length: count }, (_, index) => {
    const sprite = new Sprite({
      texture: theme.particles[index % theme.particles.length] as (typeof theme.particles)[number],
      anchor: 0.5,
    })
    const size = board.cellWidth * (0.16 + next() * 0.2)
    sprite.setSize(size, size)
    sprite.visible = false
    into.addChild(sprite)
    return {
      sprite,
      x: board.x + board.width * (0.15 + next() * 0.7),
      vx: (next() - 0.5) * 0.5,
      vy: -(0.75 + next() * 0.65),
      spin: (next() - 0.5) * 0.01,
      late: next() * 900,
    }
  })
  const { done } = motion.run((elapsedMs) => {
    for (const one of flying) {
      const t = elapsedMs - one.late
      one.sprite.visible = t > 0 && t < 2000
      one.sprite.position.set(
        one.x + one.vx * t * board.width * 0.001,
        board.y + board.height + (one.vy * t + 0.00085 * t * t) * board.height * 0.0018,
      )
      one.sprite.rotation = one.spin * t
    }
    return elapsedMs < 2950
  })
  void done.then(() => {
    for (const one of flying) one.sprite.destroy()
  })
}
