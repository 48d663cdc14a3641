/** What each in-house studio offers here: games for one player, and tables and lotteries that are listed and opened like them. */
import { fileURLToPath } from 'node:url'
import { gameOfDraw, type ListedDraw } from '@jackfruit/studio-kit/draws/listed-draw'
import type { Game } from '@jackfruit/studio-kit/game'
import { gameOfTable, type ListedTable } from '@jackfruit/studio-kit/rounds/listed-table'
import { buildHashOfFolders } from './build-hash.ts'
import { drawsOfStudios } from './draws/lotteries.ts'
import { studioGames } from './games.ts'
import { allTables, tablesOf } from './tables/shared-tables.ts'

export interface StudioHere {
  readonly studio: string
  readonly games: readonly Game[]
  readonly tables: readonly ListedTable[]
  readonly draws: readonly ListedDraw[]
}

const home = fileURLToPath(new URL('../..', import.meta.url))

const codes = new Set([
  ...[...studioGames, ...allTables].map(({ studio }) => studio),
  ...drawsOfStudios.keys(),
])

const hashOf = (studio: string, rules: string, folder: string) =>
  buildHashOfFolders(home, [`packages/${rules}/src`, `studios/${studio}/${folder}`])

export const studiosHere: readonly StudioHere[] = [...codes].toSorted().map((studio) => {
  const tables = tablesOf(studio)
  const draws = drawsOfStudios.get(studio) ?? []
  const games = [...(studioGames.find((each) => each.studio === studio)?.listed ?? [])]
  if (tables.length > 0) {
    const hash = hashOf(studio, 'table-rules', 'tables')
    games.push(...tables.map((table) => gameOfTable(table, hash)))
  }
  if (draws.length > 0) {
    const hash = hashOf(studio, 'lottery-rules', 'draws')
    games.push(...draws.map((draw) => gameOfDraw(draw, hash)))
  }
  return { studio, games, tables, draws }
})
