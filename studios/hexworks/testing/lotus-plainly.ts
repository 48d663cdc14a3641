/**
 * Lotus Cluster once more, written without a look at deal.ts: cells by their names in a map, clusters
 * by joining neighbours until nothing more joins. Slow, and only there to be compared with.
 */
import type { Random } from '@jackfruit/fairness'

const shares = [9, 10, 12, 14, 16, 18, 21]
const pays = [5, 4, 3, 2, 1.2, 1, 0.8]
const factors = new Map(
  [5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((n, i) => [n, [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24][i]]),
)
const places = [0, 1, 2, 3, 4, 5, 6]

function pick(random: Random): number {
  const ticket = random.below(100)
  return shares.findIndex((_, i) => ticket < shares.slice(0, i + 1).reduce((a, b) => a + b))
}

/** What the round returns, in tenths of the stake. */
export function plainRound(random: Random): number {
  const columns = places.map(() => places.map(() => pick(random)))
  const gone = places.map(() => places.map(() => 0))
  let won = 0
  while (won < 5000) {
    const groups = groupsOf(columns).filter((group) => group.length >= 5)
    if (groups.length === 0) break
    for (const group of groups) {
      const marks = group.map(([x, y]) => gone[x]?.[y] ?? 0).filter((k) => k >= 2)
      const by = marks.map((k) => Math.min(128, 2 ** (k - 1))).reduce((a, b) => a + b, 0)
      const [x, y] = group[0] ?? [0, 0]
      won += (pays[columns[x]?.[y] ?? 0] ?? 0) * (factors.get(group.length) ?? 40) * (by || 1)
    }
    const vanished = new Set(groups.flat().map(([x, y]) => `${x},${y}`))
    for (const x of places) {
      const kept = (columns[x] ?? []).filter((_, y) => !vanished.has(`${x},${y}`))
      const fresh = Array.from({ length: 7 - kept.length }, () => pick(random))
      columns[x] = [...fresh, ...kept]
      for (const y of places)
        if (vanished.has(`${x},${y}`)) gone[x] = (gone[x] ?? []).with(y, (gone[x]?.[y] ?? 0) + 1)
    }
  }
  return Math.round(Math.min(won, 5000) * 10)
}

type Place = readonly [x: number, y: number]

function groupsOf(columns: readonly (readonly number[])[]): Place[][] {
  const label = new Map(places.flatMap((x) => places.map((y) => [`${x},${y}`, x * 7 + y] as const)))
  const links = places.flatMap((x) =>
    places.flatMap((y) =>
      [
        [x + 1, y],
        [x, y + 1],
      ].flatMap(([i = 0, j = 0]) =>
        columns[i]?.[j] !== undefined && columns[i]?.[j] === columns[x]?.[y]
          ? [[`${x},${y}`, `${i},${j}`] as const]
          : [],
      ),
    ),
  )
  for (let changed = true; changed; ) {
    changed = false
    for (const [a, b] of links) {
      const least = Math.min(label.get(a) ?? 0, label.get(b) ?? 0)
      if (label.get(a) === least && label.get(b) === least) continue
      label.set(a, least).set(b, least)
      changed = true
    }
  }
  const groups = new Map<number, Place[]>()
  for (const x of places)
    for (const y of places) {
      const name = label.get(`${x},${y}`) ?? 0
      groups.set(name, [...(groups.get(name) ?? []), [x, y]])
    }
  return [...groups.values()]
}
