/**
 * A bonus that is chosen with a deposit. Its amount is set aside with the order, given in the transaction that credits the
 * money, and free again when the order comes to nothing.
 */
import { formatMinor, invariant, type Minor, parseMinor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type ChosenBonus, type ChosenMoney, type OrderOfBonus, orderStanding } from '../../cashier/index.ts'
import type { Posted } from '../../ledger/index.ts'
import { acceptedTerms } from '../accepted.ts'
import { release, setAside, writeReward } from '../budget.ts'
import { kindOf } from '../kinds/all.ts'
import type { DepositProgress } from '../kinds/deposit/kind.ts'
import type { Kind, Moment, OnDeposit, Person } from '../kinds/kind.ts'
import { isOver, next } from '../machine.ts'
import { demandOnce } from '../once.ts'
import { pay } from '../pay.ts'
import { factsOf, whyNot, whyNotDeposit } from '../people.ts'
import {
  beginMembership,
  lockMembership,
  type Membership,
  type Promotion,
  promotionByCode,
  writeMembership,
} from '../rows.ts'
import type { CommonTerms } from '../terms.ts'
import { momentOf, type World } from '../world.ts'
import { accountsOfHeld, endHeld, holdBonuses } from './end.ts'
import { holdForBonus } from './grant.ts'
import { movePart } from './part.ts'
import { type Bonus, bonusesOfPart, lockBonus } from './rows.ts'

type Part = Membership<DepositProgress>

export async function chooseBonus(world: World, tx: Tx, order: OrderOfBonus): Promise<void> {
  const { merchantId, memberId, amount, promotionId, orderId, expiresAt } = order
  const moment = await momentOf(world, merchantId)
  const promotion = await promotionByCode(tx, merchantId, promotionId)
  const kind = promotion && kindOf(promotion.kind)
  if (!promotion || !kind?.onDeposit) throw new Refusal('promotion_unknown')
  const { startsAt, endsAt, closedAt } = promotion
  if (startsAt > moment.now || (endsAt && endsAt <= moment.now) || closedAt)
    throw new Refusal('promotion_unknown')
  if (order.version !== null && order.version !== promotion.version) throw new Refusal('promotion_changed')
  const person = { merchantId, memberId, type: order.type }
  const held = await lockMembership(tx, { memberId, promotionId: promotion.id })
  const turn = await turnAfter(tx, { promotion, kind, held: held as Part | null, moment })
  const terms = await acceptedTerms(tx, kind, promotion, promotion.version)
  const asked = kind.onDeposit(terms)
  await demandMay(world, tx, { person, terms, asked, moment })
  if (amount < asked.least) throw new Refusal('bonus_deposit_below', { min: formatMinor(asked.least) })
  const bonus = asked.bonusOf(amount)
  await setAside(tx, promotion, bonus)
  await demandOnce(tx, person, promotion, terms)
  const begun = await beginMembership(tx, {
    ...{ merchantId, promotion, memberId, turn, setAside: bonus, at: moment.now },
    progress: { order: orderId, deposit: formatMinor(0n), day: moment.day } satisfies DepositProgress,
  })
  // Orders of one member are made one after the other: nobody else can have begun it.
  if (!begun) throw new Refusal('promotion_not_now')
  await writeMembership(tx, { ...begun, state: 'joined' }, moment.now)
  await waitUntil(tx, begun, expiresAt)
}

/** Which turn it would be. Throws where one runs that another cannot follow. */
async function turnAfter(
  tx: Tx,
  {
    promotion,
    kind,
    held,
    moment,
  }: {
    readonly promotion: Promotion
    readonly kind: Kind
    readonly held: Part | null
    readonly moment: Moment
  },
): Promise<number> {
  if (!held) return 1
  // Chosen for an order that came to nothing, and not looked at by the clock yet.
  const part =
    held.state === 'joined' && (await isDead(tx, promotion.merchantId, held))
      ? await lapse(tx, promotion, held, moment.now)
      : held
  const terms = await acceptedTerms(tx, kind, promotion, part.version)
  if (part.state === 'joined') throw new Refusal('bonus_chosen')
  if (!kind.again?.({ ...moment, promotion, terms, membership: part })) throw new Refusal('promotion_not_now')
  return part.turn + 1
}

async function demandMay(
  world: World,
  tx: Tx,
  {
    person,
    terms,
    asked,
    moment,
  }: {
    readonly person: Person
    readonly terms: CommonTerms
    readonly asked: OnDeposit
    readonly moment: Moment
  },
): Promise<void> {
  const member = await world.memberOf(person.merchantId, person.memberId)
  const facts = await factsOf(world, tx, person, { member })
  const why = whyNot(terms, facts, moment.now) ?? whyNotDeposit(asked, facts)
  if (why) throw new Refusal('not_eligible', { reason: why.key, facts: why.facts })
}

const waitUntil = (tx: Tx, { id }: Pick<Membership, 'id'>, until: Date | null) =>
  sql`update promotions.memberships set ends_at = ${until} where id = ${id}`.execute(tx)

async function isDead(tx: Tx, merchantId: number, { progress }: Part): Promise<boolean> {
  return (await orderStanding(tx, merchantId, progress.order)) === 'over'
}

async function lapse(tx: Tx, promotion: Promotion, part: Part, at: Date): Promise<Part> {
  const lapsed: Part = { ...part, state: next(part.state, 'lapse') ?? part.state, setAside: 0n }
  await writeMembership(tx, lapsed, at)
  await release(tx, promotion, part.setAside)
  return lapsed
}

/**
 * Before the purse is held: the part, the offer, and the accounts. Null where this money brings nothing: it was not chosen
 * for this order, or what was set aside for one that ran out is not there any more.
 */
