import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { type FaultyVendors, faultyVendors } from '../../../testing/faulty-vendors.ts'
import { audit, openAccount, openHouse, standingOf } from '../../ledger/index.ts'
import { type Directory, openDirectory, seedBrands } from '../../merchants/index.ts'
import { openPurses, type PurseOwner, type Purses } from '../../wallet/index.ts'
import { openVendorWallets, type VendorWallets, type Wanted } from './vendor-wallets.ts'

let database: TestDatabase
let admin: pg.Pool
let directory: Directory
let purses: Purses
let merchantId = 0
let lastMember = 7_000_000n
let vendors: FaultyVendors
let wallets: VendorWallets

const opening = 10_000_000n

beforeAll(async () => {
  database = await testDatabase({ max: 16 })
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
  await seedBrands(database.adminUrl)
  directory = openDirectory(database.db, () => null)
  merchantId = (await directory.brandOfCode('demommk'))?.id ?? 0
  purses = openPurses(database.db, directory)
})
beforeEach(() => {
  vendors = faultyVendors(['hexworks', 'kitelab'])
  wallets = openVendorWallets({ db: database.db, door: vendors, purseOf: purses.of })
})
afterEach(async () => expect((await audit(database.adminUrl)).broken).toEqual([]))
afterAll(async () => {
  await admin.end()
  await database.drop()
})

async function aMember(): Promise<PurseOwner> {
  lastMember += 1n
  const owner = { merchantId, memberId: lastMember, type: 0 }
  await purses.of(owner)
  return owner
}

const wanted = (given: Partial<Wanted> = {}): Wanted => ({
  ...{ requestId: randomUUID(), vendor: 'hexworks', direction: 'in', amount: 1_000n },
  ...given,
})

async function placesOf(owner: PurseOwner) {
  const { accountId, currency } = await purses.of(owner)
  const owed = await openAccount(database.db, { merchantId, owner: owner.memberId, kind: 'owed', currency })
  const balance = async (id: bigint) => (await standingOf(database.db, id))?.balance ?? 0n
  return { main: await balance(accountId), onTheWay: await balance(owed) }
}

/** What the books say lies at this vendor, for the whole brand. */
async function booked(vendor: string): Promise<bigint> {
  const house = await openHouse(database.db, merchantId, `wallet:${vendor}`, 'MMK')
  const { rows } = await admin.query(
    'select coalesce(sum(balance), 0)::text as sum from ledger.house_balances where house_id = $1',
    [house],
  )
  return BigInt(rows[0].sum)
}

/** The member's process died: what is due is due now. */
const makeDue = () =>
  admin.query('update vendors.vendor_transfers set ask_at = now() where ask_at is not null')

describe('money between the purse and a vendor', () => {
  test('[MC-05][API-36][IM-32] one wallet falls, the other rises, and the sum stays', async () => {
    const owner = await aMember()
    const inward = await wallets.transfer(owner, wanted({ amount: 250_000n }))
    expect(inward).toMatchObject({ state: 'done', direction: 'in' })
    expect(await placesOf(owner)).toEqual({ main: opening - 250_000n, onTheWay: 0n })
    expect(vendors.keptBy('hexworks', owner.memberId)).toBe(250_000n)
    await wallets.transfer(owner, wanted({ direction: 'out', amount: 100_000n }))
    expect(await placesOf(owner)).toEqual({ main: opening - 150_000n, onTheWay: 0n })
    expect(vendors.keptBy('hexworks', owner.memberId)).toBe(150_000n)
  })

  test('[API-36] what is not there is refused on either side, and nothing has moved', async () => {
    const owner = await aMember()
    await expect(wallets.transfer(owner, wanted({ amount: opening + 1n }))).rejects.toThrow(
      'insufficient_funds',
    )
    const out = await wallets.transfer(owner, wanted({ direction: 'out', amount: 1n }))
    expect(out).toMatchObject({ state: 'refused', reason: 'insufficient' })
    expect(await placesOf(owner)).toEqual({ main: opening, onTheWay: 0n })
    await expect(wallets.transfer(owner, wanted({ vendor: 'nobody' }))).rejects.toThrow('wallet_unknown')
  })

  test('[API-36] the same request is one transfer, however often and however parallel; other content is refused', async () => {
    const owner = await aMember()
    const one = wanted({ amount: 5_000n })
    const all = await Promise.all(Array.from({ length: 12 }, () => wallets.transfer(owner, one)))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await placesOf(owner)).toEqual({ main: opening - 5_000n, onTheWay: 0n })
    expect(vendors.keptBy('hexworks', owner.memberId)).toBe(5_000n)
    await expect(wallets.transfer(owner, { ...one, amount: 5_001n })).rejects.toThrow('key_conflict')
    await expect(wallets.transfer(owner, { ...one, vendor: 'kitelab' })).rejects.toThrow('key_conflict')
  })
})

