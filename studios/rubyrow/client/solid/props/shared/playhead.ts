/** Where a deal is: as far as frames have come, and never behind what the table's course has told already. */
import type { Course } from '../../../scenes/course.ts'

export interface Playhead {
  readonly start: (course: Course) => void
  readonly stop: () => void
  /** Milliseconds since the deal began, at most as long as it lasts; null where nothing is dealt. */
  readonly at: (now: number) => number | null
}

const marks = 60

export function makePlayhead(): Playhead {
  let run: { readonly lastsMs: number; due: number; began: number | null } | null = null
  return {
    start: (course) => {
      const mine = { lastsMs: course.lastsMs, due: 0, began: null }
      run = mine
      for (let i = 0; i <= marks; i++) {
        const ms = (course.lastsMs * i) / marks
        course.at(ms, () => {
          mine.due = Math.max(mine.due, ms)
        })
      }
    },
    stop: () => {
      run = null
    },
    at: (now) => {
      if (!run) return null
      const { due, lastsMs } = run
      if (run.began === null || now - run.began < due) run.began = now - due
      return Math.min(lastsMs, now - run.began)
    },
  }
}

/** From 0 to 1 between two moments, slowly at both ends. */
export function eased(at: number, from: number, until: number): number {
  const share = Math.max(0, Math.min(1, (at - from) / (until - from)))
  return share * share * (3 - 2 * share)
}
