import { randomBytes } from 'node:crypto'
import { signVendorMessage, verifyVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { openVendorWorld, type VendorWorld, type WorldPlayer } from '../../testing/vendor-world.ts'
import { audit } from '../ledger/index.ts'
import { betsOf, readBets } from '../wallet/index.ts'

let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld()
})
afterAll(() => world.close())

const id = () => randomBytes(8).toString('hex')
type Fields = Readonly<Record<string, unknown>>

async function send(
  path: string,
  text: string,
  { secret = world.vendors[0]?.secret ?? '', vendor = 'hexworks', skewMs = 0 } = {},
) {
  const body = Buffer.from(text)
  const headers = signVendorMessage({
    vendorId: vendor,
    secret,
    method: 'POST',
    path,
    timestamp: Date.now() + skewMs,
    nonce: randomBytes(16).toString('hex'),
    body,
  })
  const response = await fetch(world.baseUrl + path, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'application/json' },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const given = Object.fromEntries(response.headers)
  const isSigned = verifyVendorMessage({
    secrets: [secret],
    method: 'POST',
    path,
    headers: given,
    body: bytes,
    now: Date.now(),
  })
  return {
    http: response.status,
    isSigned,
    ...(JSON.parse(bytes.toString()) as Record<string, unknown>),
  } as Record<string, unknown>
}

/** What another brand finds of an account that is not its own. */
const betsElsewhere = (accountId: bigint) =>
  inMerchant(world.database.db, world.merchantId + 1, (tx) => betsOf(tx, accountId, { limit: 10 }))

interface Seat extends WorldPlayer {
  readonly sessionId: string
  call(name: string, fields?: Fields): Promise<Record<string, unknown>>
}

async function seat(kind: Parameters<VendorWorld['player']>[0] = 'plain'): Promise<Seat> {
  const player = await world.player(kind)
  if (!player) throw new Error('no such player')
  const entered = await send(
    '/vendor/v1/authenticate',
    JSON.stringify({ requestId: id(), token: player.token }),
  )
  const { playerId, currency, gameCode } = player
  return {
    ...player,
    sessionId: String(entered['sessionId']),
    call: (name, fields = {}) =>
      send(
        `/vendor/v1/${name}`,
        JSON.stringify({ requestId: id(), playerId, currency, gameCode, ...fields }),
      ),
  }
}

const stake = (player: Seat, amount: string, fields: Fields = {}) =>
  player.call('bet', { sessionId: player.sessionId, roundId: id(), transactionId: id(), amount, ...fields })

test('[SS-29] a game that is open already takes no stake while the brand is closed; what was staked is settled', async () => {
  const player = await seat()
  const roundId = id()
  const before = await stake(player, '100.00', { roundId })
  expect(before).toMatchObject({ status: 'OK' })
  const admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
  const close = async (enabled: '0' | '1') => {
    await admin.query(
      "update merchants.setting_nodes set enabled = $2 where merchant_id = $1 and mod_id = 'SITE_MAINTENANCE'",
      [world.merchantId, enabled],
    )
    forgetKept()
  }
  try {
    await close('1')
    expect(await stake(player, '100.00')).toMatchObject({ status: 'GAME_DISABLED' })
    const transactionId = id()
    const won = { roundId, transactionId, amount: '250.00', roundEnded: true, winType: 'NORMAL' }
    expect(await player.call('win', won)).toMatchObject({ status: 'OK', balance: '100150.00' })
  } finally {
    await close('0')
    await admin.end()
  }
  expect(await stake(player, '100.00')).toMatchObject({ status: 'OK' })
})

