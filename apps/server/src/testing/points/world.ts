/** Points of a test: the module as the product opens it, through two processes' worth of connections, and a set clock. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { audit, openHouse, post } from '../../modules/ledger/index.ts'
import { openOrders, type WrittenGoods, writeGoods, writeTerms } from '../../modules/points/index.ts'
import type { World } from '../../modules/points/world.ts'
import { openModules } from '../../modules.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { openLog } from '../../platform/log.ts'
import { openPlatform } from '../../platform/open.ts'
import { answered, byHeader } from '../call-world.ts'
import { type ModuleWorld, openModuleWorld } from '../module-world.ts'

export const second = 'second.localhost'
/** Noon of a day in Yangon. */
export const noon = Date.UTC(2026, 10, 10, 5, 30)
export const dayMs = 86_400_000
export const signature = { by: 'Daw Mya', why: 'for the test of points' }
export const right = '830174'
type Answer = Awaited<ReturnType<ModuleWorld['ask']>>

const usualTerms = {
  ratios: { RNG: '1000.00', LIVE: '3000.00', DEPOSIT: '5000.00' },
  convert: { points: '100.00', money: '1000.00', min: '100.00', perDay: '5000.00' },
}
export const at = {
  receivingAddress: 'No. 12, Anawrahta Road, Yangon',
  zaloId: '',
  whatsappId: '+95 9 450 123 456',
}

export type PointsWorld = Awaited<ReturnType<typeof openPointsWorld>>

const as = (member: string | null) => (member ? { 'x-member': member } : {})

