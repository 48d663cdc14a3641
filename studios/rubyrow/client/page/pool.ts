/** What lies on the places of everybody, in shares of those that stand against each other. */
import type { TablePlace } from '@jackfruit/table-rules/table'

/** "47%" by place; only of places of the first group, which belong together. Empty where nothing is told. */
export function sharesOf(
  told: Readonly<Record<string, string>>,
  places: readonly TablePlace[],
): ReadonlyMap<string, string> {
  const group = places[0]?.group
  const against = places.filter((place) => place.group === group)
  // What stands against nothing has no share.
  if (against.length < 2) return new Map()
  const amounts = new Map(against.map(({ id }) => [id, Number(told[id] ?? 0)]))
  const sum = [...amounts.values()].reduce((all, each) => all + each, 0)
  if (!(sum > 0)) return new Map()
  return new Map([...amounts].map(([id, amount]) => [id, `${Math.round((amount * 100) / sum)}%`]))
}
