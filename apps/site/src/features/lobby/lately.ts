/** Which games a member played last: one entry a game, at its newest round. */
interface Played {
  readonly gameCode: string
  readonly placedAt: string
}

export interface Lately<Game> {
  readonly game: Game
  readonly at: string
}

/** Games that the brand no longer shows are left out: nobody can go on with them. */
export function playedLately<Game extends { readonly gameCode: string }>(
  rounds: readonly Played[],
  games: readonly Game[],
  max: number,
): readonly Lately<Game>[] {
  const shown = new Map(games.map((game) => [game.gameCode, game]))
  const seen = new Map<string, Lately<Game>>()
  for (const { gameCode, placedAt } of rounds) {
    const game = shown.get(gameCode)
    if (game && !seen.has(gameCode)) seen.set(gameCode, { game, at: placedAt })
  }
  return [...seen.values()].slice(0, max)
}
