/** Where the lens stands, and which part of the board it shows: the point under the finger in its middle. */

interface Point {
  readonly x: number
  readonly y: number
}

interface Lens {
  readonly width: number
  readonly height: number
  readonly times: number
}

/** CSS pixels between the finger and the lens above it. */
const apart = 34

export function loupeAt(
  finger: Point,
  {
    table,
    field,
  }: { readonly table: { readonly width: number; readonly height: number }; readonly field: Point },
  { width, height, times }: Lens,
): { readonly left: number; readonly top: number; readonly x: number; readonly y: number } {
  const left = Math.max(4, Math.min(table.width - width - 4, finger.x - width / 2))
  const above = finger.y - height - apart
  // Where there is no room above, it stands beside the hand.
  const top = above >= 4 ? above : Math.min(table.height - height - 4, finger.y + apart)
  return {
    ...{ left, top },
    x: width / 2 - (finger.x - field.x) * times,
    y: height / 2 - (finger.y - field.y) * times,
  }
}
