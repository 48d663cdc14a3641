import type { Box } from './coins.ts'

/** Where parts of a table are, in CSS pixels from its corner, however near the table has come meanwhile. */
export function boxesIn(table: HTMLElement, parts: Iterable<Element>): readonly Box[] {
  const whole = table.getBoundingClientRect()
  const by = table.offsetWidth > 0 ? whole.width / table.offsetWidth : 1
  return [...parts].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return {
      ...{ x: (x - whole.x) / by, y: (y - whole.y) / by },
      ...{ width: width / by, height: height / by },
    }
  })
}
