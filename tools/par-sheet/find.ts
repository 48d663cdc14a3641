/** A game as it lies in studios/<studio>/games/<code>, with what its par sheet is made of. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ExactReturn, GameFolder, Manifest, Plan, Published } from '@jackfruit/studio-kit/rules'
import { findGame } from '../../studios/host/games.ts'

/** What a game's exact.ts may compute beside its plans: all in one go, so that nothing is counted twice. */
interface ExactModule<Figures> {
  readonly figures?: () => Figures
  readonly published?: (figures: Figures) => Published
}

export interface FoundGame {
  readonly folder: GameFolder
  readonly manifest: Manifest
  readonly buildHash: string
  /** Everything that rules.ts exports: strips, weights, whatever the game has. */
  readonly tables: Readonly<Record<string, unknown>>
  readonly count: () => Counted
}

export interface Counted {
  readonly plans: readonly Pick<Plan, 'name' | 'exact'>[]
  /** In per cent as printed, where the game computes any. */
  readonly parts: Readonly<Record<string, string>> | null
  /** Further figures by name. */
  readonly figures: Readonly<Record<string, unknown>>
}

const studios = fileURLToPath(new URL('../../studios', import.meta.url))

const gamesIn = (studio: string): string[] =>
  readdirSync(join(studios, studio, 'games')).filter((code) =>
    existsSync(join(studios, studio, 'games', code, 'game.ts')),
  )

const homes = (): { code: string; home: string }[] =>
  readdirSync(studios)
    .filter((studio) => existsSync(join(studios, studio, 'games')))
    .flatMap((studio) =>
      gamesIn(studio).map((code) => ({ code, home: join(studios, studio, 'games', code) })),
    )

export const codes = (): string[] =>
  homes()
    .map(({ code }) => code)
    .toSorted()

/** Null for a code that no studio has. */
export async function find(wanted: string): Promise<FoundGame | null> {
  const home = homes().find(({ code }) => code === wanted)?.home
  if (!home) return null
  const load = (file: string) => import(pathToFileURL(join(home, file)).href)
  const { game: folder }: { game: GameFolder } = await load('game.ts')
  const tables: Readonly<Record<string, unknown>> = await load('rules.ts')
  const exact: ExactModule<{ readonly exact: ExactReturn }> = await load('exact.ts')
  const manifest: Manifest = JSON.parse(readFileSync(join(home, 'game.json'), 'utf8'))
  const buildHash = findGame(manifest.code, manifest.version)?.buildHash ?? 'not listed by its studio'
  return { folder, manifest, buildHash, tables, count: () => count(folder, exact) }
}

function count(folder: GameFolder, module: ExactModule<{ readonly exact: ExactReturn }>): Counted {
  if (!module.figures || !module.published) return { plans: folder.plans(), parts: null, figures: {} }
  const figures = module.figures()
  const { exact, ...others } = figures
  return {
    plans: [{ name: 'spin', exact }],
    parts: module.published(figures).parts ?? {},
    figures: others,
  }
}
