/** The tables of a studio in one process: it leads those that nobody else leads, takes stakes for all, and pays what is due. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Sessions } from '../journal/sessions.ts'
import type { Seals } from '../keys.ts'
import type { VendorClient } from '../platform/vendor-client.ts'
import type { Receipts } from '../receipt.ts'
import type { Log } from '../settling/settling.ts'
import type { Beacon } from './beacon.ts'
import { startLeading } from './leader.ts'
import { type CashDesk, openCashDesk } from './money/cash-desk.ts'
import { type DecisionDesk, openDecisionDesk } from './money/decision-desk.ts'
import { type Desk, openDesk } from './money/desk.ts'
import { payDue } from './money/payer.ts'
import { openTableReceipts } from './money/seals-of-rounds.ts'
import { openStakeWord } from './money/stake-word.ts'
import { openChains } from './store/chains.ts'
import type { SharedTable } from './table-game.ts'

export interface SharedRoundsOptions {
  readonly studio: string
  readonly tables: readonly SharedTable[]
  /** The tables have been made (journal/tables.ts). */
  readonly pool: pg.Pool
  readonly platform: VendorClient
  readonly sessions: Pick<Sessions, 'platformSessionOf'>
  readonly seals: Seals
  readonly receipts: Pick<Receipts, 'sign'>
  readonly log: Log
  readonly beacon?: Beacon
  readonly mayOpen?: () => boolean
  readonly patienceMs?: number
}

export interface SharedRounds {
  /** Of this process, as the leases of tables name it. */
  readonly holder: string
  readonly tables: ReadonlyMap<string, SharedTable>
  readonly desk: Desk
  readonly cashDesk: CashDesk
  readonly decisionDesk: DecisionDesk
  /** One pass over what is due; answers how much was. */
  pay(): Promise<number>
  start(): void
  stop(): Promise<void>
}

const payEveryMs = 200

export function openSharedRounds(options: SharedRoundsOptions): SharedRounds {
  const { studio, tables, pool, platform, sessions, log, patienceMs } = options
  const byId = new Map(tables.map((table) => [table.id, table]))
  const word = openStakeWord(pool, openTableReceipts(pool, options.receipts, byId))
  const dealer = { ...options, chains: openChains(pool, options.seals) }
  const holder = randomUUID()
  const pay = () => payDue({ pool, studio, platform, sessions, word, log })
  const desk = { pool, platform, word, ...(patienceMs !== undefined && { patienceMs }) }
  let running: readonly { stop(): Promise<void> }[] = []
  return {
    holder,
    tables: byId,
    desk: openDesk(desk),
    cashDesk: openCashDesk(pool),
    decisionDesk: openDecisionDesk(desk),
    pay,
    start() {
      if (running.length > 0) return
      running = [startLeading(dealer, tables, holder), startPaying(pay, log)]
    },
    async stop() {
      for (const each of running) await each.stop()
      running = []
    },
  }
}

/** Passes one after another; without a pause while there is more. */
function startPaying(pay: () => Promise<number>, log: Log): { stop(): Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  let pass: Promise<void> = Promise.resolve()
  const begin = () => {
    pass = pay()
      .catch((error: unknown) => {
        log.error({ err: error }, 'what tables owe could not be paid')
        return 0
      })
      .then((due) => {
        if (!isStopped) timer = setTimeout(begin, due > 0 ? 0 : payEveryMs)
      })
  }
  begin()
  return {
    async stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      await pass
    },
  }
}
