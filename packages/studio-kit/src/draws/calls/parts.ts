/** What the calls of draws are made of. */
import type pg from 'pg'
import type { output } from 'zod/mini'
import type { Sessions } from '../../journal/sessions.ts'
import type { VendorClient } from '../../platform/vendor-client.ts'
import { PlayRefusal } from '../../play/play-refusal.ts'
import type { Guard } from '../../restoring/guard.ts'
import type { DrawCall, requests } from '../draw-contract.ts'
import type { DrawGame } from '../draw-game.ts'
import type { Draws } from '../draws.ts'

export interface DrawDoorParts {
  readonly studio: string
  readonly pool: pg.Pool
  readonly draws: Pick<Draws, 'games' | 'desk' | 'cancel'>
  readonly platform: VendorClient
  readonly sessions: Pick<Sessions, 'find' | 'open' | 'end'>
  readonly guard: Pick<Guard, 'sure' | 'isSure'>
  /** The database's time, in milliseconds. */
  readonly now: () => number
}

export type Request<K extends DrawCall> = output<(typeof requests)[K]>
/** Everybody's. */
export type Public = 'games' | 'game' | 'issues' | 'results' | 'proof'
/** Of a member with a session. */
export type Own = Exclude<DrawCall, Public | 'open'>

export function gameOf({ draws }: Pick<DrawDoorParts, 'draws'>, code: string): DrawGame {
  const game = draws.games.get(code)
  if (!game) throw new PlayRefusal(404, 'NOT_FOUND')
  return game
}
