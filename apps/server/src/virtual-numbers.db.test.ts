import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MovedKind,
  move,
  openAccount,
  openHouse,
  type PostedKind,
  post,
  standingOf,
} from './modules/ledger/index.ts'
import { readBets } from './modules/wallet/index.ts'
import { forgetKept } from './platform/briefly.ts'
import type { Tx } from './platform/database/db.ts'
import { type ContentWorld, openContentWorld, second } from './testing/content-world.ts'

let world: ContentWorld
const merchants = { localhost: 0, [second]: 0 }
type Host = keyof typeof merchants
beforeAll(async () => {
  world = await openContentWorld(new Map())
  const { rows } = await world.admin.query('select host, merchant_id as id from merchants.hosts')
  for (const { host, id } of rows) if (host in merchants) merchants[host as Host] = id
})
afterAll(() => world.close())

async function numbers(host: Host = 'localhost') {
  forgetKept()
  return (await world.ask('GET', '/wps/v2/home/virtual-numbers', { host })).value
}

const within = <T>(run: (tx: Tx) => Promise<T>) => world.database.db.transaction().execute(run)
const currencyAt = async (host: Host) => (await world.directory.brandOfId(merchants[host]))?.currency ?? ''

/** A member of a brand with so much in the purse, and hands that move it. */
async function payee(host: Host, amount: bigint) {
  const { db } = world.database
  const [merchantId, currency] = [merchants[host], await currencyAt(host)]
  const owner = randomBytes(4).readUInt32BE()
  const at = { merchantId, owner: BigInt(owner), currency } as const
  const purse = await openAccount(db, { ...at, kind: 'purse' })
  const held = await openAccount(db, { ...at, kind: 'held' })
  const gateway = await openHouse(db, merchantId, 'gateway:test', currency)
  const clearingId = await openHouse(db, merchantId, 'clearing', currency)
  const put = (kind: PostedKind, accountId: bigint, amount: bigint) =>
    within((tx) => post(tx, { key: `${kind}:${owner}`, kind, accountId, houseId: gateway, amount }))
  const shift = (kind: MovedKind, from: bigint, to: bigint, amount: bigint) =>
    within((tx) => move(tx, { key: `${kind}:${owner}`, kind, from, to, clearingId, amount }))
  await put('deposit', purse, amount)
  await shift('hold', purse, held, amount)
  return { purse, held, put, shift }
}

/** The same figure by going through all transfers there are. */
async function paidByTheLedger(host: Host): Promise<string> {
  const { rows } = await world.admin.query(
    `select (-coalesce(sum(amount), 0) / 100.0)::numeric(20, 2)::text as paid
       from ledger.transfers t join ledger.houses h on h.id = t.house_id join ledger.accounts a on a.id = t.account_id
      where h.merchant_id = $1 and t.status = 1 and a.kind = 3 and t.kind in (17, 23)`,
    [merchants[host]],
  )
  return rows[0].paid
}

test('[IM-104] [API-88] paid out today is what left for members outside by the ledger, in each brand, and nothing else that moved', async () => {
  expect(await numbers()).toMatchObject({ paidToday: '0.00' })
  const [paid, lent, back] = [
    await payee('localhost', 60_000n),
    await payee('localhost', 20_000n),
    await payee('localhost', 5_000n),
  ]
  await paid.put('payout', paid.held, -59_000n)
  await paid.put('fee', paid.held, -1_000n)
  await lent.shift('peer', lent.held, paid.purse, 20_000n)
  await back.shift('release', back.held, back.purse, 5_000n)
  const elsewhere = await payee(second, 7_000n)
  await elsewhere.put('payout', elsewhere.held, -7_000n)
  await readBets(world.database.db)
  expect(await numbers()).toMatchObject({ paidToday: '790.00' })
  expect(await numbers(second)).toMatchObject({ paidToday: '70.00' })
  for (const host of ['localhost', second] as const)
    expect((await numbers(host))['paidToday']).toBe(await paidByTheLedger(host))
  const later = await payee('localhost', 100n)
  await later.put('payout', later.held, -100n)
  await readBets(world.database.db)
  await readBets(world.database.db)
  expect(await numbers()).toMatchObject({ paidToday: '791.00' })
})

test('[IM-104] [API-88] online are the members who were heard from in five minutes, each once; no trial, nobody who left', async () => {
  const member = async (host: Host, type = 0) => {
    const name = `m${randomBytes(5).toString('hex')}`
    const { rows } = await world.admin.query(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
         nickname, created_at) values ($1, $2, $2, 'x', now(), $3, $2, now()) returning id`,
      [merchants[host], name, type],
    )
    const { id } = rows[0]
    return { host, id } as { readonly host: Host; readonly id: bigint }
  }
  const session = ({ host, id }: { host: Host; id: bigint }, minutesAgo = 0, isEnded = false) =>
    world.admin.query(
      `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place,
         created_at, last_seen_at, idle_seconds, expires_at, ended_at)
       values ($1, $2, $3, $4, $5, '192.0.2.1', 'A', 'p', now(), now() - make_interval(mins => $6), 3600,
         now() + interval '1 day', case when $7 then now() end)`,
      [randomUUID(), merchants[host], id, randomBytes(32), randomBytes(32), minutesAgo, isEnded],
    )
  expect(await numbers()).toMatchObject({ online: 0 })
  const twice = await member('localhost')
  await session(twice)
  await session(twice, 3)
  await session(await member('localhost', 1), 4)
  await session(await member('localhost'), 6)
  await session(await member('localhost'), 0, true)
  await session(await member('localhost', 4))
  await session(await member(second))
  expect(await numbers()).toMatchObject({ online: 2 })
  expect(await numbers(second)).toMatchObject({ online: 1 })
})

test('[IM-104] [API-88] the jackpot is what the account of the open pool holds, and null where a brand keeps none', async () => {
  expect(await numbers()).toMatchObject({ jackpot: null })
  const [merchantId, { db }] = [merchants.localhost, world.database]
  const accountId = await openAccount(db, { merchantId, owner: -7n, kind: 'held', currency: 'MMK' })
  const houseId = await openHouse(db, merchantId, 'jackpot', 'MMK')
  await within((tx) => post(tx, { key: 'feed', kind: 'adjust', accountId, houseId, amount: 123_456n }))
  await world.admin.query(
    `insert into jackpot.pots (pot_id, merchant_id, currency, name, state, account_id, seed, ceiling, share, amount,
       commitment, sealed, committed_at)
     values ('00000000000000aa', $1, 'MMK', 'main', 'open', $2, 1, 1000000, 1000, $3, 'c', 's', now()),
       ('00000000000000bb', $1, 'MMK', 'main', 'waiting', $2, 1, 1000000, 1000, 1, 'c', 's', now()),
       ('00000000000000cc', $1, 'MMK', 'minor', 'open', $2, 1, 1000000, 1000, 2, 'c', 's', now())`,
    [merchantId, accountId, (await standingOf(db, accountId))?.balance],
  )
  const { jackpot } = (await numbers()) as { jackpot: { base: string; at: string } }
  expect(jackpot.base).toBe('1234.56')
  expect(Date.now() - Date.parse(jackpot.at)).toBeLessThan(60_000)
  expect(await numbers(second)).toMatchObject({ jackpot: null })
})
