/** Processes at one table of coins, at a platform that tests hold in their hand. */
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openSessions, type Session } from '@jackfruit/studio-kit/journal/sessions'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { openSeals } from '@jackfruit/studio-kit/keys'
import { openVendorClient } from '@jackfruit/studio-kit/platform/vendor-client'
import { openReceipts } from '@jackfruit/studio-kit/receipt'
import type { Beacon } from '@jackfruit/studio-kit/rounds/beacon'
import { openSharedRounds, type SharedRounds } from '@jackfruit/studio-kit/rounds/shared-rounds'
import { newestRound, type Phase, type SharedRound } from '@jackfruit/studio-kit/rounds/store/round-row'
import type { SharedTable } from '@jackfruit/studio-kit/rounds/table-game'
import type { FakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import type pg from 'pg'
import { secret, studioKey } from './a-studio.ts'

const patience = 15_000
const lookEveryMs = 50
const quiet = { info() {}, warn() {}, error() {} }
const seals = openSeals(studioKey)

export interface LiveTable {
  readonly pool: pg.Pool
  /** Another process at the same table; not started. */
  process(patienceMs?: number, beacon?: Beacon): SharedRounds
  /** In kyat, where no other currency is said. */
  member(playerId: string, currency?: string): Promise<Session>
  newest(): Promise<SharedRound>
  /** The newest round, once it stands so; of a round that is named, once it has come so far. */
  until(phase: Phase, roundId?: string): Promise<SharedRound>
  close(): Promise<void>
}

export async function aLiveTable(
  databaseUrl: string,
  platform: FakePlatform,
  table: SharedTable,
): Promise<LiveTable> {
  const pool = openPool(databaseUrl)
  await makeTables(pool)
  await pool.query(
    'truncate table_leases, table_chains, table_rounds, table_bets, table_cash_outs, table_pools, table_events, table_decisions, table_steps cascade',
  )
  const sessions = openSessions(pool, seals)
  const opened: SharedRounds[] = []
  const newest = async () => {
    const round = await newestRound(pool, table.id)
    if (!round) throw new Error('the table has no round')
    return round
  }
  return {
    pool,
    newest,
    process(patienceMs = 8_000, beacon) {
      const signatory = { platformUrl: platform.url, vendor: 'rubyrow', secret, timeoutMs: 2_000 }
      const rounds = openSharedRounds({
        ...{ studio: 'rubyrow', tables: [table], pool, sessions, seals, log: quiet, patienceMs },
        platform: openVendorClient(signatory),
        receipts: openReceipts(studioKey, 'rubyrow'),
        ...(beacon && { beacon }),
      })
      opened.push(rounds)
      return rounds
    },
    async member(playerId, currency = 'MMK') {
      const { session } = await sessions.open({
        ...{ studio: 'rubyrow', playerId, game: table.id, platformSession: `s_${playerId}` },
        ...{ nickname: playerId, currency, language: 'MY', mode: 'real', minBet: 100n },
        ...{ maxBet: 1_000_000n, jurisdiction: { autoplay: true, turbo: true, minSpinMs: 0 } },
      })
      return session
    },
    async until(phase, roundId) {
      for (const end = performance.now() + patience; performance.now() < end; await setTimeout(lookEveryMs)) {
        const { rows } = await pool.query(
          'select phase from table_rounds where table_id = $1 and ($2::text is null or id = $2) order by seq desc limit 1',
          [table.id, roundId ?? null],
        )
        const found: Phase | undefined = rows[0]?.phase
        // Phases of a named round are short, and may be over between two looks.
        const hasPassed = found !== undefined && roundId !== undefined && hasCome(found, phase)
        if (found === phase || hasPassed) return newest()
      }
      throw new Error(`no round of ${table.id} came to ${phase}`)
    },
    async close() {
      await Promise.all(opened.map((each) => each.stop()))
      await pool.end()
    },
  }
}

const inOrder: readonly Phase[] = ['betting', 'closed', 'dealing', 'result', 'settled']

const hasCome = (found: Phase, wanted: Phase): boolean =>
  wanted === 'voided' || found === 'voided'
    ? found === wanted
    : inOrder.indexOf(found) >= inOrder.indexOf(wanted)

export const betNo = () => randomBytes(8).toString('hex')

export const onHeads = (roundId: string, stake = 100n, clientBetId = betNo()) => ({
  ...{ roundId, clientBetId, clientSeed: 'chinthe', places: new Map([['heads', stake]]) },
})
