/** The game in steps, played at a platform that tests hold in their hand, by somebody who knows the coins. */
import { drawPf1 } from '@jackfruit/fairness'
import { openSeeds } from '@jackfruit/studio-kit/journal/seeds'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { openSeals } from '@jackfruit/studio-kit/keys'
import type { Json } from '@jackfruit/studio-kit/rules'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { aStudio, ask, betId, open, type Running, roundIn, secret, studioKey } from './a-studio.ts'
import { stepsGame } from './steps-game.ts'
import type { StudioDatabase } from './studio-database.ts'

export interface StepsTable {
  readonly platform: FakePlatform
  readonly studio: () => Running['studio']
  /** Opens the game anew and answers the token. */
  sit(): Promise<string>
  /** A bet whose first guess is right if none is given, in a round whose coins the caller is told. */
  bet(
    token: string,
    given?: { id?: string; edge?: boolean; first?: 'heads' | 'tails' },
  ): Promise<{ status: number; body: unknown; id: string; coins: ('heads' | 'tails')[] }>
  act(
    token: string,
    roundId: string,
    step: number,
    action: Json,
    id?: string,
  ): Promise<{ status: number; body: unknown }>
  /** Another process on the same journal. */
  restart(patienceMs?: number): Promise<void>
  /** As if this much time had gone by: nobody holds anything any more. */
  later(seconds: number): Promise<void>
  close(): Promise<void>
}

export async function aStepsTable(database: StudioDatabase): Promise<StepsTable> {
  const pool = openPool(database.url, { max: 2 })
  await makeTables(pool)
  await pool.query('truncate play_sessions, seeds, rounds, movements, transactions cascade')
  const platform = await startFakePlatform({ vendor: 'hexworks', secret, gameCode: 'steps' })
  const begin = (patienceMs?: number) => aStudio(database.url, platform, patienceMs, [stepsGame])
  let running = await begin()
  const seeds = openSeeds(pool, openSeals(studioKey))

  async function nextCoins(): Promise<('heads' | 'tails')[]> {
    const [row] = await database.query(`select id::text, next_nonce from seeds where state = 'active'`)
    const secretOf = await seeds.secretOf(BigInt(row?.['id'] ?? 0))
    const random = drawPf1({ ...secretOf, nonce: row?.['next_nonce'] ?? 0, gameId: 'steps' })
    return Array.from({ length: 8 }, () => (random.below(2) === 0 ? 'heads' : 'tails'))
  }

  return {
    platform,
    studio: () => running.studio,
    sit: async () => (await open(running.studio)).token,
    async bet(token, { id = betId(), edge = false, first } = {}) {
      const coins = await nextCoins()
      const choice = { first: first ?? coins[0] ?? 'heads', edge }
      const told = await ask(running.studio, token, 'bet', { clientBetId: id, stake: '100.00', choice })
      return { ...told, id: told.status === 200 ? roundIn(told).id : '', coins }
    },
    act: (token, roundId, step, action, actionId = betId()) =>
      ask(running.studio, token, 'act', { roundId, actionId, step, action }),
    async restart(patienceMs) {
      await running.close()
      running = await begin(patienceMs)
    },
    async later(seconds) {
      await database.query(
        `update movements set made_at = made_at - make_interval(secs => $1), due_at = now() where due_at is not null`,
        [seconds],
      )
      await database.query(`update rounds set acted_at = acted_at - make_interval(secs => $1)`, [seconds])
    },
    async close() {
      await pool.end()
      await running.close()
      await platform.stop()
    },
  }
}

export const opposite = (side: 'heads' | 'tails' | undefined) => (side === 'heads' ? 'tails' : 'heads')