describe('the door', () => {
  test('[API-05] a launch code opens a game once, and only for its own vendor', async () => {
    const player = await world.player()
    const body = JSON.stringify({ requestId: 'r1', token: player?.token })
    const foreign = await send('/vendor/v1/authenticate', body, {
      vendor: 'kitelab',
      secret: world.vendors[1]?.secret ?? '',
    })
    expect(foreign).toMatchObject({ http: 200, status: 'INVALID_TOKEN' })
    expect(await send('/vendor/v1/authenticate', body)).toMatchObject({
      status: 'OK',
      balance: '100000.00',
      mode: 'real',
      requestId: 'r1',
      isSigned: true,
    })
    expect(await send('/vendor/v1/authenticate', body)).toMatchObject({ status: 'INVALID_TOKEN' })
  })

  test('a wrong secret, a strange vendor and an old clock are answered 401, and nothing else is told', async () => {
    const body = JSON.stringify({ requestId: 'r', token: 'x' })
    for (const options of [
      { secret: 'wrong' },
      { vendor: 'nobody' },
      { skewMs: -301_000 },
      { skewMs: 301_000 },
    ]) {
      expect(await send('/vendor/v1/authenticate', body, options)).toMatchObject({
        http: 401,
        status: 'SIGNATURE_INVALID',
        requestId: '',
      })
    }
  })

  test.each(['-1', '1e309', 'NaN', 'Infinity', '0.001', '၁၀၀', '+5', '', ' 1', '9'.repeat(10_000), '0'])(
    'the amount %s moves nothing and is no fault',
    async (amount) => {
      const player = await seat()
      expect(await stake(player, amount)).toMatchObject({ http: 200, status: 'AMOUNT_INVALID', retry: false })
      expect(await player.call('balance')).toMatchObject({ balance: '100000.00' })
    },
  )

  test('a number in place of text, a strange field and broken JSON are refused before anything moves', async () => {
    const player = await seat()
    const { sessionId, playerId, currency, gameCode } = player
    expect(
      await player.call('bet', { sessionId, roundId: 'r', transactionId: 't', amount: 5 }),
    ).toMatchObject({ status: 'AMOUNT_INVALID' })
    expect(await stake(player, '5', { type: 'admin' })).toMatchObject({
      http: 400,
      status: 'REQUEST_INVALID',
    })
    expect(
      await send(
        '/vendor/v1/bet',
        `{"playerId":"${playerId}","currency":"${currency}","gameCode":"${gameCode}"`,
      ),
    ).toMatchObject({ http: 400 })
    expect(await player.call('balance')).toMatchObject({ balance: '100000.00' })
  })
})

