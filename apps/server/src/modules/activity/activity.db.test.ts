/** Deeds from a real ledger's stream, against what the betting record says. */
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type Lanes, openAccount, openHouse, openLanes, post } from '../ledger/index.ts'
import { readBets, tellRisk } from '../wallet/index.ts'
import { addToDays, daysOf } from './days.ts'
import { type AnyDeed, isOwn } from './deeds.ts'
import { readDeeds, readRows } from './read.ts'

let database: TestDatabase
let admin: pg.Client
let lanes: Lanes
const merchantId = 7
beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  lanes = await openLanes({ url: database.appUrl })
  await admin.query(`select activity.begin_reading('test')`)
  // They begin with what comes from here on.
  for (const name of ['test', 'days'])
    await readDeeds(database.db, { name, whenBusy: 'wait' }, sights, async () => {})
})
afterAll(async () => {
  await lanes.close()
  await admin.end()
  await database.drop()
})

const [slot, live, jack] = [1, 2, 3]
const sights = {
  gameOf: async (id: number) => ({
    ...{ gameType: id === live ? 'LIVE' : 'RNG', gameClassify: null, hasOppositePlaces: null },
    rtp: id === jack ? '99.51' : '96.00',
  }),
  timeZoneOf: async () => 'Asia/Yangon',
}

const settle = async () => {
  await database.settled()
  await readBets(database.db)
}
async function deeds(name = 'test'): Promise<AnyDeed[]> {
  await settle()
  const told: AnyDeed[] = []
  await readDeeds(database.db, { name, whenBusy: 'wait' }, sights, async (_, some) => void told.push(...some))
  return told
}

let nextOwner = 1n
async function aMember(kind: 'purse' | 'trialPurse' = 'purse') {
  const memberId = nextOwner++
  const accountId = await database.db.transaction().execute(async (tx) => {
    const id = await openAccount(tx, { merchantId, owner: memberId, kind, currency: 'MMK' })
    const houseId = await openHouse(tx, merchantId, 'grants', 'MMK')
    await post(tx, { key: 'open', kind: 'grant', accountId: id, houseId, amount: 1_000_000n })
    return id
  })
  await admin.query(
    'insert into wallet.purses (account_id, merchant_id, member_id, currency) values ($1, $2, $3, $4)',
    [...[accountId, merchantId, memberId, 'MMK']],
  )
  return { memberId, accountId }
}
let nextKey = 0
const studio = () => openHouse(database.db, merchantId, 'vendor:t', 'MMK')
async function play(accountId: bigint, stake: bigint, { win = 0n, gameId = slot, closes = true } = {}) {
  const round = `r${nextKey++}`
  const common = { accountId, houseId: await studio(), gameId, round: `t:${round}` }
  await lanes.submit({ ...common, kind: 'stake', amount: stake, key: `t:${round}` })
  if (closes) await lanes.submit({ ...common, kind: 'win', amount: win, key: `t:w${round}`, closes })
  return round
}
const takeBack = async (accountId: bigint, round: string, gameId = slot) =>
  lanes.submit({
    ...{ accountId, houseId: await studio(), gameId, round: `t:${round}` },
    ...{ kind: 'rollback', key: `t:R${round}`, target: `t:${round}` },
  })
const payIn = (accountId: bigint, amount: bigint) =>
  database.db.transaction().execute(async (tx) => {
    const houseId = await openHouse(tx, merchantId, 'gateway:t', 'MMK')
    const kind = amount > 0n ? 'deposit' : 'depositReversal'
    await post(tx, { key: `pay${nextKey++}`, kind, accountId, houseId, amount })
  })

test('a settled bet is told once, with its kind, what counts of it, and the day of its brand', async () => {
  const { memberId, accountId } = await aMember()
  await play(accountId, 500n, { win: 200n })
  await play(accountId, 300n, { win: 400n, gameId: live })
  await play(accountId, 900n, { gameId: jack })
  await play(accountId, 700n, { closes: false })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Yangon' }).format(new Date())
  const common = { merchantId, memberId, accountId, what: 'bet', rounds: 1 }
  expect(await deeds()).toMatchObject([
    { ...common, kind: 'RNG', stake: 500n, win: 200n, valid: 500n, day },
    { ...common, kind: 'LIVE', stake: 300n, win: 400n, valid: 100n },
    { ...common, kind: 'RNG', stake: 900n, win: 0n, valid: 0n },
  ])
  expect(await deeds()).toEqual([])
})

