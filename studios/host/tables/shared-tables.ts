/** The tables of all in-house studios, as they lie in studios/<studio>/tables: index.ts exports them as `tables`. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ListedTable } from '@jackfruit/studio-kit/rounds/listed-table'
import type { TableGame } from '@jackfruit/studio-kit/rounds/table-game'

const home = fileURLToPath(new URL('../..', import.meta.url))

const loaded = await Promise.all(
  readdirSync(home)
    .filter((studio) => existsSync(join(home, studio, 'tables/index.ts')))
    .toSorted()
    .map(async (studio) => {
      const file = pathToFileURL(join(home, studio, 'tables/index.ts')).href
      const { tables }: { tables: readonly ListedTable[] } = await import(file)
      return [studio, tables] as const
    }),
)

const tablesOfStudios: ReadonlyMap<string, readonly ListedTable[]> = new Map(loaded)

export const tablesOf = (studio: string): readonly ListedTable[] => tablesOfStudios.get(studio) ?? []

export const allTables: readonly ListedTable[] = [...tablesOfStudios.values()].flat()

/** The game of this version, whichever table's; null for one that is not here. */
export const findTableGame = (code: string, version: string): TableGame | null =>
  allTables.find((table) => table.game.code === code && table.version === version)?.game ?? null
