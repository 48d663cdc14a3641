import { catalog as calls, type catalog, type ReplyOf } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api.ts'

export type Game = ReplyOf<typeof catalog.popularGames>[number]
export type Maker = ReplyOf<typeof catalog.gameVendors>['lanes'][number]['cards'][number]

/** The games of the brand, with names in the language on screen. */
export function useGames(language: string) {
  return useQuery({
    queryKey: ['games', language],
    queryFn: ({ signal }) =>
      call(calls.popularGames, { query: { count: '60', device: 'WEB', language: language as 'EN' }, signal }),
    staleTime: 60_000,
    placeholderData: (shown) => shown,
  })
}

type Lanes = ReplyOf<typeof catalog.gameVendors>

const lanesQuery = {
  queryKey: ['makers'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(calls.gameVendors, { signal }),
  staleTime: 300_000,
}

/** Every maker once, though it may stand in several lanes. */
export function useMakers() {
  return useQuery({ ...lanesQuery, select: makersOf })
}

const kindsOf = ({ lanes }: Lanes) => [
  ...new Set(lanes.filter(({ cards }) => cards.length > 0).map(({ gameType }) => gameType)),
]

/** The kinds of games that somebody makes for this brand; undefined until it is known, none where it cannot be. */
export function useLanes(): readonly Game['gameType'][] | undefined {
  const { data, isError } = useQuery({ ...lanesQuery, select: kindsOf })
  return data ?? (isError ? [] : undefined)
}

function makersOf({ lanes }: Lanes): readonly Maker[] {
  const seen = new Map<string, Maker>()
  for (const { cards } of lanes)
    for (const card of cards) if (!seen.has(card.vassalage)) seen.set(card.vassalage, card)
  return [...seen.values()]
}
