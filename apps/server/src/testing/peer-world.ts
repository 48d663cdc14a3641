/** Members with money who pay one another, over a database of its own and a clock that the test turns. */
import { randomBytes } from 'node:crypto'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { move, openAccount, openHouse, post, standingOf } from '../modules/ledger/index.ts'
import { openPeer, type Peer } from '../modules/peer/peer.ts'
import type { PeerAround, PeerNews, PeerOrders } from '../modules/peer/world.ts'
import { inMerchant } from '../platform/database/merchant-scope.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { demandSound } from './peer-soundness.ts'

export interface Someone {
  readonly merchantId: number
  readonly memberId: bigint
  readonly purseId: bigint
  readonly heldId: bigint
}

export interface PartRow {
  readonly id: string
  readonly state: string
  readonly amount: bigint
  readonly received: bigint
  readonly remaining: bigint
  readonly parent_id: string | null
  readonly auto_off: string[]
  readonly due_at: Date | null
  readonly payer_id: bigint
  readonly receiver_id: bigint
  readonly claim_id: string
  readonly ask_id: string
}

export interface PeerTestWorld {
  readonly database: TestDatabase
  readonly admin: pg.Client
  readonly peer: Peer
  readonly settings: Record<string, unknown>
  readonly houseParts: { claimId: string; part: number; amount: bigint }[]
  readonly endings: { claimId: string; state: string }[]
  readonly told: { memberId: bigint; orderId: string }[]
  /** What ports answer; a test changes it for itself. */
  readonly known: {
    linked: Map<bigint, bigint[]>
    names: Map<bigint, string[]>
    numbers: Map<bigint, string[]>
    seen: Map<bigint, Date>
    /** Whose deposits protection forbids to go on, with the refusal's code; and whose accounts are closed. */
    stopped: Map<bigint, string>
    closed: Set<bigint>
  }
  someone(money?: bigint): Promise<Someone>
  withdraw(who: Someone, amount: bigint, bank?: string): Promise<string>
  deposit(
    who: Someone,
    amount: bigint,
    more?: { bank?: string; name?: string; key?: string },
  ): Promise<string>
  parts(of: string): Promise<PartRow[]>
  claim(id: string): Promise<Record<string, never> & Readonly<Record<string, bigint & string>>>
  balance(accountId: bigint): Promise<bigint>
  wait(minutes: number): Promise<number>
  /** Days of the database's clock, for bonuses, and one round of the members' clock after them. */
  waitForBonuses(hours: number): Promise<number>
  /** A picture that nobody has sent yet. */
  picture(): Promise<string>
  /** Begins and proves the part, and answers its id. */
  prove(payer: Someone, partId: string, reference?: string): Promise<string>
  /** That all the money is where it should be. */
  sound(): Promise<void>
  close(): Promise<void>
}

const startedAt = new Date('2026-11-21T06:00:00Z')

