/** Where places lie on the felt, in units of a grid. */

/** x, y, width, height. */
export type Rect = readonly [number, number, number, number]

export interface Board {
  readonly columns: number
  readonly rows: number
  readonly rects: Readonly<Record<string, Rect>>
}

export type Shape = 'wide' | 'tall'

/** Rows of places, each row as wide as the board; `heights` in units, 1 where not given. */
export function boardOf(rows: readonly (readonly string[])[], heights: readonly number[] = []): Board {
  const rects: Record<string, Rect> = {}
  let y = 0
  for (const [i, row] of rows.entries()) {
    const height = heights[i] ?? 1
    for (const [j, id] of row.entries()) rects[id] = [j / row.length, y, 1 / row.length, height]
    y += height
  }
  return { columns: 1, rows: y, rects }
}

/** Pieces of a list, each of at most this length. */
export const split = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
