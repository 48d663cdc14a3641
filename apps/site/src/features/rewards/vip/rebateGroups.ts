import type { Level } from './queries.ts'

export interface RebateGroup {
  readonly kinds: readonly string[]
  /** Of each level, in their order. */
  readonly rates: readonly string[]
}

/** Kinds of games that have the same rates at every level stand together; the highest rates first. Pure. */
export function rebateGroups(levels: readonly Pick<Level, 'rebates'>[]): readonly RebateGroup[] {
  const kinds = [...new Set(levels.flatMap(({ rebates }) => rebates.map(({ kind }) => kind)))]
  const ratesOf = (kind: string) =>
    levels.map(({ rebates }) => rebates.find((each) => each.kind === kind)?.rate ?? '0.000')
  const groups = Map.groupBy(kinds, (kind) => ratesOf(kind).join())
  return [...groups.values()]
    .map((group) => ({ kinds: group, rates: ratesOf(group[0] ?? '') }))
    .toSorted((a, b) => Number(b.rates.at(-1) ?? 0) - Number(a.rates.at(-1) ?? 0))
}
