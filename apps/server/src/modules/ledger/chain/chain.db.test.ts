import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import {
  audit,
  type Lanes,
  openAccount,
  openHouse,
  openLanes,
  post,
  startSealer,
  verifyChain,
} from '../index.ts'
import { anchorKey, appendAnchor, readAnchors } from './anchors.ts'
import { genesis, linkColumns, nextHead, nextRoot } from './chain.ts'
import { sealWindow } from './seal.ts'

const key = anchorKey('a secret of the test')
let folder: string
let file: string
let database: TestDatabase
let admin: pg.Client
let lanes: Lanes
let house: number
let alice: bigint
let bob: bigint

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jackfruit-chain-'))
  file = join(folder, 'anchors.jsonl')
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  // Triggers stop an owner's slip; a superuser turns them off.
  await admin.query(`set session_replication_role = replica`)
  lanes = await openLanes({ url: database.appUrl })
  house = await openHouse(database.db, 1, 'vendor:test', 'MMK')
  alice = await member(1n)
  bob = await member(2n)
  for (const txn of ['a', 'b', 'c']) {
    await stake(alice, txn, txn === 'b' ? 200n : 100n)
    await stake(bob, txn, 50n)
    await seal()
  }
})

afterEach(async () => {
  await lanes.close()
  await admin.end()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function member(owner: bigint): Promise<bigint> {
  const accountId = await openAccount(database.db, { merchantId: 1, owner, kind: 'purse', currency: 'MMK' })
  const grant = { key: 'opening', kind: 'grant', accountId, houseId: house, amount: 1_000n } as const
  await database.db.transaction().execute((tx) => post(tx, grant))
  return accountId
}

const stake = (accountId: bigint, txn: string, amount: bigint) =>
  lanes.submit({
    kind: 'stake',
    accountId,
    houseId: house,
    gameId: 1,
    key: `v:${txn}`,
    round: `v:${txn}`,
    amount,
  })

const seal = (rows?: number) => sealWindow(admin, file, key, rows)
const check = () => audit(database.adminUrl, { file, key })
const run = (text: string, values: unknown[] = []) => admin.query(text, values)

/** Tampers so well that every sum is right again: only the chain can tell. */
async function mendSums(accountId: bigint) {
  await run(
    `update ledger.transfers t set balance_after = s.b
      from (select account_id, seq, sum(amount) over (partition by account_id order by seq) as b from ledger.transfers) s
     where s.account_id = t.account_id and s.seq = t.seq`,
  )
  await run(
    `update ledger.accounts set (balance, seq) = (select sum(amount), max(seq) from ledger.transfers where account_id = id) where id = $1`,
    [accountId],
  )
  await run('delete from ledger.places')
  await run(
    'insert into ledger.places select account_id, key_hash, round_hash, seq, created_at from ledger.transfers',
  )
  await run('delete from ledger.house_balances')
  await run(
    'insert into ledger.house_balances select house_id, 0, -sum(amount) from ledger.transfers group by house_id',
  )
}

async function expectOnlyTheChainTells() {
  const { ok, broken, chain } = await check()
  expect({ ok, broken }).toEqual({ ok: false, broken: [] })
  expect(chain.length).toBeGreaterThan(0)
}

test('an untouched ledger is clean, sums and chain', async () => {
  expect(await check()).toMatchObject({
    ok: true,
    accounts: 2,
    transfers: 8,
    seals: 3,
    broken: [],
    chain: [],
  })
})

describe('a superuser who', () => {
  test('changes an amount is found out', async () => {
    await run(`update ledger.transfers set amount = -40 where account_id = $1 and key = 'v:b'`, [alice])
    expect((await check()).broken.length).toBeGreaterThan(0)
    await mendSums(alice)
    await expectOnlyTheChainTells()
  })

  test('deletes a transfer is found out', async () => {
    await run(`delete from ledger.transfers where account_id = $1 and key = 'v:c'`, [alice])
    expect((await check()).broken.length).toBeGreaterThan(0)
    await mendSums(alice)
    await expectOnlyTheChainTells()
  })

  test('inserts a transfer is found out', async () => {
    await run(
      `insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id, game_id, kind, status, closes, key, round)
       select account_id, seq + 1, 7000, 0, hashtextextended('v:gift', 0), 0, xid, house_id, 0, 7, 1, false, 'v:gift', ''
         from ledger.transfers where account_id = $1 and key = 'v:c'`,
      [alice],
    )
    expect((await check()).broken.length).toBeGreaterThan(0)
    await mendSums(alice)
    await expectOnlyTheChainTells()
  })

  test('swaps the order of two transfers is found out', async () => {
    await run(
      `update ledger.transfers t set seq = -o.seq from ledger.transfers o
        where t.account_id = $1 and o.account_id = $1 and (t.key, o.key) in (('v:a', 'v:b'), ('v:b', 'v:a'))`,
      [alice],
    )
    await run('update ledger.transfers set seq = -seq where seq < 0')
    expect((await check()).broken.length).toBeGreaterThan(0)
    await mendSums(alice)
    await expectOnlyTheChainTells()
  })

  test('rewrites transfers, heads and seals alike is found out by the anchors outside the database', async () => {
    await run(`update ledger.transfers set amount = -40 where account_id = $1 and key = 'v:b'`, [alice])
    await mendSums(alice)
    await rewriteChain()
    const inside = await audit(database.adminUrl, { file: join(folder, 'none'), key })
    expect(inside).toMatchObject({ ok: true, seals: 3 })
    const { ok, broken, chain } = await check()
    expect({ ok, broken }).toEqual({ ok: false, broken: [] })
    expect(chain[0]).toContain('anchor 2 outside the database')
  })

  test('cuts the newest transfers off with their seals is found out by the anchors', async () => {
    await run(`delete from ledger.transfers where key = 'v:c'`)
    await run('delete from ledger.seals where no = 3')
    await mendSums(alice)
    await mendSums(bob)
    await rewriteChain()
    expect((await check()).chain).toEqual(['anchor 3 outside the database names a seal that is gone'])
  })
})

/** All that the database knows of the chain, made anew over what stands there now. */
async function rewriteChain() {
  const { rows: seals } = await run('select no, from_xid, to_xid from ledger.seals order by no')
  const heads = new Map<bigint, { accountId: bigint; seq: bigint; head: Buffer }>()
  let root: Buffer = genesis
  for (const { no, from_xid, to_xid } of seals) {
    const { rows: links } = await admin.query<{ account_id: bigint; seq: bigint; line: string }>(
      `select ${linkColumns} from ledger.transfers where xid >= $1 and xid < $2 order by account_id, seq`,
      [from_xid, to_xid],
    )
    const changed = new Map<bigint, { accountId: bigint; seq: bigint; head: Buffer }>()
    for (const { account_id: accountId, seq, line } of links) {
      const next = { accountId, seq, head: nextHead(heads.get(accountId)?.head ?? genesis, line) }
      heads.set(accountId, next)
      changed.set(accountId, next)
    }
    root = nextRoot(root, [...changed.values()])
    await run('update ledger.seals set root = $2, rows = $3 where no = $1', [no, root, links.length])
  }
  for (const { accountId, seq, head } of heads.values())
    await run('update ledger.chain_heads set seq = $2, head = $3 where account_id = $1', [
      accountId,
      seq,
      head,
    ])
}

describe('the sealer', () => {
  test('goes on where it stopped, and two of them do not seal twice', async () => {
    const start = () => startSealer({ url: database.appUrl, anchorsFile: file, key, everyMs: 20 })
    const before = (await verifyChain(database.adminUrl, file, key)).rows
    for (const turn of [1, 2]) {
      const sealers = [start(), start()]
      await stake(alice, `turn${turn}`, 1n)
      await expect
        .poll(async () => (await verifyChain(database.adminUrl, file, key)).rows)
        .toBe(before + turn)
      await Promise.all(sealers.map((sealer) => sealer.stop()))
    }
    expect(await check()).toMatchObject({ ok: true, transfers: 10, seals: 5 })
  })

  test('never cuts a window between two transactions that met at one account', async () => {
    const slow = await begun() // the earlier transaction writes the later transfer
    await stake(alice, 'first', 1n)
    await slow.query(`select ledger.post($1, 7::smallint, 5, $2, 'late', '')`, [alice, house])
    await slow.query('commit')
    await slow.end()
    while ((await seal(1)) > 0);
    expect(await check()).toMatchObject({ ok: true, transfers: 10 })
  })

  test('waits with a later transfer while the earlier one lies beyond the oldest transaction still running', async () => {
    const slow = await begun()
    const still = await begun()
    await stake(alice, 'first', 1n)
    await slow.query(`select ledger.post($1, 7::smallint, 5, $2, 'late', '')`, [alice, house])
    await slow.query(`select ledger.post($1, 7::smallint, 5, $2, 'late', '')`, [bob, house])
    await slow.query('commit')
    while ((await seal()) > 0);
    expect(await check()).toMatchObject({ ok: true, transfers: 11 })
    const sealed = async () => (await check()).seals
    const before = await sealed()
    await still.query('commit')
    await database.settled()
    while ((await seal()) > 0);
    expect(await check()).toMatchObject({ ok: true, transfers: 11 })
    expect(await sealed()).toBeGreaterThan(before)
    await Promise.all([slow.end(), still.end()])
  })

  test('seals on over a transfer that was deleted before it was sealed, and the verifier finds it', async () => {
    await stake(alice, 'gone', 1n)
    await stake(alice, 'after', 1n)
    await run(`delete from ledger.transfers where key = 'v:gone'`)
    await database.settled()
    expect(await seal()).toBe(1)
    expect((await check()).chain.join()).toMatch(/goes from transfer 4 to 6/)
  })
})

/** A transaction with a number, which has written nothing yet. */
async function begun(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select pg_current_xact_id()')
  return client
}

describe('the anchors', () => {
  test('survive a line that a crash cut short', async () => {
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -30))
    await stake(alice, 'after', 1n)
    await seal()
    expect(await check()).toMatchObject({ ok: true, seals: 4 })
    expect([...readAnchors(file, key).anchors.keys()]).toEqual(['1', '2', '4'])
  })

  test('are believed only with the signature of the platform', async () => {
    await appendAnchor(file, anchorKey('another secret'), {
      no: '4',
      rows: '1',
      root: '00',
      at: new Date().toISOString(),
    })
    expect((await check()).chain).toEqual(['1 anchors carry no good signature'])
  })

  test('are missed when seals grow old without them', async () => {
    rmSync(file)
    expect(await check()).toMatchObject({ ok: true })
    await run(`update ledger.seals set at = now() - interval '2 minutes'`)
    expect((await check()).chain).toEqual(['no anchor outside the database covers seal 1 and later'])
  })
})

