import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { playsByGame } from './index.ts'

let database: TestDatabase
let admin: pg.Client
let rounds = 0

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterAll(() => admin.end())

/** A round as the reader of the stream writes it. */
async function round(
  gameId: number,
  change: { hoursAgo?: number; merchantId?: number; state?: string } = {},
) {
  const { hoursAgo = 1, merchantId = 1, state = 'lost' } = change
  const isVoid = state === 'void'
  const isOpen = state === 'open'
  rounds++
  await admin.query(
    `insert into wallet.bets (account_id, round, merchant_id, seq, last_seq, game_id, stake, win, balance_after,
      closed, rolled_back, placed_at, settled_at)
     values (1, $1, $2, $3, $3, $4, $5, $6, 0, $7, $8, now(), case when $9 then null else now() - make_interval(hours => $10) end)`,
    [
      ...[`round-${rounds}`, merchantId, rounds, gameId],
      ...[isVoid ? 0 : 100, state === 'won' ? 300 : 0, !isOpen, isVoid, isOpen, hoursAgo],
    ],
  )
}

test('[EN-20] [EN-21] settled rounds of a week and of a day are counted by game; open, voided, older and strange ones are not', async () => {
  await round(7)
  await round(7, { state: 'won' })
  await round(7, { hoursAgo: 30 })
  await round(8, { hoursAgo: 100, state: 'won' })
  await round(9, { hoursAgo: 24 * 7 + 1 })
  await round(7, { state: 'open' })
  await round(7, { state: 'void' })
  await round(7, { merchantId: 2 })
  const plays = await playsByGame(database.db, 1)
  expect(plays.toSorted((one, other) => one.gameId - other.gameId)).toEqual([
    { gameId: 7, week: 3, day: 2 },
    { gameId: 8, week: 1, day: 0 },
  ])
  expect(await playsByGame(database.db, 2)).toEqual([{ gameId: 7, week: 1, day: 1 }])
})