describe('when the vendor does not answer', () => {
  const directions = ['in', 'out'] as const

  test.each(directions)(
    '[MC-05] a lost answer is asked about and the transfer ends as it truly did (%s)',
    async (direction) => {
      const owner = await aMember()
      await wallets.transfer(owner, wanted({ amount: 9_000n }))
      vendors.faultNext('lose-answer')
      expect(await wallets.transfer(owner, wanted({ direction }))).toMatchObject({ state: 'done' })
      const change = direction === 'in' ? 1_000n : -1_000n
      expect(await placesOf(owner)).toEqual({ main: opening - 9_000n - change, onTheWay: 0n })
      expect(vendors.keptBy('hexworks', owner.memberId)).toBe(9_000n + change)
    },
  )

  test.each(directions)(
    '[MC-05] a lost call is closed at the vendor: the money is back, and a late arrival moves nothing (%s)',
    async (direction) => {
      const owner = await aMember()
      await wallets.transfer(owner, wanted({ amount: 9_000n }))
      vendors.faultNext('lose-call')
      expect(await wallets.transfer(owner, wanted({ direction }))).toMatchObject({
        state: 'refused',
        reason: 'closed',
      })
      expect(await vendors.deliverLost()).toEqual([{ state: 'refused', reason: 'closed' }])
      expect(await placesOf(owner)).toEqual({ main: opening - 9_000n, onTheWay: 0n })
      expect(vendors.keptBy('hexworks', owner.memberId)).toBe(9_000n)
    },
  )

  test.each([
    ['in', 'lose-answer', 'done'],
    ['in', 'lose-call', 'refused'],
    ['out', 'lose-answer', 'done'],
    ['out', 'lose-call', 'refused'],
  ] as const)(
    '[MC-05][IM-32] money is on its way, in no other place, until the vendor speaks (%s, %s)',
    async (direction, fault, state) => {
      const owner = await aMember()
      await wallets.transfer(owner, wanted({ amount: 9_000n }))
      const atVendor = await booked('hexworks')
      vendors.faultNext(fault)
      vendors.setDeaf(true)
      expect(await wallets.transfer(owner, wanted({ direction }))).toMatchObject({ state: 'sent' })
      const isIn = direction === 'in'
      expect(await placesOf(owner)).toEqual({
        main: opening - 9_000n - (isIn ? 1_000n : 0n),
        onTheWay: 1_000n,
      })
      expect(await booked('hexworks')).toBe(atVendor - (isIn ? 0n : 1_000n))
      expect(await wallets.isMoving(owner, 'hexworks')).toBe(true)
      expect(await wallets.balanceOf(owner, 'hexworks')).toBeNull()

      await makeDue()
      expect(await wallets.resolve(merchantId)).toBe(0)
      vendors.setDeaf(false)
      await makeDue()
      expect(await wallets.resolve(merchantId, owner.memberId)).toBe(1)
      expect((await wallets.newest(owner, 1))[0]).toMatchObject({ state })
      const moved = state === 'done' ? (isIn ? 1_000n : -1_000n) : 0n
      expect(await placesOf(owner)).toEqual({ main: opening - 9_000n - moved, onTheWay: 0n })
      expect(await booked('hexworks')).toBe(atVendor + moved)
    },
  )

  test('[MC-05] a process that dies before it calls leaves an order that the next one ends', async () => {
    const owner = await aMember()
    const dying = openVendorWallets({
      db: database.db,
      door: { ...vendors, send: () => new Promise(() => {}) },
      purseOf: purses.of,
    })
    void dying.transfer(owner, wanted({ amount: 3_000n }))
    await expect.poll(() => placesOf(owner)).toEqual({ main: opening - 3_000n, onTheWay: 3_000n })
    await makeDue()
    await wallets.resolve(merchantId)
    expect(await placesOf(owner)).toEqual({ main: opening, onTheWay: 0n })
  })

  test('[MC-05] a process that dies between the answer and its own books leaves nothing undone', async () => {
    const owner = await aMember()
    const dying = openVendorWallets({
      db: database.db,
      door: { ...vendors, send: (order) => vendors.send(order).then(() => new Promise(() => {})) },
      purseOf: purses.of,
    })
    void dying.transfer(owner, wanted({ amount: 3_000n }))
    await expect.poll(() => vendors.keptBy('hexworks', owner.memberId)).toBe(3_000n)
    expect(await placesOf(owner)).toEqual({ main: opening - 3_000n, onTheWay: 3_000n })
    await makeDue()
    // Several processes find it at once: one of them writes it down.
    await Promise.all([1, 2, 3].map(() => wallets.resolve(merchantId)))
    expect(await placesOf(owner)).toEqual({ main: opening - 3_000n, onTheWay: 0n })
  })
})

