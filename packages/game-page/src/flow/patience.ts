/** Pauses of the presentation, all of which end when the player presses on. */
export interface Patience {
  readonly pause: (ms: number) => Promise<void>
  /** Until the work is done; `hurry` is what pressing on does to it. Works may lie within each other. */
  readonly during: <T>(work: Promise<T>, hurry: () => void) => Promise<T>
  readonly pressOn: () => void
}

export function makePatience(): Patience {
  const running = new Set<{ readonly hurry: () => void }>()
  const during = async <T>(work: Promise<T>, hurry: () => void): Promise<T> => {
    const one = { hurry }
    running.add(one)
    try {
      return await work
    } finally {
      running.delete(one)
    }
  }
  return {
    during,
    pause: (ms) => {
      let hurry = () => {}
      const over = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        hurry = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      return during(over, hurry)
    },
    pressOn: () => {
      for (const { hurry } of [...running]) hurry()
    },
  }
}
