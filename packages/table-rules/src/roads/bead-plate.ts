/** The plain record of rounds: down a column, then down the next. */

export interface Bead<Round> {
  readonly column: number
  readonly row: number
  readonly round: Round
}

/** The newest rounds for which there is room, oldest first. Columns are filled whole before any is left behind. */
export function beadPlate<Round>(played: readonly Round[], rows: number, columns: number): Bead<Round>[] {
  const past = Math.max(0, Math.ceil(played.length / rows) - columns) * rows
  return played.slice(past).map((round, i) => ({ column: Math.floor(i / rows), row: i % rows, round }))
}
