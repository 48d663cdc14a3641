import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { audit, type Lanes, type Movement, move, openAccount, openHouse, openLanes, post } from './index.ts'
import { openModel } from './model.ts'
import { transfersSince } from './stream/stream.ts'

let database: TestDatabase
let lanes: Lanes
let other: Lanes
let house: number
let clearing: number
let member = 0n

beforeAll(async () => {
  database = await testDatabase()
  lanes = await openLanes({ url: database.appUrl, lanes: 2, batchMin: 4 })
  other = await openLanes({ url: database.appUrl, lanes: 2, batchMin: 4 })
  house = await openHouse(database.db, 1, 'vendor:test', 'MMK')
  clearing = await openHouse(database.db, 1, 'clearing', 'MMK')
})

afterAll(async () => {
  await lanes.close()
  await other.close()
  await database.drop()
})

async function aMember(balance = 0n): Promise<bigint> {
  member += 1n
  const accountId = await openAccount(database.db, {
    merchantId: 1,
    owner: member,
    kind: 'purse',
    currency: 'MMK',
  })
  if (balance > 0n) {
    await database.db
      .transaction()
      .execute((tx) =>
        post(tx, { key: 'opening', kind: 'grant', accountId, houseId: house, amount: balance }),
      )
  }
  return accountId
}

const common = (accountId: bigint, round: string) => ({
  accountId,
  houseId: house,
  gameId: 1,
  round: `v:${round}`,
})
const stake = (accountId: bigint, txn: string, amount: bigint, round = 'r1'): Movement => ({
  kind: 'stake',
  key: `v:${txn}`,
  amount,
  ...common(accountId, round),
})
const win = (accountId: bigint, txn: string, amount: bigint, round = 'r1', more: object = {}): Movement => ({
  kind: 'win',
  key: `v:${txn}`,
  amount,
  ...common(accountId, round),
  ...more,
})
const rollback = (accountId: bigint, txn: string, round = 'r1'): Movement => ({
  kind: 'rollback',
  key: `v:R:${txn}`,
  target: `v:${txn}`,
  ...common(accountId, round),
})

describe('a movement', () => {
  test('[IM-31] under a known key with another game, house, amount, round or kind is a conflict, and moves nothing', async () => {
    const id = await aMember(1_000n)
    const elsewhere = await openHouse(database.db, 1, 'vendor:elsewhere', 'MMK')
    expect(await lanes.submit(stake(id, 'same', 400n))).toMatchObject({ status: 'posted' })
    expect(await lanes.submit(win(id, 'paid', 50n))).toMatchObject({ status: 'posted' })
    const others: Movement[] = [
      { ...stake(id, 'same', 400n), gameId: 2 },
      { ...stake(id, 'same', 400n), houseId: elsewhere },
      stake(id, 'same', 401n),
      stake(id, 'same', 400n, 'r2'),
      win(id, 'same', 400n),
      { ...win(id, 'paid', 50n), gameId: 2 },
      { ...win(id, 'paid', 50n), houseId: elsewhere },
      win(id, 'paid', 51n),
    ]
    for (const through of [lanes, other])
      for (const each of others)
        expect(await through.submit(each)).toMatchObject({ status: 'conflict', balance: 650n })
    expect(await lanes.submit(stake(id, 'same', 400n))).toMatchObject({ status: 'posted', replayed: true })
  })
  test('[IM-31] moves money once, and a repeat is answered as before', async () => {
    const id = await aMember(1_000n)
    expect(await lanes.submit(stake(id, 't1', 400n))).toMatchObject({
      status: 'posted',
      replayed: false,
      balance: 600n,
    })
    expect(await lanes.submit(stake(id, 't1', 400n))).toMatchObject({
      status: 'posted',
      replayed: true,
      balance: 600n,
    })
    expect(await other.submit(stake(id, 't1', 400n))).toMatchObject({
      status: 'posted',
      replayed: true,
      balance: 600n,
    })
  })

  test('is a conflict when its key comes with other content', async () => {
    const id = await aMember(1_000n)
    await lanes.submit(stake(id, 't1', 400n))
    expect(await lanes.submit(stake(id, 't1', 401n))).toMatchObject({ status: 'conflict', balance: 600n })
    expect(await lanes.submit(stake(id, 't1', 400n, 'r2'))).toMatchObject({ status: 'conflict' })
    expect(await lanes.submit({ ...stake(id, 't1', 400n), gameId: 2 } as Movement)).toMatchObject({
      status: 'conflict',
    })
    expect(await lanes.submit(win(id, 't1', 400n))).toMatchObject({ status: 'conflict' })
  })

  test('never takes what is not there, by one unit', async () => {
    const id = await aMember(100n)
    expect(await lanes.submit(stake(id, 't1', 101n))).toMatchObject({ status: 'insufficient', balance: 100n })
    expect(await lanes.submit(stake(id, 't2', 100n))).toMatchObject({ status: 'posted', balance: 0n })
  })

  test('ten racing stakes on money for five take it exactly five times', async () => {
    const id = await aMember(500n)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? lanes : other).submit(stake(id, `race${i}`, 100n, `r${i}`)),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'posted')).toHaveLength(5)
    expect(outcomes.filter(({ status }) => status === 'insufficient')).toHaveLength(5)
  })

  test('for an account that is not there fails alone, not its neighbours', async () => {
    const id = await aMember(100n)
    const [lost, kept] = await Promise.allSettled([
      lanes.submit(stake(999_999_998n, 'x', 1n)),
      lanes.submit(stake(id, 'y', 1n)),
    ])
    expect(lost.status).toBe('rejected')
    expect(kept).toMatchObject({ status: 'fulfilled', value: { status: 'posted' } })
  })
})

