/** A value that goes to where it is told in its time, and rests there. */
export interface Glide {
  readonly to: (target: number) => void
  readonly set: (value: number) => void
  readonly at: (now: number) => number
  readonly isMoving: () => boolean
}

export function makeGlide(ms: number, first = 0): Glide {
  let [value, from, target] = [first, first, first]
  let began: number | null = null
  let isMoving = false
  return {
    to: (wanted) => {
      if (wanted === target) return
      ;[from, target, began, isMoving] = [value, wanted, null, true]
    },
    set: (wanted) => {
      ;[value, target, isMoving] = [wanted, wanted, false]
    },
    at: (now) => {
      if (!isMoving) return value
      began ??= now
      const share = Math.min(1, Math.max(0, (now - began) / ms))
      value = from + (target - from) * share * share * (3 - 2 * share)
      if (share === 1) isMoving = false
      return value
    },
    isMoving: () => isMoving,
  }
}
