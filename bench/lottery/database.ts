/** A durable database of a studio with one issue open, and the desk of its lottery at a wallet that always says yes. */
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import type pg from 'pg'
import type { DrawGame } from '../../packages/studio-kit/src/draws/draw-game.ts'
import { openSessions, type Session } from '../../packages/studio-kit/src/journal/sessions.ts'
import { makeTables, openPool } from '../../packages/studio-kit/src/journal/tables.ts'
import { openSeals, type Seals } from '../../packages/studio-kit/src/keys.ts'
import { drawsOfStudios } from '../../studios/host/draws/lotteries.ts'

export interface LotteryBench {
  readonly pool: pg.Pool
  readonly seals: Seals
  readonly game: DrawGame
  readonly session: Session
  /** A further issue, open for an hour. */
  issue(no: number): Promise<string>
  stop(): Promise<void>
}

const tmpfsMagic = 0x01021994
export const studioKey = 'only-for-benchmarks'.repeat(4)

export async function openLotteryBench(): Promise<LotteryBench> {
  if (statfsSync(tmpdir()).type === tmpfsMagic)
    throw new Error(`${tmpdir()} lies in memory, where fsync means nothing: set TMPDIR to a folder on a disk`)
  const game = drawsOfStudios.get('palmyra')?.find(({ code }) => code === 'mm2d-fast-1')
  if (!game) throw new Error('there is no such lottery')
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-bench-'))
  const server = await startPostgres({ dataDir })
  const pool = openPool(server.adminUrl)
  await makeTables(pool)
  const seals = openSeals(studioKey)
  const { session } = await openSessions(pool, seals).open({
    ...{ studio: 'palmyra', playerId: 'p_bench', game: game.code, platformSession: 's_bench' },
    ...{ nickname: 'Bench', currency: 'MMK', language: 'EN', mode: 'real', minBet: 100n },
    ...{ maxBet: 1_000_000_000n, jurisdiction: { autoplay: true, turbo: true, minSpinMs: 0 } },
  })
  return {
    ...{ pool, seals, game, session },
    async issue(no) {
      const id = `${game.code}-20300101-${String(no).padStart(4, '0')}`
      await pool.query(
        `insert into draw_issues (id, studio, game, version, opens_at, closes_at, draws_at, due_at)
         select $1, 'palmyra', $2, $3, now() - interval '1 hour', closes, closes, closes
         from (select now() + interval '1 hour' as closes) as times`,
        [id, game.code, game.version],
      )
      return id
    },
    async stop() {
      await pool.end()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
