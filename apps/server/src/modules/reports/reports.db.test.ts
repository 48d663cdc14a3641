import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arrived, follow, placeAt, readEntry } from '@jackfruit/fairness'
import { parseMinor } from '@jackfruit/kernel'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Principal } from '../../platform/http/http.ts'
import { type CallWorld, openCallWorld } from '../../testing/call-world.ts'
import { anchorKey, type Lanes, openHouse, openLanes, post, startSealer } from '../ledger/index.ts'
import { openPurses, type Purses, readBets, tellRisk } from '../wallet/index.ts'
import { mountBets } from './bets.ts'
import { mountReports } from './routes.ts'

let world: CallWorld
let lanes: Lanes
let purses: Purses
let admin: pg.Client
let sealer: ReturnType<typeof startSealer>
let folder = ''
let merchantId = 0
let studio = 0
let caller: Principal

/** Numbers of games as the catalogue would know them. */
const games = new Map([
  [7, { vendor: 't', code: 'gold', gameType: 'RNG', gameClassify: null, names: { EN: 'Gold', MY: 'ရွှေ' } }],
  [8, { vendor: 't', code: 'table', gameType: 'LIVE', gameClassify: null, names: { EN: 'Table' } }],
  [9, { vendor: 't', code: 'wheel', gameType: 'RNG', gameClassify: 'TG', names: { EN: 'Wheel' } }],
])
const nameGame = async (id: number) => games.get(id) ?? null

