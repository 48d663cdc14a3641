/** The games of all studios as they lie in studios/<studio>/games, for commands that play them by the million. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { GameFolder, Manifest } from '@jackfruit/studio-kit/rules'
import { buildHashOf } from '../../studios/host/build-hash.ts'

export interface FoundGame {
  readonly studio: string
  readonly code: string
  readonly folder: GameFolder
  readonly manifest: Manifest
  /** The same hash, the same outcomes. */
  readonly buildHash: string
}

const home = fileURLToPath(new URL('../../studios', import.meta.url))

export async function allGames(): Promise<FoundGame[]> {
  const studios = readdirSync(home).filter((studio) => existsSync(join(home, studio, 'games/index.ts')))
  const found = await Promise.all(studios.toSorted().map(gamesOf))
  return found.flat()
}

async function gamesOf(studio: string): Promise<FoundGame[]> {
  const index = pathToFileURL(join(home, studio, 'games/index.ts')).href
  const { games }: { games: readonly GameFolder[] } = await import(index)
  return games.map((folder) => {
    const { code } = folder.rules
    const own = join(home, studio, 'games', code)
    const manifest: Manifest = JSON.parse(readFileSync(join(own, 'game.json'), 'utf8'))
    return { studio, code, folder, manifest, buildHash: buildHashOf(join(home, studio), own) }
  })
}
