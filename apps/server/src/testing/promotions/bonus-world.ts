/** Offers of bonus money over real deposits and stakes: a payment simulator, the ledger's lanes, and two games. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { promotions } from '@jackfruit/contracts'
import { callbackPath } from '@jackfruit/contracts/gateway-wire'
import { startSimulator } from '@jackfruit/groundwork/payment-simulator/server'
import { webhookOf } from '@jackfruit/groundwork/payment-simulator/tell'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { expect } from 'vitest'
import { decideOrder } from '../../modules/cashier/index.ts'
import { bindAccount } from '../../modules/cashier/payouts/accounts.ts'
import { requestPayout } from '../../modules/cashier/payouts/request.ts'
import { listGames } from '../../modules/catalog/index.ts'
import { openHouse, post, standingOf } from '../../modules/ledger/index.ts'
import { topUp } from '../../modules/promotions/bonus/activate.ts'
import { followRequirements } from '../../modules/promotions/bonus/follow.ts'
import { feedTurnover } from '../../modules/turnover/index.ts'
import { demoLevels } from '../../modules/vip/levels.data.ts'
import { writePlan } from '../../modules/vip/plan.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type OffersWorld, openOffersWorld } from './world.ts'

const maker = 'hexworks'
const paymentPassword = '739164'
const listed = (gameCode: string, gameType: string) => ({
  ...{ gameCode, name: { EN: 'A game of the test' }, gameType, gameClassify: null, version: '1.0.0' },
  ...{ buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
  ...{ maxWin: { MMK: '100000000' }, minBet: { MMK: '1' }, maxBet: { MMK: '5000000' } },
})

export type BonusWorld = Awaited<ReturnType<typeof openBonusWorld>>

export async function openBonusWorld(beside: Parameters<typeof openOffersWorld>[1] = []) {
  const secret = randomBytes(32).toString('hex')
  const [port = 0] = await claimPorts(1)
  const platformUrl = `http://127.0.0.1:${port}`
  const simulator = await startSimulator({ port: 0, platformUrl, secret, lateMs: 200 })
  const w = await openOffersWorld({ PAYMENTS_URL: simulator.url, PAYMENTS_SECRET: secret }, beside)
  w.set(Date.now())
  const { world, ours, brand, admin } = w
  const { db } = world.database
  await listGames(db, maker, [listed('slot-of-bonus', 'RNG'), listed('table-of-bonus', 'LIVE')])
  const gameOfCode = async (code: string) => (await world.faces.catalog.numberOf(maker, code)) ?? 0
  const [slot, table] = [await gameOfCode('slot-of-bonus'), await gameOfCode('table-of-bonus')]
  const lanes = await world.faces.ledger.lanes()
  const studio = await openHouse(db, brand.id, `vendor:${maker}`, brand.currency)
  const ownerOf = (member: string) => ({ memberId: BigInt(member), merchantId: brand.id, type: 0 })
  const purseOf = async (member: string) => (await ours.purseOf(ownerOf(member))).accountId

  async function drain(member: string, leave = 0n): Promise<void> {
    const accountId = await purseOf(member)
    const { balance = 0n } = (await standingOf(db, accountId)) ?? {}
    if (balance <= leave) return
    await db.transaction().execute(async (tx) => {
      const houseId = await openHouse(tx, brand.id, 'elsewhere', brand.currency)
      await post(tx, {
        key: `spent:${randomUUID()}`,
        kind: 'adjust',
        accountId,
        houseId,
        amount: leave - balance,
      })
    })
  }
  async function someone(): Promise<string> {
    const member = await w.aMember()
    await drain(member)
    return member
  }

  async function order(member: string, amount: string, promotionId?: string, key = randomUUID()) {
    return w.say(member, 'deposits', {
      ...{ idempotencyKey: key, method: 'kbzpay', amount },
      ...(promotionId && { promotionId }),
    })
  }
  async function pay(id: string, minor: bigint): Promise<string> {
    const { headers, body } = webhookOf(simulator.pay(id, minor), secret)
    const answer = await world.mount.app.inject({
      ...{ method: 'POST', url: callbackPath, headers: { ...headers }, payload: body },
    })
    return String(answer.json<{ heard?: string }>().heard)
  }
  /** An order with this offer, paid at once. */
  async function deposit(member: string, units: bigint, promotionId?: string): Promise<string> {
    const made = await order(member, String(units), promotionId)
    expect([made.success, made.message]).toEqual([true, made.message])
    const id = String(made.value['id'])
    expect(await pay(id, units * 100n)).toBe('credited')
    return id
  }

  async function stake(
    member: string,
    minor: bigint,
    { game = slot, round = randomUUID(), closes = false } = {},
  ) {
    const accountId = await purseOf(member)
    const key = `${maker}:${randomUUID()}`
    const code = game === slot ? 'slot-of-bonus' : 'table-of-bonus'
    const topped = await topUp(ours, {
      ...{ merchantId: brand.id, memberId: BigInt(member), accountId, amount: minor, key },
      game: { vendor: maker, code, gameType: game === slot ? 'RNG' : 'LIVE', gameClassify: null },
    })
    if (topped.what === 'above') return { status: 'bonus-limit' as const, key, round }
    const { status } = await lanes.submit({
      ...{ kind: 'stake', accountId, houseId: studio, gameId: game, key, round: `${maker}:${round}` },
      ...{ amount: minor, closes, guarded: true },
    })
    return { status, key, round }
  }
  const win = async (member: string, round: string, minor: bigint, game = slot) =>
    (
      await lanes.submit({
        ...{ kind: 'win', accountId: await purseOf(member), houseId: studio, gameId: game },
        ...{ key: `${maker}:${randomUUID()}`, round: `${maker}:${round}`, amount: minor, closes: true },
      })
    ).status
  const rollback = async (member: string, target: string, round: string, game = slot) =>
    (
      await lanes.submit({
        ...{ kind: 'rollback', accountId: await purseOf(member), houseId: studio, gameId: game, target },
        ...{ key: `${maker}:${randomUUID()}`, round: `${maker}:${round}` },
      })
    ).status
  /** A round that is staked and settled. */
  async function play(member: string, minor: bigint, won = 0n, game = slot) {
    const staked = await stake(member, minor, { game })
    if (staked.status === 'posted') await win(member, staked.round, won, game)
    return staked
  }
  async function count(): Promise<void> {
    await feedTurnover({ db, gameOf: world.faces.catalog.named })
    await followRequirements(ours)
  }
  const cashier = world.faces.cashier
  // Whose payment password is right is not asked about here.
  const payouts = {
    ...cashier.payouts,
    paymentPasswords: { isSet: async () => true, check: async () => null },
  }
  const reverse = (orderId: string) =>
    decideOrder(
      cashier,
      orderId,
      { what: 'reverse', reason: 'chargeback' },
      { by: 'Daw Hla', why: 'letter of the bank' },
    )
  /** An account to be paid to. */
  async function payee(member: string, number = `09${String(Date.now()).slice(-6)}${member.slice(-3)}`) {
    return bindAccount(payouts, ownerOf(member), {
      ...{ method: 'kbzpay', bank: '', holder: 'U Thiha Aung', number, paymentPassword },
    })
  }
  const withdraw = (member: string, account: string, amount: string, forfeit?: string) =>
    requestPayout(payouts, ownerOf(member), {
      ...{ account, amount, paymentPassword, requestKey: randomUUID(), forfeit },
    })
  const bonuses = async (member: string) =>
    (await w.see(member, 'bonuses/running')).value as {
      balance: string
      withdrawable: string
      waiting: string
      lists: promotions.RunningBonus[]
    }
  async function bonus(member: string): Promise<promotions.RunningBonus> {
    const [first] = (await bonuses(member)).lists
    if (!first) throw new Error(`${member} has no bonus`)
    return first
  }
  const balance = async (member: string) => (await standingOf(db, await purseOf(member)))?.balance ?? 0n

  return {
    ...w,
    ...{
      simulator,
      slot,
      table,
      lanes,
      maker,
      drain,
      someone,
      order,
      pay,
      deposit,
      stake,
      win,
      rollback,
      play,
    },
    ...{ reverse, payee, withdraw, ownerOf },
    ...{ count, bonuses, bonus, balance, anOnDeposit: anOnDeposit(w.anOffer), accountOf: purseOf },
    planLevels: () => planLevels(w),
    /** No bonus is paid that is not on its account; what is taken back is back. */
    async sound() {
      await w.demandSound()
      const { rows } = await admin.query(`
        select b.id from promotions.bonuses b left join ledger.accounts a on a.id = b.waits_at
         where b.taken > b.amount or (b.state = 'waiting' and a.balance < b.amount)`)
      expect(rows).toEqual([])
    },
    async close() {
      await w.close()
      await simulator.stop()
    },
  }
}

/** The levels of the demonstration, with their rebates. */
const planLevels = ({ ours, brand, now }: OffersWorld) =>
  inMerchant(ours.db, brand.id, (tx) =>
    writePlan(tx, brand.id, demoLevels, { by: 'Daw Mya', why: 'for the test', at: now() }),
  )

/** A bonus on the first deposit: all of it, at most 10,000. */
const anOnDeposit =
  (anOffer: OffersWorld['anOffer']) =>
  (bonusTerms: object, more: object = {}, at: object = {}): Promise<string> =>
    anOffer(
      'deposit',
      {
        ...{ nth: 1, percent: 100, most: '10000.00', least: '10000.00' },
        ...{ bonus: { mode: 'LOCKED', times: 2, base: 'bonus', days: 7, ...bonusTerms }, ...more },
      },
      at,
    )