export async function openPointsWorld() {
  let clock = new Date(noon)
  const gateOf = async () => ({
    ...(await byHeader()),
    unseal: async (_request: unknown, _brand: unknown, _purpose: unknown, sealed: unknown) =>
      sealed as object,
  })
  const world = await openModuleWorld(['points'], { now: () => clock, gateOf: gateOf as never })
  const otherPlatform = await openPlatform({ config: world.config, log: openLog('silent'), now: () => clock })
  const others = await openModules(otherPlatform, ['points'])
  const paymentPasswords = {
    isSet: async () => true,
    check: async (_owner: unknown, given: string) =>
      given === right ? null : { code: 'payment_password_wrong' as const, triesLeft: 4 },
  }
  /** The real ones. */
  const kept = world.faces.points.world.paymentPasswords
  // They cost what a hash costs: where they are not the subject, all of one password will do.
  for (const each of [world.faces.points.world, others.faces.points.world])
    Object.assign(each, { paymentPasswords })
  const ours: World = world.faces.points.world
  const theirs: World = others.faces.points.world
  const admin = new pg.Pool({ connectionString: world.database.adminUrl, max: 4 })
  const brand = await usualBrand(world)
  const games = { RNG: await aGame('RNG'), LIVE: await aGame('LIVE'), PVP: await aGame('PVP') }

  async function aGame(type: string): Promise<number> {
    const { rows } = await admin.query(
      `insert into catalog.games (vendor, code, node_id, names, game_type, version, build_hash, rtp, volatility, hit_rate,
         max_win, min_bet, max_bet)
       values ('hexworks', $1, $1, '{"EN":"A game"}', $2, '1', 'x', '96.00', 'low', '30', '{}', '{}', '{}') returning id`,
      [`game-${type.toLowerCase()}`, type],
    )
    return rows[0].id
  }

  async function aMember(merchant = 'demommk'): Promise<string> {
    const name = `m${randomUUID().slice(0, 12)}`
    const { rows } = await admin.query(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
         referral_code, created_at)
       select id, $1, $1, 'none', $2, 0, $1, $1, $2 from merchants.brands where code = $3 returning id`,
      [name, clock, merchant],
    )
    return String(rows[0].id)
  }
  const personOf = (member: string) => ({ merchantId: brand.id, memberId: BigInt(member), type: 0 })
  const purseIdOf = async (member: string) => (await ours.purseOf(personOf(member))).accountId

  let round = 0
  /** As the reader of betting records writes it down: below zero where a bet was taken back. */
  async function bet(member: string, valid: bigint, kind: keyof typeof games = 'RNG') {
    await admin.query(
      `insert into wallet.settlements (merchant_id, member_id, account_id, what, game_id, round, rounds, stake, settled,
         at_risk, at) values ($1, $2, $3, 'bet', $4, $5, $6, $7, $7, $7, $8)`,
      [
        brand.id,
        member,
        await purseIdOf(member),
        games[kind],
        `r${++round}`,
        valid < 0n ? -1 : 1,
        valid,
        clock,
      ],
    )
  }
  /** Money as the gateway brings it, and takes it back. */
  const payIn = async (member: string, amount: bigint) => {
    const accountId = await purseIdOf(member)
    await inMerchant(ours.db, brand.id, async (tx) => {
      const houseId = await openHouse(tx, brand.id, 'gateway:t', 'MMK')
      const kind = amount > 0n ? 'deposit' : 'depositReversal'
      await post(tx, { key: `pay${++round}`, kind, accountId, houseId, amount })
    })
    await world.database.settled()
  }

  const terms = (given: object = usualTerms) => writeTerms(ours.db, brand.id, given, signature, clock)
  let made = 0
  async function aGood(given: Partial<WrittenGoods> = {}): Promise<string> {
    const code = `good-${++made}`
    const good = {
      ...{ code, category: 'home', art: 'fan', name: { EN: 'A fan', MY: 'ပန်ကာ' }, text: { EN: 'It turns.' } },
      ...{ price: '30.00', stock: 5, delivery: 'parcel', isShown: true, ...given },
    }
    await writeGoods(ours.db, brand.id, good, signature, clock)
    return code
  }

  const see = (member: string | null, path: string, host?: string): Promise<Answer> =>
    answered(() => world.ask('GET', `/wps/v2/${path}`, { headers: as(member), ...(host && { host }) }))
  const say = (member: string | null, path: string, body: object, host?: string): Promise<Answer> =>
    answered(() =>
      world.ask('POST', `/wps/v2/${path}`, {
        body: { data: body },
        headers: as(member),
        ...(host && { host }),
      }),
    )
  const redeem = (member: string, goodsId: string, more: object = {}, host?: string) =>
    say(
      member,
      'points/redeem',
      { key: randomUUID(), goodsId, quantity: 1, price: '30.00', ...at, password: right, ...more },
      host,
    )
  const convert = (member: string, given: string, money: string, more: object = {}) =>
    say(member, 'points/convert', { key: randomUUID(), points: given, money, password: right, ...more })
  const balance = async (member: string) => (await see(member, 'points/balance')).value
  const history = async (member: string) =>
    (await see(member, 'points/redemptions')).value['lists'] as Record<string, unknown>[]
  const record = async (member: string, show: 'earned' | 'spent') =>
    (await see(member, `points/transactions?show=${show}`)).value['lists'] as Record<string, unknown>[]
  const purse = async (member: string): Promise<bigint> => {
    const { rows } = await admin.query('select balance from ledger.accounts where id = $1', [
      await purseIdOf(member),
    ])
    return BigInt(rows[0].balance)
  }
  const waiting = () => inMerchant(ours.db, brand.id, (tx) => openOrders(tx, brand.id, 1_000))
  const stockOf = async (code: string) =>
    (await admin.query('select stock from points.goods where code = $1', [code])).rows[0].stock as
      | number
      | null

  /** What lies in the ledger is what was earned and not spent; what is owed is what is not there. */
  async function demandSound() {
    const { rows } = await admin.query(`
      select m.member_id from points.members m join ledger.accounts a on a.id = m.account_id
       where a.kind <> 7 or a.currency <> 'PTS' or a.balance - m.owed <> m.earned - m.spent
          or (m.owed > 0 and a.balance > 0)
          or m.earned <> coalesce((select sum(points) from points.earned e where e.member_id = m.member_id), 0)
          or m.spent <> coalesce((select sum(points) from points.orders o
                where o.member_id = m.member_id and o.state <> 'rejected'), 0)`)
    expect(rows).toEqual([])
    expect((await audit(world.database.adminUrl)).broken).toEqual([])
  }

  // It begins with what comes from here on.
  await see(await aMember(), 'points/balance')
  return {
    ...{
      world,
      admin,
      ours,
      theirs,
      brand,
      aMember,
      personOf,
      bet,
      payIn,
      terms,
      aGood,
      see,
      say,
      redeem,
      convert,
      kept,
    },
    ...{ balance, history, record, purse, waiting, stockOf, demandSound },
    set: (to: number) => {
      clock = new Date(to)
    },
    async close() {
      await admin.end()
      await others.close()
      await otherPlatform.close()
      await world.close()
    },
  }
}

async function usualBrand({ directory }: ModuleWorld) {
  const brand = await directory.brandOfCode('demommk')
  if (!brand) throw new Error('the usual brand is missing')
  return brand
}
