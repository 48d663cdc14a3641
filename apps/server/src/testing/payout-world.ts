/** Withdrawals over a test database: members with money, a clock to set, and gateways that do as they are told. */

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { cashierSettings } from '../modules/cashier/brand-settings.ts'
import { changesOf } from '../modules/cashier/orders.ts'
import { type Account, bindAccount } from '../modules/cashier/payouts/accounts.ts'
import { payoutById } from '../modules/cashier/payouts/orders.ts'
import type { PayoutBenefits, PayoutParts } from '../modules/cashier/payouts/parts.ts'
import { requestPayout } from '../modules/cashier/payouts/request.ts'
import { workPayouts } from '../modules/cashier/payouts/start.ts'
import type { MoneyFacts } from '../modules/identity/index.ts'
import { openHouse, post, standingOf } from '../modules/ledger/index.ts'
import { type BrandData, openDirectory, seedBrands } from '../modules/merchants/index.ts'
import type { Origin, Origins } from '../modules/vendors/index.ts'
import { openPurses, type PurseOwner } from '../modules/wallet/index.ts'
import type { Database } from '../platform/database/db.ts'
import { inMerchant } from '../platform/database/merchant-scope.ts'
import { settingOf } from '../platform/settings.ts'
import { type ToldGateway, toldGateway } from './told-gateway.ts'

export const paymentPassword = '830174'

export interface PayoutWorld {
  readonly database: GivenDatabase
  readonly brand: BrandData
  readonly parts: PayoutParts
  readonly gateway: ToldGateway
  readonly other: ToldGateway
  readonly admin: pg.Pool
  /** What identity says of everybody; changed by the test. */
  facts: MoneyFacts
  turnoverLeft: bigint
  /** What levels bring. */
  benefits: PayoutBenefits
  /** What vendors say of the money. */
  origin: Origin
  readonly told: string[]
  later(ms: number): void
  /** A member with so much in the purse, in whole units. */
  member(units: bigint): Promise<PurseOwner>
  bound(owner: PurseOwner, number?: string): Promise<Account>
  ask(
    owner: PurseOwner,
    account: Account,
    amount: string,
    requestKey?: string,
    rate?: string,
  ): Promise<string>
  /** Rounds of the clock, with a step of time between them. */
  work(rounds?: number): Promise<void>
  stateOf(id: string): Promise<string>
  story(id: string): Promise<string[]>
  balances(owner: PurseOwner): Promise<{ purse: bigint; held: bigint }>
  close(): Promise<void>
}

interface GivenDatabase extends Database {
  readonly adminUrl: string
  drop(): Promise<void>
}

export async function openPayoutWorld(
  database: GivenDatabase,
  settings: Readonly<Record<string, unknown>> = {},
  origins?: Origins,
): Promise<PayoutWorld> {
  const { db, adminUrl } = database
  await seedBrands(adminUrl)
  const admin = new pg.Pool({ connectionString: adminUrl, max: 2 })
  const directory = openDirectory(db, () => null)
  const found = await directory.brandOfCode('demommk')
  if (!found) throw new Error('the demo brand is missing')
  const payouts = settingOf(cashierSettings, found, 'payouts')
  const own = { ...payouts, gateways: ['first', 'second'], ...settings }
  const brand = { ...found, playMoney: false, settings: { ...found.settings, payouts: own } }
  const [gateway, other] = [toldGateway('first'), toldGateway('second')]
  const purses = openPurses(db, { ...directory, brandOfId: async () => brand })
  let clock = Date.now()
  let count = 0
  const world: PayoutWorld = {
    ...{ database, brand, gateway, other, admin, told: [], turnoverLeft: 0n, origin: 'plain' as Origin },
    benefits: { payoutDayMax: null, freePayouts: 0 },
    facts: { documents: 'none', payeeName: '', isChangedLately: false, isActive: true },
    parts: {
      ...{ db, directory: { brandOfId: async () => brand } },
      key: Buffer.alloc(32, 1),
      indexKey: Buffer.alloc(32, 2),
      now: () => new Date(clock),
      purseOf: purses.of,
      giveName: async () => {},
      knownMember: async () => world.facts,
      paymentPasswords: {
        isSet: async () => true,
        check: async (_owner, password) =>
          password === paymentPassword ? null : { code: 'payment_password_wrong', triesLeft: 4 },
      },
      // What vendors credited is not asked about here: its own tests pay such money out.
      origins: origins ?? {
        catchUp: async () => {},
        of: async () => world.origin,
        async lookedAt() {
          world.origin = 'plain'
        },
      },
      outstanding: async () => world.turnoverLeft,
      locked: async () => world.turnoverLeft,
      benefitsOf: async () => world.benefits,
      gateways: new Map([gateway, other].map((each) => [each.code, each])),
      news: { tell: ({ orderId, state }) => void world.told.push(`${orderId} ${state}`) },
      bonuses: () => null,
      tellBalance: () => {},
    },
    later: (ms) => {
      clock += ms
    },
    async member(units) {
      count += 1
      const { rows } = await admin.query(
        `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
           nickname, created_at) values ($1, $2, $3, 'nobody knows', now(), 0, $2, now()) returning id`,
        [brand.id, `Payee${count}`, `payee${count}`],
      )
      const owner = { merchantId: brand.id, memberId: BigInt(rows[0].id), type: 0 }
      const { accountId, currency } = await purses.of(owner)
      const houseId = await openHouse(db, brand.id, 'gateway:first', currency)
      if (units > 0n)
        await db
          .transaction()
          .execute((tx) =>
            post(tx, { key: 'deposit:test', kind: 'deposit', accountId, houseId, amount: units * 100n }),
          )
      return owner
    },
    bound: (owner, number = `09${(420_000_000 + count * 1000 + Number(owner.memberId)).toString()}`) =>
      bindAccount(world.parts, owner, {
        ...{ method: 'kbzpay', bank: '', holder: 'U Thiha Aung', number, paymentPassword },
      }),
    ask: (owner, account, amount, requestKey = `key-${randomUUID()}`, rate) =>
      requestPayout(world.parts, owner, { account: account.id, amount, paymentPassword, requestKey, rate }),
    async work(rounds = 1) {
      for (let round = 0; round < rounds; round++) {
        await workPayouts(world.parts, brand.id, (error) => {
          throw error
        })
        clock += 10_000
      }
    },
    stateOf: async (id) => (await inMerchant(db, brand.id, (tx) => payoutById(tx, id)))?.state ?? 'none',
    story: async (id) =>
      (await inMerchant(db, brand.id, (tx) => changesOf(tx, 'withdrawal', id))).map(({ to, reason }) =>
        reason ? `${to} ${reason}` : to,
      ),
    async balances(owner) {
      const { accountId } = await purses.of(owner)
      const { rows } = await admin.query('select id from ledger.accounts where owner = $1 and kind = 3', [
        owner.memberId.toString(),
      ])
      const held = rows[0] ? await standingOf(db, BigInt(rows[0].id)) : null
      return { purse: (await standingOf(db, accountId))?.balance ?? 0n, held: held?.balance ?? 0n }
    },
    async close() {
      await admin.end()
      await database.drop()
    },
  }
  return world
}
