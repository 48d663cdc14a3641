/** Animations that can be ended sooner, and are left out where stillness is wanted. */
import type { Look } from '@jackfruit/game-page/view'

export interface Motion {
  /** Something new is drawn: what was hurried before is over. */
  readonly begin: () => void
  /** Ends at the element's own style. In turbo it lasts under half as long. */
  readonly run: (node: Element, frames: Keyframe[], ms: number, look: Look, easing?: string) => Promise<void>
  /** Calls back with 0 to 1, the last time with 1. */
  readonly count: (ms: number, look: Look, draw: (share: number) => void) => Promise<void>
  /** Ends what moves, and leaves out what would have moved after it. */
  readonly hurry: () => void
}

const turboShare = 0.4

export function makeMotion(): Motion {
  const running = new Set<() => void>()
  let isOver = false
  const during = async (end: () => void, finished: Promise<unknown>): Promise<void> => {
    running.add(end)
    await finished.catch(() => undefined)
    running.delete(end)
  }
  return {
    begin: () => {
      isOver = false
    },
    async run(node, frames, ms, look, easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)') {
      if (look.still || isOver) return
      const animation = node.animate(frames, { duration: look.turbo ? ms * turboShare : ms, easing })
      await during(() => animation.finish(), animation.finished)
    },
    async count(ms, look, draw) {
      const lasts = look.turbo ? ms * turboShare : ms
      let isHurried = look.still || isOver
      const drawn = new Promise<void>((resolve) => {
        const began = performance.now()
        const frame = (now: number) => {
          const share = isHurried ? 1 : Math.min(1, Math.max(0, (now - began) / lasts))
          draw(share)
          if (share < 1) requestAnimationFrame(frame)
          else resolve()
        }
        frame(began)
      })
      await during(() => {
        isHurried = true
      }, drawn)
    },
    hurry: () => {
      isOver = true
      for (const end of running) end()
    },
  }
}
