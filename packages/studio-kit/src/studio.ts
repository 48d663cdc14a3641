/** A studio put together: its games, its journal, its word to the platform and its ear for players. */
import type pg from 'pg'
import { type DrawDoor, openDrawDoor } from './draws/door.ts'
import type { DrawGame } from './draws/draw-game.ts'
import { type Draws, openDraws } from './draws/draws.ts'
import type { Game } from './game.ts'
import type { StudioClock } from './journal/clock.ts'
import { openDealing } from './journal/dealing.ts'
import { openEnding } from './journal/ending.ts'
import { openGrants } from './journal/grants.ts'
import { keepSessions } from './journal/kept-sessions.ts'
import { openMovements } from './journal/movements.ts'
import { openReading } from './journal/reading.ts'
import { openRounds } from './journal/rounds.ts'
import { openSeeds } from './journal/seeds.ts'
import { openSessions } from './journal/sessions.ts'
import { openWallets } from './journal/wallets.ts'
import { openSeals } from './keys.ts'
import { callTimeoutMs, openSignedPost } from './platform/signed-post.ts'
import { openVendorClient } from './platform/vendor-client.ts'
import { openPlatformDoor, type PlatformDoor } from './platform-calls.ts'
import { patienceUsuallyMs } from './play/play-round.ts'
import { openRoundWriter } from './play/round-reply.ts'
import { openStandings } from './play/standings.ts'
import { openPlay, type Play } from './play.ts'
import { openReceipts } from './receipt.ts'
import { openReplay } from './replay.ts'
import { openGuard } from './restoring/guard.ts'
import { openPlatformWord } from './restoring/platform-word.ts'
import type { Beacon } from './rounds/beacon.ts'
import type { TableDoor } from './rounds/feed/door.ts'
import { openStudioTables } from './rounds/studio-tables.ts'
import type { SharedTable } from './rounds/table-game.ts'
import { longestUsuallyMs } from './settling/patience.ts'
import { recover, startRecovery } from './settling/recovery.ts'
import { giveUpUsuallyMs, type Log, leaseOf } from './settling/settling.ts'

export interface StudioOptions {
  /** The vendor's code at the platform. */
  readonly studio: string
  readonly games: readonly Game[]
  /** The tables have been made (journal/tables.ts). Several studios may share them. */
  readonly pool: pg.Pool
  readonly platformUrl: string
  /** Shared with the platform. */
  readonly secret: string
  /** Never shared. */
  readonly studioKey: string
  readonly gamesOrigin: string
  readonly log: Log
  readonly timeoutMs?: number
  readonly giveUpAfterMs?: number
  /** Between two attempts to tell the platform there is never more than this. */
  readonly longestDelayMs?: number
  /** Between two comparisons of its journal with what the platform remembers. */
  readonly compareEveryMs?: number
  /** How long a player waits through attempts that fail. */
  readonly patienceMs?: number
  /** The time of its database; without one the clock of the process is taken for it. */
  readonly clock?: Pick<StudioClock, 'now' | 'apart'>
  /** Games that players share. */
  readonly tables?: readonly SharedTable[]
  /** Public randomness for them, beside the players' seeds. */
  readonly beacon?: Beacon
  /** Lotteries. */
  readonly draws?: readonly DrawGame[]
}

export interface Studio {
  readonly code: string
  readonly games: ReadonlyMap<string, Game>
  /** Of receipts, as hex. */
  readonly publicKey: string
  readonly play: Play
  readonly platform: PlatformDoor
  /** Of its shared rounds. */
  readonly tables: TableDoor
  /** Of this process, as the leases of its tables name it. */
  readonly holder: string
  /** Of its lotteries: what members' pages ask, and what people who enter results do. */
  readonly draws: { readonly door: DrawDoor; readonly enter: Draws['enter'] }
  /** What keeps it from dealing: its journal, or the platform, was restored to another moment; null where nothing does. */
  pause(): 'restored' | 'strange' | null
  /** One pass over open rounds; answers how many came to rest. */
  recover(): Promise<number>
  /** Passes over open rounds from now on. */
  start(): void
  stop(): Promise<void>
}

const recoverEveryMs = 1_000

export function openStudio(options: StudioOptions): Studio {
  const { studio, pool, secret, studioKey, gamesOrigin, log, platformUrl } = options
  const { timeoutMs = callTimeoutMs, giveUpAfterMs = giveUpUsuallyMs } = options
  const { patienceMs = patienceUsuallyMs, longestDelayMs = longestUsuallyMs, clock } = options
  const now = clock?.now ?? Date.now
  const games = new Map(options.games.map((game) => [game.code, game]))
  const seals = openSeals(studioKey)
  const signatory = { platformUrl, vendor: studio, secret, timeoutMs, now }
  const platform = openVendorClient(signatory)
  const post = openSignedPost(signatory)
  const seeds = openSeeds(pool, seals, (no) => guard.tellRevealed(no))
  const grants = openGrants(pool)
  const parts = {
    ...{
      grants,
      seals,
      word: openPlatformWord(post),
      suspect: (why: string) => guard.suspect(why),
    },
    ...{ studio, games, pool, platform, log, timeoutMs, giveUpAfterMs, longestDelayMs, patienceMs },
    ...{ seeds, now },
    chained: [
      ...(options.tables ?? []).map(({ id }) => id),
      ...(options.draws ?? []).map(({ code }) => code),
    ],
    sessions: keepSessions(openSessions(pool, seals)),
    rounds: openRounds(pool),
    movements: openMovements(pool, openEnding(pool)),
    deal: openDealing(pool),
    standings: openStandings(),
    replay: openReplay(games, seeds),
    reading: openReading(pool),
    wallets: openWallets(pool),
    receipts: openReceipts(studioKey, studio),
    write: openRoundWriter(platform, grants),
    leaseMs: leaseOf(timeoutMs),
  }
  const guard = openGuard(parts, options.compareEveryMs)
  const wallets = openWallets(pool, guard.isSure)
  const guarded = { ...parts, wallets, guard, tellRevealed: guard.tellRevealed }
  const mayWork = () =>
    guard.sure().then(
      () => true,
      () => false,
    )
  // Whoever begins rounds by the clock has nobody who waits: where it is not sure it asks, and looks again later.
  const mayBegin = () => {
    if (guard.isSure()) return true
    void mayWork()
    return false
  }
  const tables = openStudioTables({
    ...{ ...parts, tables: options.tables ?? [], mayOpen: mayBegin, post },
    ...(options.beacon && { beacon: options.beacon }),
  })
  const draws = openDraws({ ...parts, games: options.draws ?? [], mayDraw: mayBegin })
  let recovery: ReturnType<typeof startRecovery> | null = null
  return {
    code: studio,
    games,
    publicKey: parts.receipts.publicKey,
    play: openPlay(guarded),
    platform: openPlatformDoor({ ...guarded, draws: draws.games, secret, gamesOrigin }),
    ...{ tables: tables.door, holder: tables.holder },
    draws: { door: openDrawDoor({ ...guarded, draws }), enter: draws.enter },
    pause: guard.pause,
    recover: async () => ((await mayWork()) ? recover(parts, studio) : 0),
    start() {
      guard.start()
      tables.start()
      if (draws.games.size > 0) draws.start()
      recovery ??= startRecovery({ ...parts, mayWork, ...(clock && { clock }) }, studio, recoverEveryMs)
    },
    async stop() {
      await guard.stop()
      await tables.stop()
      await draws.stop()
      await recovery?.stop()
      recovery = null
    },
  }
}
