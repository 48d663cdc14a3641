/** Corners of a hexagon that stands on one, for `points`. */
export const hexagonPoints = (x: number, y: number, size: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((corner) => (Math.PI / 180) * (60 * corner - 90))
    .map((angle) => `${(x + size * Math.cos(angle)).toFixed(2)},${(y + size * Math.sin(angle)).toFixed(2)}`)
    .join(' ')
