/** A studio that starts again holds its stakes at tables against the platform, and takes none of them for lost. */

import { openVendorClient } from '@jackfruit/studio-kit/platform/vendor-client'
import { compare } from '@jackfruit/studio-kit/restoring/compare'
import type { Comparing } from '@jackfruit/studio-kit/restoring/comparing'
import { readEpoch } from '@jackfruit/studio-kit/restoring/epoch-row'
import { regain } from '@jackfruit/studio-kit/restoring/lost-here'
import type { RoundThere } from '@jackfruit/studio-kit/restoring/platform-word'
import { coinGame, coinTable } from '@jackfruit/studio-kit/testing/coin-table'
import { startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { expect, inject, test } from 'vitest'
import { aLiveTable, onHeads } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { studioDatabase } from '../testing/studio-database.ts'

test('[IM-29] a stake that lies in a round is not given back by a studio that starts again, and one that it lost is', async () => {
  const database = await studioDatabase(inject('postgres').adminUrl)
  const platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 100_000_000n })
  const table = coinTable(coinGame({ bettingMs: 4_000 }))
  const live = await aLiveTable(database.url, platform, table)
  try {
    const rounds = live.process()
    rounds.start()
    const { id } = await live.until('betting')
    const placed = await rounds.desk.place(table, await live.member('p_1'), onHeads(id))
    const betId = placed.bet?.id ?? ''
    expect(placed.kind).toBe('in')

    const { pool } = live
    await readEpoch(pool, 'rubyrow')
    await pool.query(`update epochs set cursor = '0' where studio = 'rubyrow'`)
    const own = await readEpoch(pool, 'rubyrow')
    const there = (roundId: string): RoundThere => ({
      ...{ roundId, playerId: 'p_1', currency: 'MMK', gameCode: table.id },
      ...{ staked: '1.00', state: 'open' },
    })
    const parts = (known: readonly RoundThere[]) => ({
      ...{ studio: 'rubyrow', pool },
      platform: openVendorClient({ platformUrl: platform.url, vendor: 'rubyrow', secret, timeoutMs: 2_000 }),
      word: {
        epoch: async () => ({
          ...{ journal: own.journal, epoch: own.epoch, revealed: own.revealed, cursor: '9', database: null },
        }),
        rounds: async () => ({ rounds: known, orders: [], cursor: '9', isLast: true }),
      } satisfies Comparing['word'],
    })
    expect((await compare(parts([there(betId)]), true)).verdict).toBe('same')
    expect((await compare(parts([there('f'.repeat(24))]), true)).verdict).toBe('older')

    const begins = {
      ...parts([there(betId)]),
      wallets: {} as never,
      log: { info() {}, warn() {}, error() {} },
    }
    expect(await regain(begins, '0')).toEqual({ returned: 0, resumed: 0 })
    expect(platform.moves.map(({ kind }) => kind)).toEqual(['bet'])
    await live.until('settled', id)
    await expect.poll(() => platform.moves.map(({ kind }) => kind)).toEqual(['bet', 'win'])
  } finally {
    await live.close()
    await platform.stop()
    await database.drop()
  }
}, 60_000)
