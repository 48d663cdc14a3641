/** One table of coins on a durable database, at a platform in a process of its own, with members who hold sessions. */
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { openSessions, type Session } from '@jackfruit/studio-kit/journal/sessions'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { openSeals } from '@jackfruit/studio-kit/keys'
import { openVendorClient } from '@jackfruit/studio-kit/platform/vendor-client'
import { openReceipts } from '@jackfruit/studio-kit/receipt'
import { openSharedRounds, type SharedRounds } from '@jackfruit/studio-kit/rounds/shared-rounds'
import { newestRound, type SharedRound } from '@jackfruit/studio-kit/rounds/store/round-row'
import type { SharedTable } from '@jackfruit/studio-kit/rounds/table-game'
import type pg from 'pg'

export const secret = 's'.repeat(64)
export const studioKey = 'k'.repeat(64)
const studio = 'rubyrow'
/** Where the crowd sits. */
export const crowdTable = 'coin-crowd'

export interface World {
  readonly pool: pg.Pool
  readonly rounds: SharedRounds
  readonly databaseUrl: string
  readonly platformUrl: string
  members(count: number): Promise<Session[]>
  /** Of so many members who sit in the crowd. */
  tokens(count: number): Promise<string[]>
  /** A round that is open, as soon as there is one. */
  open(): Promise<SharedRound>
  settled(roundId: string): Promise<void>
  stop(): Promise<void>
}

export async function openWorld(table: SharedTable): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-rounds-'))
  const server = await startPostgres({ dataDir })
  const platform = fork(fileURLToPath(new URL('platform.ts', import.meta.url)))
  const [platformUrl] = (await once(platform, 'message')) as [string]
  const pool = openPool(server.adminUrl)
  await makeTables(pool)
  const seals = openSeals(studioKey)
  const sessions = openSessions(pool, seals)
  const rounds = openSharedRounds({
    ...{ studio, tables: [table], pool, sessions, seals, patienceMs: 30_000, log: console },
    platform: openVendorClient({ platformUrl, vendor: studio, secret, timeoutMs: 10_000 }),
    receipts: openReceipts(studioKey, studio),
  })
  const sit = (no: number, game: string) =>
    sessions.open({
      ...{ studio, playerId: `p_${no}`, game, platformSession: randomBytes(12).toString('hex') },
      ...{ nickname: `p_${no}`, currency: 'MMK', language: 'MY', mode: 'real', minBet: 100n },
      ...{ maxBet: 1_000_000n, jurisdiction: { autoplay: true, turbo: true, minSpinMs: 0 } },
    })
  const all = <T>(count: number, one: (no: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, no) => one(no)))
  return {
    ...{ pool, rounds, platformUrl, databaseUrl: server.adminUrl },
    members: (count) => all(count, async (no) => (await sit(no, table.id)).session),
    tokens: (count) => all(count, async (no) => (await sit(no, crowdTable)).token),
    async open() {
      for (;;) {
        const round = await newestRound(pool, table.id)
        if (round?.phase === 'betting') return round
        await rest()
      }
    },
    async settled(roundId) {
      const isSettled = `select from table_rounds where id = $1 and phase = 'settled'`
      while ((await pool.query(isSettled, [roundId])).rowCount === 0) await rest()
    },
    async stop() {
      await rounds.stop()
      await pool.end()
      platform.kill()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const rest = () => new Promise((wake) => setTimeout(wake, 10))
