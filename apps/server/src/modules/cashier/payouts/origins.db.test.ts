import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts'
import { freshId, type Seat, takeSeat } from '../../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../../testing/vendor-world.ts'
import { move, openHouse } from '../../ledger/index.ts'
import { type Directory, openDirectory } from '../../merchants/index.ts'
import { openCreditsDesk, registerBudget } from '../../vendors/index.ts'
import { approvePayout } from './operator.ts'

/** Withdrawals of 20,000, which leave by rule where nothing is unusual, of money that games paid. */
let world: VendorWorld
let payouts: PayoutWorld
let directory: Directory
const signed = { by: 'Daw Hla', why: 'asked the studio, call 12' }
beforeAll(async () => {
  world = await openVendorWorld()
  const { db } = world.database
  directory = openDirectory(db, () => null)
  payouts = await openPayoutWorld(world.database, {}, world.origins)
  const budget = { merchantId: world.merchantId, vendor: 'hexworks', currency: 'MMK', campaign: 'gifts' }
  await registerBudget(db, { ...budget, total: 100_000_000n, perDay: 100_000_000n }, signed)
})
afterAll(async () => {
  await payouts.admin.end()
  await world.close()
})

const ownerOf = ({ memberId }: Seat) => ({ merchantId: world.merchantId, memberId, type: 0 })
const bound = new Map<bigint, Awaited<ReturnType<PayoutWorld['bound']>>>()

/** A player who is a member as identity knows them. */
async function seated(): Promise<Seat> {
  const player = await takeSeat(world)
  await payouts.admin.query(
    `insert into identity.members (id, merchant_id, username, username_key, password_hash, password_changed_at, type,
       nickname, created_at) overriding system value
     values ($1, $2, $3, lower($3), 'nobody knows', now(), 0, 'Origin', now())`,
    [String(player.memberId), world.merchantId, `Origin${player.memberId}`],
  )
  return player
}

/** Reads the stream as far as it goes. */
async function read(): Promise<void> {
  await world.database.settled()
  await payouts.parts.origins.catchUp()
}

/** Asks for 20,000, and answers the withdrawal. */
async function asking(player: Seat): Promise<string> {
  const owner = ownerOf(player)
  const account = bound.get(player.memberId) ?? (await payouts.bound(owner))
  bound.set(player.memberId, account)
  payouts.later(24 * 3_600_000)
  return payouts.ask(owner, account, '20000', `key-${randomUUID()}`)
}

/** The same, when the clock has looked at it. */
async function askedOf(player: Seat): Promise<string> {
  const id = await asking(player)
  await world.database.settled()
  await payouts.work()
  return id
}

const approve = (id: string) => approvePayout(payouts.parts, { merchantId: world.merchantId, id, ...signed })
const reasonOf = async (id: string) => (await payouts.story(id)).at(-1)
const promo = (player: Seat, amount: string, campaignId = 'gifts') =>
  player.call('promo', { transactionId: freshId(), campaignId, amount })

async function sendOn(sender: Seat, receiver: Seat): Promise<void> {
  const { db } = world.database
  const clearingId = await openHouse(db, world.merchantId, 'clearing', 'MMK')
  await db.transaction().execute((tx) =>
    move(tx, {
      ...{ key: `line:${freshId()}`, kind: 'downline', clearingId, amount: 1_000n },
      ...{ from: sender.accountId, to: receiver.accountId },
    }),
  )
}

test('a plain win leaves by rule', async () => {
  const player = await seated()
  await player.win(await player.stake('100'), '900', { roundEnded: true })
  expect(await reasonOf(await askedOf(player))).toBe('SENT gateway_took')
})

test.each([
  ['a credit without a stake that its budget bears', (player: Seat) => promo(player, '700')],
  ['a credit that is held', (player: Seat) => promo(player, '999999999999999', 'nobody-agreed')],
  [
    'a win far above its stake',
    async (player: Seat) => player.win(await player.stake('10'), '100000', { roundEnded: true }),
  ],
  [
    'a first large win',
    async (player: Seat) => player.win(await player.stake('50000'), '1000000', { roundEnded: true }),
  ],
  [
    'several wins of one round above the most that it pays',
    async (player: Seat) => {
      const roundId = freshId()
      for (const roundEnded of [false, true])
        await player.call('betwin', {
          ...{ sessionId: player.sessionId, roundId, roundEnded },
          bet: { transactionId: freshId(), amount: '40000' },
          win: { transactionId: freshId(), amount: '60000000' },
        })
    },
  ],
])('%s waits for a person, and goes when that person says so', async (_what, credit) => {
  const player = await seated()
  await credit(player)
  const id = await askedOf(player)
  expect(await reasonOf(id)).toBe('RISK_REVIEW review_origin')
  await payouts.work(3)
  expect(await payouts.stateOf(id)).toBe('RISK_REVIEW')
  await approve(id)
  expect(await payouts.stateOf(id)).toBe('QUEUED')
})