describe('money', () => {
  test('a stake, its win and the end of its round become one row of the betting record, and another brand sees none of it', async () => {
    const player = await seat()
    const roundId = id()
    expect(await stake(player, '100', { roundId })).toMatchObject({
      status: 'OK',
      balance: '99900.00',
      replayed: false,
    })
    expect(
      await player.call('win', {
        roundId,
        transactionId: id(),
        amount: '250.50',
        roundEnded: true,
        winType: 'NORMAL',
      }),
    ).toMatchObject({ status: 'OK', balance: '100150.50' })
    await world.database.settled()
    await readBets(world.database.db)
    const bets = await inMerchant(world.database.db, world.merchantId, (tx) =>
      betsOf(tx, player.accountId, { limit: 10 }),
    )
    expect(bets).toMatchObject([
      { round: `hexworks:${roundId}`, stake: 10_000n, win: 25_050n, balanceAfter: 10_015_050n, state: 'won' },
    ])
    expect(await betsElsewhere(player.accountId)).toEqual([])
  })

  test('a repeat answers as before, the same id with other content is a conflict', async () => {
    const player = await seat()
    const fields = { roundId: id(), transactionId: id() }
    const first = await stake(player, '100', fields)
    const again = await stake(player, '100', fields)
    expect(again).toMatchObject({
      status: 'OK',
      replayed: true,
      platformTxnId: first['platformTxnId'],
      balance: '99900.00',
    })
    expect(await stake(player, '101', fields)).toMatchObject({ status: 'CONFLICT', balance: '99900.00' })
    const other = await seat()
    expect(await stake(other, '100', fields)).toMatchObject({ status: 'CONFLICT' })
  })

  test('stake and win in one call move both or none', async () => {
    const player = await seat()
    const round = (bet: string, win: string) =>
      player.call('betwin', {
        sessionId: player.sessionId,
        roundId: id(),
        roundEnded: true,
        bet: { transactionId: id(), amount: bet },
        win: { transactionId: id(), amount: win },
      })
    expect(await round('100', '40')).toMatchObject({ status: 'OK', balance: '99940.00' })
    expect(await round('50000', '99999')).toMatchObject({ status: 'OK', balance: '149939.00' })
    expect(await round('50000', '0')).toMatchObject({ status: 'OK', balance: '99939.00' })
    expect(await round('50000', '0')).toMatchObject({ status: 'OK', balance: '49939.00' })
    expect(await round('50000', '99999')).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '49939.00' })
    expect(await round('50001', '0')).toMatchObject({ status: 'STAKE_LIMIT' })
  })

  test('a roll-back that comes before its stake cancels it, and one that comes after gives it back once', async () => {
    const player = await seat()
    const [late, done] = [id(), id()]
    expect(await player.call('rollback', { transactionId: id(), targetTransactionId: late })).toMatchObject({
      status: 'OK',
      tombstone: true,
      replayed: false,
    })
    expect(await stake(player, '100', { transactionId: late })).toMatchObject({ status: 'TXN_CANCELLED' })
    await stake(player, '100', { transactionId: done })
    const back = () => player.call('rollback', { transactionId: id(), targetTransactionId: done })
    expect(await back()).toMatchObject({ status: 'OK', replayed: false, balance: '100000.00' })
    expect(await back()).toMatchObject({ status: 'OK', replayed: true, balance: '100000.00' })
    expect(await player.call('status', { transactionId: done })).toMatchObject({ transaction: 'CANCELLED' })
    expect(await player.call('status', { transactionId: late })).toMatchObject({ transaction: 'TOMBSTONE' })
    expect(await player.call('status', { transactionId: 'never' })).toMatchObject({ transaction: 'UNKNOWN' })
  })

  test('a win needs its stake, and a round that ended takes none', async () => {
    const player = await seat()
    const roundId = id()
    const win = (fields: Fields = {}) =>
      player.call('win', {
        roundId,
        transactionId: id(),
        amount: '5',
        roundEnded: false,
        winType: 'NORMAL',
        ...fields,
      })
    expect(await win()).toMatchObject({ status: 'BET_NOT_FOUND', retry: true, http: 200 })
    const betId = id()
    await stake(player, '100', { roundId, transactionId: betId })
    expect(await win({ roundEnded: true })).toMatchObject({ status: 'OK' })
    expect(await win()).toMatchObject({ status: 'ROUND_CLOSED' })
    expect(await player.call('rollback', { transactionId: id(), targetTransactionId: betId })).toMatchObject({
      status: 'ALREADY_SETTLED',
    })
  })

  test('an ended login takes no more stakes, is still paid, and hears again what was answered before', async () => {
    const player = await seat()
    const [roundId, transactionId] = [id(), id()]
    await stake(player, '100', { roundId, transactionId })
    const login = await world.database.pool.query(
      'select login_session from vendors.sessions where id = $1',
      [player.sessionId],
    )
    await world.sessions.endOfLogin(login.rows[0].login_session)
    expect(await stake(player, '100')).toMatchObject({ status: 'SESSION_EXPIRED' })
    expect(await stake(player, '100', { roundId, transactionId })).toMatchObject({
      status: 'OK',
      replayed: true,
    })
    expect(
      await player.call('win', {
        roundId,
        transactionId: id(),
        amount: '7',
        roundEnded: true,
        winType: 'NORMAL',
      }),
    ).toMatchObject({ status: 'OK', balance: '99907.00' })
  })

  test('after all of it every sum of the ledger is right', async () => {
    expect((await audit(world.database.adminUrl)).broken).toEqual([])
  })
})

