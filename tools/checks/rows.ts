/**
 * Which rows of the requirements which tests prove: their titles name them in brackets, `[LG-09]`, each by itself,
 * and a table of cases whose title is `[%s]` begins its lines with them. A run of rows, `[RO-13..15]`, names none: who
 * writes one has not looked at each.
 */
import type { Finding, Source } from './sources.ts'

export const list = 'docs/rows.txt'
/** Where titles stand: tests, and what journeys share. The tests of checks only plant rows. */
const proving = /^(?!tools\/checks\/).*\.test\.tsx?$|^e2e\/.*\.ts$/

const row = String.raw`(?:[A-Z]{1,3}-|A)\d{1,3}`
const bracket = new RegExp(String.raw`\[(?:(${row})\]|'(${row})',)`, 'g')
const run = new RegExp(String.raw`\[${row}\s*(?:\.\.|–|—|-|to\b)[^\]\n]*\]`, 'g')

/** Each row that is named, and the files that name it, both sorted. */
export function provenRows(sources: readonly Source[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    if (!proving.test(path)) continue
    for (const id of rowsIn(text)) found.set(id, (found.get(id) ?? new Set()).add(path))
  }
  const rows = [...found].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  return new Map(rows.map(([id, paths]) => [id, [...paths].sort()]))
}

const rowsIn = (text: string): string[] =>
  [...text.matchAll(bracket)].map(([, named, lone]) => named ?? lone ?? '')

/** A title names each row that it proves. */
export function runFindings(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => proving.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(run)].map(([found]) => ({
        path,
        problem: `names a run of rows, ${found}: a title names each row that it proves, by itself`,
      })),
    )
}

/** The list holds each row that a test names and no other, so that a loss is seen where changes are read. */
export function rowFindings(rows: ReadonlyMap<string, unknown>, listed: readonly string[]): Finding[] {
  const known = new Set(listed)
  const lost = listed.filter((id) => !rows.has(id)).map((id) => `names ${id}, which no test proves any more`)
  const isStale =
    [...rows.keys()].some((id) => !known.has(id)) || (lost.length === 0 && !isSame(rows, listed))
  const stale = isStale ? ['is not what tests prove now: npm run rows -- --write'] : []
  return [...lost, ...stale].map((problem) => ({ path: list, problem }))
}

const isSame = (rows: ReadonlyMap<string, unknown>, listed: readonly string[]) =>
  [...rows.keys()].join() === listed.join()

export const listOf = (rows: ReadonlyMap<string, unknown>): string => `${[...rows.keys()].join('\n')}\n`

/** One line for each file that is alone with some rows. */
export function provenOnce(rows: ReadonlyMap<string, readonly string[]>): string[] {
  const alone = new Map<string, string[]>()
  for (const [id, [path = '', ...others]] of rows)
    if (others.length === 0) alone.set(path, [...(alone.get(path) ?? []), id])
  return [...alone].sort().map(([path, ids]) => `${path}: ${ids.join(' ')}`)
}
