/** Numbers of migrations are their order over all modules: given twice, or not given, there is none. */
import type { Finding } from './sources.ts'

const place = /\/modules\/[^/]+\/migrations\/(\d{4})?[^/]*\.sql$/

export function migrationFindings(paths: readonly string[]): Finding[] {
  const taken = new Map<string, string>()
  return paths.toSorted().flatMap((path) => {
    const found = place.exec(path)
    if (!found) return []
    const [, number] = found
    if (!number) return [{ path, problem: 'its name does not begin with four digits' }]
    const other = taken.get(number)
    taken.set(number, path)
    return other ? [{ path, problem: `has the number of ${other}: take the next free one` }] : []
  })
}
