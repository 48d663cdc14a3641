/** What the version before kept of lines, a row each, is taken over by the next start, and once. */

import { linesOfTickets } from '@jackfruit/studio-kit/draws/store/reading'
import { makeTables } from '@jackfruit/studio-kit/journal/tables'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aLottery, lotteryGame, straight, ticketsIn, workOff } from '../testing/a-lottery.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

let database: StudioDatabase
let platform: FakePlatform

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({ vendor: 'palmyra', secret, balance: 10_000_000n })
})
afterAll(async () => {
  await platform.stop()
  await database.drop()
})

test('tickets of the version before keep their lines in order, and are settled by them', async () => {
  const game = lotteryGame('mm2d-fast-1')
  const lottery = await aLottery(database.url, platform, game)
  const { pool } = lottery
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  const all = straight('00/01..99', [issueId], { price: 1_000_000n })
  const [ticket] = ticketsIn(await draws.desk.place(game, await lottery.member('p_1'), all))
  const id = ticket?.id ?? ''
  const [before] = await linesOfTickets(pool, [id])
  // As it was kept then.
  await pool.query(`create table draw_lines (ticket_id text not null references draw_tickets, no integer not null,
    number_id bigint not null references draw_numbers, stake bigint not null, price bigint not null,
    step smallint not null, most bigint not null, primary key (ticket_id, no))`)
  await pool.query(`insert into draw_lines select ticket_id, no - 1, line.number_id, stake, price, step, most from draw_slips
    cross join lateral unnest(numbers, stakes, prices, steps, mosts) with ordinality
      as line (number_id, stake, price, step, most, no) order by no desc`)
  await pool.query('delete from draw_slips')
  await pool.query('create index draw_tickets_of_issue on draw_tickets (issue_id, state)')
  await pool.query('alter table draw_tickets add constraint draw_tickets_seq_key unique (seq)')

  // What is made now had not been made then.
  await pool.query('delete from made_statements')
  await Promise.all([makeTables(pool), makeTables(pool)])
  const left = await lottery.one(
    `select to_regclass('draw_lines') as lines, to_regclass('draw_tickets_of_issue') as of_issue,
       to_regclass('draw_tickets_seq_key') as seq`,
  )
  expect(left).toEqual({ lines: null, of_issue: null, seq: null })
  expect((await linesOfTickets(pool, [id]))[0]).toEqual(before)
  await lottery.drawnAgo(issueId)
  await workOff(draws)
  expect(
    platform.moves.filter((move) => move.id.includes(id)).map(({ kind, amount }) => `${kind} ${amount}`),
  ).toEqual([...['bet 1000000', 'win 850000']])
  await lottery.close()
})