test('what one reader of a process has read is given to the next, and each place moves by itself', async () => {
  await deeds('test')
  await deeds('days')
  const { accountId } = await aMember()
  await play(accountId, 500n)
  const first = await deeds('test')
  await play(accountId, 600n)
  const second = await deeds('days')
  // The very same, and then what came since; the first reader goes on behind its own.
  expect(second).toHaveLength(2)
  expect(second[0]).toBe(first[0])
  expect(await deeds('test')).toEqual([second[1]])
  expect([...(await deeds('test')), ...(await deeds('days'))]).toEqual([])
  const places = await admin.query(
    `select distinct last_id = (select max(id) from wallet.settlements) as "isAtEnd" from activity.readers
      where name in ('test', 'days')`,
  )
  expect(places.rows).toEqual([{ isAtEnd: true }])
})

test('rows for a statement say what each deed says, each once, and nothing of what members are given', async () => {
  const { accountId } = await aMember()
  await play(accountId, 500n, { win: 200n })
  await play(accountId, 500n, { win: 900n })
  await play(accountId, 300n, { win: 400n, gameId: live })
  await play(accountId, 800n, { win: 10n, gameId: jack })
  await payIn(accountId, 5_000n)
  const taken = await play(accountId, 700n, { closes: false })
  await lanes.submit({
    ...{ accountId, houseId: await studio(), gameId: slot, round: `t:${taken}` },
    ...{ kind: 'endRound', key: `t:e${taken}` },
  })
  await settle()
  await takeBack(accountId, taken)
  await database.db.transaction().execute(async (tx) => {
    const houseId = await openHouse(tx, merchantId, 'house:rebate', 'MMK')
    await post(tx, { key: `given${nextKey++}`, kind: 'rebate', accountId, houseId, amount: 30n })
  })
  const told = await deeds()
  const [first] = told
  expect(told.map(({ what }) => what)).toContain('rebate')
  await admin.query(`update activity.readers set last_id = $1 where name = 'test'`, [(first?.id ?? 1n) - 1n])
  const read: object[] = []
  const reader = { name: 'test', whenBusy: 'wait' } as const
  await readRows(database.db, reader, sights, async (tx, { rows, days, merchantIds, end }) => {
    const { rows: found } = await sql<object>`
      select id, merchant_id as "merchantId", member_id as "memberId", what, kind, day::text as day, rounds, stake, win,
        valid, amount from ${rows} done order by id`.execute(tx)
    read.push(...found)
    expect({ days, merchantIds, end }).toEqual({
      ...{ days: [first?.day], merchantIds: [merchantId], end: told.at(-1)?.id },
    })
  })
  await readRows(database.db, reader, sights, async () => expect.unreachable('they are read already'))
  expect(read).toEqual(
    told.filter(isOwn).map(({ accountId: _, gameId: __, round: ___, at: ____, ...deed }) => deed),
  )
})

test('what is done on both sides of a midnight of its brand is of two days', async () => {
  const { memberId, accountId } = await aMember()
  const days = ['2026-11-26', '2026-11-27']
  // Midnight in Yangon.
  for (const at of ['2026-11-26T17:29:59.999Z', '2026-11-26T17:30:00Z'])
    await admin.query(
      `insert into wallet.settlements (merchant_id, member_id, account_id, what, game_id, round, rounds, stake, settled,
         at_risk, at) values ($1, $2, $3, 'bet', $4, 'r', 1, 100, 100, 100, $5)`,
      [merchantId, memberId, accountId, slot, at],
    )
  await readRows(database.db, { name: 'days', whenBusy: 'wait' }, sights, addToDays)
  const rows = await inMerchant(database.db, merchantId, (tx) =>
    daysOf(tx, memberId, { from: '2000-01-01', to: '2100-01-01' }),
  )
  expect(rows.map(({ day, stake }) => [day, stake])).toEqual(days.map((day) => [day, 100n]))
  expect((await deeds()).map(({ day }) => day)).toEqual(days)
})

test('what is taken back is told as a difference, also days later', async () => {
  const { accountId } = await aMember()
  const round = await play(accountId, 500n, { closes: false })
  await lanes.submit({
    ...{ accountId, houseId: await studio(), gameId: slot, round: `t:${round}` },
    ...{ kind: 'endRound', key: `t:e${round}` },
  })
  expect(await deeds()).toMatchObject([{ rounds: 1, stake: 500n, valid: 500n }])
  await takeBack(accountId, round)
  expect(await deeds()).toMatchObject([{ rounds: -1, stake: -500n, win: 0n, valid: -500n }])
})

