/** What an operator makes of offers: a new one with its money set aside, newer terms, an end. Who and why is kept. */
import { type Minor, parseMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { openAccount, openHouse, post } from '../ledger/index.ts'
import { unit } from '../points/index.ts'
import { isKind, kindOf, readTerms, termsSchemaOf } from './kinds/all.ts'
import type { Kind } from './kinds/kind.ts'
import { isForSome } from './people.ts'
import { type Promotion, promotionByCode } from './rows.ts'
import type { CommonTerms } from './terms.ts'

/** What is wrong with what an operator asks for, for the operator. */
export class NotMade extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'NotMade'
  }
}

export interface Signature {
  readonly by: string
  readonly why: string
}

export interface NewPromotion {
  readonly code: string
  readonly kind: string
  readonly terms: unknown
  /** As it is written: 20000000.00. */
  readonly budget: string
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly position?: number
}

export interface Brand {
  readonly id: number
  readonly currency: string
}

/** What stands behind every offer of a brand: what it gave for them. */
const house = 'promotions'

function parsed(code: string, given: unknown) {
  if (!isKind(code)) throw new NotMade(`There is no kind of offer ${code}.`)
  const kind = kindOf(code)
  const terms = z.safeParse(termsSchemaOf(kind), given)
  if (!terms.success) {
    const [issue] = terms.error.issues
    throw new NotMade(`The terms are not those of a ${code}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const read = readTerms(kind, given)
  const wrong = wrongOfWhom(kind, read) ?? wrongOfBonus(kind, read)
  if (wrong) throw new NotMade(wrong)
  return { kind, terms: read }
}

/** What it promises to some only, and would pay to everybody; null where it keeps to it. */
function wrongOfWhom(kind: Kind, terms: CommonTerms): string | null {
  if (kind.begins !== 'play') return null
  if (isForSome(terms) && !kind.asks?.includes('audience'))
    return `audience: nobody presses for a ${kind.code}, it is for everybody.`
  if (terms.once.length > 0 && !kind.asks?.includes('once'))
    return `once: nobody presses for a ${kind.code}, it does not look at who shares what with whom.`
  return null
}

/** What terms of bonus money say that cannot be kept; null where all of it can. */
function wrongOfBonus(kind: Kind, { bonus }: CommonTerms): string | null {
  if (kind.onDeposit && !bonus)
    return 'A bonus on a deposit is never plain cash: the deposit may go back to who sent it.'
  if (bonus && kind.pays === 'points') return 'Points are no bonus money.'
  if (!bonus || bonus.base === 'bonus') return null
  if (!kind.onDeposit) return 'Only a bonus on a deposit can ask for both.'
  if (bonus.mode !== 'LOCKED') return 'Only a bonus that is kept can ask for the deposit as well.'
  return bonus.times < 1 ? 'A deposit is staked once at least: a multiple of both is one or more.' : null
}

/**
 * All of its money is moved to its account in the same transaction: it can never cost more. A code is used once.
 * @throws NotMade with what is wrong
 */
export function makePromotion(
  db: Db,
  brand: Brand,
  wanted: NewPromotion,
  signature: Signature,
  now: Date,
): Promise<Promotion> {
  return inMerchant(db, brand.id, (tx) => makeIn(tx, brand, wanted, signature, now))
}

export async function makeIn(
  tx: Tx,
  { id: merchantId, currency: ofBrand }: Brand,
  { code, kind: kindCode, terms: given, budget: text, startsAt, endsAt, position = 0 }: NewPromotion,
  { by, why }: Signature,
  now: Date,
): Promise<Promotion> {
  const { kind, terms } = parsed(kindCode, given)
  const currency = kind.pays === 'points' ? unit : ofBrand
  const budget = parseMinor(text) ?? 0n
  const whole = kind.whole?.(terms) ?? 0n
  const least = whole > 0n ? whole : kind.most(terms)
  if (budget < least) throw new NotMade(`The budget is less than what one member is promised: ${text}.`)
  if (endsAt && endsAt <= startsAt) throw new NotMade('It ends before it begins.')
  if (kind.mustEnd && !endsAt) throw new NotMade(`A ${kindCode} has an end.`)
  if (await promotionByCode(tx, merchantId, code)) throw new NotMade(`There is an offer ${code} already.`)
  const { rows } = await sql<{ id: bigint }>`
    select nextval('promotions.promotions_id_seq')::bigint as id`.execute(tx)
  const id = rows[0]?.id ?? 0n
  const accountId = await openAccount(tx, { merchantId, owner: id, kind: 'budget', currency })
  await sql`
    insert into promotions.promotions (id, merchant_id, code, kind, account_id, currency, budget, set_aside, whole,
      starts_at, ends_at, position, created_at)
    overriding system value values (${id}, ${merchantId}, ${code}, ${kindCode}, ${accountId}, ${currency}, ${budget}, ${whole}, ${whole},
      ${startsAt}, ${endsAt}, ${position}, ${now})`.execute(tx)
  await writeVersion(tx, { merchantId, promotionId: id, version: 1, terms, by, why, now })
  const houseId = await openHouse(tx, merchantId, house, currency)
  await post(tx, { key: `fund:${id}`, kind: 'fund', accountId, houseId, amount: budget })
  const made = await promotionByCode(tx, merchantId, code)
  if (!made) throw new Error(`${code} was made and is not there`)
  return made
}

interface NewVersion extends Signature {
  readonly merchantId: number
  readonly promotionId: bigint
  readonly version: number
  readonly terms: object
  readonly now: Date
}

async function writeVersion(tx: Tx, { merchantId, promotionId, version, terms, by, why, now }: NewVersion) {
  await sql`
    insert into promotions.versions (promotion_id, version, merchant_id, terms, by, why, at)
    values (${promotionId}, ${version}, ${merchantId}, ${JSON.stringify(terms)}, ${by}, ${why}, ${now})`.execute(
    tx,
  )
}

/** Newer terms, for whoever joins from now on. What somebody accepted before stays for them. */
export const changeTerms = (
  db: Db,
  merchantId: number,
  { code, terms: given }: { readonly code: string; readonly terms: unknown },
  { by, why }: Signature,
  now: Date,
): Promise<number> =>
  inMerchant(db, merchantId, async (tx) => {
    const promotion = await held(tx, merchantId, code)
    const { kind, terms } = parsed(promotion.kind, given)
    if (kind.isFixed)
      throw new NotMade(`The prizes of a ${promotion.kind} stay as they are: make another offer.`)
    const version = promotion.version + 1
    await writeVersion(tx, { merchantId, promotionId: promotion.id, version, terms, by, why, now })
    await sql`
      update promotions.promotions set version = ${version}
       where merchant_id = ${merchantId} and id = ${promotion.id}`.execute(tx)
    return version
  })

/** Nobody joins any more; what was promised is kept. The signature stands with the last version. */
export const closePromotion = (
  db: Db,
  merchantId: number,
  code: string,
  { by, why }: Signature,
  now: Date,
): Promise<void> =>
  inMerchant(db, merchantId, async (tx) => {
    const { id, closedAt } = await held(tx, merchantId, code)
    if (closedAt) throw new NotMade(`${code} is closed already.`)
    await sql`
      update promotions.promotions set closed_at = ${now}, closed_by = ${by}, closed_why = ${why}
       where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  })

async function held(tx: Tx, merchantId: number, code: string): Promise<Promotion> {
  await sql`select from promotions.promotions where merchant_id = ${merchantId} and code = ${code} for update`.execute(
    tx,
  )
  const promotion = await promotionByCode(tx, merchantId, code)
  if (!promotion) throw new NotMade(`There is no offer ${code}.`)
  return promotion
}

/** The clock: of an offer that has ended, what nobody needs any more goes back to the brand. Answers how much did. */
export const settlePromotion = (db: Db, merchantId: number, id: bigint, now: Date): Promise<Minor> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<Promotion>`
      select id, code, account_id as "accountId", currency, budget, set_aside as "setAside", paid
        from promotions.promotions
       where merchant_id = ${merchantId} and id = ${id} and settled_at is null
         and (closed_at is not null or ends_at <= ${now}) for update`.execute(tx)
    const [promotion] = rows
    if (!promotion || promotion.setAside > 0n) return 0n
    const rest = promotion.budget - promotion.paid
    await sql`
      update promotions.promotions set settled_at = ${now} where merchant_id = ${merchantId} and id = ${id}`.execute(
      tx,
    )
    if (rest === 0n) return 0n
    const houseId = await openHouse(tx, merchantId, house, promotion.currency)
    await post(tx, {
      key: `fund:back:${id}`,
      kind: 'fund',
      accountId: promotion.accountId,
      houseId,
      amount: -rest,
    })
    return rest
  })
