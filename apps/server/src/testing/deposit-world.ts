/** Deposits over a test database with a payment simulator beside it, a clock to set, and members with purses. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { DepositOrder } from '@jackfruit/contracts/cashier-deposits'
import { callbackPath, type WirePayment } from '@jackfruit/contracts/gateway-wire'
import { type RunningSimulator, startSimulator } from '@jackfruit/groundwork/payment-simulator/server'
import { type Webhook, webhookOf } from '@jackfruit/groundwork/payment-simulator/tell'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { Refusal } from '@jackfruit/kernel'
import pg from 'pg'
import { depositDesk } from '../modules/cashier/deposits/desk.ts'
import type { Credited, DepositParts } from '../modules/cashier/deposits/parts.ts'
import { mountDeposits } from '../modules/cashier/deposits/routes.ts'
import type { DepositState } from '../modules/cashier/deposits/states.ts'
import { sweepDeposits } from '../modules/cashier/deposits/sweep.ts'
import { openGateways } from '../modules/cashier/gateways/all.ts'
import { audit, openHouse, post, standingOf } from '../modules/ledger/index.ts'
import { openPurses } from '../modules/wallet/index.ts'
import { deriveSecrets } from '../platform/secrets.ts'
import { type Answer, byHeader, type CallWorld, openCallWorld } from './call-world.ts'

export interface DepositWorld extends Omit<CallWorld, 'close'> {
  readonly admin: pg.Client
  readonly simulator: RunningSimulator
  readonly parts: DepositParts
  readonly secret: string
  /** What was told to open pages: `order state`. */
  readonly told: string[]
  readonly credited: Credited[]
  /** Who is known to the bank by which name. */
  readonly payeeNames: Map<bigint, string>
  member(): Promise<bigint>
  call(
    member: bigint,
    method: 'GET' | 'POST',
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<Answer>
  order(member: bigint, method: string, amount: string, key?: string): Promise<DepositOrder>
  /** The order as the member sees it now. */
  see(member: bigint, id: string): Promise<DepositOrder>
  story(id: string): Promise<string[]>
  /** What people decided about it, and why. */
  decisions(id: string): Promise<string[]>
  balance(member: bigint): Promise<bigint>
  /** Leaves the purse for some other house. */
  spend(member: bigint, amount: bigint): Promise<void>
  hear(webhook: Webhook): Promise<{ status: number; heard: string }>
  hearOf(payment: WirePayment): Promise<{ status: number; heard: string }>
  later(ms: number): void
  sweep(): Promise<number>
  auditFindings(): Promise<readonly unknown[]>
  close(): Promise<void>
}

export async function openDepositWorld(more: Partial<DepositParts> = {}): Promise<DepositWorld> {
  const secret = randomBytes(32).toString('hex')
  const world = await openCallWorld(byHeader)
  const { database, directory, mount } = world
  const [port = 0] = await claimPorts(1)
  const simulator = await startSimulator({
    ...{ port: 0, platformUrl: `http://127.0.0.1:${port}`, secret, lateMs: 200 },
  })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  const purses = openPurses(database.db, directory)
  const told: string[] = []
  const credited: Credited[] = []
  const payeeNames = new Map<bigint, string>()
  let shift = 0
  const desk = depositDesk({
    ...{ db: database.db, directory, purseOf: purses.of, now: () => new Date(Date.now() + shift) },
    gateways: openGateways({ url: simulator.url, secret }, () => new Date()),
    secrets: deriveSecrets(randomBytes(32).toString('hex')),
    news: { tell: ({ orderId, state }) => void told.push(`${orderId} ${state}`) },
    tellBalance: () => {},
    bonuses: () => ({
      async choose(_tx, { promotionId }) {
        if (promotionId !== 'welcome') throw new Refusal('promotion_unknown')
      },
      hold: async () => null,
      holdReversed: async () => null,
    }),
  })
  const parts: DepositParts = {
    ...desk,
    payeeNameOf: async (_tx, { memberId }) => payeeNames.get(memberId) ?? null,
    demandMayDeposit: async () => {},
    async onCredited(tx, each) {
      await desk.onCredited(tx, each)
      credited.push(each)
    },
    ...more,
  }
  mountDeposits(mount, parts)
  await mount.app.listen({ port, host: '127.0.0.1' })
  const { rows } = await admin.query<{ id: number }>(`select id from merchants.brands where code = 'demommk'`)
  const merchantId = rows[0]?.id ?? 0

  const call: DepositWorld['call'] = (member, method, path, body) =>
    world.ask(method, path, {
      headers: { 'x-member': member.toString() },
      ...(body && { body: { data: body } }),
    })
  const hear: DepositWorld['hear'] = async ({ headers, body }) => {
    const answer = await mount.app.inject({
      ...{ method: 'POST', url: callbackPath, headers: { ...headers }, payload: body },
    })
    return { status: answer.statusCode, heard: String(answer.json<{ heard?: string }>().heard) }
  }
  return {
    ...world,
    ...{ admin, simulator, parts, secret, told, credited, payeeNames, call, hear },
    async member() {
      const made = await admin.query<{ id: string }>(
        `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
           nickname, created_at)
         select $1, name, name, 'nobody knows', now(), 0, 'payer', now() from (values ('p' || $2)) n (name)
         returning id::text`,
        [merchantId, randomBytes(5).toString('hex')],
      )
      return BigInt(made.rows[0]?.id ?? 0)
    },
    async order(member, method, amount, key = randomUUID()) {
      const answer = await call(member, 'POST', '/wps/v2/deposits', { idempotencyKey: key, method, amount })
      if (!answer.success) throw new Error(answer.message)
      return answer.value as DepositOrder
    },
    async see(member, id) {
      const { value } = await call(member, 'GET', `/wps/v2/deposits/order?id=${id}`)
      return value['order'] as DepositOrder
    },
    async story(id) {
      const changes = await admin.query<{ to: DepositState; actor: string; reason: string | null }>(
        `select to_state as "to", actor, reason from cashier.order_changes where order_id = $1 order by id`,
        [id],
      )
      return changes.rows.map(({ to, actor, reason }) => [to, actor, reason].filter(Boolean).join(' '))
    },
    async decisions(id) {
      const found = await admin.query<{ line: string }>(
        `select concat_ws(' ', decision, operator, why) as line from cashier.decisions where order_id = $1 order by id`,
        [id],
      )
      return found.rows.map(({ line }) => line)
    },
    async balance(memberId) {
      const { accountId } = await purses.of({ memberId, merchantId, type: 0 })
      return (await standingOf(database.db, accountId))?.balance ?? 0n
    },
    async spend(memberId, amount) {
      const { accountId, currency } = await purses.of({ memberId, merchantId, type: 0 })
      await database.db.transaction().execute(async (tx) => {
        const houseId = await openHouse(tx, merchantId, 'elsewhere', currency)
        await post(tx, { key: `spent:${randomUUID()}`, kind: 'adjust', accountId, houseId, amount: -amount })
      })
    },
    hearOf: (payment) => hear(webhookOf(payment, secret)),
    later(ms) {
      shift += ms
    },
    sweep: () => sweepDeposits(parts),
    auditFindings: async () => (await audit(database.adminUrl)).broken,
    async close() {
      await simulator.stop()
      await admin.end()
      await world.close()
    },
  }
}
