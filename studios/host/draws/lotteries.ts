/** The lotteries of all in-house studios, as they lie in studios/<studio>/draws: index.ts exports them as `draws`. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { DrawGame } from '@jackfruit/studio-kit/draws/draw-game'
import type { ListedDraw } from '@jackfruit/studio-kit/draws/listed-draw'

const home = fileURLToPath(new URL('../..', import.meta.url))

const loaded = await Promise.all(
  readdirSync(home)
    .filter((studio) => existsSync(join(home, studio, 'draws/index.ts')))
    .toSorted()
    .map(async (studio) => {
      const file = pathToFileURL(join(home, studio, 'draws/index.ts')).href
      const { draws }: { draws: readonly ListedDraw[] } = await import(file)
      return [studio, draws] as const
    }),
)

export const drawsOfStudios: ReadonlyMap<string, readonly ListedDraw[]> = new Map(loaded)

export const findDrawGame = (code: string, version: string): DrawGame | null =>
  [...drawsOfStudios.values()].flat().find((game) => game.code === code && game.version === version) ?? null
