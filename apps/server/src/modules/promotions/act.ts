/** What a member presses: joined, signed in, claimed, applied. Repeated and raced it happens once. */
import type { promotions } from '@jackfruit/contracts'
import { formatMinor, invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Member } from '../identity/index.ts'
import { acceptedTerms } from './accepted.ts'
import { setAside } from './budget.ts'
import { tellSign } from './counting/follow.ts'
import { kindOf } from './kinds/all.ts'
import type { Deed, Kind, Moment, Person, Press } from './kinds/kind.ts'
import { isOver } from './machine.ts'
import { demandOnce } from './once.ts'
import { factsOf, whyNot } from './people.ts'
import {
  beginMembership,
  lockMembership,
  type Membership,
  type Promotion,
  promotionByCode,
  promotionById,
} from './rows.ts'
import { openScene } from './scene.ts'
import { standingOf } from './standing.ts'
import { shownOf } from './status.ts'
import { momentOf, type World } from './world.ts'

export interface Pressed {
  readonly id: string
  readonly version: number
  readonly key: string
}

export interface PressAnswer {
  readonly status: promotions.OfferStatus
  /** What came into the purse by it, as it is written on the wire. */
  readonly paid: string | null
}

/** All in one transaction: what is refused leaves nothing behind. */
export async function press(
  world: World,
  person: Person,
  pressed: Pressed,
  what: Press,
  deed: Deed = {},
): Promise<PressAnswer> {
  const moment = await momentOf(world, person.merchantId)
  const { accountId: purseId } = await world.purseOf(person)
  const member = await world.memberOf(person.merchantId, person.memberId)
  const done = await inMerchant(world.db, person.merchantId, async (tx) => {
    const promotion = await promotionByCode(tx, person.merchantId, pressed.id)
    if (!promotion) throw new Refusal('promotion_not_found')
    const before = await takePress(tx, { person, promotion, what, key: pressed.key, at: moment.now })
    if (before) return { answer: before, posted: null }
    const kind = kindOf(promotion.kind)
    const membership = await partFor(world, tx, { person, member, promotion, kind, moment, pressed, what })
    const terms = await acceptedTerms(tx, kind, promotion, membership.version)
    const scene = openScene({ ...moment, tx, world, person, purseId, promotion, terms, membership })
    if (what === 'sign') await tellSign(tx, person, { ...moment, keys: world.keys })
    if (kind.onPress) await kind.onPress(scene, what, { ...deed, key: pressed.key })
    else await scene.turn(what)
    await scene.end()
    const standing = await standingOf(tx, person.merchantId, {
      promotion,
      kind,
      terms,
      moment,
      membership: scene.membership,
    })
    const paid = scene.paid()
    const answer = { status: shownOf(standing).status, paid: paid > 0n ? formatMinor(paid) : null }
    await keepAnswer(tx, person, pressed.key, answer)
    return { answer, posted: scene.posted() }
  })
  if (done.posted) world.tellBalance(done.posted)
  world.bonusesChanged()
  return done.answer
}

interface Beginning {
  readonly person: Person
  readonly member: Member | null
  readonly promotion: Promotion
  readonly kind: Kind
  readonly moment: Moment
  readonly pressed: Pressed
  readonly what: Press
}

