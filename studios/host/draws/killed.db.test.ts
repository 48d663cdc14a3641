/** A process that dies between any two statements, over and over: what was begun is done once by the next. */
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  aLottery,
  Killed,
  type Lottery,
  lotteryGame,
  straight,
  ticketsIn,
  workOff,
} from '../testing/a-lottery.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const game = lotteryGame('mm2d-fast-1')
let database: StudioDatabase
let platform: FakePlatform
let lottery: Lottery

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'palmyra', secret, balance: 10_000_000_000n })
  lottery = await aLottery(database.url, platform, game)
})
afterEach(async () => {
  await lottery.close()
  await platform.stop()
})

/** Says so many statements, then nothing more: its connections are cut in the middle of what they were at. */
function mortal(pool: pg.Pool, statements: number): { readonly pool: pg.Pool; left(): number } {
  let left = statements
  const cut = () => {
    if (left <= 0) throw new Killed()
    left--
  }
  return {
    left: () => left,
    pool: new Proxy(pool, {
      get(target, key) {
        if (key === 'query')
          return async (...given: unknown[]) => {
            cut()
            return Reflect.apply(target.query, target, given)
          }
        if (key === 'connect')
          return async () => {
            cut()
            const client = await target.connect()
            return new Proxy(client, {
              get(inner, name) {
                if (name === 'query')
                  return async (...given: unknown[]) => {
                    cut()
                    return Reflect.apply(inner.query, inner, given)
                  }
                // A process that is gone gives nothing back in order.
                if (name === 'release') return () => inner.release(left <= 0)
                const value = Reflect.get(inner, name)
                return typeof value === 'function' ? value.bind(inner) : value
              },
            })
          }
        const value = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
  }
}

const surely = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error
  })

/** What a process that is gone had locked is free once the database has noticed. */
const untilNoticed = (pool: pg.Pool) =>
  expect
    .poll(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and xact_start is not null
           and pid <> pg_backend_pid()`,
      )
      return rowCount
    })
    .toBe(0)

test('[IM-23] whichever statement a process dies after, an issue is drawn once and each ticket paid once', async () => {
  for (let statements = 0; ; statements++) {
    platform.moves.length = 0
    const [issueId = '', next = ''] = await lottery.plan(2)
    const living = lottery.process()
    const chase = straight('00/01..99', [issueId, next], { price: 2_000_000n, stopsOnWin: true })
    const tickets = ticketsIn(await living.desk.place(game, await lottery.member('p_1'), chase))
    const other = straight('12', [issueId], { price: 10_000n })
    const [single] = ticketsIn(await living.desk.place(game, await lottery.member('p_2'), other))
    await lottery.drawnAgo(issueId)
    const dying = mortal(lottery.pool, statements)
    const process = lottery.process(dying.pool)
    for (let pass = 0; pass < 6; pass++) {
      await surely(process.step())
      await surely(process.pay())
    }
    await untilNoticed(lottery.pool)
    const wasSeen = await lottery.one<{ result: unknown }>(
      'select result from draw_issues where id = $1',
      issueId,
    )
    // What the dead one had claimed is due again after a while.
    await lottery.pool.query('update draw_tickets set due_at = now() where due_at is not null')
    await workOff(living)
    const issue = await lottery.one<{ state: string; result: { number: [string] } }>(
      'select state, result from draw_issues where id = $1',
      issueId,
    )
    expect(issue.state).toBe('settled')
    if (wasSeen.result) expect(issue.result).toEqual(wasSeen.result)
    const moved = (id = '') =>
      platform.moves.filter((move) => move.id.includes(id)).map(({ kind, amount }) => `${kind} ${amount}`)
    const won = issue.result.number[0] === '12' ? 850_000n : 0n
    expect(moved(tickets[0]?.id)).toEqual(['bet 1000000', 'win 850000'])
    expect(moved(tickets[1]?.id)).toEqual(['bet 1000000', 'rollback 1000000'])
    expect(moved(single?.id)).toEqual(['bet 10000', `win ${won}`])
    if (dying.left() > 0) {
      expect(statements).toBeGreaterThan(20)
      return
    }
  }
}, 300_000)

test('a process that dies while a ticket is placed leaves one that is decided, and never half of it', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const living = lottery.process()
  const member = await lottery.member('p_1')
  for (let statements = 0; ; statements++) {
    const dying = mortal(lottery.pool, statements)
    const asked = straight('12r', [issueId], { price: 20_000n })
    await surely(lottery.process(dying.pool).desk.place(game, member, asked))
    await untilNoticed(lottery.pool)
    await lottery.pool.query('update draw_tickets set due_at = now() where due_at is not null')
    await workOff(living)
    const [ticket] = ticketsIn(await living.desk.place(game, member, asked))
    expect(ticket).toMatchObject({ state: 'taken', lines: 2 })
    expect(platform.moves.filter((move) => move.id.includes(ticket?.id ?? ''))).toHaveLength(1)
    if (dying.left() > 0) break
  }
  const books = await lottery.one(
    `select (select sum(owed)::text from draw_numbers) as owed, (select sum(most)::text from draw_slips cross join lateral unnest(mosts) as most) as most,
       (select sum(staked)::text from draw_members) as staked, (select sum(price)::text from draw_tickets) as price`,
  )
  expect(books).toMatchObject({
    owed: (books as { most: string }).most,
    staked: (books as { price: string }).price,
  })
}, 300_000)
