/** What lobbies are told of Rubyrow's tables: which kind of game, and each result as one mark of its road. */

import type { TableGame, TableLobby } from '@jackfruit/studio-kit/rounds/table-game'
import { type MarkedKind, markOf } from '@jackfruit/table-rules/roads/marks'
import type { Json } from '@jackfruit/table-rules/table'

const kinds: readonly (readonly [MarkedKind, readonly string[]])[] = [
  ['baccarat', ['bac-classic', 'bac-nocomm', 'bac-speed']],
  ['roulette', ['roul-eu', 'roul-partage']],
  ['dice', ['sicbo', 'taixiu']],
  ['dragonTiger', ['dt']],
  ['fanTan', ['fantan']],
  ['discs', ['xocdia']],
  ['pictures', ['fpc']],
  ['andarBahar', ['andarbahar']],
  ['teenPatti', ['tp2020']],
  ['colours', ['colorgame', 'colorgame-boost']],
  ['wheel', ['big6-54']],
]

const kindOf: ReadonlyMap<string, MarkedKind> = new Map(
  kinds.flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const)),
)

export function lobbyOf({ id, game, number }: { id: string; game: TableGame; number: number }): TableLobby {
  const kind = kindOf.get(game.code)
  return {
    ...{ kind: kind ?? (game.decisions ? 'blackjack' : 'other'), gameCode: id, number },
    // Whoever deals at these tables is drawn.
    dealer: 'simulated',
    mark: (outcome: Json): string | null => (kind ? markOf(kind, outcome) : null),
  }
}