describe('what a maker tells of a stake as truly at risk', () => {
  const betwin = (player: Seat, round: string, stake: string, fields: Fields = {}) =>
    player.call('betwin', {
      ...{ sessionId: player.sessionId, roundId: round, roundEnded: true },
      ...{
        bet: { transactionId: `${round}-b`, amount: stake },
        win: { transactionId: `${round}-w`, amount: stake },
      },
      ...fields,
    })
  const toldOf = async (player: Seat) => {
    await world.database.settled()
    await readBets(world.database.db)
    const bets = await inMerchant(world.database.db, world.merchantId, (tx) =>
      betsOf(tx, player.accountId, { limit: 10 }),
    )
    return bets.map(({ stake, told }) => [stake, told])
  }

  test('[IM-38] stands in the record of bets beside the stake; the usual stake tells nothing', async () => {
    const player = await seat()
    expect(await betwin(player, id(), '200.00', { atRisk: '0' })).toMatchObject({ status: 'OK' })
    expect(await betwin(player, id(), '100.00', { atRisk: '12.34' })).toMatchObject({ status: 'OK' })
    expect(await betwin(player, id(), '50.00')).toMatchObject({ status: 'OK' })
    expect(await toldOf(player)).toEqual([
      [5_000n, null],
      [10_000n, 1_234n],
      [20_000n, 0n],
    ])
  })

  test('[IM-38] is refused above the stake, below zero and where it is no amount, and then nothing moves', async () => {
    const player = await seat()
    expect(await betwin(player, id(), '100.00', { atRisk: '100.01' })).toMatchObject({
      status: 'AMOUNT_INVALID',
    })
    expect(await stake(player, '100.00', { atRisk: '100.01' })).toMatchObject({ status: 'AMOUNT_INVALID' })
    for (const atRisk of ['-1', '0.001', '1e2', 7, null])
      expect((await betwin(player, id(), '100.00', { atRisk }))['status']).not.toBe('OK')
    expect(await player.call('balance')).toMatchObject({ balance: '100000.00' })
    expect(await toldOf(player)).toEqual([])
  })

  test('[IM-38] is of all stakes of the round; the first word of a stake counts, and a repeat with another is the same stake', async () => {
    const player = await seat()
    const [roundId, second] = [id(), id()]
    const banker = { roundId, transactionId: second, atRisk: '0' }
    expect(await stake(player, '100.00', { roundId })).toMatchObject({ status: 'OK' })
    expect(await stake(player, '100.00', { ...banker, atRisk: '200.01' })).toMatchObject({
      status: 'AMOUNT_INVALID',
    })
    expect(await stake(player, '100.00', banker)).toMatchObject({ status: 'OK' })
    for (const atRisk of ['0', '100', '200', undefined])
      expect(await stake(player, '100.00', { ...banker, atRisk })).toMatchObject({
        status: 'OK',
        replayed: true,
      })
    expect(await toldOf(player)).toEqual([[20_000n, 0n]])
    expect(await stake(player, '30.00', { roundId, roundEnded: true })).toMatchObject({ status: 'OK' })
    expect(await toldOf(player)).toEqual([[23_000n, 3_000n]])
  })

  test('[IM-38] of a stake that is declined it changes nothing of the round', async () => {
    const player = await seat()
    const roundId = id()
    expect(await stake(player, '50000.00', { roundId })).toMatchObject({ status: 'OK' })
    expect(await stake(player, '50000.00', { roundId: id() })).toMatchObject({ status: 'OK' })
    const declined = await stake(player, '50000.00', { roundId, atRisk: '0' })
    expect(declined).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
    expect(await player.call('endround', { roundId, transactionId: id() })).toMatchObject({ status: 'OK' })
    expect((await toldOf(player)).map(([, told]) => told)).toEqual([null, 5_000_000n])
  })

  test('a stranger brand reads nothing of it', async () => {
    const player = await seat()
    await betwin(player, id(), '100.00', { atRisk: '0' })
    const { rows } = await inMerchant(world.database.db, world.merchantId + 1, (tx) =>
      sql`select from wallet.risks where account_id = ${player.accountId}`.execute(tx),
    )
    expect(rows).toEqual([])
  })
})
