/** Brands and games come from two processes, in whatever order. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { merchantIds, seedBrands } from '../merchants/index.ts'
import { listGames, offerGames, openGames } from './games.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const listed = (gameCode: string) => ({
  ...{ gameCode, name: { EN: gameCode }, gameType: 'RNG', gameClassify: null, version: '1.0.0' },
  ...{ buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
  ...{ maxWin: { MMK: '1000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50' } },
})

test('a brand that is born after a studio told its games offers them at once', async () => {
  const { db, adminUrl } = database
  await listGames(db, 'hexworks', [listed('slot-early')])
  await seedBrands(adminUrl)
  const [merchantId = 0] = await merchantIds(db)
  const games = openGames(db)
  expect(await games.byNode(merchantId, 'slot-early')).toBeNull()
  await offerGames(db)
  expect(await openGames(db).byNode(merchantId, 'slot-early')).toMatchObject({ code: 'slot-early' })
})
