/** The road that players of baccarat keep: one column for a run of one side, turned aside where it meets the floor or another run. */

export interface Played {
  /** Whose it was; null where nobody's, which is noted on the one before. */
  readonly side: string | null
}

export interface Ring {
  readonly column: number
  readonly row: number
  readonly side: string
  /** So many rounds after it were nobody's. */
  readonly ties: number
}

export function bigRoad(played: readonly Played[], rows: number): Ring[] {
  const rings: Ring[] = []
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => row < rows && !taken.has(`${column}:${row}`)
  let start = -1
  for (const { side } of played) {
    const last = rings.at(-1)
    if (side === null) {
      if (last) rings[rings.length - 1] = { ...last, ties: last.ties + 1 }
      continue
    }
    let at = { column: last?.column ?? 0, row: last?.row ?? 0 }
    if (last?.side !== side) {
      start += 1
      // A run that lies along the floor may already stand in the next column's first row.
      while (!isFree(start, 0)) start += 1
      at = { column: start, row: 0 }
    } else if (isFree(at.column, at.row + 1) && !isAside(rings)) at = { ...at, row: at.row + 1 }
    else at = { ...at, column: at.column + 1 }
    taken.add(`${at.column}:${at.row}`)
    rings.push({ ...at, side, ties: 0 })
  }
  return rings
}

/** A run that has turned aside goes on aside. */
function isAside(rings: readonly Ring[]): boolean {
  const [before, last] = rings.slice(-2)
  return (
    before !== undefined && last !== undefined && before.side === last.side && before.column !== last.column
  )
}

/** Only the newest columns that there is room for, the first of them as column 0. */
export function newest(rings: readonly Ring[], columns: number): Ring[] {
  const first = Math.max(0, Math.max(-1, ...rings.map(({ column }) => column)) + 1 - columns)
  return rings
    .filter(({ column }) => column >= first)
    .map((ring) => ({ ...ring, column: ring.column - first }))
}
