/** The studio's clock: told with every list of issues, and carried on by how long it is ago. */
export interface Clock {
  readonly now: () => number
  /** `sentAt` and `heardAt` are moments of performance.now(). */
  readonly told: (serverTime: number, sentAt: number, heardAt: number) => void
}

export function makeClock(ticking: () => number = () => performance.now()): Clock {
  let ahead = 0
  let within = Number.POSITIVE_INFINITY
  return {
    now: () => ticking() + ahead,
    told: (serverTime, sentAt, heardAt) => {
      const doubt = (heardAt - sentAt) / 2
      // The answer that came fastest says it best; each further one may be a little worse, clocks drift.
      within += 5
      if (doubt > within) return
      within = doubt
      ahead = serverTime - (sentAt + heardAt) / 2
    },
  }
}

/** 42 minutes and 18 seconds as ['00', '42', '18']; days as hours. */
export function countdown(ms: number): readonly [string, string, string] {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  return [two(Math.floor(seconds / 3600)), two(Math.floor(seconds / 60) % 60), two(seconds % 60)]
}
