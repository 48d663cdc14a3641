/** Pauses of the presentation, all of which end when the player presses on. */
export interface Patience {
  readonly pause: (ms: number) => Promise<void>
  /** Until the work is done; `hurry` is what pressing on does to it. */
  readonly during: <T>(work: Promise<T>, hurry: () => void) => Promise<T>
  readonly pressOn: () => void
}

export function makePatience(): Patience {
  let hurried: (() => void) | null = null
  const during = async <T>(work: Promise<T>, hurry: () => void): Promise<T> => {
    hurried = hurry
    try {
      return await work
    } finally {
      if (hurried === hurry) hurried = null
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
    pressOn: () => hurried?.(),
  }
}