describe('the out-of-order matrix', () => {
  test('a win without a stake waits for one', async () => {
    const id = await aMember(100n)
    expect(await lanes.submit(win(id, 'w', 5n))).toMatchObject({ status: 'no-stake', balance: 100n })
    expect(await lanes.submit(win(id, 'w', 5n, 'r1', { mayStandAlone: true }))).toMatchObject({
      status: 'posted',
      balance: 105n,
    })
  })

  test('a roll-back before its stake leaves a tombstone that refuses the stake', async () => {
    const id = await aMember(100n)
    expect(await lanes.submit(rollback(id, 's'))).toMatchObject({ status: 'tombstone', replayed: false })
    expect(await lanes.submit(stake(id, 's', 10n))).toMatchObject({ status: 'cancelled', balance: 100n })
    expect(await lanes.submit(rollback(id, 's'))).toMatchObject({ status: 'tombstone', replayed: true })
    expect(await lanes.submit(win(id, 'w', 10n))).toMatchObject({ status: 'cancelled', balance: 100n })
  })

  test('a roll-back gives the stake back once, and no win follows it', async () => {
    const id = await aMember(100n)
    await lanes.submit(stake(id, 's', 10n))
    expect(await lanes.submit(rollback(id, 's'))).toMatchObject({ status: 'posted', balance: 100n })
    expect(await lanes.submit(rollback(id, 's'))).toMatchObject({
      status: 'posted',
      replayed: true,
      balance: 100n,
    })
    expect(await lanes.submit(win(id, 'w', 10n))).toMatchObject({ status: 'cancelled', balance: 100n })
  })

  test('a settled stake cannot be taken back; a closed round takes no late win', async () => {
    const id = await aMember(100n)
    await lanes.submit(stake(id, 's', 10n))
    await lanes.submit(win(id, 'w', 30n, 'r1', { closes: true }))
    expect(await lanes.submit(rollback(id, 's'))).toMatchObject({ status: 'already-settled', balance: 120n })
    expect(await lanes.submit(win(id, 'w2', 1n))).toMatchObject({ status: 'round-closed' })
    expect(await lanes.submit(win(id, 'w2', 1n, 'r1', { mayComeLate: true }))).toMatchObject({
      status: 'posted',
      balance: 121n,
    })
  })

  test('a stake and its win in one are both there or neither', async () => {
    const id = await aMember(100n)
    const both: Movement = {
      kind: 'betwin',
      key: 'v:s',
      amount: 60n,
      winKey: 'v:w',
      win: 90n,
      closes: true,
      ...common(id, 'r'),
    }
    expect(await lanes.submit(both)).toMatchObject({ status: 'posted', balance: 130n })
    expect(await lanes.submit(both)).toMatchObject({ status: 'posted', replayed: true, balance: 130n })
    expect(
      await lanes.submit({ ...both, key: 'v:s2', winKey: 'v:w2', amount: 131n, win: 500n } as Movement),
    ).toMatchObject({ status: 'insufficient', balance: 130n })
    expect(await lanes.submit({ ...both, win: 91n } as Movement)).toMatchObject({ status: 'conflict' })
  })

  test('a stake and win in one that was refused or cancelled keeps its answer, whatever its win key became since', async () => {
    const id = await aMember(10n)
    const both = { kind: 'betwin', amount: 60n, win: 90n, closes: true, ...common(id, 'r') } as const
    const alone = (key: string) => ({ ...win(id, key, 5n, 'other'), mayStandAlone: true }) as Movement
    const refused: Movement = { ...both, key: 'v:s1', winKey: 'v:w1' }
    expect(await lanes.submit(refused)).toMatchObject({ status: 'insufficient', replayed: false })
    await lanes.submit({ ...alone('w1'), key: 'v:w1' } as Movement)
    expect(await lanes.submit(refused)).toMatchObject({ status: 'insufficient', replayed: true })
    await lanes.submit({ kind: 'rollback', key: 'v:R:s2', target: 'v:s2', ...common(id, 'r') })
    await lanes.submit({ ...alone('w2'), key: 'v:w2' } as Movement)
    expect(await lanes.submit({ ...both, key: 'v:s2', winKey: 'v:w2' })).toMatchObject({
      status: 'cancelled',
    })
  })

  test('an id that is global to its vendor belongs to one account', async () => {
    const [a, b] = [await aMember(100n), await aMember(100n)]
    const mine = { ...stake(a, 'shared', 1n), globalId: true } as Movement
    expect(await lanes.submit(mine)).toMatchObject({ status: 'posted' })
    expect(await lanes.submit({ ...mine, accountId: b } as Movement)).toMatchObject({
      status: 'conflict',
      balance: 100n,
    })
    expect(await lanes.submit(mine)).toMatchObject({ status: 'posted', replayed: true })
  })

  test('of two accounts that come with one global id at once the first has it, in one batch and in two writers', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => aMember(100n)))
    const ids = Array.from({ length: 20 }, (_, at) => `both-${at}`)
    // Each writer hears of the ids in another order, so that one that took them in its own would wait in a circle.
    const race = (writer: Lanes, names: readonly string[], from: number) =>
      names.flatMap((id, at) =>
        [0, 1].map(async (next) => {
          const accountId = accounts[(from + 2 * at + next) % accounts.length] ?? 0n
          const movement = { ...stake(accountId, id, 1n, `of-${id}`), globalId: true } as Movement
          return { id, status: (await writer.submit(movement)).status }
        }),
      )
    const answers = await Promise.all([...race(lanes, ids, 0), ...race(other, ids.toReversed(), 4)])
    const posted = answers.filter(({ status }) => status === 'posted').map(({ id }) => id)
    expect(posted.toSorted()).toEqual(ids.toSorted())
    expect(answers.filter(({ status }) => status === 'conflict')).toHaveLength(ids.length * 3)
  })
})

