/** Many at once, through two processes' worth of connections: of one piece one is sold, and no point is spent twice. */
import { Refusal } from '@jackfruit/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPointsWorld, type PointsWorld, signature } from '../../testing/points/world.ts'
import { feedPoints } from './earn.ts'
import { decideOrder, givePoints, NotDone } from './index.ts'
import { convert, redeem } from './redeem.ts'

let w: PointsWorld
beforeAll(async () => {
  w = await openPointsWorld()
  await w.terms()
})
afterAll(() => w.close())

const delivery = { address: 'No. 1, Strand Road', zalo: '', whatsApp: '+95 9 450 123 456' }
const many = 200

async function rich(points: bigint): Promise<string> {
  const member = await w.aMember()
  await insist(() => givePoints(w.ours, w.personOf(member), { key: `gift-of-${member}`, points }, signature))
  return member
}
const worlds = () => [w.ours, w.theirs] as const
const isBusy = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Refusal) && !(error instanceof NotDone)
/** As every client does: what a busy platform, or one whose connections were cut, did not answer is sent again. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || tries > 200) throw error
      await new Promise((wake) => setTimeout(wake, 10))
    }
}
/** What each came to: a refusal by its code. */
const told = (work: () => Promise<unknown>): Promise<string> =>
  insist(work).then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal || error instanceof NotDone) return error.message
      throw error
    },
  )
const counted = (all: readonly string[]) =>
  Object.fromEntries([...new Set(all)].map((each) => [each, all.filter((one) => one === each).length]))

test('[IM-49] the last piece, asked for 200 times at once by 20 members, is sold once and the others keep their points', async () => {
  const good = await w.aGood({ stock: 1 })
  const members = await Promise.all(Array.from({ length: 20 }, () => rich(100_000n)))
  const presses = Array.from({ length: many }, (_, n) => {
    const world = worlds()[n % 2] ?? w.ours
    const person = w.personOf(members[n % members.length] ?? '')
    return told(() =>
      redeem(world, person, { key: `last-piece-${n}`, goods: good, quantity: 1, price: 3_000n, delivery }),
    )
  })
  expect(counted(await Promise.all(presses))).toEqual({ done: 1, goods_sold_out: many - 1 })
  expect(await w.stockOf(good)).toBe(0)
  const orders = (await w.waiting()).filter(({ key }) => key.startsWith('last-piece-'))
  expect(orders).toHaveLength(1)
  for (const member of members)
    expect((await w.balance(member))['balance']).toBe(
      String(orders[0]?.memberId) === member ? '970.00' : '1000.00',
    )
  await w.demandSound()
})

test('one press sent 200 times at once is one exchange, and decided 200 times at once it is given back once', async () => {
  const [good, member] = [await w.aGood({ stock: 50 }), await rich(100_000n)]
  const one = { key: 'pressed-by-a-hurried-thumb', goods: good, quantity: 1, price: 3_000n, delivery }
  const presses = Array.from({ length: many }, (_, n) =>
    insist(() => redeem(worlds()[n % 2] ?? w.ours, w.personOf(member), one)),
  )
  const ids = new Set((await Promise.all(presses)).map(({ id }) => id))
  expect(ids.size).toBe(1)
  expect([await w.stockOf(good), (await w.balance(member))['balance']]).toEqual([49, '970.00'])
  const [id = 0n] = ids
  const verdicts = Array.from({ length: many }, (_, n) =>
    told(() =>
      decideOrder(
        worlds()[n % 2] ?? w.ours,
        w.brand.id,
        id,
        { verdict: n % 3 === 0 ? 'approve' : 'reject', remark: 'None are left.' },
        signature,
      ),
    ),
  )
  const outcome = counted(await Promise.all(verdicts))
  expect(outcome['done']).toBeLessThanOrEqual(2)
  expect([await w.stockOf(good), (await w.balance(member))['balance']]).toEqual([50, '1000.00'])
  await w.demandSound()
})

test('[API-101] [IM-48] while bets are counted and taken back, points are spent no more than there are, and all adds up', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => rich(40_000n)))
  const good = await w.aGood({ stock: null })
  const purses = await Promise.all(members.map((member) => w.purse(member)))
  const feeding = async (world: typeof worlds extends () => readonly (infer W)[] ? W : never) => {
    for (let n = 0; n < 12; n++) await insist(() => feedPoints(world, world.db, undefined))
  }
  const playing = async () => {
    for (let n = 0; n < 24; n++)
      for (const member of members) await w.bet(member, n % 3 === 2 ? -700_000n : 500_000n)
  }
  const spending = members.flatMap((member, place) =>
    Array.from({ length: 12 }, (_, n) => {
      const [world, person] = [worlds()[n % 2] ?? w.ours, w.personOf(member)]
      return told(() =>
        n % 2 === 0
          ? redeem(world, person, {
              key: `mixed-${place}-${n}`,
              goods: good,
              quantity: 1,
              price: 3_000n,
              delivery,
            })
          : convert(world, person, { key: `mixed-${place}-${n}`, points: 10_000n, money: 100_000n }),
      )
    }),
  )
  const [outcomes] = await Promise.all([Promise.all(spending), playing(), feeding(w.ours), feeding(w.theirs)])
  const said = counted(outcomes)
  expect(Object.keys(said).every((each) => each === 'done' || each === 'points_missing')).toBe(true)
  expect(said['points_missing']).toBeGreaterThan(0)
  for (const [place, member] of members.entries()) {
    await w.balance(member)
    const cash = (await w.history(member)).filter(({ what }) => what === 'cash').length
    expect(await w.purse(member)).toBe((purses[place] ?? 0n) + BigInt(cash) * 100_000n)
  }
  await w.demandSound()
})

test('[IM-49] connections are cut while 200 exchanges are asked for: asked again under their keys, each happened once', async () => {
  const [good, stock] = [await w.aGood({ stock: 40 }), 40]
  const members = await Promise.all(Array.from({ length: 20 }, () => rich(100_000n)))
  let cuts = 0
  // Some rounds of it, and then everybody is let finish.
  const cutting = async () => {
    for (let round = 0; round < 6; round++) {
      const { rowCount } = await w.admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = 'jackfruit_app'`,
      )
      cuts += rowCount ?? 0
      await new Promise((wake) => setTimeout(wake, 150))
    }
  }
  const presses = Array.from({ length: many }, (_, n) => {
    const person = w.personOf(members[n % members.length] ?? '')
    const one = { key: `cut-off-${n}-of-many`, goods: good, quantity: 1, price: 3_000n, delivery }
    return told(() => redeem(worlds()[n % 2] ?? w.ours, person, one))
  })
  const [outcomes] = await Promise.all([Promise.all(presses), cutting()])
  const outcome = counted(outcomes)
  expect(cuts).toBeGreaterThan(0)
  expect(outcome).toEqual({ done: stock, goods_sold_out: many - stock })
  expect(await w.stockOf(good)).toBe(0)
  const orders = (await w.waiting()).filter(({ key }) => key.startsWith('cut-off-'))
  expect(new Set(orders.map(({ key }) => key)).size).toBe(stock)
  expect(orders).toHaveLength(stock)
  await w.demandSound()
})
