/** The draws of a studio in one process: it plans issues, takes tickets, draws, settles and pays. */
import type pg from 'pg'
import type { Sessions } from '../journal/sessions.ts'
import type { Seals } from '../keys.ts'
import type { VendorClient } from '../platform/vendor-client.ts'
import type { Receipts } from '../receipt.ts'
import { openChains } from '../rounds/store/chains.ts'
import type { Log } from '../settling/settling.ts'
import { type DrawDesk, openDrawDesk } from './desk.ts'
import type { DrawGame } from './draw-game.ts'
import { takeDueSteps } from './drawing-loop.ts'
import { payDueTickets } from './money/payer.ts'
import { openTicketWord } from './money/ticket-word.ts'
import { type Passes, startPasses } from './passes.ts'
import { untilIssueDueMs, untilPaymentDueMs } from './store/next-due.ts'
import { type Entered, enterResult, type OfficialEntry } from './store/officials.ts'
import { pairIssues } from './store/pairing.ts'
import { gamesToPlan, planIssues } from './store/planning.ts'
import { cancelTicket } from './store/ticket-steps.ts'

export interface DrawsOptions {
  readonly studio: string
  readonly games: readonly DrawGame[]
  /** The tables have been made (journal/tables.ts). */
  readonly pool: pg.Pool
  readonly platform: VendorClient
  readonly sessions: Pick<Sessions, 'platformSessionOf'>
  readonly seals: Seals
  readonly receipts: Pick<Receipts, 'sign'>
  readonly log: Log
  /** Asked before anything is planned or drawn: a studio whose journal may be an older one reveals nothing. */
  readonly mayDraw?: () => boolean
  readonly patienceMs?: number
}

export interface Draws {
  readonly games: ReadonlyMap<string, DrawGame>
  readonly desk: DrawDesk
  /** False where it is too late, or not the member's. */
  cancel(owner: { readonly playerId: string }, ticketId: string): Promise<boolean>
  enter(entry: OfficialEntry): Promise<Entered>
  /** One pass each; answers how much was done. */
  plan(): Promise<number>
  step(): Promise<number>
  pay(): Promise<number>
  start(): void
  stop(): Promise<void>
}

const planEveryMs = 60_000
/** Until it may be drawn. */
const lookEveryMs = 250

export function openDraws(options: DrawsOptions): Draws {
  const { studio, pool, platform, sessions, log, patienceMs, mayDraw = () => true } = options
  const games = new Map(options.games.map((game) => [game.code, game]))
  const chains = openChains(pool, options.seals)
  const word = openTicketWord(pool, studio, options.receipts)
  const steps = { pool, studio, games, chains, log }

  async function plan(): Promise<number> {
    // Which links are given out an older journal does not know.
    if (!mayDraw()) return 0
    let planned = 0
    const [joining, own] = [
      [...games.values()].filter(({ joins }) => joins),
      [...games.values()].filter(({ joins }) => !joins),
    ]
    for (const code of await gamesToPlan(pool, own)) {
      const game = games.get(code)
      if (game) planned += await planIssues(pool, chains, studio, game)
    }
    for (const game of joining) planned += await pairIssues(pool, studio, game)
    return planned
  }
  const step = async () => (mayDraw() ? takeDueSteps(steps) : 0)
  const pay = () => payDueTickets({ pool, studio, platform, sessions, word, log })

  let loops: { readonly plan: Passes; readonly step: Passes; readonly pay: Passes } | null = null
  return {
    games,
    desk: openDrawDesk({
      ...{ pool, studio, games, platform, word },
      ...(patienceMs !== undefined && { patienceMs }),
    }),
    async cancel({ playerId }, ticketId) {
      const isOut = await cancelTicket(pool, { studio, playerId, ticketId })
      if (isOut) loops?.pay.wake()
      return isOut
    },
    async enter(entry) {
      const entered = await enterResult(pool, (code) => games.get(code), entry)
      loops?.step.wake()
      return entered
    },
    plan,
    step,
    pay,
    start() {
      if (loops) return
      const failed = (what: string) => (error: unknown) => log.error({ err: error, studio }, what)
      const paying = startPasses({
        ...{ pass: pay, untilDueMs: () => untilPaymentDueMs(pool, studio) },
        failed: failed('what draws owe could not be paid'),
      })
      const stepping = startPasses({
        async pass() {
          const taken = await step()
          // What was settled is paid now.
          if (taken > 0) paying.wake()
          return taken
        },
        untilDueMs: () => untilIssueDueMs(pool, studio),
        failed: failed('draws could not be looked at'),
      })
      const planning = startPasses({
        ...{ pass: plan, untilDueMs: async () => (mayDraw() ? 0 : lookEveryMs), restMs: planEveryMs },
        failed: failed('issues could not be planned'),
      })
      loops = { plan: planning, step: stepping, pay: paying }
    },
    async stop() {
      if (!loops) return
      const { plan: planning, step: stepping, pay: paying } = loops
      loops = null
      await Promise.all([planning.stop(), stepping.stop(), paying.stop()])
    },
  }
}