test('looked at once, the rest leaves by rule, until something unusual is credited again', async () => {
  const player = await seated()
  await promo(player, '700')
  const first = await askedOf(player)
  await approve(first)
  await payouts.work(3)
  const second = await askedOf(player)
  expect(await payouts.story(second)).not.toContain('RISK_REVIEW review_origin')
  await payouts.work(3)
  await promo(player, '1')
  expect(await reasonOf(await askedOf(player))).toBe('RISK_REVIEW review_origin')
})

test('what is credited while a withdrawal waits is not looked at with it', async () => {
  const player = await seated()
  await promo(player, '700')
  const first = await askedOf(player)
  await promo(player, '700')
  await read()
  await approve(first)
  await payouts.work(3)
  expect(await reasonOf(await askedOf(player))).toBe('RISK_REVIEW review_origin')
})

test.each([
  ['read at once', false],
  ['read one after the other', true],
])(
  'a later win of its round takes no mark past a withdrawal that waits (%s)',
  async (_what, isReadBetween) => {
    const player = await seated()
    const roundId = await player.stake('10')
    await player.win(roundId, '100000')
    const account = await payouts.bound(ownerOf(player))
    payouts.later(24 * 3_600_000)
    const id = await payouts.ask(ownerOf(player), account, '20000', `key-${randomUUID()}`)
    if (isReadBetween) await read()
    await player.win(roundId, '0.01', { roundEnded: true })
    await read()
    await payouts.work()
    expect(await reasonOf(id)).toBe('RISK_REVIEW review_origin')
    // What came later was not looked at with it.
    await approve(id)
    await payouts.work(3)
    bound.set(player.memberId, account)
    expect(await reasonOf(await askedOf(player))).toBe('RISK_REVIEW review_origin')
  },
)

test('who looked at a part of a round has looked at that part, and not at what came of it since', async () => {
  const player = await seated()
  const roundId = await player.stake('10')
  await player.win(roundId, '100000')
  const id = await asking(player)
  await promo(player, '700')
  await read()
  const desk = openCreditsDesk({ db: world.database.db, directory, tellBalance: () => {} })
  const purse = { merchantId: world.merchantId, accountId: player.accountId }
  const shown = await desk.unusual(purse)
  expect(shown).toMatchObject([{ reason: 'above_multiple' }, { reason: 'no_stake' }])
  await player.win(roundId, '0.01', { roundEnded: true })
  await read()
  expect(await desk.lookAt({ ...purse, upto: shown.at(-1)?.seq ?? 0n }, signed)).toBe(2)
  expect(await desk.unusual(purse)).toMatchObject([{ reason: 'above_multiple' }])
  await payouts.work()
  expect(await reasonOf(id)).toBe('SENT gateway_took')
  await payouts.work(3)
  expect(await reasonOf(await askedOf(player))).toBe('RISK_REVIEW review_origin')
})

test('what was settled lower and as high again has not grown, and is not looked at twice', async () => {
  const player = await seated()
  const roundId = await player.stake('10')
  const refTransactionId = freshId()
  const settled = async (signedAmount: string) => {
    const anew = { roundId, transactionId: freshId(), refTransactionId, reason: 'settled anew' }
    expect(await player.call('adjust', { ...anew, signedAmount })).toMatchObject({ status: 'OK' })
  }
  await player.win(roundId, '100000', { transactionId: refTransactionId, roundEnded: true })
  const first = await askedOf(player)
  expect(await reasonOf(first)).toBe('RISK_REVIEW review_origin')
  await approve(first)
  await payouts.work(3)
  await settled('-50')
  await settled('50')
  expect(await reasonOf(await askedOf(player))).toBe('SENT gateway_took')
  await payouts.work(3)
  await settled('0.01')
  expect(await reasonOf(await askedOf(player))).toBe('RISK_REVIEW review_origin')
})

test('what is sent on between two wins of a round keeps its origin', async () => {
  const [from, to] = [await seated(), await seated()]
  const roundId = await from.stake('10')
  await from.win(roundId, '100000')
  await sendOn(from, to)
  await from.win(roundId, '0.01', { roundEnded: true })
  expect(await reasonOf(await askedOf(to))).toBe('RISK_REVIEW review_origin')
})

