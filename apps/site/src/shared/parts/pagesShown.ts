/** How many pages stand side by side where the reader is, and how many at each end of the row. */
const range = 3
const margin = 1

/** The numbers of a row of pages, counted from 1; `null` stands where some are left out. */
export function pagesShown(page: number, pages: number): readonly (number | null)[] {
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), pages - range + 1))
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (at) => at <= margin || at > pages - margin || (at >= first && at < first + range),
  )
  return shown.flatMap((at, place) => (place > 0 && shown[place - 1] !== at - 1 ? [null, at] : [at]))
}