describe('recall', () => {
  test('[MC-05][IM-32] brings everything home once, however often the button is pressed', async () => {
    const owner = await aMember()
    await wallets.transfer(owner, wanted({ amount: 4_000n }))
    await wallets.transfer(owner, wanted({ vendor: 'kitelab', amount: 6_000n }))
    const requestId = randomUUID()
    const [first, second] = await Promise.all([
      wallets.recall(owner, requestId),
      wallets.recall(owner, requestId),
    ])
    expect(await placesOf(owner)).toEqual({ main: opening, onTheWay: 0n })
    expect(vendors.total()).toBe(0n)
    expect(first.moved.length + second.moved.length).toBeGreaterThanOrEqual(2)
    expect(await wallets.recall(owner, requestId)).toMatchObject({ unreachable: [] })
    expect(await placesOf(owner)).toEqual({ main: opening, onTheWay: 0n })
  })

  test('[MC-05] a vendor that does not answer is named, and asked for nothing', async () => {
    const owner = await aMember()
    await wallets.transfer(owner, wanted({ amount: 4_000n }))
    vendors.setDeaf(true)
    expect(await wallets.recall(owner, randomUUID())).toEqual({
      moved: [],
      unreachable: ['hexworks', 'kitelab'],
    })
    expect(await placesOf(owner)).toEqual({ main: opening - 4_000n, onTheWay: 0n })
  })

  test('[D-117] opening a game collects what lies at vendors, and asks nobody when nothing does', async () => {
    const owner = await aMember()
    vendors.setDeaf(true)
    await wallets.collect(owner)
    vendors.setDeaf(false)
    await wallets.transfer(owner, wanted({ amount: 4_000n }))
    await wallets.collect(owner)
    expect(await placesOf(owner)).toEqual({ main: opening, onTheWay: 0n })
  })
})

test('[API-36][IM-32] a storm over a line that loses a third of everything never overspends, and every coin is found again', async () => {
  const owner = await aMember()
  const faults = ['none', 'lose-call', 'lose-answer'] as const
  const each = opening / 40n
  await Promise.all(
    Array.from({ length: 120 }, async (_, at) => {
      vendors.faultNext(faults[at % 3] ?? 'none')
      const vendor = at % 2 === 0 ? 'hexworks' : 'kitelab'
      const direction = at % 4 === 3 ? 'out' : 'in'
      await wallets.transfer(owner, wanted({ vendor, direction, amount: each })).catch((error: Error) => {
        expect(error.message).toBe('insufficient_funds')
      })
    }),
  )
  vendors.setDeaf(false)
  await vendors.deliverLost()
  for (let left = 1; left > 0; ) {
    await makeDue()
    await wallets.resolve(merchantId, owner.memberId)
    const { rows } = await admin.query(
      "select count(*)::int as n from vendors.vendor_transfers where state = 'sent'",
    )
    left = rows[0].n
  }
  const { main, onTheWay } = await placesOf(owner)
  expect(onTheWay).toBe(0n)
  expect(main).toBeGreaterThanOrEqual(0n)
  expect(main + vendors.keptBy('hexworks', owner.memberId) + vendors.keptBy('kitelab', owner.memberId)).toBe(
    opening,
  )
})
