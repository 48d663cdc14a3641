/** Where a window stands, away from its place in the middle. */
export interface Shift {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** How much of the header must stay in reach. */
const grip = 80
const headerHeight = 64

/** Keeps a window that is dragged from leaving the screen: its header can always be caught again. */
export function keptInside(wanted: Shift, home: Box, screen: { width: number; height: number }): Shift {
  const between = (low: number, value: number, high: number) =>
    Math.min(Math.max(value, low), Math.max(low, high))
  return {
    x: between(grip - home.left - home.width, wanted.x, screen.width - grip - home.left),
    y: between(-home.top, wanted.y, screen.height - headerHeight - home.top),
  }
}
