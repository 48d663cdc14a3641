/** Turnover counted from a real ledger's stream. */
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { audit, type Lanes, move, openAccount, openHouse, openLanes, post } from '../ledger/index.ts'
import { tellRisk } from '../wallet/index.ts'
import { feedTurnover, type GameOf, requirements, spentWithoutRebate } from './index.ts'

let database: TestDatabase
let admin: pg.Client
let lanes: Lanes
let studio = 0
const merchantId = 77
beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  lanes = await openLanes({ url: database.appUrl })
  studio = await openHouse(database.db, merchantId, 'vendor:t', 'MMK')
})
afterEach(async () => {
  // Whatever happened: a requirement holds what its bets counted, and no bet was spent twice.
  const { rows } = await admin.query(`
    select r.id from turnover.requirements r
      left join turnover.counts c on c.requirement_id = r.id
     group by r.id having r.counted <> coalesce(sum(c.counted), 0)
    union all
    select min(requirement_id) from turnover.counts group by account_id, round, valid having sum(used) > valid`)
  expect(rows).toEqual([])
})
afterAll(async () => {
  expect(await audit(database.adminUrl)).toMatchObject({ ok: true })
  await lanes.close()
  await admin.end()
  await database.drop()
})

const [slot, live, duel, dice, wheel, table, jack] = [1, 2, 3, 4, 5, 6, 7]
const types = new Map([
  [slot, 'RNG'],
  [live, 'LIVE'],
  [duel, 'PVP'],
  [dice, 'RNG'],
  [wheel, 'RNG'],
  [table, 'RNG'],
  [jack, 'RNG'],
])
const classes = new Map([
  [dice, 'AC'],
  [table, 'TG'],
])
const gameOf: GameOf = async (id) => {
  const gameType = types.get(id)
  const hasOppositePlaces = id === wheel ? true : null
  return gameType
    ? {
        gameType,
        gameClassify: classes.get(id) ?? null,
        hasOppositePlaces,
        rtp: id === jack ? '99.5142' : '96.00',
      }
    : null
}
const feed = async () => {
  await database.settled()
  await feedTurnover({ db: database.db, gameOf })
}

let nextOwner = 1n
let nextKey = 0
async function aMember(opening = 1_000_000n) {
  const owner = nextOwner++
  return database.db.transaction().execute(async (tx) => {
    const accountId = await openAccount(tx, { merchantId, owner, kind: 'purse', currency: 'MMK' })
    const houseId = await openHouse(tx, merchantId, 'grants', 'MMK')
    if (opening > 0n) await post(tx, { key: 'open', kind: 'grant', accountId, houseId, amount: opening })
    return accountId
  })
}
const deposit = (accountId: bigint, base: bigint, multiplier = 1, id = `d${nextKey++}`) =>
  database.db.transaction().execute(async (tx) => {
    const houseId = await openHouse(tx, merchantId, 'gateway:simulator', 'MMK')
    await post(tx, { key: `deposit:${id}`, kind: 'deposit', accountId, houseId, amount: base })
    return requirements.open(tx, { merchantId, accountId, source: { kind: 'deposit', id }, base, multiplier })
  })
const common = (accountId: bigint, round: string, gameId: number) => ({
  ...{ accountId, houseId: studio, gameId, round: `t:${round}` },
})
async function stake(
  accountId: bigint,
  amount: bigint,
  { gameId = slot, closes = true } = {},
): Promise<string> {
  const round = `r${nextKey++}`
  const movement = {
    ...common(accountId, round, gameId),
    kind: 'stake',
    amount,
    key: `t:${round}`,
    closes,
  } as const
  expect(await lanes.submit(movement)).toMatchObject({ status: 'posted' })
  return round
}
const win = (accountId: bigint, round: string, amount: bigint, gameId = slot) =>
  lanes.submit({ ...common(accountId, round, gameId), kind: 'win', amount, key: `t:w${round}`, closes: true })
const takeBack = (accountId: bigint, round: string, gameId = slot) =>
  lanes.submit({
    ...common(accountId, round, gameId),
    kind: 'rollback',
    key: `t:R${round}`,
    target: `t:${round}`,
  })

