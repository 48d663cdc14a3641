/**
 * The games of all in-house studios, as they lie in studios/<studio>/games: index.ts exports the
 * folders as `games`, and game.json of each says what is published. A game that has a view.ts is
 * listed and can be played; one without is known to verifiers, benchmarks and tests alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Proof, Random, Redeal } from '@jackfruit/fairness'
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import { type Game, gameOf } from '@jackfruit/studio-kit/game'
import type { GameFolder, Json, Manifest, Played } from '@jackfruit/studio-kit/rules'
import { buildHashOf } from './build-hash.ts'

export interface StudioGames {
  /** The vendor's code at the platform, and the name of its folder. */
  readonly studio: string
  readonly games: readonly Game[]
  readonly listed: readonly Game[]
}

export const studioGames: readonly StudioGames[] = await loadStudios(
  fileURLToPath(new URL('..', import.meta.url)),
)

async function loadStudios(home: string): Promise<StudioGames[]> {
  const studios = readdirSync(home).filter((studio) => existsSync(join(home, studio, 'games/index.ts')))
  return Promise.all(studios.toSorted().map((studio) => loadStudio(join(home, studio), studio)))
}

async function loadStudio(folder: string, studio: string): Promise<StudioGames> {
  const { games: folders }: { games: readonly GameFolder[] } = await import(
    pathToFileURL(join(folder, 'games/index.ts')).href
  )
  const homeOf = (code: string) => join(folder, 'games', code)
  const games = folders.map((each) => {
    const home = homeOf(each.rules.code)
    const manifest: Manifest = JSON.parse(readFileSync(join(home, 'game.json'), 'utf8'))
    return gameOf(each, manifest, buildHashOf(folder, home))
  })
  return { studio, games, listed: games.filter(({ code }) => existsSync(join(homeOf(code), 'view.ts'))) }
}

/** The game of this version, whichever studio's; null for one that is not here. */
export const findGame = (code: string, version: string): Game | null =>
  studioGames.flatMap(({ games }) => games).find((game) => game.code === code && game.version === version) ??
  null

/** A proven round played again; null where its stake, choice or actions are none of the game's. */
export function playProof(
  game: Game,
  { stake: text, currency, choice, actions }: Proof,
  random: Random,
): Played | null {
  const stake = parseMinor(text, currencyOf(currency).scale)
  // A proof is JSON: whatever lies in it is.
  const laid = (choice ?? null) as Json
  const taken = (actions ?? []) as readonly Json[]
  if (stake === null || game.costOf(laid, currency) === undefined) return null
  return taken.every(game.hasAction) ? game.play({ stake, choice: laid }, taken, random, currency) : null
}

/** For verifiers. */
export function redealOf(gameCode: string, version: string): Redeal | null {
  const game = findGame(gameCode, version)
  return game && ((proof, random) => playProof(game, proof, random)?.shown ?? null)
}
