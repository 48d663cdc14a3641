/** What is drawn at which moment of a deal. Whoever comes late, or wants stillness, is shown all that is due at once. */

export interface Course {
  /** How long all of it takes, in milliseconds. */
  readonly lastsMs: number
  readonly isStill: boolean
  /** What was due before now is done at once, without motion. */
  readonly at: (ms: number, work: (isStill: boolean) => void) => void
  /** All that is left, now. */
  readonly finish: () => void
  /** Nothing more of it. */
  readonly drop: () => void
}

export interface Timer {
  readonly later: (ms: number, work: () => void) => () => void
}

/** `behindMs`: how long ago it began. */
export function openCourse(
  { later }: Timer,
  { lastsMs, behindMs = 0, isStill }: { lastsMs: number; behindMs?: number; isStill: boolean },
): Course {
  let due: { readonly at: number; readonly work: (isStill: boolean) => void; readonly stop: () => void }[] =
    []
  return {
    ...{ lastsMs, isStill },
    at: (ms, work) => {
      if (isStill || ms < behindMs) return work(true)
      const one = {
        ...{ at: ms, work },
        stop: later(ms - behindMs, () => {
          due = due.filter((each) => each !== one)
          work(false)
        }),
      }
      due.push(one)
    },
    finish: () => {
      const left = due.toSorted((a, b) => a.at - b.at)
      due = []
      for (const { stop, work } of left) {
        stop()
        work(true)
      }
    },
    drop: () => {
      for (const { stop } of due) stop()
      due = []
    },
  }
}