test('what a maker tells of the risk counts, and trials count nowhere', async () => {
  const { accountId } = await aMember()
  await tellRisk(database.db, { merchantId, accountId, round: 't:told', key: 't:told', atRisk: 40n })
  const common = { accountId, houseId: await studio(), gameId: slot, round: 't:told' }
  await lanes.submit({ ...common, kind: 'stake', amount: 100n, key: 't:told' })
  await lanes.submit({ ...common, kind: 'win', amount: 0n, key: 't:wtold', closes: true })
  const trial = await aMember('trialPurse')
  await play(trial.accountId, 500n)
  expect(await deeds()).toMatchObject([{ accountId, stake: 100n, valid: 40n }])
})

test('money paid in is a deed, and money that went back takes it away', async () => {
  const { memberId, accountId } = await aMember()
  await payIn(accountId, 5_000n)
  await payIn(accountId, -2_000n)
  expect(await deeds()).toMatchObject([
    { memberId, what: 'deposit', amount: 5_000n, kind: '', stake: 0n },
    { memberId, what: 'deposit', amount: -2_000n },
  ])
})

test('what members are given, and what goes along the line, is told beside what they do', async () => {
  const { memberId, accountId } = await aMember()
  const give = (kind: 'rebate' | 'reward' | 'pointsCash' | 'upline', amount: bigint, to = accountId) =>
    database.db.transaction().execute(async (tx) => {
      const houseId = await openHouse(tx, merchantId, `house:${kind}`, 'MMK')
      await post(tx, { key: `given${nextKey++}`, kind, accountId: to, houseId, amount })
    })
  await give('rebate', 30n)
  await give('reward', 500n)
  await give('pointsCash', 20n)
  await give('upline', -100n)
  // Bonus money that waits was not given yet.
  const waits = await database.db
    .transaction()
    .execute((tx) => openAccount(tx, { merchantId, owner: memberId, kind: 'bonus', currency: 'MMK' }))
  await give('reward', 700n, waits)
  const told = await deeds()
  expect(told).toMatchObject([
    { memberId, what: 'rebate', amount: 30n, kind: '', valid: 0n },
    { what: 'bonus', amount: 500n },
    { what: 'bonus', amount: 20n },
    { what: 'transfer', amount: -100n },
  ])
  expect(told.filter(isOwn)).toEqual([])
})

test('several who read under one name share the deeds, and what failed is read again', async () => {
  const { accountId } = await aMember()
  for (let n = 0; n < 20; n++) await play(accountId, 10n)
  await settle()
  const seen: bigint[] = []
  const reader = { name: 'test', whenBusy: 'wait' } as const
  const failing = readDeeds(database.db, reader, sights, async () => {
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  const read = () =>
    readDeeds(database.db, reader, sights, async (_, some) => void seen.push(...some.map(({ id }) => id)))
  await Promise.all([read(), read(), read()])
  expect(seen).toHaveLength(20)
  expect(new Set(seen).size).toBe(20)
})

test('a reader that nobody began is a fault', async () => {
  await expect(
    readDeeds(database.db, { name: 'nobody', whenBusy: 'wait' }, sights, async () => {}),
  ).rejects.toThrow('nobody began the reader nobody')
})

test('whatever is staked, won and taken back in whatever pieces it is read, days hold what the rounds came to', async () => {
  const action = fc.record({
    stake: fc.bigInt(1n, 400n),
    win: fc.bigInt(0n, 900n),
    gameId: fc.constantFrom(slot, live, jack),
    fate: fc.constantFrom('settled', 'open', 'taken back', 'read, then taken back'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
      const { memberId, accountId } = await aMember()
      const read = async () => {
        await settle()
        await readRows(database.db, { name: 'days', whenBusy: 'wait' }, sights, addToDays)
      }
      const expected = { stake: 0n, win: 0n, valid: 0n, rounds: 0 }
      for (const { stake, win, gameId, fate } of actions) {
        const round = await play(accountId, stake, { win, gameId, closes: fate === 'settled' })
        if (fate === 'read, then taken back') await read()
        if (fate.endsWith('taken back')) await takeBack(accountId, round, gameId)
        if (fate !== 'settled') continue
        const moved = win > stake ? win - stake : stake - win
        const atRisk = moved < stake ? moved : stake
        expected.rounds += 1
        expected.stake += stake
        expected.win += win
        expected.valid += gameId === jack ? 0n : gameId === live ? atRisk : stake
      }
      await read()
      const rows = await inMerchant(database.db, merchantId, (tx) =>
        daysOf(tx, memberId, { from: '2000-01-01', to: '2100-01-01' }),
      )
      const sum = (pick: 'stake' | 'win' | 'valid') => rows.reduce((total, row) => total + row[pick], 0n)
      expect({
        ...{ stake: sum('stake'), win: sum('win'), valid: sum('valid') },
        rounds: rows.reduce((total, { rounds }) => total + rounds, 0),
      }).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})