describe('a verification that goes on from the one before', () => {
  const checkedFile = () => join(folder, 'checked.jsonl')
  const verify = (extent: { whole?: boolean } = {}) =>
    verifyChain(database.appUrl, file, key, { checkedFile: checkedFile(), ...extent })
  const more = async (txn: string) => {
    await stake(alice, txn, 1n)
    await database.settled()
    await seal()
  }

  test('reads what was sealed since, and nothing of what it has read', async () => {
    expect(await verify()).toEqual({ since: null, seals: 3, anchors: 3, rows: 8, problems: [] })
    expect(await verify()).toEqual({ since: 3n, seals: 0, anchors: 0, rows: 0, problems: [] })
    await more('d')
    await more('e')
    expect(await verify()).toEqual({ since: 3n, seals: 2, anchors: 2, rows: 2, problems: [] })
    expect(await verify({ whole: true })).toMatchObject({ since: null, seals: 5, rows: 10, problems: [] })
    await more('f')
    expect(await verify()).toEqual({ since: 5n, seals: 1, anchors: 1, rows: 1, problems: [] })
  })

  test('goes no further than the last anchor, and reads again what has none yet', async () => {
    const anchors = readFileSync(file, 'utf8')
    await more('d')
    writeFileSync(file, anchors)
    expect(await verify()).toMatchObject({ rows: 9, problems: [] })
    await more('e')
    expect(await verify()).toMatchObject({ rows: 2, problems: [] })
  })

  test('finds what was changed since, and keeps finding it', async () => {
    await verify()
    await more('d')
    await run(`update ledger.transfers set amount = -40 where account_id = $1 and key = 'v:d'`, [alice])
    for (let time = 0; time < 2; time++)
      expect((await verify()).problems).toEqual([
        'seal 4 does not match its transfers',
        'anchor 4 outside the database does not match',
        `the chain of account ${alice} does not end where its head says`,
      ])
    await run('delete from ledger.seals where no = 4')
    expect((await verify()).problems).toContain('anchor 4 outside the database names a seal that is gone')
  })

  test('finds what was changed before only when it is whole', async () => {
    await verify()
    await run(`update ledger.transfers set amount = -40 where account_id = $1 and key = 'v:b'`, [alice])
    await more('d')
    expect((await verify()).problems).toEqual([])
    expect((await verify({ whole: true })).problems).toContain('seal 2 does not match its transfers')
  })

  test.each([
    ['the place', `update ledger.checked set no = 4`],
    ['the place and the heads', `update ledger.checked set no = 4; delete from ledger.checked_heads`],
    ['no place at all', `delete from ledger.checked`],
  ])('begins with the first transfer where the database pretends %s', async (_, forged) => {
    await verify()
    await more('d')
    await run(`update ledger.transfers set amount = -40 where account_id = $1 and key = 'v:d'`, [alice])
    await run(forged)
    const { rows, problems } = await verify()
    expect({ rows, found: problems[0] }).toEqual({ rows: 9, found: 'seal 4 does not match its transfers' })
  })

  test('a whole one beside one of the minute verifies all the same, and who came further stays', async () => {
    await verify()
    await run(`update ledger.transfers set amount = -40 where account_id = $1 and key = 'v:b'`, [alice])
    await more('d')
    const [whole, minute] = await Promise.all([verify({ whole: true }), verify()])
    expect(whole.problems).toContain('seal 2 does not match its transfers')
    expect(minute).toMatchObject({ rows: 1, problems: [] })
    expect(await verify()).toMatchObject({ rows: 0, problems: [] })
  })

  test('a place that cannot be read is none', async () => {
    await verify()
    writeFileSync(checkedFile(), '{"no":"3","ro')
    expect(await verify()).toMatchObject({ rows: 8, problems: [] })
    expect(await verify()).toMatchObject({ rows: 0, problems: [] })
  })

  test('believes no file of another key', async () => {
    await verify()
    await verifyChain(database.appUrl, file, anchorKey('another secret'), { checkedFile: checkedFile() })
    const text = readFileSync(checkedFile(), 'utf8')
    writeFileSync(checkedFile(), text.replace('"no":"3"', '"no":"2"'))
    await run('update ledger.checked set no = 2')
    expect(await verify()).toMatchObject({ rows: 8, problems: [] })
  })

  test('finds heads that somebody gave it, seals that are gone, and anchors that were cut off', async () => {
    await verify()
    await more('d')
    await run(`update ledger.checked_heads set head = '\\x00' where account_id = $1`, [alice])
    expect((await verify()).problems[0]).toBe('seal 4 does not match its transfers')
    await run('delete from ledger.checked_heads; delete from ledger.checked')
    await verify()
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200))
    expect((await verify()).problems).toEqual(['the file of anchors outside the database was cut'])
    await run(`update ledger.seals set root = '\\x00' where no = 4`)
    expect((await verify()).problems).toContain('seal 4 is not what it was when it was verified')
    await run('delete from ledger.seals where no = 4')
    expect((await verify()).problems).toContain('seal 4 is not what it was when it was verified')
  })
})
