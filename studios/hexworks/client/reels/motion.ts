/** Runs animations only while there are any: an idle game draws nothing and saves the battery. */
export interface Motion {
  /** Calls `step` with the time since it began, every frame, until it answers false. */
  readonly run: (step: (elapsedMs: number, deltaMs: number) => boolean) => {
    stop: () => void
    done: Promise<void>
  }
}

/** A slow machine skips what it can not draw, so that a spin lasts as long everywhere; a hidden page picks up where it was. */
const longestFrameMs = 250

export function makeMotion(): Motion {
  interface Running {
    began: number
    step: (elapsedMs: number, deltaMs: number) => boolean
    finish: () => void
  }
  const running = new Set<Running>()
  let frame = 0
  let last = 0

  const tick = (now: number) => {
    frame = 0
    const delta = last === 0 ? 16 : Math.min(longestFrameMs, now - last)
    last = now
    for (const one of [...running]) {
      if (one.began === 0) one.began = now
      if (!one.step(now - one.began, delta)) {
        running.delete(one)
        one.finish()
      }
    }
    if (running.size > 0) ask()
    else last = 0
  }
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(tick)
  }

  return {
    run: (step) => {
      let finish = () => {}
      const done = new Promise<void>((resolve) => {
        finish = resolve
      })
      const one: Running = { began: 0, step, finish }
      running.add(one)
      ask()
      const stop = () => {
        if (running.delete(one)) finish()
      }
      return { stop, done }
    },
  }
}

export const easeOut = (t: number) => 1 - (1 - t) ** 3
