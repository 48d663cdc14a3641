/** Which calls of a load make its figures. */
export interface Measured {
  /** Before it the load warms up. */
  readonly from: number
  readonly until: number
  /** Of an open loop, whose calls come by the clock. */
  readonly perSecond?: number | undefined
}

/**
 * In a closed loop what was answered within the time, which gives the rate. In an open one what was due within it, also
 * when it was answered after the end: those are the slowest, and a server that stands still must not be spared them.
 */
export function isCounted({ from, until, perSecond }: Measured, sinceMs: number, now: number): boolean {
  const decides = perSecond === undefined ? now : sinceMs
  return decides >= from && decides < until
}
