import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { lastSeenOf, linkedMembers } from './relations.ts'

let database: TestDatabase
let admin: pg.Client
let merchantId = 0
beforeAll(async () => {
  database = await testDatabase({ brands: true })
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  merchantId = (await admin.query(`select id from merchants.brands where code = 'demommk'`)).rows[0].id
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

async function member(uplineId: bigint | null = null): Promise<bigint> {
  const name = `m${randomBytes(5).toString('hex')}`
  const { rows } = await admin.query(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
       upline_id, created_at) values ($1, $2, $2, 'x', now(), 0, $2, $3, now()) returning id`,
    [merchantId, name, uplineId],
  )
  return rows[0].id
}
async function session(
  of: bigint,
  { bind = randomBytes(32), ip = '203.0.113.7', agent = 'A', seen = new Date() } = {},
) {
  await admin.query(
    `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place, created_at,
       last_seen_at, idle_seconds, expires_at) values ($1, $2, $3, $4, $5, $6, $7, 'p', now(), $8, 60, now())`,
    [randomUUID(), merchantId, of, randomBytes(32), bind, ip, agent, seen],
  )
}
const linked = (memberId: bigint, others: readonly bigint[]) =>
  inMerchant(database.db, merchantId, (tx) => linkedMembers(tx, { merchantId, memberId }, others))

test('[platform 6.4] who stands above or below in one line belongs together, at any depth; who stands beside does not', async () => {
  const agent = await member()
  const child = await member(agent)
  const grandchild = await member(child)
  const beside = await member(agent)
  const all = [agent, child, grandchild, beside]
  expect(await linked(child, all)).toEqual(new Set([agent, grandchild]))
  expect(await linked(grandchild, all)).toEqual(new Set([agent, child]))
  expect(await linked(agent, all)).toEqual(new Set([child, grandchild, beside]))
})

test('[platform 6.4] one browser is one device; so are one public address and one programme within a day', async () => {
  const [me, same, near, far, home] = [
    await member(),
    await member(),
    await member(),
    await member(),
    await member(),
  ]
  const bind = randomBytes(32)
  await session(me, { bind, agent: 'Phone' })
  await session(same, { bind, ip: '198.51.100.1', agent: 'Other' })
  await session(near, { agent: 'Phone' })
  await session(far, { agent: 'Phone', seen: new Date(Date.now() - 2 * 86_400_000) })
  await session(me, { ip: '192.168.1.5', agent: 'Tablet' })
  await session(home, { ip: '192.168.1.5', agent: 'Tablet' })
  expect(await linked(me, [me, same, near, far, home])).toEqual(new Set([same, near]))
})

test('when somebody was last seen is the latest of all their sessions', async () => {
  const me = await member()
  const seen = (id: bigint) =>
    inMerchant(database.db, merchantId, (tx) => lastSeenOf(tx, { merchantId, memberId: id }))
  expect(await seen(me)).toBeNull()
  const [early, late] = [new Date('2026-11-20T06:00:00Z'), new Date('2026-11-21T06:00:00Z')]
  await session(me, { seen: late })
  await session(me, { seen: early })
  expect(await seen(me)).toEqual(late)
})
