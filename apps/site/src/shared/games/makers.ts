/** Who makes games, by kind: one answer for navigation, lobby and the pages of games. */
import { catalog, type ReplyOf } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { callDated } from '../calls/kept.ts'
import { useBrand } from '../session/brand.ts'

type Reply = ReplyOf<typeof catalog.gameVendors>
export type Lane = Reply['lanes'][number]
export type Maker = Lane['cards'][number]

const none: readonly string[] = []

const keptMs = 300_000

/** What `read` makes of the lanes; the answer is shared, and kept for five minutes, also over a reload. */
export function useLanes<Read>(read: (lanes: readonly Lane[]) => Read) {
  const { esportsVendors = none } = useBrand()
  return useQuery({
    queryKey: ['makers'],
    queryFn: ({ signal }) => callDated(catalog.gameVendors, { key: 'vendors', maxAgeMs: keptMs }, signal),
    staleTime: ({ state }) => keptMs - (state.data ? state.dataUpdatedAt - state.data.at : 0),
    select: ({ value }) => read(withEsports(value.lanes, esportsVendors)),
  })
}

/** Cards of sports whose makers make esports stand under esports, each once (EN-130). */
export function withEsports(lanes: readonly Lane[], esportsVendors: readonly string[]): readonly Lane[] {
  const moved = (card: Maker) =>
    card.gameType === 'SPORTS' && catalog.kindOf(card, esportsVendors) === 'ESPORTS'
  const cards = lanes
    .flatMap((lane) => lane.cards.filter(moved))
    .map((card) => ({ ...card, gameType: 'ESPORTS' as const }))
  if (cards.length === 0) return lanes
  const others = lanes.map((lane) => ({ ...lane, cards: lane.cards.filter((card) => !moved(card)) }))
  const own = others.find(({ gameType }) => gameType === 'ESPORTS')
  const all = {
    title: 'ESPORTS',
    gameType: 'ESPORTS' as const,
    cards: [...onceEach([...(own?.cards ?? []), ...cards])],
  }
  return own ? others.map((lane) => (lane === own ? all : lane)) : [...others, all]
}

/** Each maker once, the first of its cards. */
export const onceEach = (cards: readonly Maker[]): readonly Maker[] =>
  cards.filter(({ vassalage }, place) => cards.findIndex((card) => card.vassalage === vassalage) === place)
