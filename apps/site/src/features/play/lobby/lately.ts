/** Which games a member played last: one entry a game, at its newest round. */
interface Played {
  readonly gameCode: string
  readonly placedAt: string
  readonly state: 'open' | 'won' | 'lost' | 'void'
}

export interface Lately<Game> {
  readonly game: Game
  readonly at: string
  /** A round of it waits for its end: opening the game goes on with it. */
  readonly isOpen: boolean
}

/** What waits for its end comes first. Games that the brand no longer shows are left out: nobody can go on with them. */
export function playedLately<Game extends { readonly gameCode: string }>(
  rounds: readonly Played[],
  games: readonly Game[],
  max: number,
): readonly Lately<Game>[] {
  const shown = new Map(games.map((game) => [game.gameCode, game]))
  const open = new Set(rounds.filter(({ state }) => state === 'open').map(({ gameCode }) => gameCode))
  const seen = new Map<string, Lately<Game>>()
  for (const { gameCode, placedAt } of rounds) {
    const game = shown.get(gameCode)
    if (game && !seen.has(gameCode)) seen.set(gameCode, { game, at: placedAt, isOpen: open.has(gameCode) })
  }
  const all = [...seen.values()]
  return [...all.filter(({ isOpen }) => isOpen), ...all.filter(({ isOpen }) => !isOpen)].slice(0, max)
}