test('while another process reads for too long, what was credited is not read yet: the withdrawal waits and does not fail', async () => {
  const player = await seated()
  const id = await asking(player)
  const other = new pg.Client({ connectionString: world.database.adminUrl })
  await other.connect()
  try {
    await other.query('begin')
    await other.query("select from ledger.followers where name = 'vendors' for update")
    await payouts.work()
    expect(await payouts.stateOf(id)).toBe('REQUESTED')
    await expect(approve(id)).rejects.toThrow('payout_unread')
  } finally {
    await other.end()
  }
  await world.database.settled()
  await payouts.work(3)
  expect(await payouts.story(id)).toContain('APPROVED approved_by_rule')
})

test('who approves for another reason has not looked at what is unusual', async () => {
  const player = await seated()
  await promo(player, '700')
  payouts.facts = { ...payouts.facts, isChangedLately: true }
  const id = await askedOf(player)
  payouts.facts = { ...payouts.facts, isChangedLately: false }
  expect(await reasonOf(id)).toBe('RISK_REVIEW review_credentials')
  const { accountId } = player
  await expect(approve(id)).rejects.toThrow(`unusual demommk ${accountId}`)
  expect(await payouts.stateOf(id)).toBe('RISK_REVIEW')
  const desk = openCreditsDesk({ db: world.database.db, directory, tellBalance: () => {} })
  const purse = { merchantId: world.merchantId, accountId }
  const [shown] = await desk.unusual(purse)
  expect(await desk.lookAt({ ...purse, upto: shown?.seq ?? 0n }, signed)).toBe(1)
  await approve(id)
  expect(await payouts.stateOf(id)).toBe('QUEUED')
})

test('a person looks at a purse before anything is asked for', async () => {
  const player = await seated()
  await promo(player, '700')
  await read()
  const desk = openCreditsDesk({ db: world.database.db, directory, tellBalance: () => {} })
  const { accountId } = player
  const purse = { merchantId: world.merchantId, accountId }
  expect((await desk.unusual()).some((each) => each.accountId === accountId)).toBe(true)
  const shown = await desk.unusual(purse)
  expect(shown).toMatchObject([{ reason: 'no_stake', amount: 70_000n }])
  const upto = shown.at(-1)?.seq ?? 0n
  expect(await desk.lookAt({ ...purse, merchantId: 2, upto }, signed)).toBe(0)
  expect(await desk.lookAt({ ...purse, upto: upto - 1n }, signed)).toBe(0)
  expect(await desk.lookAt({ ...purse, upto }, signed)).toBe(1)
  expect((await desk.decisions())[0]).toMatchObject({
    what: 'looked_at',
    target: String(accountId),
    ...signed,
  })
  expect(await reasonOf(await askedOf(player))).toBe('SENT gateway_took')
})

test('a withdrawal that is faster than the reading of the stream waits for it', async () => {
  const player = await seated()
  const account = await payouts.bound(ownerOf(player))
  const slow = new pg.Client({ connectionString: world.database.adminUrl })
  await slow.connect()
  try {
    await slow.query('begin')
    await slow.query('select pg_current_xact_id()')
    await promo(player, '700')
    const id = await payouts.ask(ownerOf(player), account, '20000')
    await payouts.work(3)
    expect(await payouts.stateOf(id)).toBe('REQUESTED')
    await slow.query('commit')
    await world.database.settled()
    await payouts.work(2)
    expect(await reasonOf(id)).toBe('RISK_REVIEW review_origin')
  } finally {
    await slow.end()
  }
})

test('money that was sent on along the line keeps its origin', async () => {
  const [from, to, clean] = [await seated(), await seated(), await seated()]
  await promo(from, '700')
  await sendOn(from, to)
  expect(await reasonOf(await askedOf(to))).toBe('RISK_REVIEW review_origin')
  expect(await reasonOf(await askedOf(clean))).toBe('SENT gateway_took')
})

test('what was sent on before anything unusual came is plain, also where both are read at once', async () => {
  const [from, to] = [await seated(), await seated()]
  await sendOn(from, to)
  await promo(from, '700')
  expect(await reasonOf(await askedOf(to))).toBe('SENT gateway_took')
  expect(await reasonOf(await askedOf(from))).toBe('RISK_REVIEW review_origin')
})

test('money that goes from hand to hand before anybody has read of it keeps its origin in each', async () => {
  const [from, between, to] = [await seated(), await seated(), await seated()]
  await promo(from, '700')
  await sendOn(from, between)
  await sendOn(between, to)
  expect(await reasonOf(await askedOf(to))).toBe('RISK_REVIEW review_origin')
  expect(await reasonOf(await askedOf(between))).toBe('RISK_REVIEW review_origin')
})
