/**
 * The three roads that are made from the big road: each mark says whether a round fitted the columns before it (red) or
 * broke with them (blue). They look one, two and three columns back.
 */
import { bigRoad, type Played, type Ring } from './big-road.ts'

export type Mark = 'red' | 'blue'

/** Columns that each of them looks back. */
export const derivedRoads = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const
export type DerivedRoad = keyof typeof derivedRoads

/** How long each run of one side is; rounds that are nobody's do not end a run. */
export function runsOf(played: readonly Played[]): readonly number[] {
  const runs: number[] = []
  let last: string | null = null
  for (const { side } of played) {
    if (side === null) continue
    if (side === last) runs.push((runs.pop() ?? 0) + 1)
    else runs.push(1)
    last = side
  }
  return runs
}

/**
 * A mark for each round from the second of column `back` + 1 on, or from the first of the one after it.
 *
 * A round that begins a column is red where the two columns before it, `back` apart, are as long as one another. A round
 * further down is red where the column `back` before reaches this row, or ended before the row above: it is blue only
 * where that column ended just above.
 */
export function marksOf(played: readonly Played[], road: DerivedRoad): readonly Mark[] {
  const back = derivedRoads[road]
  const runs = runsOf(played)
  const lengthAt = (column: number) => runs[column] ?? 0
  return runs.flatMap((length, column) =>
    Array.from({ length }, (_, row): Mark | null => {
      if (column < back || (column === back && row === 0)) return null
      if (row === 0) return lengthAt(column - 1) === lengthAt(column - 1 - back) ? 'red' : 'blue'
      return lengthAt(column - back) === row ? 'blue' : 'red'
    }).filter((mark) => mark !== null),
  )
}

/** The marks as they are drawn: like a big road, red and blue being its sides. */
export const derivedRoad = (played: readonly Played[], road: DerivedRoad, rows: number): Ring[] =>
  bigRoad(
    marksOf(played, road).map((side) => ({ side })),
    rows,
  )

/** What the next round would mark on a road if this side had it; null where the road has not begun. */
export function markAfter(played: readonly Played[], side: string, road: DerivedRoad): Mark | null {
  const [now, then] = [marksOf(played, road), marksOf([...played, { side }], road)]
  return then.length > now.length ? (then.at(-1) ?? null) : null
}
