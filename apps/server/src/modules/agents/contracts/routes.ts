/** The calls of contracts and pay: four of each, by kind, and the bills. */
import { agents, type BodyOf, type QueryOf, type ReplyOf } from '@jackfruit/contracts'
import { formatMinor, parseMinor, Refusal } from '@jackfruit/kernel'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, type Principal, serve } from '../../../platform/http/http.ts'
import { plainAddress } from '../../merchants/index.ts'
import { billsMost, openBills, payBills } from '../runs/bills.ts'
import { payoutsOf } from '../runs/payouts.ts'
import { paymentViews } from '../runs/views.ts'
import { act } from './act.ts'
import { policyOf } from './brand-settings.ts'
import { contractById, contractsBelow, heldBy, ownContract } from './read.ts'
import { type PayKind, percentOf, ratesView } from './terms.ts'
import { contractViews } from './views.ts'
import type { World } from './world.ts'

const switchOf: Readonly<Record<PayKind, string>> = {
  dividend: 'AGENT_DIVIDEND_CT',
  daily: 'AGENT_DAILY_SALARY',
  hourly: 'AGENT_HOUR_SALARY',
  realtime: 'AGENT_REALTIME_SALARY',
}

const pageSize = 20
type Overview = ReplyOf<typeof agents.daily>
type Query = QueryOf<typeof agents.daily>
type Body = BodyOf<typeof agents.dailyProcess>

export function mountContracts(mount: Mount, world: World): void {
  const look = (kind: PayKind) => (call: { principal: Principal; query: Query }) =>
    overview(world, kind, call.principal, call.query)
  serve(mount, agents.dividend, look('dividend'))
  serve(mount, agents.daily, look('daily'))
  serve(mount, agents.hourly, look('hourly'))
  serve(mount, agents.realtime, look('realtime'))

  const process = (kind: PayKind) => (call: { principal: Principal; body: Body; request: FastifyRequest }) =>
    processed(world, kind, call)
  serve(mount, agents.dividendProcess, process('dividend'))
  serve(mount, agents.dailyProcess, process('daily'))
  serve(mount, agents.hourlyProcess, process('hourly'))
  serve(mount, agents.realtimeProcess, process('realtime'))

  serve(mount, agents.bills, async ({ principal, brand }) => {
    const { merchantId, memberId } = principal
    const now = world.now()
    const found = await inMerchant(world.db, merchantId, (tx) => openBills(tx, merchantId, memberId, now))
    const purse = await world.purseOf(principal)
    const lists: ReplyOf<typeof agents.bills>['lists'] = []
    for (const { id, creditorId, kind, day, amount, isOverdue, dueAt } of found.slice(0, billsMost))
      lists.push({
        ...{ id: String(id), kind, day, amount: formatMinor(amount), dueAt: dueAt.toISOString() },
        account: (await world.memberOf(merchantId, creditorId))?.username ?? '',
        state: isOverdue ? 'overdue' : 'due',
      })
    const total = found.reduce((sum, { amount }) => sum + amount, 0n)
    const balance = await world.balanceOf(purse.accountId)
    return { currency: brand.currency, lists, total: formatMinor(total), balance: formatMinor(balance) }
  })

  serve(
    mount,
    agents.payBills,
    async ({ principal, body }) => {
      const total = parseMinor(body.total)
      if (total === null) throw new Refusal('bills_changed')
      const { merchantId, memberId, type } = principal
      const paid = await payBills(world, { merchantId, memberId, type, key: body.key, total })
      const now = world.now()
      const left = await inMerchant(world.db, merchantId, (tx) => openBills(tx, merchantId, memberId, now))
      const sum = left.reduce((all, { amount }) => all + amount, 0n)
      return { paid: formatMinor(paid), left: formatMinor(sum) }
    },
    { money: 'begins' },
  )
}

async function demandOpen(world: World, kind: PayKind, merchantId: number) {
  const brand = await world.brandOf(merchantId)
  if (brand.switches.get(switchOf[kind]) !== true) throw new Refusal('entry_closed')
  return brand
}

