/** Time that goes on when a test says so. */

export interface HandTime {
  readonly now: () => number
  readonly later: (ms: number, work: () => void) => () => void
  readonly pass: (ms: number) => void
}

export function handTime(): HandTime {
  let now = 1_000_000
  let due: { readonly at: number; readonly work: () => void }[] = []
  return {
    now: () => now,
    later: (ms, work) => {
      const one = { at: now + ms, work }
      due.push(one)
      return () => {
        due = due.filter((each) => each !== one)
      }
    },
    pass: (ms) => {
      const until = now + ms
      for (;;) {
        const next = due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        due = due.filter((each) => each !== next)
        now = Math.max(now, next.at)
        next.work()
      }
      now = until
    },
  }
}
