/** What an agent, an operator or the clock does to a contract: one step, once for its key. */
import type { Side } from '@jackfruit/agent-pay'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { policyOf } from './brand-settings.ts'
import {
  accepted,
  changeOffered,
  declined,
  drafted,
  type Effects,
  endAsked,
  endDeclined,
  ended,
} from './decide.ts'
import { type About, contractById, isTaken, type Kept, situationOf } from './read.ts'
import { say } from './say.ts'
import { type Conditions, type PayKind, type Terms, termsOf } from './terms.ts'
import type { World } from './world.ts'
import { type Hand, holdKind, insertContract, writeEffects } from './write.ts'

export type Action =
  | 'offer'
  | 'request'
  | 'accept'
  | 'reject'
  | 'cancel'
  | 'change'
  | 'requestEnd'
  | 'agreeEnd'
  | 'declineEnd'
  | 'terminate'

/** An agent of the brand, or the brand itself, which stands above those at the top. */
export type Actor = { readonly memberId: bigint } | { readonly operator: string }

export interface Press {
  readonly merchantId: number
  readonly kind: PayKind
  readonly actor: Actor
  readonly hand: Pick<Hand, 'ip' | 'language'>
  readonly key: string
  readonly action: Action
  readonly contractId: bigint | null
  /** Of an offer: the direct downline. */
  readonly account: string | null
  readonly conditions: Conditions | null
  readonly confirm: number | null
}

const idOf = (actor: Actor): bigint | null => ('memberId' in actor ? actor.memberId : null)
const handOf = ({ actor, hand }: Press): Hand => ({
  ...hand,
  ...('memberId' in actor
    ? { memberId: actor.memberId, operator: null }
    : { memberId: null, operator: actor.operator }),
})

/** Answers the contract. The same press again changes nothing; raced or repeated, one of a kind stands after the other. */
export async function act(world: World, press: Press): Promise<bigint> {
  const { merchantId, kind, actor } = press
  const brand = await world.brandOf(merchantId)
  const policy = policyOf(brand)
  const about = await peopleOf(world, press)
  return inMerchant(world.db, merchantId, async (tx) => {
    await holdKind(tx, merchantId, kind)
    const before = await pressedBefore(tx, press)
    if (before !== null) return before
    const clock = { now: world.now(), timeZone: brand.timeZone }
    const terms = press.conditions && termsOf(kind, press.conditions, policy)
    const shared: Shared = { world, policy, clock }
    const id =
      about.role === 'first'
        ? await begin(tx, press, { ...about, terms: demanded(terms, 'tiers_invalid') }, shared)
        : await goOn(tx, press, { id: demanded(press.contractId, 'contract_not_found'), terms }, shared)
    await keepPress(tx, press, id, idOf(actor) ?? 0n, clock.now)
    return id
  })
}

function demanded<T>(given: T | null, code: string): T {
  if (given === null) throw new Refusal(code)
  return given
}

export interface Shared {
  readonly world: World
  readonly policy: ReturnType<typeof policyOf>
  readonly clock: { readonly now: Date; readonly timeZone: string }
}

type People =
  | { readonly role: 'later' }
  | { readonly role: 'first'; readonly uplineId: bigint | null; readonly downlineId: bigint }

const agentTypes: readonly number[] = [1, 2, 41, 42]

/** Between whom a first contract is: the one who offers or asks, and the direct one below or above. */
async function peopleOf(world: World, { merchantId, actor, action, account }: Press): Promise<People> {
  if (action !== 'offer' && action !== 'request') return { role: 'later' }
  const own = idOf(actor)
  if (action === 'request') {
    const member = own === null ? null : await world.memberOf(merchantId, own)
    if (!member) throw new Refusal('contract_not_found')
    return { role: 'first', uplineId: member.uplineId, downlineId: member.id }
  }
  const below = account ? await world.memberByName(merchantId, account) : null
  if (!below || below.uplineId !== own || !agentTypes.includes(below.type))
    throw new Refusal('downline_not_found')
  return { role: 'first', uplineId: own, downlineId: below.id }
}

const isTop = async (world: World, merchantId: number, id: bigint | null): Promise<boolean> =>
  id !== null && (await world.memberOf(merchantId, id))?.uplineId === null

