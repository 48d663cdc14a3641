/** What is popular and what is hot: counted from rounds, unless an operator has put a game forward or back. */

interface Shown {
  readonly id: number
  readonly gameType: string
  /** The place among popular games that an operator gave it, from 1. */
  readonly popularPin: number | null
  /** Hot or not by an operator's word. */
  readonly hotPin: boolean | null
}

export interface Played {
  readonly gameId: number
  /** Settled rounds of the last seven days, and of the last 24 hours. */
  readonly week: number
  readonly day: number
}

/** One in this many of a kind may be hot, and always one. */
const oneIn = 4

/** The numbers of the hot games: of each kind the most played of the last 24 hours, and those that are pinned. */
export function hotOf(games: readonly Shown[], played: readonly Played[]): ReadonlySet<number> {
  const dayOf = new Map(played.map(({ gameId, day }) => [gameId, day]))
  const dayRounds = ({ id }: Shown) => dayOf.get(id) ?? 0
  const measured = [...Map.groupBy(games, ({ gameType }) => gameType).values()].flatMap((ofKind) =>
    ofKind
      .filter((game) => game.hotPin === null && dayRounds(game) > 0)
      .sort((one, other) => dayRounds(other) - dayRounds(one))
      .slice(0, Math.ceil(ofKind.length / oneIn)),
  )
  return new Set([...measured, ...games.filter(({ hotPin }) => hotPin === true)].map(({ id }) => id))
}

/** The most played of seven days first; as much played, the brand's order holds. A pinned game stands at its place. */
export function popularOf<G extends Shown>(games: readonly G[], played: readonly Played[]): readonly G[] {
  const weekOf = new Map(played.map(({ gameId, week }) => [gameId, week]))
  const rounds = ({ id }: Shown) => weekOf.get(id) ?? 0
  const order = games
    .filter(({ popularPin }) => popularPin === null)
    .sort((one, other) => rounds(other) - rounds(one))
  const pinned = games
    .filter(({ popularPin }) => popularPin !== null)
    .sort((one, other) => (one.popularPin ?? 0) - (other.popularPin ?? 0))
  for (const game of pinned) order.splice((game.popularPin ?? 1) - 1, 0, game)
  return order
}
