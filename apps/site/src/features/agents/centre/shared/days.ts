import { addDays } from '../../../../shared/period/period.ts'
import type { Stretch } from './stretch.ts'

/**
 * Every day of a stretch, the first one first: of days on which nothing was, the platform tells nothing, and a chart
 * without them would tell a wrong story.
 */
export function everyDay<Row extends { readonly day: string }>(
  { from, to }: Stretch,
  rows: readonly Row[],
  emptyOf: (day: string) => Row,
): readonly Row[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  const days: Row[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(known.get(day) ?? emptyOf(day))
  return days
}
