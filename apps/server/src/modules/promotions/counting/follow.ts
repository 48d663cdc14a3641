/**
 * The reader of what members do: each batch of deeds is handed to the kinds that count, with the offers that run, in
 * the transaction that moves the reader's place. What a batch costs depends on its deeds alone: so many statements for
 * each kind, however many offers, members and rounds there are.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { countingKinds, kindOf, readTerms } from '../kinds/all.ts'
import type { Person } from '../kinds/kind.ts'
import type { Keys, Moment } from '../moment.ts'
import type { Promotion } from '../rows.ts'
import type { CommonTerms } from '../terms.ts'
import type { Counted, Counting, Done } from './counted.ts'

export interface Sights {
  readonly now: () => Date
  readonly keys: Keys
  readonly timeZoneOf: (merchantId: number) => Promise<string>
  readonly edgeOf: Counting['edgeOf']
}

export async function follow(tx: Tx, deeds: readonly Done[], sights: Sights): Promise<void> {
  const offers = await countedOffers(tx, [...new Set(deeds.map(({ merchantId }) => merchantId))], sights)
  for (const code of countingKinds) {
    const own = offers.filter(({ promotion }) => promotion.kind === code)
    if (own.length === 0) continue
    const common = { tx, now: sights.now(), keys: sights.keys, edgeOf: sights.edgeOf }
    await kindOf(code).onDeeds?.({ ...common, offers: own, deeds })
  }
}

/** A sign-in counts in the transaction of its press, before anything is paid: parts are held before purses. */
export async function tellSign(
  tx: Tx,
  { merchantId, memberId }: Pick<Person, 'merchantId' | 'memberId'>,
  { now, day, keys, timeZone }: Moment & { readonly keys: Keys },
): Promise<void> {
  const none = { rounds: 0, stake: 0n, win: 0n, valid: 0n, amount: 0n }
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx)
  const done: Done = {
    ...{
      id: 0n,
      merchantId,
      memberId,
      accountId: 0n,
      what: 'sign',
      gameId: 0,
      round: '',
      ...none,
      kind: '',
      day,
    },
    at: rows[0]?.at ?? now,
  }
  await follow(tx, [done], {
    ...{ now: () => now, keys, timeZoneOf: async () => timeZone },
    edgeOf: async () => 0n,
  })
}

interface Version {
  readonly promotionId: bigint
  readonly version: number
  readonly terms: unknown
  readonly at: Date
}

/** Offers of these brands that count and are not settled; two statements. */
async function countedOffers(
  tx: Tx,
  merchantIds: readonly number[],
  { timeZoneOf }: Pick<Sights, 'timeZoneOf'>,
): Promise<Counted[]> {
  const { rows: found } = await sql<Promotion>`
    select id, merchant_id as "merchantId", code, kind, version, account_id as "accountId", currency, budget,
        set_aside as "setAside", paid, starts_at as "startsAt", ends_at as "endsAt", closed_at as "closedAt"
      from promotions.promotions
     where kind = any(${countingKinds}::text[]) and merchant_id = any(${merchantIds}::int[]) and settled_at is null
     order by id`.execute(tx)
  if (found.length === 0) return []
  const { rows: versions } = await sql<Version>`
    select promotion_id as "promotionId", version, terms, at from promotions.versions
     where promotion_id = any(${found.map(({ id }) => id)}::bigint[]) and merchant_id = any(${merchantIds}::int[])
     order by promotion_id, version`.execute(tx)
  const counted: Counted[] = []
  for (const promotion of found) {
    const own = versions.filter(({ promotionId }) => promotionId === promotion.id)
    counted.push(countedOf(promotion, own, await timeZoneOf(promotion.merchantId)))
  }
  return counted
}

function countedOf(promotion: Promotion, versions: readonly Version[], timeZone: string): Counted {
  const kind = kindOf(promotion.kind)
  const read = new Map<number, CommonTerms>()
  return {
    promotion,
    timeZone,
    termsOf(version) {
      const known =
        read.get(version) ?? readTerms(kind, versions.find((each) => each.version === version)?.terms)
      read.set(version, known)
      return known
    },
    versionAt: (at) => versions.findLast((each) => each.at <= at)?.version ?? 1,
  }
}

/** Of one offer, for the clock and for pages: in a transaction of its brand. */
export async function countedOffer(tx: Tx, promotion: Promotion, timeZone: string): Promise<Counted> {
  const { rows } = await sql<Version>`
    select promotion_id as "promotionId", version, terms, at from promotions.versions
     where promotion_id = ${promotion.id} and merchant_id = ${promotion.merchantId} order by version`.execute(
    tx,
  )
  return countedOf(promotion, rows, timeZone)
}
