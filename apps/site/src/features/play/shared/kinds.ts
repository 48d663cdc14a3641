import { type Shelf, shelves } from '@jackfruit/contracts/shelves'
import type { Game } from '../../../shared/games/game.ts'
import type { useText } from '../../../shared/text/text.ts'

/** What a player looks for: games of chance by their shelf, all others by their type. */
export type Kind = Shelf | Game['gameType']

export const kindOf = ({ shelf, gameType }: Pick<Game, 'shelf' | 'gameType'>): Kind => shelf ?? gameType

const isShelf = (kind: Kind): kind is Shelf => shelves.some((shelf) => shelf === kind)

export const nameOf = (kind: Kind, text: ReturnType<typeof useText>): string =>
  text(isShelf(kind) ? `lobby.shelf_${kind}` : `lobby.type_${kind}`)

/** The page on which all games of a kind stand. */
export const pathOf = (kind: Kind): string =>
  isShelf(kind) ? `/rng?shelf=${kind}` : `/${kind.toLowerCase()}`

/** These are looked for most; every other kind follows as it comes. */
const foremost: readonly Kind[] = [
  ...(['slots', 'instant', 'tables', 'LIVE', 'LOTT', 'ELOTT'] as const),
  ...(['FISH', 'PVP', 'COCKFIGHT', 'bingo'] as const),
]

export interface Row<Shown> {
  readonly kind: Kind
  readonly games: readonly Shown[]
}

/** The games by kind; a kind without games is none. */
export function rowsOf<Shown extends Pick<Game, 'shelf' | 'gameType'>>(
  games: readonly Shown[],
): readonly Row<Shown>[] {
  const kinds = [...new Set([...foremost, ...games.map(kindOf)])]
  return kinds
    .map((kind) => ({ kind, games: games.filter((game) => kindOf(game) === kind) }))
    .filter((row) => row.games.length > 0)
}