const standing = async (accountId: bigint) =>
  (
    await admin.query('select state, counted from turnover.requirements where account_id = $1 order by id', [
      accountId,
    ])
  ).rows.map(({ state, counted }) => [state, counted])
const left = (accountId: bigint) => requirements.outstanding(database.db, accountId)

test('[IM-38] a deposit asks for its turnover once, slots fill it whole, and a live bet of 100.00 counts 10.00', async () => {
  const accountId = await aMember()
  const id = await deposit(accountId, 50_000n, 1, 'once')
  await expect(deposit(accountId, 50_000n, 1, 'once')).resolves.toBe(id)
  expect(await left(accountId)).toBe(50_000n)
  await stake(accountId, 20_000n)
  await stake(accountId, 10_000n, { gameId: live })
  await stake(accountId, 10_000n, { gameId: duel })
  await stake(accountId, 10_000n, { gameId: dice })
  await feed()
  expect(await left(accountId)).toBe(24_000n)
  const bets = await requirements.explain(
    database.db,
    { merchantId, accountId, requirementId: id ?? '' },
    { before: null, limit: 10 },
  )
  expect(
    bets?.map(({ gameType, stake, weight, counted, reason }) => [gameType, stake, weight, counted, reason]),
  ).toEqual([
    ['AC', 10_000n, 50, 5_000n, 'weight'],
    ['PVP', 10_000n, 0, 0n, 'weight'],
    ['LIVE', 10_000n, 10, 1_000n, 'weight'],
    ['RNG', 20_000n, 100, 20_000n, 'counted'],
  ])
})

test('[IM-38] only bets from after the deposit count, and only when their round is over', async () => {
  const accountId = await aMember()
  await stake(accountId, 5_000n)
  const before = await stake(accountId, 5_000n, { closes: false })
  await deposit(accountId, 50_000n, 2)
  const round = await stake(accountId, 7_000n, { closes: false })
  await feed()
  expect(await left(accountId)).toBe(100_000n)
  await win(accountId, before, 1n)
  await win(accountId, round, 9_000n)
  await feed()
  expect(await left(accountId)).toBe(93_000n)
})

test('[IM-38] of the purse so much is locked as is left to stake, at most the money that it is asked of', async () => {
  const accountId = await aMember()
  const locked = () => requirements.locked(database.db, accountId)
  await deposit(accountId, 50_000n, 2)
  expect([await left(accountId), await locked()]).toEqual([100_000n, 50_000n])
  await stake(accountId, 30_000n)
  await feed()
  expect([await left(accountId), await locked()]).toEqual([70_000n, 50_000n])
  await stake(accountId, 60_000n)
  await feed()
  expect([await left(accountId), await locked()]).toEqual([10_000n, 10_000n])
})

test('[IM-38] deposits are filled in the order in which they came', async () => {
  const accountId = await aMember()
  await deposit(accountId, 1_000n)
  await deposit(accountId, 2_000n)
  await stake(accountId, 1_500n)
  await feed()
  expect(await standing(accountId)).toEqual([
    ['completed', 1_000n],
    ['open', 500n],
  ])
})

test('[IM-38] a stake taken back takes back what it counted, and a filled requirement opens again', async () => {
  const accountId = await aMember()
  await deposit(accountId, 1_000n)
  const round = await stake(accountId, 800n, { closes: false })
  const [second] = [await stake(accountId, 900n, { closes: false })]
  await lanes.submit({ ...common(accountId, round, slot), kind: 'endRound', key: `t:e${round}` })
  await lanes.submit({ ...common(accountId, second ?? '', slot), kind: 'endRound', key: `t:e${second}` })
  await feed()
  expect(await standing(accountId)).toEqual([['completed', 1_000n]])
  await takeBack(accountId, round)
  await feed()
  expect(await standing(accountId)).toEqual([['open', 200n]])
  await stake(accountId, 5_000n)
  await feed()
  expect(await standing(accountId)).toEqual([['completed', 1_000n]])
})

