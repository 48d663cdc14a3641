/** Rows of a file for spreadsheets. */

/** A number, or an instant: the only texts that may begin with a sign. */
const plain = /^-?\d+(\.\d+)?$/
/** With these a spreadsheet would begin to calculate, or to fetch. */
const risky = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/

/** One line of RFC 4180. Text that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const safe = risky.test(text) && !plain.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An instant by the clock of a time zone: 2026-11-21 14:21:07. */
export function clockIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  return (at) => format.format(at)
}
