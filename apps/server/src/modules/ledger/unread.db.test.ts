/** A transfer that this version of the program does not know, among those that it does. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/database/db.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import {
  type Batch,
  type Follower,
  follow,
  hasPassed,
  type Lanes,
  movementsOfRounds,
  openAccount,
  openHouse,
  openLanes,
  post,
} from './index.ts'
import { unreadFigure, unreadNow } from './unread.ts'

let database: TestDatabase
let admin: pg.Client
let lanes: Lanes
let house = 0
let follower: Follower
let [broken, other] = [0n, 0n]
let no = 0

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  lanes = await openLanes({ url: database.appUrl, batchMin: 4 })
  house = await openHouse(database.db, 1, 'vendor:test', 'MMK')
})
afterAll(async () => {
  await lanes.close()
  await admin.end()
  await database.drop()
})

const open = async (): Promise<bigint> => {
  const accountId = await openAccount(database.db, {
    ...{ merchantId: 1, owner: BigInt(++no), kind: 'purse', currency: 'MMK' },
  })
  const grant = { key: `g${no}`, kind: 'grant', accountId, houseId: house, amount: 1_000n } as const
  await database.db.transaction().execute((tx) => post(tx, grant))
  return accountId
}
beforeEach(async () => {
  ;[broken, other] = [await open(), await open()]
  follower = { name: `test-${no}`, whenBusy: 'leave' }
  await database.settled()
  await admin.query(
    `select ledger.begin_following($1, pg_snapshot_xmin(pg_current_snapshot())::text::bigint)`,
    [follower.name],
  )
  heard.length = 0
})

let key = 0
const stake = async (accountId: bigint, round = `r${key + 1}`): Promise<string> => {
  const movement = { kind: 'stake', accountId, houseId: house, gameId: 1, amount: 1n } as const
  await lanes.submit({ ...movement, key: `s${++key}`, round })
  return `s${key}`
}
/** As a later version, or a broken disk, would have written it. No trigger stops this superuser. */
const become = async (keyOf: string, column: 'kind' | 'status', code: number) => {
  await admin.query('set session_replication_role = replica')
  await admin.query(`update ledger.transfers set ${column} = $2 where key = $1`, [keyOf, code])
  await admin.query('reset session_replication_role')
}
const allowEveryStatus = () =>
  admin.query('alter table ledger.transfers drop constraint if exists transfers_status_check')

type Work = (tx: Tx, batch: Batch) => Promise<void>
const heard: { accountId: bigint; key: string; since: bigint }[] = []
const hear: Work = async (_, { transfers, since }) => {
  for (const { accountId, key } of transfers) heard.push({ accountId, key, since })
}
const read = async (work = hear, most?: number) => {
  await database.settled()
  await follow(database.db, most ? { ...follower, most } : follower, work)
}
const heardOf = (id: bigint) => heard.filter(({ accountId }) => accountId === id).map(({ key }) => key)
const passed = (accountId: bigint, keyOf: string) =>
  database.db.transaction().execute((tx) => hasPassed(tx, follower.name, { accountId, key: keyOf }))
const waiting = async () =>
  (await unreadNow(database.db)).filter(({ follower: name }) => name === follower.name)
const figure = async () =>
  (await unreadFigure(database.db).get()).values.find(({ labels }) => labels['follower'] === follower.name)
    ?.value

describe('a transfer that this version does not know', () => {
  test.each([
    ['kind', 'kinds', 39],
    ['status', 'statuses', 4],
  ] as const)(
    'being of an unknown %s, holds back its own account alone, and is given in its order once it is known',
    async (column, many, code) => {
      await allowEveryStatus()
      const early = await stake(broken)
      await read()
      const unknown = await stake(broken)
      await become(unknown, column, code)
      const [after, others] = [await stake(broken), await stake(other)]
      await read()
      expect([heardOf(broken), heardOf(other)]).toEqual([[early], [others]])
      expect([await passed(broken, after), await passed(other, others)]).toEqual([false, true])
      expect(await waiting()).toMatchObject([{ accounts: 1, accountId: broken, [many]: [code] }])
      expect(await figure()).toBe(1)
      // What comes later waits behind it, and everybody else's goes on.
      const [later, othersLater] = [await stake(broken), await stake(other)]
      await read()
      expect([heardOf(broken), heardOf(other)]).toEqual([[early], [others, othersLater]])

      await become(unknown, column, 1)
      expect(await waiting()).toHaveLength(1)
      await read()
      expect(heardOf(broken)).toEqual([early, unknown, after, later])
      expect([await passed(broken, later), await figure(), await waiting()]).toEqual([true, 0, []])
      const next = await stake(broken)
      await read()
      expect(heardOf(broken)).toEqual([early, unknown, after, later, next])
    },
  )

  test('met in a round that the work looks at, holds back its account alone, though its own window is not come', async () => {
    const first = await stake(broken, 'whole')
    const others = await stake(other, 'others')
    const unknown = await stake(broken, 'whole')
    await become(unknown, 'kind', 38)
    const wholeRounds: Work = async (tx, batch) => {
      await movementsOfRounds(tx, batch.transfers)
      await hear(tx, batch)
    }
    await read(wholeRounds, 1)
    expect([heardOf(broken), heardOf(other)]).toEqual([[], [others]])
    await become(unknown, 'kind', 1)
    await waiting()
    await read(wholeRounds, 1)
    expect(heardOf(broken)).toEqual([first, unknown])
  })

  test('is given later with all that came after it, batch by batch, no two of which begin alike', async () => {
    const unknown = await stake(broken)
    await become(unknown, 'kind', 39)
    await read()
    const after: string[] = []
    for (let i = 0; i < 20; i++) after.push(await stake(broken))
    await read()
    await become(unknown, 'kind', 1)
    await waiting()
    await read(hear, 4)
    expect(heardOf(broken)).toEqual([unknown, ...after])
    const places = heard.map(({ since }) => since)
    expect(new Set(places).size).toBeGreaterThan(4)
    expect(places.every((since) => since < 0n)).toBe(true)
  })

  test('is left by no work that failed: what is undone is undone whole', async () => {
    const unknown = await stake(broken)
    await become(unknown, 'kind', 39)
    await stake(other)
    const failing = read(async () => {
      throw new Error('in the middle')
    })
    await expect(failing).rejects.toThrow('in the middle')
    expect(await waiting()).toEqual([])
    await read()
    expect(await waiting()).toMatchObject([{ accounts: 1 }])
    const { rows } = await sql<{ n: number }>`
    select unread as n from ledger.followers where name = ${follower.name}`.execute(database.db)
    expect(rows).toEqual([{ n: 1 }])
  })
})