test('[IM-38] when less than one unit is left and no round runs, what is open is cancelled; before, it is not', async () => {
  const accountId = await aMember(0n)
  await deposit(accountId, 10_000n, 5)
  const round = await stake(accountId, 9_950n, { closes: false })
  await feed()
  expect(await standing(accountId)).toEqual([['open', 0n]])
  await lanes.submit({ ...common(accountId, round, slot), kind: 'endRound', key: `t:e${round}` })
  await feed()
  expect(await standing(accountId)).toEqual([['cancelled', 9_950n]])
  expect(await left(accountId)).toBe(0n)
  await deposit(accountId, 10_000n)
  await feed()
  expect(await left(accountId)).toBe(10_000n)
})

test('[IM-38] money that is asked to be paid out, or lies in a wallet that a vendor keeps, is not gone', async () => {
  const accountId = await aMember(0n)
  await deposit(accountId, 10_000n)
  await database.db.transaction().execute(async (tx) => {
    const houseId = await openHouse(tx, merchantId, 'wallet:t', 'MMK')
    await post(tx, { key: 'to', kind: 'toVendor', accountId, houseId, amount: -10_000n })
  })
  await feed()
  expect(await left(accountId)).toBe(10_000n)
  await database.db.transaction().execute(async (tx) => {
    const [houseId, clearingId] = [
      await openHouse(tx, merchantId, 'wallet:t', 'MMK'),
      await openHouse(tx, merchantId, 'clearing', 'MMK'),
    ]
    await post(tx, { key: 'back', kind: 'fromVendor', accountId, houseId, amount: 10_000n })
    const owner = nextOwner - 1n
    const held = await openAccount(tx, { merchantId, owner, kind: 'held', currency: 'MMK' })
    await move(tx, { key: 'hold', kind: 'hold', from: accountId, to: held, clearingId, amount: 10_000n })
  })
  await feed()
  expect(await left(accountId)).toBe(10_000n)
})

test('[IM-38] a reader killed before its commit has read nothing, two readers at once count once', async () => {
  const accountId = await aMember()
  await deposit(accountId, 100_000n)
  await stake(accountId, 1_000n)
  await database.settled()
  const killed = feedTurnover({
    db: database.db,
    gameOf: async () => {
      throw new Error('killed')
    },
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await left(accountId)).toBe(100_000n)
  await Promise.all([feed(), feed(), feed()])
  await feed()
  expect(await left(accountId)).toBe(99_000n)
})

test('[IM-38] whatever is staked, won and taken back between readings, it counts as if it had been read at once', async () => {
  const step = fc.record({
    amount: fc.bigInt(1n, 500n),
    gameId: fc.constantFrom(slot, live, duel),
    end: fc.constantFrom('close', 'win', 'back', 'open'),
    reads: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const accountId = await aMember()
      await deposit(accountId, 700n)
      await deposit(accountId, 900n)
      let counts = 0n
      for (const { amount, gameId, end, reads } of steps) {
        const round = await stake(accountId, amount, { gameId, closes: end === 'close' })
        if (reads) await feed()
        if (end === 'win') await win(accountId, round, amount * 2n, gameId)
        if (end === 'back') await takeBack(accountId, round, gameId)
        if (end === 'close' || end === 'win')
          counts += gameId === slot ? amount : gameId === live ? amount / 10n : 0n
      }
      await feed()
      const due = 1_600n - counts
      const now = await left(accountId)
      // A bet that fills one requirement and begins the next is floored in both: a unit at most for each of them.
      expect(now - (due > 0n ? due : 0n)).toBeGreaterThanOrEqual(0n)
      expect(now - (due > 0n ? due : 0n)).toBeLessThanOrEqual(2n)
    }),
    { numRuns: 12 },
  )
})

const tell = (accountId: bigint, round: string, atRisk: bigint, key = `t:${round}`) =>
  tellRisk(database.db, { merchantId, accountId, round: `t:${round}`, key, atRisk })

/** Red and black at once, told as its maker tells it; one of both comes. */
async function redAndBlack(accountId: bigint, each: bigint, { gameId = wheel, told = true } = {}) {
  const round = `both${nextKey++}`
  if (told) await tell(accountId, round, 0n)
  const staked = { ...common(accountId, round, gameId), kind: 'stake', amount: 2n * each, key: `t:${round}` }
  expect(await lanes.submit({ ...staked, kind: 'stake', closes: false })).toMatchObject({ status: 'posted' })
  await win(accountId, round, 2n * each, gameId)
  return round
}