beforeAll(async () => {
  world = await openCallWorld(async () => ({
    principalOf: async () => caller,
  }))
  const { database, directory, mount } = world
  merchantId = (await directory.brandOfCode('demommk'))?.id ?? 0
  purses = openPurses(database.db, directory)
  const parts = { db: database.db, directory, purses, nameGame }
  mountReports(mount, parts)
  mountBets(mount, {
    ...{ db: database.db, directory, purses, askEvidence: async () => null },
    games: {
      named: nameGame,
      numberOfNode: async () => 7,
      numbersOf: async (category) =>
        [...games].filter(([, { gameType }]) => gameType === category).map(([id]) => id),
    },
  })
  studio = await openHouse(database.db, merchantId, 'vendor:t', 'MMK')
  lanes = await openLanes({ url: database.appUrl })
  folder = mkdtempSync(join(tmpdir(), 'jackfruit-reports-'))
  sealer = startSealer({
    ...{ url: database.appUrl, anchorsFile: join(folder, 'anchors.jsonl'), everyMs: 50 },
    key: anchorKey('of a test'),
  })
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await sealer.stop()
  await lanes.close()
  await admin.end()
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

let members = 1_000n
/** A member with the brand's opening grant, who makes the calls from now on. */
async function aMember() {
  members += 1n
  caller = { memberId: members, merchantId, sessionId: 's', type: 0 }
  return (await purses.of(caller)).accountId
}

async function play(accountId: bigint, stake: bigint, win: bigint | null, gameId = 7, round = randomUUID()) {
  const common = { accountId, houseId: studio, gameId, round: `t:${round}` }
  await lanes.submit({ ...common, kind: 'stake', key: `t:s-${round}`, amount: stake })
  if (win !== null)
    await lanes.submit({ ...common, kind: 'win', key: `t:w-${round}`, amount: win, closes: true })
  return round
}

const put = (
  accountId: bigint,
  kind: 'deposit' | 'promo' | 'adjust',
  amount: bigint,
  key: string = randomUUID(),
) =>
  world.database.db
    .transaction()
    .execute((tx) => post(tx, { kind, accountId, houseId: studio, amount, key: `x:${key}` }))

type Rows = Record<string, string>[]
const record = async (query = '') =>
  (await world.ask('GET', `/wps/v2/records/transactions?${query}`)).value as {
    lists: Rows
    nextCursor: string | null
  }

describe('account record', () => {
  test('[MC-10] [B-19] shows every movement with its kind, amount and the balance after it, and nothing that was refused', async () => {
    const account = await aMember()
    await play(account, 1_000n, 2_500n)
    await put(account, 'deposit', 5_000n, 'D-1')
    await play(account, 99_999_999_999n, null)
    const { lists } = await record('language=MY')
    expect(lists.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', '50.00'],
      ['win', '25.00'],
      ['stake', '-10.00'],
      ['grant', expect.any(String)],
    ])
    expect(lists[0]).toMatchObject({ reference: 'D-1', gameName: '' })
    expect(lists[1]).toMatchObject({ gameName: 'ရွှေ', gameCode: 'gold' })
    const balances = lists.map(({ balanceAfter = '' }) => parseMinor(balanceAfter) ?? 0n)
    expect((balances[0] ?? 0n) - (balances[1] ?? 0n)).toBe(5_000n)
    expect((balances[1] ?? 0n) - (balances[2] ?? 0n)).toBe(2_500n)
  })

  test('[MC-10] pages join without a gap or a repeat, whatever is written meanwhile', async () => {
    const account = await aMember()
    for (let n = 1; n <= 12; n++) await put(account, 'promo', BigInt(n))
    const seen: (string | undefined)[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await record(`limit=5${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.lists.map(({ seq }) => seq))
      cursor = page.nextCursor
      await put(account, 'promo', 7n)
    }
    expect(seen).toEqual(Array.from({ length: 13 }, (_, at) => String(13 - at)))
  })

  test('[MC-10] is filtered by kind and by time, and is the own one only', async () => {
    const account = await aMember()
    await play(account, 1_000n, 0n)
    await put(account, 'deposit', 700n)
    expect((await record('type=deposit')).lists.map(({ kind }) => kind)).toEqual(['deposit'])
    expect((await record('type=bets')).lists.map(({ kind }) => kind)).toEqual(['stake'])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect((await record(`from=${tomorrow}`)).lists).toEqual([])
    expect((await record('account=held')).lists).toEqual([])
    await aMember()
    expect((await record('type=deposit')).lists).toEqual([])
  })

  test('[MC-10] the file has the same rows in the words of the language, and no cell calculates', async () => {
    const account = await aMember()
    await put(account, 'deposit', 700n, '=HYPERLINK("x")')
    for (let n = 0; n < 1_100; n++) await put(account, 'promo', 1n)
    const { app } = world.mount
    const { headers, payload } = await app.inject({
      url: '/wps/v2/records/transactions.csv?language=MY',
      headers: { host: 'localhost' },
    })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('attachment')
    const lines = payload.trim().split('\r\n')
    expect(lines).toHaveLength(1_103)
    expect(lines[0]).toContain('Asia/Yangon')
    expect(lines[1]).toContain('ဘောနပ်စ်')
    expect(payload).toContain(`"'=HYPERLINK(""x"")"`)
    expect(payload).not.toMatch(/(^|,)"?[=@]/m)
  })
})

describe('profit and loss', () => {
  const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Yangon' })
  const profit = async (from = today(), to = today()) =>
    (await world.ask('GET', `/wps/v2/records/profit?from=${from}&to=${to}`)).value['lists'] as Rows
  const totals = async () => (await world.ask('GET', '/wps/v2/records/bets/totals')).value['lists'] as Rows
  const without = (rows: Rows) =>
    rows
      .map(({ day: _, ...rest }) => rest)
      .toSorted((a, b) => (a['category'] ?? '').localeCompare(b['category'] ?? ''))

  test('[MC-11] [D-48] sums by category equal the betting record, a loss below zero', async () => {
    const account = await aMember()
    await play(account, 1_000n, 3_000n)
    await play(account, 5_000n, 0n)
    await play(account, 1_000n, 1_500n, 8)
    const running = await play(account, 200n, null)
    await world.database.settled()
    const rows = without(await profit())
    expect(rows).toEqual([
      { category: 'LIVE', rounds: 1, stake: '10.00', validBet: '5.00', net: '5.00' },
      { category: 'RNG', rounds: 3, stake: '62.00', validBet: '60.00', net: '-30.00' },
    ])
    expect(without(await totals())).toEqual(rows)
    await lanes.submit({
      ...{ kind: 'win', accountId: account, houseId: studio, gameId: 7, closes: true },
      ...{ key: `t:w-${running}`, round: `t:${running}`, amount: 200n },
    })
    await world.database.settled()
    const after = without(await profit())
    expect(after[1]).toEqual({ category: 'RNG', rounds: 3, stake: '62.00', validBet: '62.00', net: '-30.00' })
    expect(without(await totals())).toEqual(after)
  })

  test('[MC-11] a bet on both sides counts alike in the record, in its sums and by day, also when its round ends later', async () => {
    const account = await aMember()
    const both = randomUUID()
    const told = { merchantId, accountId: account, round: `t:${both}`, key: `t:s-${both}`, atRisk: 300n }
    await tellRisk(world.database.db, told)
    await play(account, 2_000n, null, 9, both)
    const agree = async (stake: string, validBet: string) => {
      await world.database.settled()
      const { lists } = (await world.ask('GET', '/wps/v2/records/bets')).value as { lists: Rows }
      expect(lists[0]).toMatchObject({ stake, validBet })
      const sums = without(await totals())
      expect(sums).toMatchObject([{ category: 'RNG', rounds: 1, stake, validBet }])
      expect(without(await profit())).toEqual(sums)
    }
    await agree('20.00', '0.00')
    const move = { accountId: account, houseId: studio, gameId: 9, round: `t:${both}` } as const
    await lanes.submit({ ...move, kind: 'stake', key: `t:s2-${both}`, amount: 100n })
    await lanes.submit({ ...move, kind: 'win', key: `t:w-${both}`, amount: 0n, closes: true })
    await agree('21.00', '4.00')
    const account2 = await aMember()
    const won = randomUUID()
    await tellRisk(world.database.db, { ...told, accountId: account2, round: `t:${won}`, key: `t:s-${won}` })
    await play(account2, 2_000n, 2_100n, 9, won)
    await agree('20.00', '1.00')
  })

  test('[MC-11] a stake taken back leaves nothing of itself but the round', async () => {
    const account = await aMember()
    const round = await play(account, 900n, null)
    await world.database.settled()
    expect((await profit())[0]).toMatchObject({ stake: '9.00' })
    await lanes.submit({
      ...{ kind: 'rollback', accountId: account, houseId: studio, gameId: 7 },
      ...{ key: `t:R:s-${round}`, target: `t:s-${round}`, round: `t:${round}`, amount: 0n },
    } as Parameters<Lanes['submit']>[0])
    await world.database.settled()
    expect((await profit())[0]).toMatchObject({ rounds: 1, stake: '0.00', validBet: '0.00', net: '0.00' })
  })

  test('[MC-11] days are those of the zone of the brand', async () => {
    const account = await aMember()
    const [first, second] = [await play(account, 100n, 0n), await play(account, 300n, 0n)]
    await world.database.settled()
    await readBets(world.database.db)
    // 17:29 and 17:30 by the clock of Greenwich: the last minute of the 1st and the first of the 2nd in Yangon.
    for (const [round, slot] of [
      [first, '2026-03-01T17:29:00Z'],
      [second, '2026-03-01T17:30:00Z'],
    ] as const)
      await admin.query('update wallet.bets set placed_at = $2 where round = $1', [`t:${round}`, slot])
    await rebuilt()
    expect((await profit('2026-03-01', '2026-03-02')).map(({ day, stake }) => [day, stake])).toEqual([
      ['2026-03-02', '3.00'],
      ['2026-03-01', '1.00'],
    ])
    await admin.query('truncate wallet.bets, wallet.profit')
    await admin.query(`update ledger.followers set next_xid = 0 where name = 'bets'`)
  })

  /** What the migration lays down from rounds that were there before it. */
  async function rebuilt() {
    await admin.query('truncate wallet.profit')
    const { readFileSync } = await import('node:fs')
    const sql = readFileSync(new URL('../wallet/migrations/0023_profit.sql', import.meta.url), 'utf8')
    await admin.query(/insert into wallet\.profit[^;]*;/.exec(sql)?.[0] ?? '')
  }
  const stored = async (table: string) =>
    (await admin.query(`select * from wallet.${table} order by 1, 2, 3`)).rows

  test('[MC-11] built anew from the stream, and read in pages of any size, it is the same', async () => {
    await world.database.settled()
    await readBets(world.database.db)
    const before = await stored('profit')
    expect(before.length).toBeGreaterThan(2)
    await admin.query('truncate wallet.bets, wallet.profit')
    await admin.query(`update ledger.followers set next_xid = 0 where name = 'bets'`)
    await Promise.all([readBets(world.database.db), readBets(world.database.db), readBets(world.database.db)])
    expect(await stored('profit')).toEqual(before)
    // The migration that first laid these sums down comes from before makers told what is at risk.
    await admin.query('truncate wallet.risks, wallet.bets, wallet.profit')
    await admin.query(`update ledger.followers set next_xid = 0 where name = 'bets'`)
    await readBets(world.database.db)
    const untold = await stored('profit')
    expect(untold).not.toEqual(before)
    await rebuilt()
    expect(await stored('profit')).toEqual(untold)
  })

  test('[MC-11] more than a year at once is refused', async () => {
    const { message } = await world.ask('GET', '/wps/v2/records/profit?from=2020-01-01&to=2026-01-01')
    expect(message).toBe('period_too_long')
  })
})

interface Statement {
  accountId: string
  count: number
  first: string
  last: string
  opening: string
  closing: string
  moneyIn: string
  moneyOut: string
  start: { seq: string; head: string }
  end: { seq: string; head: string }
}

describe('statement', () => {
  const open = async (query = '') =>
    (await world.ask('GET', `/wps/v2/records/statement?${query}`)).value as unknown as Statement
  const sealedUpTo = (seq: number) =>
    expect
      .poll(async () => Number((await open()).end.seq), { timeout: 20_000, interval: 100 })
      .toBeGreaterThanOrEqual(seq)

  /** What a browser does with it. */
  async function check(statement: Statement) {
    let place = placeAt(statement.start)
    const lines: string[] = []
    while (place.seq < BigInt(statement.end.seq)) {
      const url = `/wps/v2/records/statement/entries?after=${place.seq}&upTo=${statement.end.seq}`
      const entries = (await world.ask('GET', url)).value as unknown as { lines: string[]; prints: string[] }
      if (entries.lines.length === 0) break
      lines.push(...entries.lines)
      const step = await follow(place, entries, statement.accountId)
      if (step.broken) return { lines, broken: step.broken }
      place = step.place
    }
    return { lines, broken: arrived(place, statement.end) }
  }

  async function aLongAccount() {
    const account = await aMember()
    for (let n = 0; n < 75; n++) await play(account, 100n, n % 3 === 0 ? 250n : 0n)
    await sealedUpTo(151)
    return account
  }

  test('[MC-10] its sums fit, and its entries are read from what was sealed', async () => {
    await aLongAccount()
    const statement = await open()
    const minor = (text: string) => parseMinor(text) ?? 0n
    expect(statement).toMatchObject({ count: 151, first: '1', last: '151', opening: '0.00' })
    expect(minor(statement.moneyIn) - minor(statement.moneyOut)).toBe(minor(statement.closing))
    const { lines, broken } = await check(statement)
    expect(broken).toBeNull()
    const shown = await record('limit=100')
    const read = new Map(lines.map((line) => [readEntry(line)?.seq.toString(), readEntry(line)]))
    for (const { seq, kind, at, reference } of shown.lists) {
      const entry = read.get(seq ?? '')
      expect(entry?.kind).toBe(kind)
      expect(entry?.at.toISOString()).toBe(at)
      expect(entry?.key).toBe(`${entry?.key.split(':')[0]}:${reference}`)
    }
  })

  test('[MC-10] a stretch in the middle is checked between two marks, without all that came before', async () => {
    const account = await aLongAccount()
    const { rows } = await admin.query(
      `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from ledger.transfers where account_id = $1 and seq = 100`,
      [account],
    )
    const statement = await open(`from=${rows[0].at}`)
    expect([statement.first, statement.start.seq]).toEqual(['100', '64'])
    const { lines, broken } = await check(statement)
    expect([broken, lines.length]).toEqual([null, 87])
  })

  test.each([
    ['amount', 'amount = amount - 7'],
    ['time', `created_at = created_at + interval '1 second'`],
    ['key', `key = key || 'x'`],
  ])('[MC-10] a changed %s is found, and the entry named', async (_, change) => {
    const account = await aLongAccount()
    await admin.query('set session_replication_role = replica')
    await admin.query(`update ledger.transfers set ${change} where account_id = $1 and seq = 90`, [account])
    await admin.query('set session_replication_role = default')
    const { broken } = await check(await open())
    expect(broken?.seq).toBe(90n)
  })

  test('[MC-10] so is an amount whose later balances were all mended, and an entry that was removed', async () => {
    const account = await aLongAccount()
    await admin.query('set session_replication_role = replica')
    await admin.query(`update ledger.transfers set amount = amount + 5 where account_id = $1 and seq = 130`, [
      account,
    ])
    await admin.query(
      `update ledger.transfers set balance_after = balance_after + 5 where account_id = $1 and seq >= 130`,
      [account],
    )
    expect((await check(await open())).broken).toMatchObject({ seq: 130n, why: 'seal' })
    await admin.query('delete from ledger.transfers where account_id = $1 and seq = 40', [account])
    await admin.query('set session_replication_role = default')
    expect((await check(await open())).broken).toMatchObject({ seq: 40n, why: 'order' })
  })
})
