/** What answering a platform's calls is made of. */
import type { vendor } from '@jackfruit/contracts'
import type pg from 'pg'
import type { infer as Infer } from 'zod/mini'
import type { DrawGame } from '../draws/draw-game.ts'
import type { Game } from '../game.ts'
import type { Grants } from '../journal/grants.ts'
import type { Reading } from '../journal/reading.ts'
import type { Seeds, TellRevealed } from '../journal/seeds.ts'
import type { Wallets } from '../journal/wallets.ts'
import type { Guard } from '../restoring/guard.ts'

export interface PlatformParts {
  readonly studio: string
  readonly secret: string
  /** The time of the studio's database, in milliseconds. */
  readonly now: () => number
  readonly games: ReadonlyMap<string, Game>
  /** Its lotteries, which are among its games too. */
  readonly draws: ReadonlyMap<string, DrawGame>
  readonly pool: pg.Pool
  readonly seeds: Seeds
  readonly reading: Reading
  readonly wallets: Wallets
  readonly grants: Grants
  readonly tellRevealed: TellRevealed
  readonly guard: Pick<Guard, 'sure' | 'beginAnew'>
  /** As browsers see it. */
  readonly gamesOrigin: string
}

type Body<K extends vendor.StudioCall> = Infer<(typeof vendor.studioCalls)[K]['body']>
type Reply<K extends vendor.StudioCall> = Infer<(typeof vendor.studioCalls)[K]['reply']>
/** Null: there is no such game. */
export type Handler<K extends vendor.StudioCall> = (
  parts: PlatformParts,
  body: Body<K>,
) => Promise<Reply<K> | null>
