/**
 * Lists as PostgreSQL reads them, `{1,NULL,"a"}`, made at once. The driver looks at each element as if it could be
 * anything, and puts each between quotes: for those who write by the thousand that was a tenth of all they did.
 */

/** The values of a statement, with each list as its text. */
export const withLists = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (Array.isArray(value) ? (listOf(value) ?? value) : value))

/** Null for what holds something else than numbers, texts, instants, yes and no: that is the driver's. */
function listOf(list: readonly unknown[]): string | null {
  const parts: string[] = []
  // Rows of one transaction have one instant.
  const instant = { ms: Number.NaN, text: '' }
  for (const each of list) {
    const part = partOf(each, instant)
    if (part === null) return null
    parts.push(part)
  }
  return `{${parts.join(',')}}`
}

interface Instant {
  ms: number
  text: string
}

function partOf(each: unknown, instant: Instant): string | null {
  switch (typeof each) {
    case 'bigint':
    case 'number':
    case 'boolean':
      return String(each)
    case 'string':
      return quoted(each)
    default:
      if (each === null || each === undefined) return 'NULL'
      return each instanceof Date ? instantOf(each, instant) : null
  }
}

const quoted = (text: string): string =>
  text.includes('"') || text.includes('\\') ? `"${text.replace(/[\\"]/g, '\\$&')}"` : `"${text}"`

const lastYear = 9999

/** In UTC, as every connection is. */
function instantOf(date: Date, kept: Instant): string | null {
  const ms = date.getTime()
  if (ms === kept.ms) return kept.text
  const year = date.getUTCFullYear()
  if (!(year > 0 && year <= lastYear)) return null
  kept.ms = ms
  kept.text = `"${date.toISOString()}"`
  return kept.text
}