async function begin(
  tx: Tx,
  press: Press,
  { uplineId, downlineId, terms }: { uplineId: bigint | null; downlineId: bigint; terms: Terms },
  { world, policy, clock }: Shared,
): Promise<bigint> {
  const { merchantId, kind } = press
  if (await isTaken(tx, merchantId, kind, downlineId)) throw new Refusal('contract_stands')
  const isUplineTop = await isTop(world, merchantId, uplineId)
  const about: About = { merchantId, kind, period: terms.period, uplineId, downlineId, isUplineTop, policy }
  const situation = await situationOf(tx, about, clock)
  const by = press.action === 'request' ? 'downline' : 'upline'
  const effects = drafted(situation, by, { uplineId, downlineId, terms })
  const place = { merchantId, kind, uplineId, downlineId }
  const contractId = await insertContract(tx, place, effects, clock.now)
  await writeEffects(tx, place, { contractId, effects, hand: handOf(press), now: clock.now })
  await say(tx, { world, place, contractId, effects, now: clock.now })
  return contractId
}

async function goOn(
  tx: Tx,
  press: Press,
  { id, terms }: { id: bigint; terms: Terms | null },
  shared: Shared,
): Promise<bigint> {
  const { merchantId, kind, actor } = press
  const contract = await contractById(tx, merchantId, id, shared.clock.now)
  const side = contract?.kind === kind ? sideOf(contract, idOf(actor)) : null
  if (!contract || !side) throw new Refusal('contract_not_found')
  await step(tx, contract, shared, handOf(press), (situation) =>
    effectsOf(press, { contract, side, terms }, situation),
  )
  return id
}

/** Reads what the step is measured against, decides, writes, and tells everybody concerned. */
export async function step(
  tx: Tx,
  contract: Kept,
  { world, policy, clock }: Shared,
  hand: Hand,
  decide: (situation: Awaited<ReturnType<typeof situationOf>>) => Effects,
): Promise<Effects> {
  const { merchantId, kind, uplineId, downlineId } = contract
  const isUplineTop = await isTop(world, merchantId, uplineId)
  const { period } = contract.terms
  const about: About = { merchantId, kind, period, uplineId, downlineId, isUplineTop, policy }
  const effects = decide(await situationOf(tx, about, clock))
  const place = { merchantId, kind, uplineId, downlineId }
  await writeEffects(tx, place, { contractId: contract.id, effects, hand, now: clock.now })
  await say(tx, { world, place, contractId: contract.id, effects, now: clock.now })
  return effects
}

const sideOf = ({ uplineId, downlineId }: Kept, actorId: bigint | null): 'upline' | 'downline' | null =>
  uplineId === actorId ? 'upline' : downlineId === actorId ? 'downline' : null

interface Taken {
  readonly contract: Kept
  readonly side: Extract<Side, 'upline' | 'downline'>
  readonly terms: Terms | null
}

function effectsOf(
  { action, confirm }: Press,
  { contract, side, terms }: Taken,
  situation: Parameters<typeof accepted>[0],
): Effects {
  switch (action) {
    case 'accept':
      return accepted(situation, contract, { side, confirm })
    case 'reject':
    case 'cancel':
      return declined(situation, contract, action, side)
    case 'change':
      if (!terms) throw new Refusal('tiers_invalid', { what: 'none' })
      return changeOffered(situation, contract, terms, { side, confirm })
    case 'requestEnd':
      return endAsked(situation, contract, side)
    case 'declineEnd':
      return endDeclined(situation, contract, side)
    case 'agreeEnd':
    case 'terminate':
      return ended(situation, contract, { step: action, side, confirm })
    case 'offer':
    case 'request':
      throw new Refusal('contract_not_now')
  }
}

const saidOf = ({ kind, action, contractId, account, conditions, confirm }: Press): string =>
  JSON.stringify([
    kind,
    action,
    contractId === null ? null : String(contractId),
    account,
    conditions,
    confirm,
  ])

async function pressedBefore(tx: Tx, press: Press): Promise<bigint | null> {
  const { rows } = await sql<{ said: string; contractId: bigint }>`
    select said, contract_id as "contractId" from agents.presses
     where merchant_id = ${press.merchantId} and member_id = ${idOf(press.actor) ?? 0n} and key = ${press.key}`.execute(
    tx,
  )
  const [row] = rows
  if (!row) return null
  if (row.said !== saidOf(press)) throw new Refusal('key_conflict')
  return row.contractId
}

const keepPress = (tx: Tx, press: Press, contractId: bigint, memberId: bigint, at: Date) =>
  sql`
    insert into agents.presses (member_id, key, merchant_id, said, contract_id, at)
    values (${memberId}, ${press.key}, ${press.merchantId}, ${saidOf(press)}, ${contractId}, ${at})`.execute(
    tx,
  )
