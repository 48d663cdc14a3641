/** What members are told of what modules below publish, what an operator writes to many, and letters for who wants them. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type ModuleWorld, openModuleWorld } from '../../testing/module-world.ts'
import { type NewBroadcast, type Segment, sendSome, writeBroadcast } from './broadcast.ts'
import { carryFresh } from './carry.ts'
import { followAll } from './follow.ts'
import { tell } from './tell.ts'

let world: ModuleWorld
let admin: pg.Client
let brand = 0

beforeAll(async () => {
  world = await openModuleWorld(['content'])
  admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
  brand = (await world.directory.brandOfCode('demommk'))?.id ?? 0
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

let made = 0
async function aMember({ type = 0, language = 'EN', daysAway = 0 } = {}): Promise<bigint> {
  const name = `told${made++}`
  const { rows } = await admin.query<{ id: string }>(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
       language, referral_code, created_at, last_login_at)
     values ($1, $2, $2, 'x', now(), $3, $2, $4, $2, now() - interval '1 year', now() - make_interval(days => $5))
     returning id::text`,
    [brand, name, type, language, daysAway],
  )
  return BigInt(rows[0]?.id ?? 0)
}

const toldTo = async (member: bigint) => {
  const { rows } = await admin.query<{ kind: string; facts: object }>(
    'select kind, facts from messages.messages where member_id = $1 order by id',
    [String(member)],
  )
  return rows
}
const follow = () => followAll(world.database.db, async () => 'MMK')

const changed = (member: bigint, kind: string) =>
  admin.query(
    `insert into identity.history (merchant_id, member_id, kind, ip, user_agent, at) values ($1, $2, $3, '203.0.113.9', '', now())`,
    [brand, String(member), kind],
  )
const limited = (member: bigint, detail: object, what = 'limit') =>
  admin.query(
    `insert into protection.changes (merchant_id, member_id, at, what, detail) values ($1, $2, now(), $3, $4)`,
    [brand, String(member), what, detail],
  )

test('a change of what is kept safe is told once, however many read on at once', async () => {
  const member = await aMember()
  await changed(member, 'payment_password_set')
  // Of no concern to anybody who did it a moment ago.
  await changed(member, 'documents_sent')
  await world.database.settled()
  await Promise.all([follow(), follow(), follow()])
  await follow()
  expect(await toldTo(member)).toEqual([{ kind: 'payment_password_set', facts: { place: '203.0.113.9' } }])
})

test('what is written while others are still at work is told after them, and nothing is left out', async () => {
  const [slow, quick] = [await aMember(), await aMember()]
  const other = new pg.Client({ connectionString: world.database.adminUrl })
  await other.connect()
  await other.query('begin')
  await other.query(
    `insert into identity.history (merchant_id, member_id, kind, ip, user_agent, at) values ($1, $2, 'email_bound', '203.0.113.9', '', now())`,
    [brand, String(slow)],
  )
  await changed(quick, 'mobile_bound')
  await follow()
  await other.query('commit')
  await other.end()
  await world.database.settled()
  await follow()
  expect((await toldTo(slow)).map(({ kind }) => kind)).toEqual(['email_bound'])
  expect((await toldTo(quick)).map(({ kind }) => kind)).toEqual(['mobile_bound'])
})

test('a limit that comes down, one that is asked to go up and one that went up are told apart', async () => {
  const member = await aMember()
  const name = { kind: 'deposit', period: 'day' }
  const mayHoldFrom = '2026-11-24T10:00:00.000Z'
  await limited(member, { ...name, wanted: '500000', before: null, mayHoldFrom })
  await limited(member, { ...name, wanted: '500000', before: '500000', mayHoldFrom })
  await limited(member, { ...name, wanted: null, before: '500000', mayHoldFrom })
  await limited(member, name, 'raised')
  await limited(member, { kind: 'session', period: 'sitting', wanted: '45', before: null, mayHoldFrom })
  await limited(member, { until: mayHoldFrom }, 'timeOut')
  await world.database.settled()
  await follow()
  expect(await toldTo(member)).toEqual([
    { kind: 'limit_changed', facts: { limit: 'deposit', period: 'day', amount: '5000.00', currency: 'MMK' } },
    { kind: 'limit_raise_asked', facts: { limit: 'deposit', period: 'day', until: mayHoldFrom } },
    { kind: 'limit_raised', facts: { limit: 'deposit', period: 'day' } },
    { kind: 'limit_changed', facts: { limit: 'session', period: 'sitting', minutes: '45' } },
  ])
})

const broadcast = (key: string, segment: Segment, more: Partial<NewBroadcast> = {}): NewBroadcast => ({
  ...{ merchantId: brand, key, category: 'offers', titles: { EN: 'News' }, contents: { EN: 'Some words.' } },
  ...{ link: null, isUrgent: false, segment, expiresAt: null, by: 'Daw Hla', why: 'the feast' },
  ...more,
})
const nobodyPaid = async () => new Set<bigint>()

async function send(one: NewBroadcast, paid: Parameters<typeof sendSome>[2] = nobodyPaid): Promise<number> {
  const { id } = await writeBroadcast(world.database.db, one)
  for (;;) {
    const progress = await sendSome(world.database.db, { merchantId: brand, id }, paid)
    if (progress.isDone) return progress.reached
  }
}
const hasIt = async (member: bigint) => (await toldTo(member)).length > 0

test('[IM-52] what an operator writes reaches the segment, each member once, and nobody who has closed the account', async () => {
  const [player, agent, burmese, away, closed, trial] = [
    await aMember(),
    await aMember({ type: 1 }),
    await aMember({ language: 'MY' }),
    await aMember({ daysAway: 40 }),
    await aMember(),
    await aMember({ type: 4 }),
  ]
  await admin.query(
    `insert into protection.members (member_id, merchant_id, account_id, time_zone, closed_until, closed_by)
     values ($1, $2, $1, 'Asia/Yangon', now() + interval '1 year', 'selfExclusion')`,
    [String(closed), brand],
  )
  await send(broadcast('agents', { who: 'agents' }))
  expect(await Promise.all([agent, player].map(hasIt))).toEqual([true, false])
  await send(broadcast('burmese', { who: 'players', language: 'MY' }))
  expect(await Promise.all([burmese, player].map(hasIt))).toEqual([true, false])
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString()
  await send(broadcast('away', { inactiveSince: monthAgo }))
  expect(await Promise.all([away, player].map(hasIt))).toEqual([true, false])
  await send(
    broadcast('paid', { depositedSince: monthAgo }),
    async (_tx, { memberIds }) => new Set(memberIds.filter((id) => id === player)),
  )
  expect((await toldTo(player)).length).toBe(1)
  const reached = await send(broadcast('everybody', {}))
  expect((await toldTo(player)).length).toBe(2)
  expect(await Promise.all([closed, trial].map(hasIt))).toEqual([false, false])
  // Said again it reaches nobody twice, and other words under the same key are refused.
  expect(await send(broadcast('everybody', {}))).toBe(reached)
  expect((await toldTo(player)).length).toBe(2)
  await expect(send(broadcast('everybody', { who: 'agents' }))).rejects.toThrow('another key')
})

test('written out by several at once, and begun again after a stop, it reaches each once', async () => {
  await admin.query(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
       referral_code, created_at)
     select $1, 'crowd' || n, 'crowd' || n, 'x', now(), 0, 'crowd', 'crowd' || n, now() from generate_series(1, 1200) n`,
    [brand],
  )
  const { db } = world.database
  const { id } = await writeBroadcast(db, broadcast('crowd', {}))
  const some = () => sendSome(db, { merchantId: brand, id }, nobodyPaid)
  await some()
  await Promise.all([some(), some(), some(), some(), some()])
  const { rows } = await admin.query<{ all: number; members: number; reached: number; crowd: number }>(
    `select count(*)::int as all, count(distinct m.member_id)::int as members, max(b.reached) as reached,
        count(*) filter (where i.username like 'crowd%')::int as crowd
       from messages.messages m join messages.broadcasts b on b.id = m.broadcast_id
       join identity.members i on i.id = m.member_id where b.id = $1`,
    [String(id)],
  )
  const [sum] = rows
  expect(sum?.crowd).toBe(1200)
  expect([sum?.members, sum?.reached]).toEqual([sum?.all, sum?.all])
})

test('a letter is written for who asked for that, to what was proved, in their language, and for nobody else', async () => {
  const [wants, silent] = [await aMember({ language: 'MY' }), await aMember()]
  const put: { kind: string; to: string; subject?: string; text: string }[] = []
  const parts = {
    ...{ db: world.database.db, directory: world.directory, news: { tell: () => {} } },
    identity: {
      memberOf: world.faces.identity.memberOf,
      reachOf: async () => [
        { kind: 'mail', to: 'mya@tea.example' } as const,
        { kind: 'sms', to: '+959450123456' } as const,
      ],
    },
    messaging: {
      ...{ stateOf: () => 'up' as const, deliverSoon: () => {} },
      async put(_tx: unknown, letter: (typeof put)[number]) {
        put.push(letter)
        return 'a letter'
      },
    },
  }
  await carryFresh(parts)
  put.length = 0
  const headers = { 'x-member': String(wants) }
  const wish = { category: 'personal', channel: 'mail', isWanted: true }
  expect(await world.ask('PUT', '/wps/v2/messages/settings', { headers, body: wish })).toMatchObject({
    success: true,
    value: { personal: { mail: true, sms: false }, offers: { mail: false, sms: false } },
  })
  for (const memberId of [wants, silent])
    await inMerchant(world.database.db, brand, (tx) =>
      tell(tx, {
        ...{ merchantId: brand, memberId, kind: 'withdrawal_paid', key: 'w1' },
        money: { amount: 2_000_000n, currency: 'MMK' },
      }),
    )
  await carryFresh(parts)
  expect(put.map(({ kind, to }) => [kind, to])).toEqual([['mail', 'mya@tea.example']])
  expect(put[0]?.subject).toContain('သင့်အကောင့်သို့')
  expect(put[0]?.subject).toContain('20,000.00')
})
