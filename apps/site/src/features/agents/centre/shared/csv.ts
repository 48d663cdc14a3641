/** A file for a spreadsheet, made of what the lists of the centre answer. */

/** What a spreadsheet would run as a formula is text to us. */
const isFormula = /^[=+\-@\t\r]/
const isFigure = /^-?\d+(\.\d+)?$/

function cellOf(value: string | number): string {
  const text = String(value)
  const plain = isFormula.test(text) && !isFigure.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain
}

/** With a mark at its start by which spreadsheets know the letters of every language. */
export const csvOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${[head, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

export const rowsMax = 5_000

interface Page {
  readonly nextCursor: string | null
}

/** All pages of a list, up to as many rows as a file holds. */
export async function allOf<Of extends Page, Row>(
  fetchPage: (cursor: string | undefined) => Promise<Of>,
  rowsOf: (page: Of) => readonly Row[],
): Promise<{ rows: readonly Row[]; isCut: boolean }> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await fetchPage(cursor)
    rows.push(...rowsOf(page))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && rows.length < rowsMax)
  return { rows: rows.slice(0, rowsMax), isCut: cursor !== undefined || rows.length > rowsMax }
}