describe('the second door', () => {
  test('rolls everything back when the money is not there', async () => {
    const id = await aMember(50n)
    const other = await aMember(0n)
    const refused = database.db
      .transaction()
      .execute((tx) => move(tx, { key: 'm', from: id, to: other, clearingId: clearing, amount: 51n }))
    await expect(refused).rejects.toMatchObject({ code: 'insufficient_funds' })
    await database.db
      .transaction()
      .execute((tx) => move(tx, { key: 'm', from: id, to: other, clearingId: clearing, amount: 50n }))
    const again = await database.db
      .transaction()
      .execute((tx) => move(tx, { key: 'm', from: id, to: other, clearingId: clearing, amount: 50n }))
    expect(again.to).toMatchObject({ replayed: true, balance: 50n })
  })

  test('members who pay each other at once neither deadlock nor lose a unit', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => aMember(1_000n)))
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => {
        const [from, to] = [people[i % 4], people[(i + 1 + (i % 3)) % 4]]
        if (from === undefined || to === undefined || from === to) return null
        return database.db
          .transaction()
          .execute((tx) =>
            move(tx, { key: `p${i}`, from, to, clearingId: clearing, amount: BigInt(1 + (i % 7)) }),
          )
      }),
    )
    expect(await audit(database.adminUrl)).toMatchObject({ ok: true })
  })
})