export async function holdChosen(world: World, tx: Tx, order: ChosenMoney): Promise<ChosenBonus | null> {
  const { merchantId, memberId, orderId, promotionId, accountId: purseId, total } = order
  const moment = await momentOf(world, merchantId)
  const promotion = await promotionByCode(tx, merchantId, promotionId)
  const kind = promotion && kindOf(promotion.kind)
  if (!promotion || !kind?.onDeposit) return null
  const found = (await lockMembership(tx, { memberId, promotionId: promotion.id })) as Part | null
  if (!found || found.progress.order !== orderId) return null
  const terms = await acceptedTerms(tx, kind, promotion, found.version)
  const due = kind.onDeposit(terms).bonusOf(total)
  const part = found.state === 'expired' ? await revived(tx, promotion, found, due, moment.now) : found
  if (!part || isOver(part.state)) return null
  const given = (await bonusesOfPart(tx, merchantId, part.id)).reduce((sum, { amount }) => sum + amount, 0n)
  const rest = due - given
  const amount = rest < part.setAside ? rest : part.setAside
  if (amount <= 0n) return null
  await sql`select from promotions.promotions
    where merchant_id = ${merchantId} and id = ${promotion.id} for update`.execute(tx)
  invariant(terms.bonus, `${promotion.code} gives no bonus`)
  await holdForBonus(tx, promotion, { memberId, purseId, mode: terms.bonus.mode })
  const isBoth = terms.bonus.base === 'both'
  return {
    asksForDeposit: isBoth,
    async give(): Promise<Posted | null> {
      const source = order.postingKey
      await writeReward(tx, promotion, part, {
        ...{ source, amount, at: moment.now, expiresAt: null, state: 'claimed' },
      })
      const posted = await pay(tx, world, promotion, {
        ...{ part, terms, purseId, amount, source, at: moment.now },
        ...(isBoth && { deposit: { amount: order.part, key: order.postingKey } }),
      })
      const counted: DepositProgress = { ...part.progress, deposit: formatMinor(total) }
      const state = part.state === 'joined' ? 'process' : part.state
      await writeMembership(
        tx,
        { ...part, state, setAside: part.setAside - amount, progress: counted },
        moment.now,
      )
      await waitUntil(tx, part, null)
      return posted
    },
  }
}

/** Paid after its order had run out: under the terms that were accepted, as far as there is something left for it. */
async function revived(tx: Tx, promotion: Promotion, part: Part, due: Minor, at: Date): Promise<Part | null> {
  if (parseMinor(part.progress.deposit) !== 0n || due === 0n) return null
  try {
    await setAside(tx, promotion, due)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pool_used_up') return null
    throw error
  }
  const again: Part = { ...part, state: 'joined', setAside: due }
  await writeMembership(tx, again, at)
  return again
}

/** The money of an order goes back to who sent it: what it brought goes back as well. Before the purse is held. */
export async function holdReversed(
  world: World,
  tx: Tx,
  {
    merchantId,
    memberId,
    orderId,
    promotionId,
  }: Pick<OrderOfBonus, 'merchantId' | 'memberId' | 'orderId' | 'promotionId'>,
): Promise<{ readonly accounts: readonly bigint[]; takeBack(): Promise<void> } | null> {
  const { now } = await momentOf(world, merchantId)
  const brand = await world.directory.brandOfId(merchantId)
  const promotion = await promotionByCode(tx, merchantId, promotionId)
  if (!promotion || !brand) return null
  const part = (await lockMembership(tx, { memberId, promotionId: promotion.id })) as Part | null
  if (!part || part.progress.order !== orderId) return null
  const running: Bonus[] = []
  for (const { id } of await bonusesOfPart(tx, merchantId, part.id)) {
    const bonus = await lockBonus(tx, merchantId, id)
    // What was played through was so with money that is gone: it goes back as well.
    if (bonus && (bonus.endedAt === null || (bonus.state === 'completed' && bonus.taken === 0n)))
      running.push(bonus)
  }
  if (running.length === 0) return null
  const held = await holdBonuses(tx, running)
  return {
    accounts: accountsOfHeld(held),
    async takeBack() {
      await endHeld(tx, held, { end: 'reversed', at: now, timeZone: brand.timeZone, takes: true })
      await movePart(tx, merchantId, part, now)
    },
  }
}

const waitMs = 10 * 60_000
const atOnce = 200

/** The clock: what was set aside for orders that came to nothing is free again. May be repeated and raced. */
export async function lapseChosen(world: World, merchantId: number): Promise<void> {
  const now = world.now()
  const due = await inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<{ memberId: bigint; promotionId: bigint; code: string }>`
      select m.member_id as "memberId", m.promotion_id as "promotionId", p.code
        from promotions.memberships m
        join promotions.promotions p on p.id = m.promotion_id and p.merchant_id = m.merchant_id
       where m.merchant_id = ${merchantId} and m.state = 'joined' and m.ends_at <= ${now}
       order by m.ends_at limit ${atOnce}`.execute(tx)
    return rows
  })
  for (const { memberId, promotionId, code } of due)
    await inMerchant(world.db, merchantId, async (tx) => {
      const part = (await lockMembership(tx, { memberId, promotionId })) as Part | null
      const promotion = await promotionByCode(tx, merchantId, code)
      if (!promotion || part?.state !== 'joined') return
      if (!kindOf(promotion.kind).onDeposit) return
      if (await isDead(tx, merchantId, part)) await lapse(tx, promotion, part, now)
      // It is looked at, or money for it is on its way: the promise stands.
      else await waitUntil(tx, part, new Date(now.getTime() + waitMs))
    })
}