async function overview(
  world: World,
  kind: PayKind,
  { merchantId, memberId }: Principal,
  { from, to, whose = 'own', cursor }: Query,
): Promise<Overview> {
  const brand = await demandOpen(world, kind, merchantId)
  await world.figures.caughtUp(world.db)
  const now = world.now()
  const looking = { world, timeZone: brand.timeZone, now }
  const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : null
  return inMerchant(world.db, merchantId, async (tx) => {
    const own = await ownContract(tx, merchantId, kind, memberId, now)
    const below = await contractsBelow(tx, merchantId, kind, memberId, now)
    const [ownView = null] = await contractViews(tx, own ? [own] : [], looking)
    const page = await payoutsOf(
      tx,
      {
        ...{ merchantId, kind, agentId: memberId, whose, before, limit: pageSize + 1 },
        ...{ from: from ?? null, to: to ?? null },
      },
      now,
    )
    const shown = page.slice(0, pageSize)
    return {
      ...{ currency: brand.currency, own: ownView },
      contracts: await contractViews(tx, below, looking),
      payments: await paymentViews(tx, shown, { world, merchantId }),
      nextCursor: page.length > pageSize ? String(shown.at(-1)?.id) : null,
      cap: await mostOf(tx, world, { merchantId, memberId, kind }),
    }
  })
}

interface Whose {
  readonly merchantId: number
  readonly memberId: bigint
  readonly kind: PayKind
}

/** The highest that the agent may promise, by kind of game. */
export async function mostOf(
  tx: Tx,
  world: Pick<World, 'brandOf' | 'memberOf' | 'now'>,
  { merchantId, memberId, kind }: Whose,
): Promise<Overview['cap']> {
  const { cap } = policyOf(await world.brandOf(merchantId))
  const held = await heldBy(tx, merchantId, kind, memberId, world.now())
  // Of what is certain: a step that asks for a loss is not.
  const sure = held?.at(-1)?.terms.tiers.findLast(({ minLoss }) => minLoss === undefined)
  if (held) return sure ? ratesView(sure.rates) : [{ kind: '*', rate: percentOf(0n) }]
  const isTop = (await world.memberOf(merchantId, memberId))?.uplineId === null
  const most = kind === 'dividend' ? cap.dividend : cap.salary
  return [{ kind: '*', rate: percentOf(isTop ? most : 0n) }]
}

async function processed(
  world: World,
  kind: PayKind,
  { principal, body, request }: { principal: Principal; body: Body; request: FastifyRequest },
): Promise<ReplyOf<typeof agents.dailyProcess>> {
  const { merchantId, memberId } = principal
  const brand = await demandOpen(world, kind, merchantId)
  const isFrozen = await inMerchant(world.db, merchantId, (tx) =>
    world.frozenAmong(tx, merchantId, [memberId]),
  )
  if (isFrozen.has(memberId)) throw new Refusal('account_frozen')
  const id = await act(world, {
    ...{ merchantId, kind, actor: { memberId }, key: body.key, action: body.action },
    hand: { ip: plainAddress(request.ip), language: body.language ?? brand.defaultLanguage },
    ...{ contractId: body.contractId === undefined ? null : BigInt(body.contractId) },
    ...{ account: body.account ?? null, conditions: body.conditions ?? null },
    confirm: body.confirmTerminate ?? null,
  }).catch(async (error: unknown) => {
    throw error instanceof Refusal && error.code === 'breaks_below'
      ? await withAccounts(world, merchantId, error)
      : error
  })
  const now = world.now()
  return inMerchant(world.db, merchantId, async (tx) => {
    const contract = await contractById(tx, merchantId, id, now)
    const [view] = await contractViews(tx, contract ? [contract] : [], {
      world,
      timeZone: brand.timeZone,
      now,
    })
    if (!view) throw new Refusal('contract_not_found')
    return view
  })
}

/** Those who would lose theirs, by account, as they are listed before somebody agrees. */
async function withAccounts(world: World, merchantId: number, { code, details }: Refusal): Promise<Refusal> {
  const ids = details['ids'] as readonly string[]
  const accounts: string[] = []
  for (const id of ids) accounts.push((await world.memberOf(merchantId, BigInt(id)))?.username ?? '')
  return new Refusal(code, { count: details['count'], accounts })
}