test('[IM-38] 5,000.00 on red and 5,000.00 on black fill nothing, told or not; red alone fills its stake', async () => {
  const accountId = await aMember(2_000_000n)
  await deposit(accountId, 1_000_000n)
  await redAndBlack(accountId, 500_000n)
  await redAndBlack(accountId, 500_000n, { told: false })
  await redAndBlack(accountId, 500_000n, { gameId: table, told: false })
  await feed()
  expect(await left(accountId)).toBe(1_000_000n)
  const red = await stake(accountId, 1_000n, { gameId: wheel, closes: false })
  await win(accountId, red, 2_000n, wheel)
  await stake(accountId, 1_000n, { gameId: wheel })
  await feed()
  expect(await left(accountId)).toBe(998_000n)
})

test('[IM-38] a game that returns more than 99 % counts nothing, and the bet says that this is why', async () => {
  const accountId = await aMember()
  const id = (await deposit(accountId, 10_000n)) ?? ''
  await stake(accountId, 5_000n, { gameId: jack })
  await feed()
  expect(await left(accountId)).toBe(10_000n)
  const page = { before: null, limit: 10 }
  const bets = await requirements.explain(database.db, { merchantId, accountId, requirementId: id }, page)
  expect(bets?.map(({ counted, reason }) => [counted, reason])).toEqual([[0n, 'return']])
})

test('[IM-38] zero takes both, and still no more counts than was told; told of slots it holds as well', async () => {
  const accountId = await aMember()
  await deposit(accountId, 100_000n)
  for (const [gameId, atRisk] of [
    [wheel, 0n],
    [slot, 300n],
  ] as const) {
    const round = `zero${nextKey++}`
    await tell(accountId, round, atRisk)
    const move = { ...common(accountId, round, gameId), kind: 'stake', key: `t:${round}` } as const
    await lanes.submit({ ...move, amount: 1_000n, closes: true })
  }
  await feed()
  expect(await left(accountId)).toBe(99_700n)
})

test('[IM-38] the first word counts: a later one, and one after the stake, change nothing', async () => {
  const accountId = await aMember()
  await deposit(accountId, 100_000n)
  const round = await stake(accountId, 1_000n)
  await tell(accountId, round, 0n)
  const told = `told${nextKey++}`
  await tell(accountId, told, 400n)
  await tell(accountId, told, 0n)
  await lanes.submit({
    ...common(accountId, told, slot),
    kind: 'stake',
    amount: 1_000n,
    key: `t:${told}`,
    closes: true,
  })
  await feed()
  expect(await left(accountId)).toBe(98_600n)
})

test('what fills a requirement without a rebate is told by kind, as differences; what fills another is not', async () => {
  const accountId = await aMember()
  const told = () =>
    database.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.reader', 'published', true)`.execute(tx)
      const all = await spentWithoutRebate(tx, { nextXid: 0n, afterId: 0n, most: 1_000 })
      return all.filter((each) => each.accountId === accountId).map(({ kind, used }) => [kind, used])
    })
  await deposit(accountId, 1_000n)
  await database.db.transaction().execute((tx) =>
    requirements.open(tx, {
      ...{ merchantId, accountId, source: { kind: 'bonus', id: 'no-rebate' }, base: 2_000n, multiplier: 1 },
      withoutRebate: true,
    }),
  )
  await stake(accountId, 1_500n)
  await stake(accountId, 4_000n, { gameId: live })
  await feed()
  await database.settled()
  expect(await told()).toEqual([
    ['RNG', 500n],
    ['LIVE', 4_000n],
  ])
  const taken = await stake(accountId, 700n, { closes: false })
  await lanes.submit({ ...common(accountId, taken, slot), kind: 'endRound', key: `t:e${taken}` })
  await feed()
  await takeBack(accountId, taken)
  await feed()
  await database.settled()
  expect((await told()).slice(2).map(([, used]) => used)).toEqual([700n, -700n])
})
