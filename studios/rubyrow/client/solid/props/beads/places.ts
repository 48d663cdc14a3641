/** Where beads are: in a heap under the cup, in rows of four beside it, and those that remain. */
type Place = readonly [x: number, y: number, z: number]

export const beadRadius = 0.15
const step = 0.32
export const perRow = 4
/** The middle of the heap. */
export const heapX = 1.45

/** Rows of four that are taken away: all but the last, which is one to four. */
export const rowsAway = (beads: number): number => Math.ceil(beads / perRow) - 1

/** A heap: a wide layer, a smaller one in its gaps, and so on. From the outermost inwards, the topmost of all last. */
export function heapOf(beads: number): readonly Place[] {
  const layers = [0.56, 0.27, 0.13].map((share) => Math.round(beads * share))
  const all: Place[] = []
  for (const [layer, count] of [...layers, beads].entries()) {
    const many = Math.min(count, beads - all.length)
    for (let i = 0; i < many; i++) {
      const radius = Math.sqrt(i + 0.4) * step * 0.55
      const angle = i * 2.399_963 + layer * 0.7
      all.push([heapX + Math.cos(angle) * radius, beadRadius + layer * step * 0.72, Math.sin(angle) * radius])
    }
  }
  return all
}

/** A row that was taken away, by its number, and the bead in it. */
export function awayAt(row: number, bead: number): Place {
  const [column, line] = [Math.floor(row / 10), row % 10]
  return [-2.9 + column * 1.44 + bead * step, beadRadius + 0.03, 1.5 - line * step * 1.04]
}

/** Those that remain, in a row before the member. */
export const restAt = (bead: number, of: number): Place => [
  heapX + (bead - (of - 1) / 2) * step * 1.5,
  beadRadius + 0.03,
  0.4,
]
