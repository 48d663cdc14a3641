/** Lanterns that hang in the hall: where, in per cent of it, and how wide their light is, in CSS pixels. */
const lanterns = [
  [4, 16, 70],
  [13, 6, 44],
  [29, 10, 34],
  [71, 8, 36],
  [86, 5, 46],
  [96, 15, 72],
] as const

/** A CSS background: each lantern is a flame within its glow, over the game's own ground. */
export const hallOf = (ground: string): string =>
  [
    ...lanterns.map(
      ([x, y, size]) =>
        `radial-gradient(circle at ${x}% ${y}%, #fff1b8 0 ${size * 0.09}px, rgb(255 190 70 / 62%) ${size * 0.14}px, rgb(255 150 50 / 24%) ${size * 0.5}px, transparent ${size * 1.5}px)`,
    ),
    ground,
  ].join(', ')