/** The part that this press belongs to: the one that runs, or one that it begins. It is held until the end. */
async function partFor(world: World, tx: Tx, beginning: Beginning): Promise<Membership> {
  const { person, member, promotion, kind, moment, pressed, what } = beginning
  const held = await lockMembership(tx, { memberId: person.memberId, promotionId: promotion.id })
  if (held) {
    const terms = await acceptedTerms(tx, kind, promotion, held.version)
    const isAgain = kind.again?.({ ...moment, promotion, terms, membership: held }) ?? false
    if (!isAgain) return carriedOn(held, promotion, moment, what)
    await endPart(tx, promotion, held, { terms, person, world, moment })
  }
  if (what !== kind.begins) throw new Refusal('promotion_not_now')
  if (pressed.version !== promotion.version) throw new Refusal('promotion_changed')
  demandOpen(promotion, moment)
  if (kind.spends && promotion.whole === 0n) throw new Refusal('pool_used_up')
  const terms = await acceptedTerms(tx, kind, promotion, promotion.version)
  const why = whyNot(terms, await factsOf(world, tx, person, { member }), moment.now)
  if (why) throw new Refusal('not_eligible', { reason: why.key, facts: why.facts })
  const most = kind.most(terms)
  const begun = await beginMembership(tx, {
    ...{ merchantId: person.merchantId, promotion, memberId: person.memberId, turn: (held?.turn ?? 0) + 1 },
    ...{ setAside: most, progress: kind.begin(terms), at: moment.now },
  })
  if (!begun) {
    // Another press of the same member was first, and has committed by now.
    const theirs = await lockMembership(tx, { memberId: person.memberId, promotionId: promotion.id })
    invariant(theirs, 'a part that stood in the way is gone')
    return carriedOn(theirs, promotion, moment, what)
  }
  await setAside(tx, promotion, most)
  // With the offer held: whoever waited for its end begins nothing after it.
  demandOpen(await promotionById(tx, person.merchantId, promotion.id), { now: world.now() })
  await demandOnce(tx, person, promotion, terms)
  return begun
}

/** What runs on after an offer has ended: what waits for a decision or to be taken, not another sign-in or application. */
function carriedOn(held: Membership, promotion: Promotion, moment: Moment, what: Press): Membership {
  if (isOver(held.state)) throw new Refusal('promotion_not_now', { state: held.state })
  if (what !== 'claim') demandOpen(promotion, moment)
  return held
}

function demandOpen({ startsAt, endsAt, closedAt }: Promotion, { now }: Pick<Moment, 'now'>): void {
  if (startsAt > now || (endsAt && endsAt <= now) || closedAt) throw new Refusal('promotion_not_open')
}

/** A turn that another follows: what it did not need goes back to the pool first. */
async function endPart(
  tx: Tx,
  promotion: Promotion,
  membership: Membership,
  {
    terms,
    person,
    world,
    moment,
  }: { terms: Parameters<typeof openScene>[0]['terms']; person: Person; world: World; moment: Moment },
): Promise<void> {
  if (isOver(membership.state)) return
  const scene = openScene({ ...moment, tx, world, person, purseId: 0n, promotion, terms, membership })
  await (kindOf(promotion.kind).onPartEnd?.(scene) ?? scene.turn('lapse'))
  await scene.end()
}

interface Taken {
  readonly person: Person
  readonly promotion: Promotion
  readonly what: Press
  readonly key: string
  readonly at: Date
}

/** Null for a press that is new: it holds the key until the end. What was answered before is answered again. */
async function takePress(tx: Tx, { person, promotion, what, key, at }: Taken): Promise<PressAnswer | null> {
  const { merchantId, memberId } = person
  const { numAffectedRows } = await sql`
    insert into promotions.presses (merchant_id, member_id, key, what, promotion_id, answer, at)
    values (${merchantId}, ${memberId}, ${key}, ${what}, ${promotion.id}, '{}', ${at})
    on conflict (member_id, key) do nothing`.execute(tx)
  if (numAffectedRows === 1n) return null
  const { rows } = await sql<{ what: string; promotionId: bigint; answer: PressAnswer }>`
    select what, promotion_id as "promotionId", answer from promotions.presses
     where member_id = ${memberId} and key = ${key}`.execute(tx)
  const [row] = rows
  if (row?.what !== what || row.promotionId !== promotion.id) throw new Refusal('key_conflict')
  return row.answer
}

const keepAnswer = (tx: Tx, { memberId }: Person, key: string, answer: PressAnswer) =>
  sql`update promotions.presses set answer = ${JSON.stringify(answer)}
       where member_id = ${memberId} and key = ${key}`.execute(tx)