test('readers by watermark see every transfer exactly once, whoever commits late', async () => {
  const id = await aMember(10_000n)
  const seen = new Map<string, number>()
  let since = 0n
  let done = false
  const reader = (async () => {
    for (let last = false; ; last = done) {
      const { transfers, next } = await transfersSince(database.db, since, 50)
      for (const { accountId, seq } of transfers)
        seen.set(`${accountId}-${seq}`, (seen.get(`${accountId}-${seq}`) ?? 0) + 1)
      since = next
      if (last && transfers.length === 0) return
    }
  })()
  const slow = database.db.transaction().execute(async (tx) => {
    await post(tx, { key: 'slow', kind: 'grant', accountId: await aMember(1n), houseId: house, amount: 5n })
    await new Promise((wake) => setTimeout(wake, 300))
  })
  await Promise.all(
    Array.from({ length: 300 }, (_, i) => (i % 2 ? lanes : other).submit(stake(id, `w${i}`, 1n, `r${i}`))),
  )
  await slow
  await database.settled()
  done = true
  await reader
  const { rows } = await database.pool.query('select count(*)::int as n from ledger.transfers')
  expect([...seen.values()].every((times) => times === 1)).toBe(true)
  expect(seen.size).toBe(rows[0].n)
})

/** Few ids and small amounts, so that repeats, conflicts and races are the rule. */
const action = fc.record({
  kind: fc.constantFrom('stake', 'stake', 'win', 'rollback', 'betwin', 'promo', 'endRound'),
  account: fc.nat(2),
  txn: fc.nat(5),
  round: fc.nat(2),
  amount: fc.bigInt({ min: 0n, max: 60n }),
  flag: fc.nat(3),
  most: fc.option(fc.bigInt({ min: 0n, max: 90n })),
})

test('[SW-36] random interleavings through two writers leave what the plain model leaves', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (actions) => {
      run++
      const ids = [await aMember(100n), await aMember(50n), await aMember(5n)]
      const model = openModel(
        new Map(ids.map((id, i) => [id, { balance: [100n, 50n, 5n][i] ?? 0n, seq: 1n }])),
      )
      // Each account's movements keep their order; different accounts race through two writers.
      await Promise.all(
        ids.map(async (accountId, index) => {
          const writer = index % 2 ? lanes : other
          const mine = actions.filter(({ account }) => account === index)
          const outcomes = await Promise.all(
            mine.map(({ kind, txn, round, amount, flag, most }) => {
              const at = common(accountId, `${run}-${round}`)
              const key = `v:${run}:${kind === 'win' ? 'w' : kind === 'promo' ? 'p' : kind === 'endRound' ? 'e' : 's'}${txn}`
              const movement =
                kind === 'rollback'
                  ? { ...at, kind, key: `v:R:${run}:s${txn}`, target: `v:${run}:s${txn}` }
                  : kind === 'betwin'
                    ? {
                        ...at,
                        kind,
                        key,
                        amount,
                        winKey: `v:${run}:w${txn}`,
                        win: amount * 2n,
                        closes: flag > 1,
                        ...(most !== null ? { most } : {}),
                      }
                    : {
                        ...at,
                        kind,
                        key,
                        amount,
                        closes: flag === 1,
                        mayStandAlone: flag === 2,
                        mayComeLate: flag === 3,
                        ...(kind === 'win' && most !== null ? { most } : {}),
                      }
              const expected = model.apply(movement as Movement)
              return writer.submit(movement as Movement).then((got) => ({ movement, got, expected }))
            }),
          )
          for (const { movement, got, expected } of outcomes) {
            expect({ movement, status: got.status, replayed: got.replayed }).toEqual({
              movement,
              status: expected.status,
              replayed: expected.replayed,
            })
          }
          const { rows } = await database.pool.query('select balance from ledger.accounts where id = $1', [
            accountId,
          ])
          expect(rows[0].balance).toBe(model.balance(accountId))
        }),
      )
    }),
    { numRuns: 120 },
  )
  expect(await audit(database.adminUrl)).toMatchObject({ ok: true })
}, 180_000)
