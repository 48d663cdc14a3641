import { goTo, hrefOf, usePlace } from './navigation.ts'

/** What the lists of the member centre are narrowed by. No page below the panel has addresses with these. */
export const filterNames = ['days', 'day', 'state', 'games', 'kind', 'account'] as const
export type FilterName = (typeof filterNames)[number]

/** Of a page that is left: the next one begins without its filters. */
export const noFilters: Readonly<Record<FilterName, undefined>> = {
  ...{ days: undefined, day: undefined, state: undefined },
  ...{ games: undefined, kind: undefined, account: undefined },
}

type Chosen = Readonly<Partial<Record<FilterName, string | undefined>>>

/** Filters stand in the address: they survive a reload, and a link to them shows the same. */
export function useFilters(): { filters: Chosen; setFilters: (changed: Chosen) => void } {
  const { pathname, search } = usePlace()
  return {
    filters: search,
    setFilters: (changed) => goTo(hrefOf(pathname, { ...search, ...changed }), { replace: true, stay: true }),
  }
}

/** A value of the address, if it is one of those that there are. */
export const oneOf = <Value extends string>(
  known: readonly Value[],
  value: string | undefined,
): Value | null => known.find((each) => each === value) ?? null