export async function openPeerWorld(): Promise<PeerTestWorld> {
  const database = await testDatabase()
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  const merchantId = 100
  const clock = { at: startedAt }
  const settings: Record<string, unknown> = {
    autoConfirmMinutes: 30,
    peer: { min: '10.00', max: '1000000.00', matchMinutes: 15, payerBonus: '0.5', awayMax: '5000.00' },
  }
  const houseParts: PeerTestWorld['houseParts'] = []
  const endings: PeerTestWorld['endings'] = []
  const told: PeerTestWorld['told'] = []
  const known: PeerTestWorld['known'] = {
    ...{ linked: new Map(), names: new Map(), numbers: new Map(), seen: new Map() },
    ...{ stopped: new Map(), closed: new Set() },
  }
  const orders: PeerOrders = {
    async payByHouse(tx, { claimId, part, amount }) {
      const { rows } = await sql<{ held: bigint }>`
        select held_id as held from peer.claims where id = ${claimId}`.execute(tx)
      const houseId = await openHouse(tx, merchantId, 'gateway:test', 'MMK')
      const key = `withdrawal:${claimId}:${part}`
      await post(tx, { key, kind: 'payout', accountId: rows[0]?.held ?? 0n, houseId, amount: -amount })
      houseParts.push({ claimId, part, amount })
    },
    ended: async (_tx, { claimId, state }) => void endings.push({ claimId, state }),
    namesOf: async (_tx, { memberId }) => known.names.get(memberId) ?? [],
    numbersOf: async (_tx, { memberId }) => known.numbers.get(memberId) ?? [],
    pendingOf: async () => 0n,
    banksOf: async () => [],
  }
  const around: PeerAround = {
    credited: async () => {},
    mayDeposit: async () => {},
    mayGoOn: async (_tx, { memberId }) => {
      const code = known.stopped.get(memberId)
      if (code) throw new Refusal(code)
    },
    closedAmong: async (_tx, _merchantId, members) =>
      new Set(members.filter((memberId) => known.closed.has(memberId))),
    linked: async (_tx, { memberId }) => new Set(known.linked.get(memberId) ?? []),
    lastSeen: async (_tx, { memberId }) => known.seen.get(memberId) ?? clock.at,
  }
  const news: PeerNews = { order: (memberId, orderId) => void told.push({ memberId, orderId }), balance() {} }
  const peer = openPeer({
    ...{
      db: database.db,
      key: randomBytes(32),
      indexKey: randomBytes(32),
      now: () => clock.at,
      orders: () => orders,
      around,
      news,
    },
    brandOf: async () => ({ id: merchantId, code: 'test', currency: 'MMK', settings }),
  })

  let members = 0n
  let made = 0
  const world: PeerTestWorld = {
    ...{ database, admin, peer, settings, houseParts, endings, told, known },
    async someone(money = 10_000_00n) {
      const memberId = ++members
      const owner = { merchantId, owner: memberId, currency: 'MMK' }
      return inMerchant(database.db, merchantId, async (tx) => {
        const purseId = await openAccount(tx, { ...owner, kind: 'purse' })
        const heldId = await openAccount(tx, { ...owner, kind: 'held' })
        const houseId = await openHouse(tx, merchantId, 'gateway:test', 'MMK')
        if (money > 0n)
          await post(tx, { key: 'in', kind: 'deposit', accountId: purseId, houseId, amount: money })
        return { merchantId, memberId, purseId, heldId }
      })
    },
    async withdraw(who, amount, bank = 'kbzpay') {
      const claimId = `W${String(++made).padStart(12, '0')}`
      const match = await inMerchant(database.db, merchantId, async (tx) => {
        const clearingId = await openHouse(tx, merchantId, 'clearing', 'MMK')
        const key = `withdrawal:${claimId}`
        await move(tx, { key, kind: 'hold', from: who.purseId, to: who.heldId, clearingId, amount })
        const account = { name: 'U THIHA AUNG', number: '09420000894' }
        return peer.enter(tx, { ...who, claimId, currency: 'MMK', amount, bank, account })
      })
      await match()
      return claimId
    },
    deposit: (who, amount, { bank = 'kbzpay', name = 'U KYAW WIN', key = `k${++made}-key-of-it` } = {}) =>
      peer.ask({ ...who, type: 0, currency: 'MMK', bank, senderName: name, amount, requestKey: key }),
    async parts(of) {
      const { rows } = await admin.query<PartRow>(
        'select * from peer.allocations where claim_id = $1 or ask_id = $1 order by made_at, parent_id nulls first, id',
        [of],
      )
      return rows
    },
    async claim(id) {
      const { rows } = await admin.query('select * from peer.claims where id = $1', [id])
      return rows[0]
    },
    balance: async (accountId) => (await standingOf(database.db, accountId))?.balance ?? 0n,
    async wait(minutes) {
      clock.at = new Date(clock.at.getTime() + minutes * 60_000)
      return peer.tick((error) => {
        throw error
      })
    },
    async waitForBonuses(hours) {
      await admin.query('update peer.bonuses set due_at = due_at - make_interval(hours => $1)', [hours])
      return world.wait(0)
    },
    async picture() {
      const noise = randomBytes(64 * 64 * 3)
      const png = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
        .png()
        .toBuffer()
      return png.toString('base64')
    },
    async prove(payer, partId, reference = randomBytes(5).toString('hex')) {
      await peer.begin(payer, partId)
      await peer.prove(payer, partId, { reference, file: await world.picture() })
      return partId
    },
    sound: () => demandSound(database.adminUrl, admin),
    async close() {
      await admin.end()
      await database.drop()
    },
  }
  return world
}
