/** What past draws showed. It says what was, never what will be. Newest draws stand last. */

/** How often each key came, and how many draws ago last: 0 in the newest, null never. */
export function frequencies(
  draws: readonly (readonly string[])[],
  keys: readonly string[],
): { key: string; count: number; ago: number | null }[] {
  const counts = new Map<string, number>()
  const last = new Map<string, number>()
  for (const [at, shown] of draws.entries())
    for (const key of shown) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      last.set(key, at)
    }
  return keys.map((key) => {
    const at = last.get(key)
    return { key, count: counts.get(key) ?? 0, ago: at === undefined ? null : draws.length - 1 - at }
  })
}

/** Columns from top to bottom, then to the right; the newest columns are kept. */
export function beadRoad<T>(values: readonly T[], rows: number, columns: number): T[][] {
  const all = Array.from({ length: Math.ceil(values.length / rows) }, (_, i) =>
    values.slice(i * rows, (i + 1) * rows),
  )
  return all.slice(-columns)
}

/** A column for each run of equal values. */
export function runsOf<T>(values: readonly T[]): T[][] {
  const runs: T[][] = []
  for (const value of values) {
    const run = runs.at(-1)
    if (run && run[0] === value) run.push(value)
    else runs.push([value])
  }
  return runs
}
